import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Expression, type PropertyKey, parseSync, type TemplateLiteral, Visitor } from "oxc-parser";
import { importedNames } from "../imports/graph.ts";

const project = join(import.meta.dirname, "../..");

/** How code can name keys: whole texts, and templates with fixed parts. */
export interface Uses {
  names: Set<string>;
  templates: RegExp[];
  /** True if some code builds keys as `${a}.${b}`; a key is then used if its first part is named. */
  joined: boolean;
}

/**
 * Every text in the code of the files that can read a catalog: files of its folder, and files elsewhere
 * in its app that import it. Error texts can be used anywhere in the server.
 */
export function usesOf(catalog: string): Uses {
  const readers = readersOf(catalog).map(({ uses }) => uses);
  return {
    names: new Set(readers.flatMap(({ names }) => [...names])),
    templates: readers.flatMap(({ templates }) => templates),
    joined: readers.some(({ joined }) => joined),
  };
}

function readersOf(catalog: string): Source[] {
  if (catalog.startsWith("packages/contract/")) return sourcesBelow("apps/server");
  const app = catalog.split("/").slice(0, 2).join("/");
  const folder = dirname(catalog);
  const home = `${dirname(folder)}/`;
  return sourcesBelow(app).filter(({ file, folders }) => file.startsWith(home) || folders.has(folder));
}

interface Source {
  file: string;
  /** The folders it imports from, relative to the project. */
  folders: Set<string>;
  uses: Uses;
}

const known = new Map<string, Source[]>();

/** Every source file of an app that is neither a catalog nor a test; each is parsed once. */
function sourcesBelow(app: string): Source[] {
  const exclude = ["**/node_modules/**", "**/build/**", "**/texts/{en,es,*En,*Es}.ts", "**/*.test.{ts,tsx}"];
  const sources = known.get(app) ?? globSync(`${app}/**/*.{ts,tsx}`, { cwd: project, exclude }).map(readSource);
  known.set(app, sources);
  return sources;
}

function readSource(file: string): Source {
  const code = readFileSync(join(project, file), "utf8");
  const uses: Uses = { names: new Set(), templates: [], joined: false };
  addUses(uses, file, code);
  const names = importedNames(file, code).filter((name) => name.startsWith("."));
  return { file, folders: new Set(names.map((name) => dirname(join(dirname(file), name)))), uses };
}

/** Adds the texts of one file. Property names count too: an object by key has its keys as names. */
export function addUses(uses: Uses, file: string, code: string): void {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  new Visitor({
    Literal: (node) => addText(uses, node),
    TemplateLiteral: (node) => addTemplate(uses, node),
    Property: ({ key }) => addProperty(uses, key),
  }).visit(program);
}

function addText({ names }: Uses, node: Pick<Expression, "type">): void {
  if ("value" in node && typeof node.value === "string") names.add(node.value);
}

function addProperty({ names }: Uses, key: PropertyKey): void {
  if (key.type === "Identifier") names.add(key.name);
}

function addTemplate(uses: Uses, { quasis }: TemplateLiteral): void {
  const fixed = quasis.map(({ value }) => value.cooked ?? value.raw);
  if (fixed.length === 1) uses.names.add(fixed[0] ?? "");
  if (fixed.join("") === "." && fixed.length === 3) uses.joined = true;
  if (fixed.length === 1 || !fixed.some((part) => /^[\w.-]*$/.test(part) && /\w/.test(part))) return;
  uses.templates.push(new RegExp(`^${fixed.map((part) => escaped(part)).join("[\\w.-]+")}$`));
}

/** True if code could name this key. */
export function isUsed({ names, templates, joined }: Uses, key: string): boolean {
  if (names.has(key) || templates.some((template) => template.test(key))) return true;
  return joined && names.has(key.slice(0, key.indexOf(".")));
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
