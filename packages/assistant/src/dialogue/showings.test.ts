import { describe, expect, test } from "vitest";
import { contextOf } from "../../specs/conversations/conversation.ts";
import { freeTimes } from "../showings/freeTimes.ts";
import { takeTurn } from "../takeTurn.ts";
import type { ArrangedShowing, TurnContext, TurnResult } from "../turn.ts";
import type { AiMode, Language } from "../types.ts";
import type { DialogueState } from "./state.ts";

const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 18 * 60 }));
const hours = { weekly, lengthMinutes: 30, bufferMinutes: 15, noticeMinutes: 120, horizonDays: 14, daysOff: [] };

function setting(language: Language, aiMode: AiMode, showing?: ArrangedShowing): TurnContext {
  const context = contextOf({ language, setup: { aiMode } });
  const { now, market } = context;
  return {
    ...context,
    freeTimes: freeTimes(hours, [], { now, timeZone: market.timeZone }),
    ...(showing && { showing }),
  };
}

/** Plays messages; puts what a turn arranges into the next turn's context, as the server does. */
function chat(messages: string[], { language = "en", aiMode = "full" }: { language?: Language; aiMode?: AiMode } = {}) {
  let state: DialogueState | null = null;
  let showing: ArrangedShowing | undefined;
  return messages.map((message): TurnResult => {
    const context = setting(language, aiMode, showing);
    const turn: TurnResult = takeTurn(state, message, context);
    state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
    for (const event of turn.events) {
      if (event.type !== "showing") continue;
      const time = event.action === "cancel" ? undefined : context.freeTimes?.find(({ at }) => at === event.at);
      if (event.action === "cancel") showing = undefined;
      else if (time)
        showing = { ...time, status: event.status, ...(event.propertyId && { propertyId: event.propertyId }) };
    }
    return turn;
  });
}

function showingEvents(turn: TurnResult | undefined) {
  return turn?.events.filter((event) => event.type === "showing");
}

const brickell = "I'd like to see 1420 Brickell Bay Dr";
const me = "I'm Ana Torres, 305-555-0134";

