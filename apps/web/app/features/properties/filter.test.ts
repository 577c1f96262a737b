import { expect, test } from "vitest";
import { filterQuery, isFiltered, readFilter } from "./filter.ts";

test("a filter is the same after a round trip through the address", () => {
  const filter = { status: "leased", sort: "rent_low", text: "ocean dr" } as const;
  expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
});

test("unknown values don't filter", () => {
  const filter = readFilter(new URLSearchParams("status=sold&sort=odd"));
  expect(filter).toEqual({ status: "all", sort: "newest", text: "" });
  expect(filterQuery(filter)).toBe("");
  expect(isFiltered(filter)).toBe(false);
});
