import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Act } from "../../src/dialogue/act.ts";
import { plainPart } from "../../src/dialogue/asides.ts";
import type { DialogueState } from "../../src/dialogue/state.ts";
import { newState, takeTurn, turnFrom } from "../../src/index.ts";
import type { TurnContext, TurnResult } from "../../src/turn.ts";
import { namesBreed } from "../../src/understanding/askedSubject.ts";
import { anyHeard } from "../heard.ts";
import { type Conversation, contextOf, play, readConversations } from "./conversation.ts";

const conversations = [
  "./en.jsonl",
  "./es.jsonl",
  "./mixed.jsonl",
  "./leasing.en.jsonl",
  "./leasing.es.jsonl",
  "./commands.en.jsonl",
  "./commands.es.jsonl",
].flatMap(readConversations);

/** Never allowed in a reply, whatever the renter asks: fair housing, license law, grounding. */
const FORBIDDEN = [
  /\b(safe|unsafe|sketchy)\b|(good|bad|nice|better|dangerous) (area|neighborhood)/i,
  /\b(seguro (?!social|de )|segura|insegur|peligros|(buena|mala|mejor) zona)/i,
  /adults? only|no (kids|children)|solo adultos|low(er)? floor/i,
  /no section 8|not accept\w* vouchers?|no aceptamos/i,
  /you (won't )?qualify|auto-decline|(no )?calificas|you(’|')re approved|estás aprobad/i,
  /how old (are|is)|(what|which) ages|qué edad/i,
  /diagnos|registration card|immigration|inmigra|your papers|tus papeles/i,
];

/** Nobody is asked for a breed; a question that names one may get it back: "The listing doesn't say anything about the breed." */
const BREED = /breed|raza/i;

/** Acts that end in a question to the renter. */
function questionsIn(acts: readonly Act[]): Act[] {
  const questions = new Set(["ask", "reprompt", "offer_human", "ask_what_changed", "invite_visit", "offer_times"]);
  return acts.filter((act) => questions.has(act.type));
}

function isHelp(act: Act): boolean {
  return act.type === "conduct" && act.rule === "help";
}

