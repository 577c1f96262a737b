import { expect, test } from "vitest";
import { examplePlace, mayHavePlace, ownPlacePath } from "./place.ts";

const nothing = new URLSearchParams();

test("requests a place only if the server may know one", () => {
  expect(mayHavePlace(null, nothing)).toBe(false);
  expect(mayHavePlace("llave_language=es; not_llave_place=1", nothing)).toBe(false);
  expect(mayHavePlace("llave_language=es; llave_place=abc", nothing)).toBe(true);
  expect(mayHavePlace("llave_sid=abc", nothing)).toBe(true);
  expect(mayHavePlace("__Host-llave_sid=abc", nothing)).toBe(true);
  expect(mayHavePlace(null, new URLSearchParams("place=abc"))).toBe(true);
});

test("passes the mailed token through as one value", () => {
  expect(ownPlacePath(nothing)).toBe("/api/waitlist/own");
  expect(ownPlacePath(new URLSearchParams({ place: "a.b&c=d" }))).toBe("/api/waitlist/own?place=a.b%26c%3Dd");
});

test("the example is the specification's, with a link to this site", () => {
  const example = examplePlace("https://llave.example");
  expect(example).toMatchObject({ position: 127, estimatedDays: 12, referrals: 3 });
  expect(example.referralLink).toBe(`https://llave.example/early?ref=${example.referralCode}`);
});
