import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../apps/web/app");

test("changes on the server run through useAction, which has the one path for errors", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] });
  expect(files.filter((file) => importsMutation(join(root, file)))).toEqual(["session/useAction.ts"]);
});

function importsMutation(path: string): boolean {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  return module.staticImports.some(({ entries }) =>
    entries.some(({ importName }) => importName.name === "useMutation"),
  );
}
