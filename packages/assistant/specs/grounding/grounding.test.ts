import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkWording } from "../../src/grounding/check.ts";
import { phrase } from "../../src/phrasing/phrase.ts";
import type { AgentProfile, Language } from "../../src/types.ts";
import { changed } from "./changes.ts";
import { type ClaimName, claims, today } from "./claims.ts";

const languages = ["en", "es"] as const;
const names = Object.keys(claims) as ClaimName[];
const agent: AgentProfile = {
  id: "a",
  name: "Rosa Delgado",
  tone: "friendly",
  aiMode: "full",
  language: "bilingual",
  workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
};

interface Line {
  claim: ClaimName;
  language: Language;
  text: string;
}

function read<T>(file: string): T[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as T);
}

const faithful = [
  ...read<Line>("faithful.jsonl"),
  ...read<Line>("faithful.unseen.jsonl"),
  ...read<Line>("faithful.third.jsonl"),
  ...read<Line>("faithful.fourth.jsonl"),
];

function draftOf(claim: ClaimName, language: Language): string {
  return phrase(claims[claim], { language, agent, today, recent: [] }).text;
}

function check({ claim, language, text }: Line) {
  const acts = claims[claim];
  return checkWording(text, { acts, draft: draftOf(claim, language) }, { language, agent, today });
}

describe("faithful wordings", () => {
  test("are many, in both languages", () => {
    expect(faithful.length).toBeGreaterThanOrEqual(150);
    for (const language of languages) {
      expect(faithful.filter((line) => line.language === language).length).toBeGreaterThanOrEqual(60);
    }
  });

  test("pass, at least 95 of 100", () => {
    const held = faithful.filter((line) => check(line) !== null);
    expect(held.length / faithful.length, held.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.05);
  });

  test.each(names.flatMap((claim) => languages.map((language) => [claim, language] as const)))(
    "of the built-in stage pass: %s (%s)",
    (claim, language) => {
      const recent: string[] = [];
      for (const tone of ["friendly", "professional", "warm", "direct"] as const) {
        for (let round = 0; round < 4; round++) {
          const said = phrase(claims[claim], { language, agent: { ...agent, tone }, today, recent });
          recent.push(...said.recent);
          expect([said.text, check({ claim, language, text: said.text })]).toEqual([said.text, null]);
        }
      }
    },
  );
});

describe("wordings that contradict the acts", () => {
  const additions = read<{ kind: string; en: string; es: string }>("additions.jsonl");
  const added = names.flatMap((claim) =>
    languages.flatMap((language) =>
      additions.flatMap(({ kind, [language]: sentence }) => [
        { claim, language, kind, text: `${draftOf(claim, language)} ${sentence}` },
        { claim, language, kind, text: `${sentence} ${draftOf(claim, language)}` },
      ]),
    ),
  );
  const wrong = faithful.flatMap(({ claim, language, text }) =>
    changed(text, language).map((line) => ({ claim, language, ...line })),
  );
  const otherwise = names.flatMap((claim) => [
    { claim, language: "en" as const, kind: "all in Spanish", text: draftOf(claim, "es") },
    { claim, language: "es" as const, kind: "all in English", text: draftOf(claim, "en") },
    // Courtesies alone contain nothing that could be wrong.
    ...names
      .filter((other) => other !== claim && !["thanks", "goodbye"].includes(other))
      .map((other) => ({ claim, language: "en" as const, kind: "another reply", text: draftOf(other, "en") })),
  ]);

  test("never pass, even if they read well", () => {
    const passed = read<Line>("false.jsonl").filter((line) => check(line) === null);
    expect(passed.map(({ text }) => text)).toEqual([]);
  });

  test.each([
    ["added sentences", added, 2_000],
    ["changed values", wrong, 500],
    ["other replies", otherwise, 130],
  ])("never pass: %s", (_name, lines, atLeast) => {
    expect(lines.length).toBeGreaterThanOrEqual(atLeast);
    const passed = lines.filter((line) => check(line) === null);
    expect(passed.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([]);
  });
});
