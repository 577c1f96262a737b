import { expect, test } from "vitest";
import { moveInCost } from "../listings/moveInCost.ts";
import { southFlorida } from "../markets/southFlorida.ts";
import { phrase } from "../phrasing/phrase.ts";
import type { AgentProfile, Language, ListingTopic, Property } from "../types.ts";
import { answer } from "./answer.ts";
import { storedFact } from "./registry.ts";

const home: Property = {
  id: "home",
  address: "77 SW 9th St, #5",
  area: "Brickell",
  price: 2500,
  bedrooms: 1,
  bathrooms: 1,
  terms: {
    pets: { allowed: ["cat", "dog"], most: 2, pounds: 30, fee: 300 },
    fees: { application: 75, firstMonth: true, lastMonth: true, deposit: 2500, other: 120 },
    parkingSpaces: 1,
    furnished: false,
    lease: { min: 6, max: 12 },
    utilities: ["water", "internet"],
  },
  facts: {
    parking: { en: "Space 114, level 2", updated: "2026-03-01" },
    pool: { en: "Adults only pool", updated: "2026-03-01" },
  },
  updated: "2026-03-10",
};

const agent: AgentProfile = {
  id: "agent",
  name: "Rosa Delgado",
  tone: "direct",
  aiMode: "full",
  language: "bilingual",
  workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
};

/** The reply to a question about one topic of one listing. */
function told(topic: ListingTopic, language: Language, property: Property = home, op: "value" | "total" = "value") {
  const today = "2026-03-12";
  const scene = {
    properties: [property],
    market: southFlorida,
    today,
    slots: {},
    excludedAreas: [],
    language,
    lastNamed: property.id,
  };
  const query = {
    op,
    topics: [topic],
    scope: "focus",
    listings: [property.id],
    against: {},
    constraints: {},
  } as const;
  return phrase([{ type: "answer", answer: answer(query, scene) }], { language, agent, today, recent: [] }).text;
}

function stored(property: Property, topic: ListingTopic) {
  return storedFact(property, topic, { market: southFlorida, against: {}, slots: {}, language: "en" });
}

test.each<[ListingTopic, Language, string]>([
  ["pets", "en", "It takes cats and dogs, 2 at most, up to 30 lb each."],
  ["pets", "es", "Acepta gatos y perros, 2 como máximo, de hasta 30 libras cada uno."],
  ["pet_fee", "en", "It charges $300 once per pet, never for assistance animals."],
  ["deposit", "es", "Pide $2,500 de depósito."],
  ["fees", "en", "It has $120 in other fees."],
  ["application", "es", "Cobra $75 por la solicitud."],
  ["furnished", "en", "It comes unfurnished."],
  ["lease_term", "es", "Acepta contratos de 6 a 12 meses."],
  ["internet", "es", "Incluye internet."],
  ["utilities", "en", "It includes water and internet."],
  ["parking", "en", "It has 1 parking space (space 114, level 2)."],
])("answers a question about %s from the terms (%s)", (topic, language, text) => {
  expect(told(topic, language)).toBe(text);
});

test("adds up what it takes to move in, part by part", () => {
  expect(told("move_in_cost", "en", home, "total")).toMatch(
    /\$7,695.*first month \$2,500, last month \$2,500, deposit \$2,500, application \$75 and other fees \$120/,
  );
});

test("leaves open what the terms don't say, and never quotes a remark that no listing may carry", () => {
  const { terms: _, ...bare } = home;
  expect(stored(bare, "pets")).toBeUndefined();
  expect(stored(home, "pool")).toBeUndefined();
  expect(stored({ ...home, terms: {} }, "move_in_cost")).toBeUndefined();
  expect(told("pool", "en")).toMatch(/doesn't say.*Rosa/);
});

test("dates a fact by its oldest part", () => {
  expect(stored(home, "parking")?.updated).toBe("2026-03-01");
  expect(stored(home, "pets")?.updated).toBe("2026-03-10");
});

test("takes an application fee alone for no cost of moving in", () => {
  expect(moveInCost(2500, { application: 75 })).toBeNull();
  expect(moveInCost(2500, { firstMonth: true, deposit: 0 })).toEqual({
    total: 2500,
    parts: [{ part: "firstMonth", amount: 2500 }],
  });
});
