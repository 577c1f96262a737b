import { beforeEach, expect, test } from "vitest";
import { chooseColumns, chosenColumns, columnNames } from "./columns.ts";

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  globalThis.localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
});

test("the chosen columns stay in the table's order, with the ones that are always there", () => {
  chooseColumns(["stage", "size"]);
  expect(chosenColumns()).toEqual(["score", "lead", "size", "stage"]);
  chooseColumns(undefined);
  expect(chosenColumns()).toContain("message");
  expect(chosenColumns()).not.toContain("size");
});

test("columns of another version are left out", () => {
  items.set("llave_lead_columns", "score,mood,budget");
  expect(chosenColumns()).toEqual(["score", "lead", "budget"]);
  expect(columnNames).toContain("budget");
});
