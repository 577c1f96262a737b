import { join } from "node:path";
import { expect, test } from "vitest";
import { cyclesOf, readImports } from "./graph.ts";

const imports = readImports(join(import.meta.dirname, "../.."));

test("no files import each other in a circle", () => {
  expect(cyclesOf(imports).map(({ files, way }) => `${files.length} files: ${way.join(" -> ")}`)).toEqual([]);
});

test("a circle is found however its files are tied", () => {
  const tied = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", ["b", "e"]],
    ["e", []],
  ]);
  expect(cyclesOf(tied)).toEqual([{ files: ["b", "c", "d"], way: ["b", "c", "d", "b"] }]);
});
