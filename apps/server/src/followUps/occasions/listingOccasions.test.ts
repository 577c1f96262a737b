import { matchListing, type Slots, southFlorida } from "@llave/assistant";
import { expect, test } from "vitest";
import { gradedWishes } from "./listingOccasions.ts";

test("a wish that news are found without rules no listing out", () => {
  const unlike: Pick<Slots, (typeof gradedWishes)[number]> = {
    area: ["Brickell"],
    bathrooms: 3,
    parking: true,
    furnished: true,
    lease_months: 1,
  };
  const listing = {
    price: 2_000,
    bedrooms: 2,
    bathrooms: 1,
    area: "Doral",
    terms: { parkingSpaces: 0, furnished: false, lease: { min: 12 } },
  };
  const facts = { today: "2026-03-20", market: southFlorida };
  const { fits, reasons } = matchListing({ slots: unlike, excludedAreas: [] }, listing, facts);
  expect(reasons).toHaveLength(gradedWishes.length);
  expect(reasons.every(({ outcome }) => outcome === "differs")).toBe(true);
  expect(fits).toBe(true);
});
