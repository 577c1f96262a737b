import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const project = join(import.meta.dirname, "../..");
const texts = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** How code can name keys: whole texts, and templates with fixed parts. */
export interface Uses {
  names: Set<string>;
  templates: RegExp[];
  /** True if some code joins two names with a dot: then the first of them must be named. */
  joined: boolean;
}

/**
 * Everything in quotes in the files that can read a catalog: those in its folder, and those elsewhere in its app that
 * import it. Errors can be named anywhere.
 */
export function usesOf(catalogue: string): Uses {
  const uses: Uses = { names: new Set(), templates: [], joined: false };
  for (const [, code] of readersOf(catalogue)) addUses(uses, code);
  return uses;
}

function readersOf(catalogue: string): [file: string, code: string][] {
  if (catalogue.startsWith("packages/contract/")) return codeBelow("apps/server");
  const app = catalogue.split("/").slice(0, 2).join("/");
  const folder = dirname(catalogue);
  const home = `${dirname(folder)}/`;
  return codeBelow(app).filter(([file, code]) => file.startsWith(home) || imports(file, code).includes(folder));
}

/** Folders that a file imports from, relative to the project. */
function imports(file: string, code: string): string[] {
  return [...code.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => dirname(join(dirname(file), path)));
}

const read = new Map<string, [file: string, code: string][]>();

/** Every source file of an app that is neither a catalog nor a test, with its code. */
function codeBelow(app: string): [file: string, code: string][] {
  const known = read.get(app);
  if (known) return known;
  const exclude = ["**/node_modules/**", "**/build/**", "**/texts/{en,es,*En,*Es}.ts", "**/*.test.{ts,tsx}"];
  const files = globSync(`${app}/**/*.{ts,tsx}`, { cwd: project, exclude });
  const code = files.map((file): [string, string] => [file, readFileSync(join(project, file), "utf8")]);
  read.set(app, code);
  return code;
}

/** Adds one file's quoted texts. Property names count too, since tables use keys that way. */
export function addUses(uses: Uses, code: string): void {
  for (const [, double, single, template] of code.matchAll(texts)) {
    const name = double ?? single;
    if (name !== undefined) uses.names.add(name);
    else if (template !== undefined) addTemplate(uses, template);
  }
  for (const [, name] of code.matchAll(/^\s*([\w$]+):/gm)) uses.names.add(name ?? "");
}

function addTemplate(uses: Uses, template: string): void {
  if (!template.includes("${")) {
    uses.names.add(template);
    return;
  }
  // A template inside another's braces is found by its own quotes.
  for (const [, inner] of template.matchAll(/`?"([\w.]+)"/g)) uses.names.add(inner ?? "");
  const fixed = template.split(/\$\{[^}]*\}/);
  if (fixed.join("") === "." && fixed.length === 3) uses.joined = true;
  if (!fixed.some((part) => /^[\w.-]*$/.test(part) && /\w/.test(part))) return;
  uses.templates.push(new RegExp(`^${fixed.map((part) => escaped(part)).join("[\\w.-]+")}$`));
}

/** True if code could name this key. */
export function isUsed({ names, templates, joined }: Uses, key: string): boolean {
  if (names.has(key) || templates.some((template) => template.test(key))) return true;
  return joined && names.has(key.slice(0, key.indexOf(".")));
}

function escaped(text: string): string {
  return text.replaceAll(/[.$-]/g, "\\$&");
}
