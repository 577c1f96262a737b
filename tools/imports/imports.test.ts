import { join } from "node:path";
import { expect, test } from "vitest";
import { cyclesOf, readImports } from "./graph.ts";

const imports = readImports(join(import.meta.dirname, "../.."));

test("there are no import cycles", () => {
  expect(cyclesOf(imports).map(({ files, way }) => `${files.length} files: ${way.join(" -> ")}`)).toEqual([]);
});

test("finds a cycle in any shape", () => {
  const tied = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", ["b", "e"]],
    ["e", []],
  ]);
  expect(cyclesOf(tied)).toEqual([{ files: ["b", "c", "d"], way: ["b", "c", "d", "b"] }]);
});
