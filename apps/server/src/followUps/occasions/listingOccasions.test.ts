import { matchListing, type Slots, southFlorida } from "@llave/assistant";
import { expect, test } from "vitest";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { createProperty } from "../../testing/factories.ts";
import { friday } from "../../testing/testClock.ts";
import { gradedWishes } from "./listingOccasions.ts";

test("wishes the search can't check don't rule out a listing", () => {
  const unlike: Pick<Slots, (typeof gradedWishes)[number]> = {
    parking: true,
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

test("announces a new home only to renters whose area, size and budget it fits", async () => {
  clock.at = friday;
  const first = (email: string) => `Hi, I'm Valentina Ruiz. Looking for a studio in Wynwood up to 2200, ${email}`;
  const test = await startFollowUps({ first });
  clock.at += 60_000;
  const publish = async (address: string, change: object) => {
    await createProperty(test.database.db, test.agent.agent_id, { address, bathrooms: 1, status: "active", ...change });
    const published = new Date(clock.at);
    await test.database.pool.query("update listing_news set created_at = $2 where agent_id = $1", [
      test.agent.agent_id,
      published,
    ]);
  };
  const news = async () => {
    const items = (await test.ofLead()) as { step: string; text: string | null }[];
    return items.filter(({ step }) => step === "new_match").map(({ text }) => text);
  };
  await publish("901 SW 37th Ave", { area: "Coral Gables", price: 2_100, bedrooms: 1 });
  await publish("15 Alhambra Cir", { area: "Coral Gables", price: 2_100, bedrooms: 0 });
  await publish("20 NW 25th St", { area: "Wynwood", price: 2_100, bedrooms: 1 });
  await publish("30 NW 26th St", { area: "Wynwood", price: 2_290, bedrooms: 0 });
  expect(await news()).toEqual([]);
  await publish("600 NE 27th St", { area: "Edgewater", price: 2_100, bedrooms: 0 });
  expect(await news()).toEqual([expect.stringContaining("600 NE 27th St")]);
});
