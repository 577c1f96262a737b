import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkListingText, isFairWording } from "../../src/listings/wording.ts";

interface Case {
  text: string;
  /** What the remarks in it are about; none for a text that may be published. */
  bases?: string[];
  rewrite?: string;
}

function casesOf(name: string): Case[] {
  const lines = readFileSync(new URL(name, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line));
}

describe("remarks that a listing may not carry", () => {
  test.each(casesOf("wording.flagged.jsonl"))("$text", ({ text, bases = [], rewrite }) => {
    const check = checkListingText(text);
    expect(new Set(check.findings.map(({ basis }) => basis))).toEqual(new Set(bases));
    for (const { start, end, phrase } of check.findings) expect(text.normalize("NFC").slice(start, end)).toBe(phrase);
    expect(isFairWording(text)).toBe(false);
    expect(isFairWording(check.rewrite), check.rewrite).toBe(true);
    if (rewrite !== undefined) expect(check.rewrite).toBe(rewrite);
  });
});

describe("wording that stays as it is", () => {
  test.each(casesOf("wording.fair.jsonl"))("$text", ({ text }) => {
    expect(checkListingText(text)).toEqual({ findings: [], rewrite: text.normalize("NFC") });
  });
});

test("how letters are written changes nothing, and offsets stay those of the composed text", () => {
  const decomposed = "Se aceptan mascotas. No nin\u0303os".normalize("NFD");
  const [finding] = checkListingText(decomposed).findings;
  expect(finding).toMatchObject({ phrase: "No niños", basis: "familial_status", language: "es" });
});

test("a long text is checked in a moment, whatever it repeats", () => {
  const words = ["no ", "not ", "perfect for a ", "solo ", "quiet ", "young ", "a ", "- "];
  for (const word of words) {
    const { findings } = checkListingText(`${word.repeat(2_500)}kids`);
    expect(findings.length).toBeLessThan(3_000);
  }
});
