import { join } from "node:path";
import type { Node } from "oxc-parser";
import { expect, test } from "vitest";
import { minuteMs } from "../../packages/contract/src/calendar.ts";
import { readImports } from "./graph.ts";
import { endName, hasNode, textOf } from "./syntax.ts";

/** Our files, except the assistant's, which depends on nothing, and migrations, which never change. */
const files = [...readImports(join(import.meta.dirname, "../..")).keys()].filter(
  (file) => !file.startsWith("packages/assistant/") && !file.includes("/db/migrations/"),
);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("tests/");
const code = files.filter((file) => !isTest(file));

const lengthsMs = [60, 24 * 60, 7 * 24 * 60].map((minutes) => minutes * minuteMs);

test("lengths of time come from contract/calendar", () => {
  expect(filesWith(files, /\d[\d_]*000\b|\b60\b/, isLength)).toEqual([]);
});

test("accents are removed by contract/text/foldText", () => {
  // The search field removes exactly what `search_words` removes in the database.
  expect(filesWith(code, /normalize/, removesAccents)).toEqual([
    "apps/server/src/db/searchText.ts",
    "packages/contract/src/text/foldText.ts",
  ]);
});

test("dates and numbers are formatted by contract/text/dateText and ui/translate", () => {
  expect(filesWith(code, /DateTimeFormat/, isNew("DateTimeFormat"))).toEqual([
    "packages/contract/src/text/dateText.ts",
  ]);
  expect(filesWith(code, /NumberFormat/, isNew("NumberFormat"))).toEqual(["packages/ui/src/translate.ts"]);
});

test("days and times are the market's, not the browser's", () => {
  expect(
    filesWith(code, /toLocale|TimezoneOffset/, isCall("toLocaleDateString", "toLocaleTimeString", "getTimezoneOffset")),
  ).toEqual([]);
});

/** An hour, a day or a week in milliseconds, as a number or a product of numbers. */
function isLength(node: Node): boolean {
  return lengthsMs.includes(millisecondsOf(node) ?? 0);
}

function millisecondsOf(node: Node): number | null {
  if (node.type === "Literal") return typeof node.value === "number" ? node.value : null;
  if (node.type !== "BinaryExpression" || node.operator !== "*") return null;
  const [left, right] = [millisecondsOf(node.left), millisecondsOf(node.right)];
  return left === null || right === null ? null : left * right;
}

function removesAccents(node: Node): boolean {
  return isCall("normalize")(node) && node.type === "CallExpression" && /^NFK?D$/.test(textOf(node.arguments[0]));
}

function isCall(...names: string[]) {
  return (node: Node) => node.type === "CallExpression" && names.includes(endName(node.callee) ?? "");
}

function isNew(name: string) {
  return (node: Node) => node.type === "NewExpression" && endName(node.callee) === name;
}

function filesWith(among: readonly string[], hint: RegExp, isMeant: (node: Node) => boolean): string[] {
  return among.filter((file) => hasNode(file, hint, isMeant)).toSorted();
}