describe("a showing in the chat", () => {
  test.each([
    ["en", "the first one works", /took|booked a moment ago/],
    ["en", "Friday at 1 is perfect", /took|booked a moment ago/],
    ["es", "el viernes a la 1 está bien", /ocupar|reservar/],
  ] as const)("says that someone else just took the offered time (%s: %s)", (language, message, apology) => {
    const context = setting(language, "full");
    const offer = takeTurn(null, `${brickell}. ${me}`, context);
    const [first] = offer.offeredTimes;
    const others = context.freeTimes?.filter(({ date, time }) => date !== first?.date || time !== first.time) ?? [];
    const turn = takeTurn(offer.state, message, { ...context, freeTimes: others });
    expect(turn.reply).toMatch(apology);
    expect(turn.offeredTimes.length).toBeGreaterThan(0);
    expect(showingEvents(turn)).toEqual([]);
  });

  test("is chosen from three times on different days and booked", () => {
    const [offer, booked] = chat([`${brickell}. ${me}`, "the second one works"]);
    expect(offer?.offeredTimes.map(({ date, time }) => `${date} ${time}`)).toEqual([
      "2026-03-20 13:00",
      "2026-03-23 15:00",
      "2026-03-24 17:30",
    ]);
    expect(offer?.reply.match(/\?/g)).toHaveLength(1);
    expect(showingEvents(booked)).toEqual([
      { type: "showing", action: "book", at: "2026-03-23T19:00:00.000Z", status: "confirmed", propertyId: "brickell" },
    ]);
    expect(booked?.reply).toMatch(/1420 Brickell Bay Dr.*March 23 at 3 PM|March 23 at 3 PM.*1420 Brickell/);
  });

  test("needs no choice if the requested time is free", () => {
    const [booked] = chat([`${brickell} on Tuesday at 4pm. ${me}`]);
    expect(showingEvents(booked)).toEqual([
      { type: "showing", action: "book", at: "2026-03-24T20:00:00.000Z", status: "confirmed", propertyId: "brickell" },
    ]);
  });

  test("gets the nearest times if the requested one is outside the agent's hours", () => {
    const [late] = chat([`${brickell} on Tuesday at 8pm. ${me}`]);
    expect(showingEvents(late)).toEqual([]);
    expect(late?.offeredTimes.map(({ date, time }) => `${date} ${time}`)).toEqual([
      "2026-03-24 16:30",
      "2026-03-24 17:00",
      "2026-03-24 17:30",
    ]);
    const [sunday] = chat([`${brickell} this Sunday. ${me}`]);
    expect(sunday?.offeredTimes.every(({ date }) => date > "2026-03-22")).toBe(true);
    expect(sunday?.acts).toContainEqual({ type: "no_times", weekdays: [0] });
  });

  test("is held until the renter can be reached, then settled", () => {
    const [held, settled] = chat([`${brickell} on Tuesday at 4pm`, "305-555-0134"]);
    expect(held?.events).toContainEqual(expect.objectContaining({ action: "book", status: "held" }));
    expect(held?.state.asked).toBe("phone");
    expect(settled?.events).toContainEqual(expect.objectContaining({ action: "settle", status: "confirmed" }));
  });

  test("needs the agent's approval in balanced mode, with a draft for it", () => {
    const [booked] = chat([`${brickell} on Tuesday at 4pm. ${me}`], { aiMode: "balanced" });
    expect(booked?.events).toContainEqual(expect.objectContaining({ action: "book", status: "requested" }));
    expect(booked?.reply).toMatch(/Marisol confirms|once Marisol confirms/);
    const draft = booked?.drafts.find(({ kind }) => kind === "showing");
    expect(draft?.text.en).toMatch(/Confirmed.*1420 Brickell Bay Dr.*March 24 at 4 PM/);
  });

  test("can be moved and canceled", () => {
    const turns = chat([
      `${brickell} on Tuesday at 4pm. ${me}`,
      "can we move it to Wednesday at 10am?",
      "I need to cancel the visit",
      "cancel my visit",
    ]);
    expect(showingEvents(turns[1])).toEqual([
      { type: "showing", action: "move", at: "2026-03-25T14:00:00.000Z", status: "confirmed", propertyId: "brickell" },
    ]);
    expect(showingEvents(turns[2])).toEqual([{ type: "showing", action: "cancel" }]);
    expect(turns[2]?.state.slots.showing_request).toBeUndefined();
    expect(showingEvents(turns[3])).toEqual([]);
  });

  test("can be arranged in Spanish by the hour or the day alone", () => {
    const [offer, booked] = chat(["quiero ver 1420 Brickell Bay Dr. Soy Ana Torres, 305-555-0134", "el lunes"], {
      language: "es",
    });
    expect(offer?.reply).toMatch(/23 de marzo/);
    expect(showingEvents(booked)).toEqual([
      expect.objectContaining({ action: "book", at: "2026-03-23T19:00:00.000Z", status: "confirmed" }),
    ]);
  });

  test("stays a request if no free times are known", () => {
    const context = contextOf({ language: "en" });
    const turn = takeTurn(null, `${brickell} on Tuesday at 4pm`, context);
    expect(showingEvents(turn)).toEqual([]);
    expect(turn.acts).toContainEqual({ type: "note_showing", date: "2026-03-24", time: "16:00" });
  });

  test("leaves no listings to propose, if the agent proposes", () => {
    const search = "2 bedrooms in Brickell up to 3300 for April";
    const [, withVisit] = chat([`${search}. ${brickell} on Tuesday at 3 PM`, me], { aiMode: "balanced" });
    expect(withVisit?.isComplete).toBe(true);
    expect(withVisit?.drafts.map(({ kind }) => kind)).toEqual(["showing"]);
    const [, withoutVisit] = chat([search, me], { aiMode: "balanced" });
    expect(withoutVisit?.drafts.map(({ kind }) => kind)).toEqual(["properties"]);
  });
});

test.each([
  [
    "en",
    `${brickell} on Friday at 4pm`,
    "2 bedrooms in Brickell up to 3200, moving April 1",
    "I'm Ana Torres, 305-555-0134",
  ],
  [
    "es",
    "Quiero ver 1420 Brickell Bay Dr el viernes a las 4",
    "2 cuartos en Brickell hasta 3200, para el 1 de abril",
    "Soy Ana Torres, 305-555-0134",
  ],
] as const)("someone who asked the agent for a visit isn't promised other homes (%s)", (language, ...messages) => {
  const turn = takeTurn(null, messages.join(". "), contextOf({ language }));
  expect(turn.state.complete).toBe(true);
  expect(turn.reply).toContain("(305) 555-0134");
  expect(turn.reply).not.toMatch(/propert|propiedad|match|encaj/i);
});
