import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ConductRule } from "../../src/dialogue/conductRule.ts";
import type { TurnResult } from "../../src/turn.ts";
import type { Language, Slots } from "../../src/types.ts";
import { type Conversation, eventNames, play } from "../conversations/conversation.ts";

/** What a renter may write about one rule, and what must follow whatever the words. */
interface Case {
  /** Id of the rule in the product's list of conduct; docs/decisions/0023 has the table. */
  id: string;
  /** The rule of conduct that has to answer. */
  rule?: ConductRule;
  /** Patterns that the reply must contain, and patterns it must not. */
  says?: string[];
  not?: string[];
  /** Events that the turn must include; an empty list allows no task and no security event. */
  events?: string[];
  /** True if the score must not change. */
  score?: boolean;
  /** True if the rule settles the whole turn, so that nothing else is asked. */
  alone?: boolean;
  /** Slots after the turn; null for one that must be unknown. */
  slots?: { [Name in keyof Slots]?: Slots[Name] | null };
  /** A pattern that must not be in what is stored. */
  stored?: string;
  /** True if nobody may be opted out. */
  noOptOut?: boolean;
  listings?: "one";
  renter: string[];
}

const languages: readonly Language[] = ["en", "es"];
const files = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8")) as Case[],
  ]),
) as Record<Language, Case[]>;

/** Part of the search is already known, and the rule must answer anyway. */
const openings: Record<Language, string> = {
  en: "2 bedrooms in Brickell, $3,200",
  es: "2 cuartos en Brickell, $3,200",
};

function played(language: Language, { listings }: Case, messages: string[]): TurnResult[] {
  const setup: Conversation["setup"] = listings ? { listings } : {};
  return play({ id: "conduct", language, setup, steps: messages.map((renter) => ({ renter })) });
}

function rulesOf(turn: TurnResult): string[] {
  return turn.acts.flatMap((act) => (act.type === "conduct" ? [act.rule] : []));
}

function checkReply(turn: TurnResult, wanted: Case, where: string): void {
  if (wanted.rule) expect(rulesOf(turn), where).toContain(wanted.rule);
  for (const pattern of wanted.says ?? []) expect(turn.reply, where).toMatch(new RegExp(pattern, "u"));
  const own = ownWords(turn);
  for (const pattern of wanted.not ?? []) expect(own, where).not.toMatch(new RegExp(pattern, "iu"));
}

/** The reply without links, the agent's quoted facts and the question at its end. */
function ownWords(turn: TurnResult): string {
  const asks = turn.acts.some((act) => act.type === "ask" || act.type === "reprompt");
  const sentences = turn.reply.replace(/https?:\S+/g, "").split(/(?<=[.!?])\s+/);
  return (asks ? sentences.slice(0, -1) : sentences).join(" ");
}

function checkEffect(turn: TurnResult, wanted: Case, where: string): void {
  const events = eventNames(turn);
  for (const event of wanted.events ?? []) expect(events, where).toContain(event);
  if (wanted.events?.length === 0)
    expect(
      events.filter((event) => /task|security/.test(event)),
      where,
    ).toEqual([]);
  if (wanted.noOptOut) expect(events, where).not.toContain("opted_out");
  for (const [slot, value] of Object.entries(wanted.slots ?? {})) {
    expect(turn.state.slots[slot as keyof Slots], where).toEqual(value ?? undefined);
  }
  if (wanted.stored) {
    const kept = JSON.stringify([turn.storedText, turn.understanding, turn.state, turn.drafts, turn.reply]);
    expect(kept, where).not.toMatch(new RegExp(wanted.stored, "iu"));
  }
  if (wanted.alone)
    expect(
      turn.acts.some((act) => act.type === "ask" && act.slot !== "phone"),
      where,
    ).toBe(false);
}

const cases = languages.flatMap((language) =>
  files[language].flatMap((wanted) => wanted.renter.map((text) => [wanted.id, language, text, wanted] as const)),
);

describe("alone and in the middle of a search", () => {
  it.each(cases)("%s (%s): %s", (_id, language, text, wanted) => {
    const [alone] = played(language, wanted, [text]);
    const [before, later] = played(language, wanted, [openings[language], text]);
    for (const turn of [alone, later]) {
      if (!turn) throw new Error("No turn was played");
      const where = `"${text}" → "${turn.reply}" ${JSON.stringify(eventNames(turn))}`;
      checkReply(turn, wanted, where);
      checkEffect(turn, wanted, where);
    }
    expect(alone?.replyLanguage).toBe(language);
    if (wanted.score) expect(later?.score).toEqual(before?.score);
  });
});

it("has the same rules in both languages, with six wordings at least", () => {
  expect(files.es.map(({ id }) => id)).toEqual(files.en.map(({ id }) => id));
  for (const { id, renter } of [...files.en, ...files.es]) {
    const all = [...files.en, ...files.es].filter((other) => other.id === id).flatMap((other) => other.renter);
    expect(all.length, id).toBeGreaterThanOrEqual(12);
    expect(new Set(renter).size, id).toBe(renter.length);
  }
});
