import { describe, expect, it } from "vitest";
import { contextOf } from "../../specs/conversations/conversation.ts";
import { fittingListings, listingNamed, listingsInNamedArea } from "./listings.ts";

const { properties, market } = contextOf({ language: "en" });

describe("a listing named by its address", () => {
  it.each([
    ["does 1420 brickell bay allow dogs?", "brickell"],
    ["the one on Brickell Bay", "brickell"],
    ["I like 325", "biscayne"],
    ["¿y el de la 27th, el 600?", "edgewater"],
    ["something in Brickell", undefined],
    ["up to 3200", undefined],
  ])("%s → %s", (message, id) => {
    expect(listingNamed(message, properties)?.id).toBe(id);
  });
});

describe("a house number of two digits, or a unit", () => {
  const short = properties.map((home) =>
    home.id === "edgewater" ? { ...home, address: "55 SE 6th St, #2804" } : home,
  );

  it.each([
    ["he's a 55 lb lab mix", undefined],
    ["I'm 55 years old", undefined],
    ["is the 55 still open?", "edgewater"],
    ["and 55 SE 6th?", "edgewater"],
    ["the 2804 please", "edgewater"],
    ["the 2804 usd you said", undefined],
  ])("%s → %s", (message, id) => {
    expect(listingNamed(message, short)?.id).toBe(id);
  });
});

it("finds listings in a named place, with or without accents", () => {
  expect(listingsInNamedArea("¿qué hay en DOWNTOWN MIAMI?", properties).map(({ id }) => id)).toEqual(["biscayne"]);
});

describe("listings that fit", () => {
  const fitting = (slots: Parameters<typeof fittingListings>[0], excluded: string[] = []) =>
    fittingListings(slots, excluded, properties, market).map(({ id }) => id);

  it("are within the budget, the bedrooms and the places", () => {
    expect(fitting({})).toHaveLength(3);
    expect(fitting({ budget_max: 3150 })).toEqual(["brickell", "edgewater"]);
    expect(fitting({ bedrooms: { min: 3 } })).toEqual([]);
    expect(fitting({ area: ["Edgewater", "Brickell"] }, ["Brickell"])).toEqual(["edgewater"]);
  });

  it("includes a place inside a wanted larger one", () => {
    expect(fitting({ area: "Miami" })).toContain("brickell");
  });
});
