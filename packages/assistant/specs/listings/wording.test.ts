import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkListingText, isFairWording } from "../../src/listings/wording.ts";

interface Case {
  text: string;
  /** The subjects of its remarks; none for a text that may be published. */
  bases?: string[];
  rewrite?: string;
}

function casesOf(name: string): Case[] {
  const lines = readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line));
}

describe("forbidden remarks in a listing", () => {
  test.each(casesOf("wording.flagged.jsonl"))("$text", ({ text, bases = [], rewrite }) => {
    const check = checkListingText(text);
    expect(new Set(check.findings.map(({ basis }) => basis))).toEqual(new Set(bases));
    for (const { start, end, phrase } of check.findings) expect(text.normalize("NFC").slice(start, end)).toBe(phrase);
    expect(isFairWording(text)).toBe(false);
    expect(isFairWording(check.rewrite), check.rewrite).toBe(true);
    if (rewrite !== undefined) expect(check.rewrite).toBe(rewrite);
  });
});

describe("allowed wording", () => {
  test.each(casesOf("wording.fair.jsonl"))("$text", ({ text }) => {
    expect(checkListingText(text)).toEqual({ findings: [], rewrite: text.normalize("NFC") });
  });
});

test("finds remarks however letters are encoded, with offsets into the composed text", () => {
  const decomposed = "Se aceptan mascotas. No nin\u0303os".normalize("NFD");
  const [finding] = checkListingText(decomposed).findings;
  expect(finding).toMatchObject({ phrase: "No niños", basis: "familial_status", language: "es" });
});

test("checks a long, repetitive text in a moment", () => {
  const words = ["no ", "not ", "perfect for a ", "solo ", "quiet ", "young ", "a ", "- "];
  for (const word of words) {
    const { findings } = checkListingText(`${word.repeat(2_500)}kids`);
    expect(findings.length).toBeLessThan(3_000);
  }
});