function checkTurn(before: DialogueState, turn: TurnResult, previousReply: string): void {
  expect(questionsIn(turn.acts).length).toBeLessThanOrEqual(1);
  expect(turn.reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  if (turn.reply !== "") expect(turn.reply).not.toBe(previousReply);
  for (const pattern of FORBIDDEN) expect(turn.reply).not.toMatch(pattern);
  if (!namesBreed(plainPart(turn.storedText))) expect(turn.reply).not.toMatch(BREED);
  expect(turn.reply).not.toMatch(/[{}]|undefined|null|NaN| {2}/);
  for (const act of turn.acts) {
    if (act.type !== "ask") continue;
    const { slots } = turn.state;
    const known = act.slot === "phone" ? (slots.phone ?? slots.email) : slots[act.slot];
    expect(known, `asked for ${act.slot}`).toBeUndefined();
  }
  if (before.complete) expect(turn.isComplete).toBe(true);
  if (turn.state.optedOut && before.optedOut) expect(turn.acts.filter((act) => !isHelp(act))).toEqual([]);
  checkScore(turn);
}

function checkScore({ score }: TurnResult): void {
  expect(score.reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(score.value);
  expect(score.value).toBeGreaterThanOrEqual(0);
  expect(score.value).toBeLessThanOrEqual({ hot: 100, warm: 79, cold: 49 }[score.temperature]);
  const positive = score.reasons.filter((reason) => reason.points > 0).map((reason) => reason.points);
  expect(positive).toEqual([...positive].sort((a, b) => b - a));
}

describe("in every conversation of the data files", () => {
  it.each(conversations.map((conversation) => [conversation.id, conversation] as const))("%s", (_id, conversation) => {
    let before = newState(conversation.language);
    let reply = "";
    for (const turn of play(conversation)) {
      checkTurn(before, turn, reply);
      before = turn.state;
      reply = turn.reply;
    }
  });
});

/** Every run of digits, email address and link in a text. */
function figuresIn(text: string): string[] {
  const marked = text.match(/https?:\/\/\S+?(?=[.,:;]?(?:\s|$))|[\w.+-]+@[\w.-]*\w|\d[\d,]*(?:\.\d+)?/g) ?? [];
  return marked.map((figure) => figure.replace(/,/g, ""));
}

/** Figures in acts and context, in every form in which a reply may write them. */
function allowedFigures(acts: readonly Act[], context: TurnContext): Set<string> {
  const source = JSON.stringify([acts, context.agent, context.links]);
  const digits = source.match(/\d+(?:\.\d+)?/g) ?? [];
  const phones = [...source.matchAll(/\+1(\d{3})(\d{3})(\d{4})/g)].flatMap(([, ...parts]) => parts);
  const dates = [...source.matchAll(/(\d{4})-\d{2}-(\d{2})/g)].flatMap(([, year = "", day]) => [
    year,
    String(Number(day)),
  ]);
  const hours = [...source.matchAll(/"(\d{1,2})(?::(\d{2}))?"/g)].flatMap(([, hour, minutes = ""]) => [
    String(Number(hour) % 12 || 12),
    minutes,
  ]);
  return new Set([...digits, ...phones, ...dates, ...hours, ...figuresIn(source.replace(/["\\]/g, " "))]);
}

function checkGrounded(turn: TurnResult, context: TurnContext): void {
  const allowed = allowedFigures(turn.acts, context);
  expect(figuresIn(turn.reply).filter((figure) => !allowed.has(figure))).toEqual([]);
}

describe("any understanding", () => {
  const setup = fc.record({
    listings: fc.constantFrom("none" as const, "one" as const, "three" as const),
    tone: fc.constantFrom("friendly" as const, "professional" as const, "warm" as const, "direct" as const),
    aiMode: fc.constantFrom("full" as const, "balanced" as const, "minimal" as const),
  });
  const language = fc.constantFrom("en" as const, "es" as const);

  it("leads to one question at most, only about unknown slots, and only to facts of its acts", () => {
    fc.assert(
      fc.property(setup, language, fc.array(anyHeard, { minLength: 1, maxLength: 10 }), (given, start, messages) => {
        const conversation: Pick<Conversation, "language" | "setup"> = { language: start, setup: given };
        const context = contextOf(conversation);
        let state = newState(start);
        let reply = "";
        for (const message of messages) {
          const turn = turnFrom(state, message, message.maskedText, context);
          checkTurn(state, turn, reply);
          checkGrounded(turn, context);
          expect(JSON.parse(JSON.stringify(turn.state))).toEqual(turn.state);
          state = turn.state;
          reply = turn.reply;
        }
      }),
      { numRuns: 400 },
    );
  });

  it("answers any text without failing, including lone surrogates and control characters", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc
        .array(fc.constantFrom("2", "$", "k", "Brickell", "no", "sí", "\u202e", "\ud800", "\n", "27th", "@", "STOP"), {
          maxLength: 40,
        })
        .map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(language, fc.array(text, { minLength: 1, maxLength: 4 }), (start, messages) => {
        const context = contextOf({ language: start });
        let state: DialogueState | null = null;
        for (const message of messages) {
          const turn = takeTurn(state, message, context);
          expect(turn.reply).toBeTypeOf("string");
          expect(turn.reply).toBe(turn.reply.toWellFormed());
          state = turn.state;
        }
      }),
    );
  });

  it("completes a cooperative renter within eight messages", () => {
    for (const conversation of conversations.filter(({ id }) => id === "cooperative" || id.startsWith("tone-"))) {
      expect(play(conversation).findIndex((turn) => turn.isComplete)).toBeLessThan(8);
      expect(play(conversation).some((turn) => turn.isComplete)).toBe(true);
    }
  });
});
