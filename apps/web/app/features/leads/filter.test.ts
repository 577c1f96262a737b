import { expect, test } from "vitest";
import { exportPath, filterQuery, isFiltered, leadListPath, noFilter, readFilter } from "./filter.ts";

test("a list opens with every lead, highest score first", () => {
  const filter = readFilter(new URLSearchParams());
  expect(filter).toEqual(noFilter);
  expect(filterQuery(filter)).toBe("");
  expect(leadListPath(filter)).toBe("/api/leads?status=all&sort=score");
  expect(isFiltered(filter)).toBe(false);
});

test("a filter is the same after a round trip through the address", () => {
  const filter = { ...noFilter, status: "hot", sort: "recent", text: "Ana & Luis" } as const;
  expect(filterQuery(filter)).toBe("?status=hot&sort=recent&q=Ana+%26+Luis");
  expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
  expect(leadListPath(filter)).toBe("/api/leads?status=hot&sort=recent&q=Ana+%26+Luis");
});

test("unknown values don't filter", () => {
  expect(readFilter(new URLSearchParams("status=boiling&sort=sideways"))).toMatchObject({
    status: "all",
    sort: "score",
  });
});

test("spaces aren't a search", () => {
  const filter = { ...noFilter, text: "  " };
  expect(leadListPath(filter)).toBe("/api/leads?status=all&sort=score");
  expect(isFiltered(filter)).toBe(false);
});

test("every other filter is in the address and in the calls, and invalid values aren't", () => {
  const address = "?stage=showing&source=Open+house&language=es&from=2026-11-01&to=2026-11-20&waiting=1&onlyMessage=1";
  const filter = readFilter(new URLSearchParams(address));
  expect(filterQuery(filter)).toBe(address);
  expect(exportPath(filter)).toBe(`/api/leads/export.csv?status=all&sort=score&${address.slice(1)}`);
  expect(isFiltered(filter)).toBe(true);
  expect(readFilter(new URLSearchParams("stage=odd&language=fr&from=yesterday&waiting=yes"))).toEqual(noFilter);
});
