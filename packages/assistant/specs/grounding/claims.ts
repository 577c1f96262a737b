import type { WordableAct } from "../../src/grounding/facts.ts";

/** The day of the conversations. */
export const today = "2026-03-20";
const tenth = "100 SW 10th St, #4";
const bay = "2400 Bay Dr, #12";
const palm = "77 Palm Ave";

/** What replies say: the acts that a wording has to tell, by name. */
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
  three_listings: [
    {
      type: "offer_listings",
      listings: [
        { propertyId: "a", address: tenth, area: "Brickell", price: 2800, bedrooms: 2, percentage: 96 },
        { propertyId: "b", address: bay, area: "Brickell", price: 3100, bedrooms: 2, percentage: 91 },
        { propertyId: "c", address: palm, area: "Brickell", price: 2650, bedrooms: 2, percentage: 84 },
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
} satisfies Record<string, WordableAct[]>;

export type ClaimName = keyof typeof claims;
