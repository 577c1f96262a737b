import type { Property } from "@llave/assistant";
import { expect, test } from "vitest";
import { distinctReasons, type WordedReason, wordReasons } from "./reasons.ts";

const fits = (about: WordedReason["about"], text: string): WordedReason => ({ about, fits: true, text });
const bedrooms = fits("bedrooms", "2 bedrooms, as requested");

test("leaves out what applies to every home, and keeps each card's own reasons", () => {
  const [edgewater, brickell] = distinctReasons([
    [fits("area", "In Edgewater"), bedrooms, fits("extra", "Laundry room")],
    [fits("area", "In Brickell"), bedrooms, fits("extra", "Pool"), fits("extra", "Bay view")],
  ]);
  expect(edgewater?.map(({ text }) => text)).toEqual(["In Edgewater", "Laundry room"]);
  expect(brickell?.map(({ text }) => text)).toEqual(["In Brickell", "Pool", "Bay view"]);
});

test("a card with less than two reasons of its own shows one that applies to all", () => {
  const [first] = distinctReasons([
    [fits("area", "In Edgewater"), bedrooms, fits("parking", "1 parking space")],
    [fits("area", "In Brickell"), bedrooms, fits("parking", "1 parking space")],
  ]);
  expect(first?.map(({ text }) => text)).toEqual(["In Edgewater", "2 bedrooms, as requested"]);
});

test("what doesn't fit stays, even if it applies to every home", () => {
  const over = { about: "budget", fits: false, text: "$80 over your budget" } as const;
  const cards = distinctReasons([
    [over, fits("area", "In Edgewater"), bedrooms, fits("extra", "Pool")],
    [over, fits("area", "In Brickell"), bedrooms, fits("extra", "Gym")],
  ]);
  for (const card of cards) expect(card).toContainEqual({ fits: false, text: over.text });
});

test("says how far a home is from the landmark that the renter wants to be near", () => {
  const home = { area: "Wynwood", facts: {} } as Property;
  const data = {
    area: "Wynwood",
    landmark: 1,
    from: "Jackson Memorial",
    fromSpanish: "el Jackson Memorial",
    miles: 1.5,
  };
  const words = (outcome: "fits" | "differs", language: "en" | "es") =>
    wordReasons(home, [{ criterion: "area", outcome, data }], {}, { language, today: "2026-03-20" });
  expect(words("fits", "en")).toEqual([
    { about: "area", fits: true, text: "Wynwood, about 1.5 miles from Jackson Memorial" },
  ]);
  expect(words("differs", "es")).toEqual([
    { about: "area", fits: false, text: "Wynwood, a una milla y media del Jackson Memorial" },
  ]);
});
