import { expect, test } from "vitest";
import { isAsking } from "./asking.ts";

const asked = { due: true, said: 4, askedAt: 4, ratedAt: 4 };

test("the rating leaves the page once the renter writes on, with or without stars", () => {
  expect(isAsking({ ...asked, step: "stars" })).toBe(true);
  expect(isAsking({ ...asked, step: "stars", said: 5 })).toBe(false);
  expect(isAsking({ ...asked, step: "reasons", due: false })).toBe(true);
  expect(isAsking({ ...asked, step: "reasons", due: false, said: 5 })).toBe(false);
  expect(isAsking({ ...asked, step: "thanks", due: false })).toBe(true);
  expect(isAsking({ ...asked, step: "thanks", due: false, said: 5 })).toBe(false);
  expect(isAsking({ ...asked, step: "over" })).toBe(false);
});
