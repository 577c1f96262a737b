import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Node, parseSync, Visitor } from "oxc-parser";

/** What each file imports, as paths from the project's root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of every source file, types and dynamic imports too. */
export function readImports(root: string): Imports {
  const files = globSync(["{apps,packages,tests,tools}/**/*.{ts,tsx,mjs}", "*.ts"], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/build/**", "**/.react-router/**"],
  }).sort();
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(root, file, known)]));
}

function importsOf(root: string, file: string, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const name of importedNames(file, readFileSync(join(root, file), "utf8"))) {
    const target = fileOf(root, file, name, known);
    if (target !== null && target !== file) found.add(target);
  }
  return [...found];
}

/** Every specifier that a file imports or re-exports, including types and dynamic imports. */
export function importedNames(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const names: string[] = [];
  const add = ({ source }: { source: Node | null }) => {
    if (source?.type === "Literal" && typeof source.value === "string") names.push(source.value);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return names;
}

/** The source file a specifier resolves to; null for other packages, built files, styles and pictures. */
function fileOf(root: string, from: string, name: string, known: ReadonlySet<string>): string | null {
  const plain = name.replace(/\?.*$/, "");
  if (plain.startsWith(".")) {
    const path = join(dirname(from), plain);
    const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
    const found = candidates.find((candidate) => known.has(candidate));
    const generated = /\/(\+types|build)\//.test(`/${path}`);
    if (found === undefined && !generated && !existsSync(join(root, path)))
      throw new Error(`${from} imports ${name}, which is no file`);
    return found ?? null;
  }
  const [, workspace, path] = /^@llave\/(\w+)(?:\/(.+))?$/.exec(plain) ?? [];
  if (workspace === undefined) return null;
  const target = `packages/${workspace}/src/${path ?? "index"}.ts`;
  return known.has(target) ? target : null;
}

/**
 * Every import cycle: each group of files that reach each other, as the shortest way around from its first file.
 */
export function cyclesOf(imports: Imports): { files: string[]; way: string[] }[] {
  return connectedGroups(imports).map((files) => ({ files, way: shortestCycle(imports, new Set(files)) }));
}

/** Tarjan's algorithm; groups of one file are left out. */
function connectedGroups(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const groups: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    let low = own;
    stack.push(file);
    open.add(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === own) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) open.delete(member);
      if (group.length > 1) groups.push(group.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return groups;
}

function shortestCycle(imports: Imports, group: ReadonlySet<string>): string[] {
  const ways = [...group].map((start) => wayBack(imports, group, start));
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

/** The shortest way from a file back to it, within its group. */
function wayBack(imports: Imports, group: ReadonlySet<string>, start: string): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return [...way, start];
      if (!group.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  throw new Error(`${start} is in no cycle`);
}
