import { expect, test } from "vitest";
import { distinctReasons, type WordedReason } from "./reasons.ts";

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
