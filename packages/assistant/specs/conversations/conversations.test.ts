import { describe, expect, it } from "vitest";
import type { TurnResult } from "../../src/turn.ts";
import { type Conversation, type Expectation, eventNames, play, readConversations } from "./conversation.ts";

const english = readConversations("./en.jsonl");
const spanish = readConversations("./es.jsonl");
const mixed = readConversations("./mixed.jsonl");
const commands = [...readConversations("./commands.en.jsonl"), ...readConversations("./commands.es.jsonl")];
const leasing = { en: readConversations("./leasing.en.jsonl"), es: readConversations("./leasing.es.jsonl") };

function patterns(given: string | string[] | undefined): RegExp[] {
  return [given ?? []].flat().map((pattern) => new RegExp(pattern, "iu"));
}

function slotAsked(turn: TurnResult): string | null {
  const asked = turn.acts.findLast((act) => act.type === "ask" || act.type === "reprompt");
  return asked?.slot ?? null;
}

function checkWords(turn: TurnResult, expected: Expectation, where: string): void {
  for (const pattern of patterns(expected.says)) expect(turn.reply, where).toMatch(pattern);
  for (const pattern of patterns(expected.not)) expect(turn.reply, where).not.toMatch(pattern);
  if (expected.asks !== undefined) expect(slotAsked(turn), where).toBe(expected.asks);
  if (expected.silent !== undefined) expect(turn.reply === "", where).toBe(expected.silent);
  if (expected.language) expect(turn.replyLanguage, where).toBe(expected.language);
}

function checkOutcome(turn: TurnResult, expected: Expectation, where: string): void {
  for (const [slot, value] of Object.entries(expected.slots ?? {})) {
    const known = turn.state.slots[slot as keyof TurnResult["state"]["slots"]];
    expect(known, `${where}: ${slot}`).toEqual(value === null ? undefined : value);
  }
  if (expected.events) expect(eventNames(turn), where).toEqual(expected.events);
  if (expected.temperature) expect(turn.score.temperature, where).toBe(expected.temperature);
  if (expected.complete !== undefined) expect(turn.isComplete, where).toBe(expected.complete);
  if (expected.pending !== undefined) expect(turn.pending, where).toBe(expected.pending);
  for (const pattern of patterns(expected.stored)) expect(turn.storedText, where).toMatch(pattern);
  for (const pattern of patterns(expected.storedNot)) expect(turn.storedText, where).not.toMatch(pattern);
  checkOffers(turn, expected, where);
}

function checkOffers(turn: TurnResult, expected: Expectation, where: string): void {
  const visit = turn.events.find((event) => event.type === "showing");
  const status = visit?.type === "showing" && visit.action !== "cancel" ? `:${visit.status}` : "";
  const told = visit?.type === "showing" ? `${visit.action}${status}` : null;
  if (expected.offers)
    expect(
      turn.offeredListings.map(({ propertyId }) => propertyId),
      where,
    ).toEqual(expected.offers);
  if (expected.times !== undefined) expect(turn.offeredTimes.length, where).toBe(expected.times);
  if (expected.visit !== undefined) expect(told, where).toBe(expected.visit);
}

function check(conversation: Conversation): void {
  play(conversation).forEach((turn, index) => {
    const step = conversation.steps[index];
    const where = `${conversation.id} #${index + 1} "${step?.renter}" → "${turn.reply}"`;
    checkWords(turn, step?.expect ?? {}, where);
    checkOutcome(turn, step?.expect ?? {}, where);
  });
}

describe.each([
  ["English", english],
  ["Spanish", spanish],
  ["mixed", mixed],
  ["English leasing", leasing.en],
  ["Spanish leasing", leasing.es],
  ["commanded", commands],
])("%s conversations", (_language, conversations) => {
  it.each(conversations.map((conversation) => [conversation.id, conversation] as const))("%s", (_id, conversation) => {
    check(conversation);
  });
});

it("covers both languages equally", () => {
  expect(english.length).toBeGreaterThanOrEqual(25);
  expect(spanish.map((conversation) => conversation.id)).toEqual(english.map((conversation) => conversation.id));
  expect(leasing.es.map(({ id }) => id)).toEqual(leasing.en.map(({ id }) => id));
});

it("covers every rule of conduct that concerns the chat", () => {
  const chatRules = "D2 F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F15 L1 L2 L3 L4 M1 M2 M4 M7 P1 P2 S1 S2 H1 G1".split(
    " ",
  );
  for (const conversations of [english, spanish]) {
    const covered = new Set(conversations.flatMap((conversation) => conversation.rules ?? []));
    expect(chatRules.filter((rule) => !covered.has(rule))).toEqual([]);
  }
});
