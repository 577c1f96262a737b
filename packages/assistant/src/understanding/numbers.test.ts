import { describe, expect, test } from "vitest";
import { southFlorida } from "../markets/southFlorida.ts";
import { lexiconFor } from "./lexiconFor.ts";
import { Reading } from "./reading.ts";

const lexicon = lexiconFor(southFlorida);

/** The values of a text's numbers, from left to right. */
function numbersIn(text: string): number[] {
  return new Reading(text, lexicon).numbers.filter((span) => span !== undefined).map((span) => span.value);
}

describe("digits", () => {
  test.each([
    ["2,500", 2500],
    ["2.500", 2500],
    ["2'500", 2500],
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["2.5", 2.5],
    ["2,5", 2.5],
    ["2.5k", 2500],
    ["2,6k", 2600],
    ["3mil", 3000],
    ["3 mil 500", 3500],
    ["2mil500", 2500],
    ["2 lucas y media", 2500],
    ["1,000,000", 1_000_000],
    ["007", 7],
  ])("%s is %d", (text, value) => {
    expect(numbersIn(text)).toEqual([value]);
  });

  test("a date with periods isn't a decimal", () => {
    expect(numbersIn("3.15.2026")).toEqual([3, 15, 2026]);
  });
});

describe("number words", () => {
  test.each([
    ["zero", 0],
    ["twenty one", 21],
    ["twenty-one", 21],
    ["one hundred and twenty", 120],
    ["two thousand five hundred", 2500],
    ["twenty five hundred", 2500],
    ["eighteen fifty", 1850],
    ["nine hundred ninety nine thousand nine hundred ninety nine", 999_999],
    ["one million", 1_000_000],
    ["two and a half", 2.5],
    ["cero", 0],
    ["veintidós", 22],
    ["treinta y dos", 32],
    ["ciento uno", 101],
    ["mil ochocientos", 1800],
    ["dos mil quinientos", 2500],
    ["dos quinientos", 2500],
    ["novecientos noventa y nueve mil novecientos noventa y nueve", 999_999],
    ["un millón", 1_000_000],
    ["dos y medio", 2.5],
    ["luca y media", 1500],
  ])("%s is %d", (text, value) => {
    expect(numbersIn(text)).toEqual([value]);
  });

  test.each([
    ["dos y tres", [2, 3]],
    ["two and three", [2, 3]],
    ["two thousand and twenty-six hundred", [2000, 2600]],
    ["entre dos mil y dos mil seiscientos", [2000, 2600]],
  ])("%s are two numbers", (text, values) => {
    expect(numbersIn(text)).toEqual(values);
  });
});
