import { expect, test } from "vitest";
import { nextPath } from "../../data/request.ts";
import { filterQuery, isFiltered, leadListPath, readFilter } from "./filter.ts";

test("a list opens with every lead, highest score first", () => {
  const filter = readFilter(new URLSearchParams());
  expect(filter).toEqual({ status: "all", sort: "score", text: "" });
  expect(filterQuery(filter)).toBe("");
  expect(leadListPath(filter)).toBe("/api/leads?status=all&sort=score");
  expect(isFiltered(filter)).toBe(false);
});

test("a filter survives the way through an address", () => {
  const filter = { status: "hot", sort: "recent", text: "Ana & Luis" } as const;
  expect(filterQuery(filter)).toBe("?status=hot&sort=recent&q=Ana+%26+Luis");
  expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
  expect(leadListPath(filter)).toBe("/api/leads?status=hot&sort=recent&q=Ana+%26+Luis");
});

test("unknown values filter nothing", () => {
  expect(readFilter(new URLSearchParams("status=boiling&sort=sideways"))).toMatchObject({
    status: "all",
    sort: "score",
  });
});

test("blanks are no search", () => {
  const filter = { status: "all", sort: "score", text: "  " } as const;
  expect(leadListPath(filter)).toBe("/api/leads?status=all&sort=score");
  expect(isFiltered(filter)).toBe(false);
});

test("the next page is the one the Link header names", () => {
  expect(nextPath('</api/leads?after=abc>; rel="next"')).toBe("/api/leads?after=abc");
  expect(nextPath('</api/leads>; rel="prev"')).toBeNull();
  expect(nextPath(null)).toBeNull();
});
