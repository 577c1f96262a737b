import { expect, test } from "vitest";
import { filterQuery, isFiltered, readFilter } from "./filter.ts";

test("a filter survives the way through an address", () => {
  const filter = { status: "leased", sort: "rent_low", text: "ocean dr" } as const;
  expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
});

test("what is odd filters nothing", () => {
  const filter = readFilter(new URLSearchParams("status=sold&sort=odd"));
  expect(filter).toEqual({ status: "all", sort: "newest", text: "" });
  expect(filterQuery(filter)).toBe("");
  expect(isFiltered(filter)).toBe(false);
});
