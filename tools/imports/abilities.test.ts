import { join } from "node:path";
import type { Node } from "oxc-parser";
import { expect, test } from "vitest";
import { readImports } from "./graph.ts";
import { endName, hasNode } from "./syntax.ts";

const code = [...readImports(join(import.meta.dirname, "../..")).keys()].filter((file) => !/\.test\.tsx?$/.test(file));

const stateColumns = ["removed_at", "merged_into", "deleted_at", "is_active"];
const stateHint = new RegExp(stateColumns.join("|"));

test("only the SmartLinks' own screens read whether a link is on; others ask its abilities", () => {
  const readers = code.filter(
    (file) => file.startsWith("apps/web/app/") && hasNode(file, /isActive/, isNamed("isActive")),
  );
  expect(readers.filter((file) => !file.startsWith("apps/web/app/features/smartlinks/"))).toEqual([]);
});

test("only policies decide by a row's state; other server code asks them", () => {
  const deciding = code.filter(
    (file) => file.startsWith("apps/server/src/") && hasNode(file, stateHint, decidesByState),
  );
  expect(deciding.filter((file) => !file.endsWith("Policy.ts"))).toEqual([]);
});

/** A condition on one of the columns. Conditions in SQL choose rows; what can be done with one is for its policy. */
function decidesByState(node: Node): boolean {
  return conditionsOf(node).some((part) => stateColumns.includes(endName(part) ?? ""));
}

function conditionsOf(node: Node): Node[] {
  if (node.type === "BinaryExpression") return [node.left, node.right];
  if (node.type === "LogicalExpression" && node.operator !== "??") return [node.left, node.right];
  if (node.type === "UnaryExpression" && node.operator === "!") return [node.argument];
  if (node.type === "IfStatement" || node.type === "ConditionalExpression") return [node.test];
  return [];
}

function isNamed(name: string) {
  return (node: Node) => node.type === "Identifier" && node.name === name;
}
