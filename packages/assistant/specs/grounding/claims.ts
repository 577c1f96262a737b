import type { WordableAct } from "../../src/grounding/facts.ts";
import type { Language } from "../../src/types.ts";

/** The day of the conversations. */
export const today = "2026-03-20";
const updated = "2026-03-03";
const tenth = "100 SW 10th St, #4";
const bay = "2400 Bay Dr, #12";
const palm = "77 Palm Ave";

const parking: Record<Language, string> = { en: "One space in the garage", es: "Un puesto en el garaje" };

/** What replies say: the acts that a wording has to give, by name. */
export const claims = {
  area_bedrooms_ask_budget: [
    { type: "confirm", slots: { area: "Brickell", bedrooms: 2 }, corrected: [], excluded: [] },
    { type: "ask", slot: "budget_max", retry: false },
  ],
  budget_ask_move_in: [
    { type: "confirm", slots: { budget_max: 3000 }, corrected: [], excluded: [] },
    { type: "ask", slot: "move_in", retry: false },
  ],
  name_ask_phone: [
    { type: "confirm", slots: { name: "Ana Torres" }, corrected: [], excluded: [] },
    { type: "ask", slot: "phone", retry: false },
  ],
  move_in_pet_ask_name: [
    {
      type: "confirm",
      slots: { move_in: "2026-05-01", pets: { has: true, kind: "dog" } },
      corrected: [],
      excluded: [],
    },
    { type: "ask", slot: "name", retry: false },
  ],
  corrected_budget_ask_name: [
    { type: "confirm", slots: { budget_max: 2600 }, corrected: ["budget_max"], excluded: [] },
    { type: "ask", slot: "name", retry: false },
  ],
  two_areas_ask_move_in: [
    { type: "confirm", slots: { area: ["Doral", "Kendall"], bathrooms: 2 }, corrected: [], excluded: ["Homestead"] },
    { type: "ask", slot: "move_in", retry: false },
  ],
  price_ask_bedrooms: [
    { type: "answer_fact", topic: "price", propertyId: "a", address: tenth, value: 2800, updated },
    { type: "ask", slot: "bedrooms", retry: false },
  ],
  parking_ask_move_in: (language: Language) => [
    { type: "answer_fact", topic: "parking", propertyId: "a", address: tenth, text: parking[language], updated },
    { type: "ask", slot: "move_in", retry: false },
  ],
  available_ask_area: [
    { type: "answer_fact", topic: "availability", propertyId: "b", address: bay, value: "2026-04-15", updated },
    { type: "ask", slot: "area", retry: false },
  ],
  range_ask_area: [
    { type: "answer_range", topic: "price", count: 4, min: 1900, max: 3280, updated },
    { type: "ask", slot: "area", retry: false },
  ],
  overview_ask_bedrooms: [
    { type: "listings_overview", count: 5, fits: true, areas: ["Brickell", "Doral"], min: 1850, max: 3400, updated },
    { type: "ask", slot: "bedrooms", retry: false },
  ],
  three_listings: [
    {
      type: "offer_listings",
      listings: [
        { propertyId: "a", address: tenth, price: 2800, percentage: 96 },
        { propertyId: "b", address: bay, price: 3100, percentage: 91 },
        { propertyId: "c", address: palm, price: 2650, percentage: 84 },
      ],
    },
    { type: "invite_visit", count: 3 },
  ],
  three_times: [
    {
      type: "offer_times",
      times: [
        { date: "2026-03-24", time: "10:00" },
        { date: "2026-03-24", time: "17:30" },
        { date: "2026-03-26", time: "12:00" },
      ],
      missed: false,
      change: false,
    },
  ],
  refusal_ask_bedrooms: [
    { type: "accept_refusal", slot: "budget_max" },
    { type: "ask", slot: "bedrooms", retry: false },
  ],
  greet_ask_area: [{ type: "greet" }, { type: "ask", slot: "area", retry: false }],
  thanks: [{ type: "thanks_reply" }],
  goodbye: [{ type: "goodbye" }],
} satisfies Record<string, WordableAct[] | ((language: Language) => WordableAct[])>;

export type ClaimName = keyof typeof claims;

export function actsOf(name: ClaimName, language: Language): WordableAct[] {
  const acts: WordableAct[] | ((language: Language) => WordableAct[]) = claims[name];
  return typeof acts === "function" ? acts(language) : acts;
}
