import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Node } from "oxc-parser";
import { expect, test } from "vitest";
import { readImports } from "./graph.ts";
import { endName, programOf, textOf, walk } from "./syntax.ts";

const root = join(import.meta.dirname, "../..");

/** What a Fastify plugin says about itself, and what it does. */
interface Plugin {
  file: string;
  name: string | null;
  dependencies: string[];
  /** What it adds to the app, to requests and to replies. */
  adds: Set<string>;
  /** Every property that its file reads. */
  reads: Set<string>;
}

const plugins = [...readImports(root).keys()].filter(usesFastifyPlugin).map(readPlugin);

test("every plugin has a name and declares the plugins whose additions it uses", () => {
  expect(plugins.length).toBeGreaterThan(5);
  const missing = plugins.flatMap(({ file, name, dependencies, adds, reads }) => [
    ...(name === null ? [`${file}: name`] : []),
    ...plugins
      .filter((other) => other.file !== file && [...other.adds].some((added) => reads.has(added) && !adds.has(added)))
      .filter((other) => !dependencies.includes(other.name ?? ""))
      .map((other) => `${file}: ${other.name}`),
  ]);
  expect(missing).toEqual([]);
});

function usesFastifyPlugin(file: string): boolean {
  const isServer = file.startsWith("apps/server/src/") && !file.endsWith(".test.ts");
  return isServer && /from "fastify-plugin"/.test(readFileSync(join(root, file), "utf8"));
}

function readPlugin(file: string): Plugin {
  const found: Plugin = { file, name: null, dependencies: [], adds: new Set(), reads: new Set() };
  walk(programOf(file), [], (node) => {
    if (node.type === "MemberExpression") found.reads.add(endName(node) ?? "");
    if (node.type !== "CallExpression") return;
    if (/^decorate(Request|Reply)?$/.test(endName(node.callee) ?? "")) found.adds.add(textOf(node.arguments[0]));
    if (endName(node.callee) === "plugin") describe(found, node.arguments[1]);
  });
  return found;
}

function describe(plugin: Plugin, options: Node | undefined): void {
  if (options?.type !== "ObjectExpression") return;
  for (const property of options.properties) {
    if (property.type !== "Property") continue;
    if (endName(property.key) === "name") plugin.name = textOf(property.value);
    if (endName(property.key) === "dependencies" && property.value.type === "ArrayExpression")
      plugin.dependencies = property.value.elements.map((element) => textOf(element ?? undefined));
  }
}
