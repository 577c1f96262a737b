import { expect, test } from "vitest";
import {
  entriesPath,
  entryFilterQuery,
  exportPath,
  inviteCount,
  matchesSearch,
  readEntryFilter,
  shownRange,
} from "./filter.ts";

test("a filter is the same after a round trip through the address", () => {
  for (const query of ["", "status=invited", "isAgent=false", "status=pending&isAgent=true&q=ana&page=3"]) {
    expect(entryFilterQuery(readEntryFilter(new URLSearchParams(query)))).toBe(query);
  }
});

test.each(["status=gone&isAgent=maybe&page=-1", "page=1.5", "page=abc"])("%s doesn't filter", (query) => {
  expect(readEntryFilter(new URLSearchParams(query))).toEqual({ status: "all", isAgent: "all", q: "", page: 1 });
});

test("the server gets status, isAgent and page; the export has no page", () => {
  const filter = readEntryFilter(new URLSearchParams("status=invited&isAgent=true&page=2"));
  expect(entriesPath(filter)).toBe("/api/admin/waitlist?page=2&status=invited&isAgent=true");
  expect(exportPath(filter)).toBe("/api/admin/waitlist/export.csv?status=invited&isAgent=true");
});

test("the search finds part of the name or address in any case", () => {
  const entry = { name: "María José Arango", email: "MJ.Arango@example.com" };
  for (const text of ["", "  maría", "JOSÉ A", "mj.arango", "@EXAMPLE"]) expect(matchesSearch(entry, text)).toBe(true);
  expect(matchesSearch(entry, "kevin")).toBe(false);
});

test("the range ends with the last entry, and an empty list shows none", () => {
  expect(shownRange({ page: 1, limit: 20, total: 45, pages: 3 })).toEqual({ from: 1, to: 20 });
  expect(shownRange({ page: 3, limit: 20, total: 45, pages: 3 })).toEqual({ from: 41, to: 45 });
  expect(shownRange({ page: 1, limit: 20, total: 0, pages: 1 })).toEqual({ from: 0, to: 0 });
});

test("only a number of people answers how many", () => {
  expect([inviteCount("10"), inviteCount(" 3 "), inviteCount("2.9")]).toEqual([10, 3, 2]);
  for (const answer of [null, "", "  ", "ten", "1o", "NaN", "Infinity", "0", "-4"]) {
    expect(inviteCount(answer)).toBeNull();
  }
});
