import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, type Program, parseSync } from "oxc-parser";

const root = join(import.meta.dirname, "../..");

const programs = new Map<string, Program>();

/** The syntax tree of one of the project's files, parsed once. */
export function programOf(file: string): Program {
  const known = programs.get(file);
  if (known) return known;
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  programs.set(file, program);
  return program;
}

/** Visits a node and everything in it, each with the nodes around it, nearest first. */
export function walk(node: Node, above: Node[], visit: (node: Node, above: Node[]) => void): void {
  visit(node, above);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === "object" && typeof child.type === "string")
        walk(child, [node, ...above], visit);
    }
  }
}

/**
 * True if some node of a file is of a kind.
 * @param hint text that only files with such a node need to have; the others aren't parsed, which takes seconds
 */
export function hasNode(file: string, hint: RegExp, isMeant: (node: Node) => boolean): boolean {
  if (!hint.test(readFileSync(join(root, file), "utf8"))) return false;
  let found = false;
  walk(programOf(file), [], (node) => {
    found ||= isMeant(node);
  });
  return found;
}

/** The name that an identifier or a member such as `row.name` ends with; null for any other node. */
export function endName(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression" && node.property.type === "Identifier") return node.property.name;
  return null;
}

/** The value of a literal as text; empty for any other node. */
export function textOf(node: Node | undefined): string {
  return node?.type === "Literal" ? String(node.value) : "";
}
