import { expect, test } from "vitest";
import { changedFields, withKept } from "./keptFields.ts";

const stored = { address: "", rent: "2400", terms: { pets: "", fees: { deposit: "" } }, photos: ["a"] };

test("keeps only what changed, and nothing after saving", () => {
  expect(changedFields(stored, { ...stored, rent: "2500" })).toEqual({ rent: "2500" });
  expect(changedFields(stored, { ...stored, terms: { pets: "cat", fees: { deposit: "" } } })).toEqual({
    terms: { pets: "cat", fees: { deposit: "" } },
  });
  expect(changedFields(stored, { ...stored })).toBeUndefined();
  expect(changedFields(stored, { ...stored, photos: [] }, ["photos"])).toBeUndefined();
});

test("an input that was cleared again isn't a change", () => {
  const lead: { name: string; email?: string } = { name: "" };
  expect(changedFields(lead, { name: "", email: undefined })).toBeUndefined();
});

test("unchanged fields have what is stored now", () => {
  const now = { ...stored, rent: "2600" };
  expect(withKept(now, { address: "100 SW 10th St", terms: { pets: "cat" } })).toEqual({
    ...now,
    address: "100 SW 10th St",
    terms: { pets: "cat", fees: { deposit: "" } },
  });
});

test("ignores values of another shape or that are already stored", () => {
  for (const kept of [undefined, null, "text", [], { address: 5 }, { terms: "x" }, { photos: {} }, { rent: "2400" }])
    expect(withKept(stored, kept)).toBeNull();
  expect(withKept(stored, { photos: ["b"] }, ["photos"])).toBeNull();
});
