import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf } from "../../specs/conversations/conversation.ts";
import { anySlots } from "../../specs/heard.ts";
import { matchListing } from "../matching/match.ts";
import type { Slots } from "../types.ts";
import { daysUntilMove, type ScoreFacts, score, scoreReasonIds } from "./score.ts";

const { market, properties } = contextOf({ language: "en" });
const facts: ScoreFacts = { today: "2026-03-20", optedOut: false, focus: null, excludedAreas: [], properties, market };
const complete: Slots = {
  area: "Brickell",
  bedrooms: 2,
  budget_max: 3200,
  move_in: "2026-04-01",
  name: "Ana",
  phone: "+13055550134",
};

function temperature(slots: Slots, changed: Partial<ScoreFacts> = {}): string {
  return score(slots, { ...facts, ...changed }).temperature;
}

describe("days until the move", () => {
  it.each([
    ["asap", 0],
    ["flexible", null],
    [undefined, null],
    ["2026-03-25", 5],
    ["2026-01-01", 0],
    [{ from: "2026-04-01", to: "2026-04-10" }, 12],
  ] as const)("%o → %s", (moveIn, days) => {
    expect(daysUntilMove(moveIn, "2026-03-20")).toBe(days);
  });
});

describe("temperature", () => {
  it.each([
    ["within 30 days", "2026-04-19", "hot"],
    ["the 31st day", "2026-04-20", "warm"],
    ["the 120th day", "2026-07-18", "warm"],
    ["the 121st day", "2026-07-19", "cold"],
    ["as soon as possible", "asap", "hot"],
    ["flexible", "flexible", "cold"],
  ] as const)("%s", (_name, moveIn, expected) => {
    expect(temperature({ ...complete, move_in: moveIn })).toBe(expected);
  });

  it("needs contact details, a real request and no opt-out", () => {
    expect(temperature({ ...complete, phone: undefined })).toBe("cold");
    expect(temperature({ phone: "+13055550134", move_in: "asap" })).toBe("cold");
    expect(temperature(complete, { optedOut: true })).toBe("cold");
  });

  it("is warm at most while a criterion is open", () => {
    expect(temperature({ ...complete, budget_max: undefined })).toBe("warm");
  });

  it("counts a chosen listing as the area", () => {
    expect(temperature({ ...complete, area: undefined }, { focus: "brickell" })).toBe("hot");
  });
});

describe("reasons", () => {
  it("list the points of the score, largest first", () => {
    expect(score(complete, facts)).toEqual({
      value: 87,
      temperature: "hot",
      reasons: [
        { id: "moves_soon", points: 43, data: { days: 12 } },
        { id: "criteria_known", points: 20, data: { count: 4 } },
        { id: "contact_given", points: 20 },
        { id: "name_given", points: 3 },
        { id: "listings_fit", points: 1, data: { count: 1 } },
      ],
    });
  });

  it("end with the one that keeps a lead from ranking higher", () => {
    const { value, reasons } = score({ ...complete, phone: undefined, showing_request: { date: "2026-03-21" } }, facts);
    expect(value).toBe(43);
    expect(reasons.at(-1)).toEqual({ id: "no_contact", points: -29 });
    expect(score(complete, { ...facts, optedOut: true })).toMatchObject({ value: 0, temperature: "cold" });
  });

  it("add up, stay within the band of the temperature and have known ids", () => {
    fc.assert(
      fc.property(anySlots, fc.boolean(), (slots, optedOut) => {
        const { value, temperature: band, reasons } = score(slots, { ...facts, optedOut });
        expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(value);
        expect(value).toBeGreaterThanOrEqual(optedOut ? 0 : { hot: 80, warm: 50, cold: 0 }[band]);
        expect(value).toBeLessThanOrEqual({ hot: 100, warm: 79, cold: 49 }[band]);
        for (const { id } of reasons) expect(scoreReasonIds).toContain(id);
      }),
    );
  });

  it("distinguish leads by their move-in date, even if something is missing", () => {
    const days = ["2026-03-21", "2026-03-28", "2026-04-05", "2026-04-13", "2026-04-19"];
    const values = (slots: Slots) => days.map((move_in) => score({ ...slots, move_in }, facts).value);
    for (const slots of [complete, { ...complete, budget_max: undefined }]) {
      expect(new Set(values(slots)).size).toBe(days.length);
    }
    const weeks = ["2026-04-25", "2026-05-20", "2026-06-10", "2026-07-10"];
    const later = weeks.map((move_in) => score({ ...complete, move_in }, facts).value);
    expect(later).toEqual([...new Set(later)].toSorted((a, b) => b - a));
  });

  it("don't contradict each other", () => {
    const opposites = [
      ["moves_soon", "moves_late"],
      ["moves_soon", "move_date_unknown"],
      ["contact_given", "no_contact"],
    ] as const;
    fc.assert(
      fc.property(anySlots, fc.boolean(), (slots, optedOut) => {
        const ids = score(slots, { ...facts, optedOut }).reasons.map(({ id }) => id);
        for (const [one, other] of opposites) expect(ids.includes(one) && ids.includes(other)).toBe(false);
      }),
    );
  });

  it("count no listing that the matches leave out, pets aside", () => {
    const late = properties.map((property) => ({ ...property, availableFrom: "2026-06-01" }));
    const fit = (given: readonly (typeof properties)[number][]) =>
      score(complete, { ...facts, properties: given }).reasons.some(({ id }) => id === "listings_fit");
    expect([fit(properties), fit(late)]).toEqual([true, false]);
    fc.assert(
      fc.property(anySlots, (slots) => {
        const { pets: _, ...alone } = slots;
        const shown = properties.filter(
          (listing) => matchListing({ slots: alone, excludedAreas: [] }, listing, { today: facts.today, market }).fits,
        );
        const counted = score(slots, facts).reasons.find(({ id }) => id === "listings_fit")?.data?.count ?? 0;
        expect(Number(counted)).toBeLessThanOrEqual(shown.length);
      }),
    );
  });

  it("don't depend on who will live in the home", () => {
    const household = fc.record({ pets: fc.record({ has: fc.boolean() }), occupants: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(anySlots, household, (slots, people) => {
        const { pets: _pets, occupants: _occupants, ...alone } = slots;
        expect(score({ ...alone, ...people }, facts)).toEqual(score(alone, facts));
      }),
    );
  });
});
