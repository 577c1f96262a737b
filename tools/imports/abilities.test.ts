import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../apps/web/app");

test("only the SmartLinks' own screens read whether a link is on; others ask its abilities", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] });
  const readers = files.filter((file) => /\bisActive\b/.test(readFileSync(join(root, file), "utf8")));
  expect(readers.filter((file) => !file.startsWith("features/smartlinks/"))).toEqual([]);
});
