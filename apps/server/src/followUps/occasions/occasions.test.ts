import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, describe, expect, test } from "vitest";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { createProperty } from "../../testing/factories.ts";
import { friday } from "../../testing/testClock.ts";

const day = 24 * hour;
beforeEach(() => {
  clock.at = friday;
});
const now = () => new Date(clock.at);

describe("listings", () => {
  async function withListing() {
    const test = await startFollowUps();
    await test.settings({ offSteps: ["silence_1h", "silence_24h", "silence_72h"] });
    clock.at = friday + hour;
    const property = await createProperty(test.database.db, test.agent.agent_id, {
      address: "1200 Brickell Bay Dr",
      area: "Brickell",
      price: 2_900,
      bedrooms: 2,
      bathrooms: 2,
      status: "active",
      updated_at: now(),
    });
    return { ...test, property };
  }

  test("a new match is reported once, with its link", async () => {
    const test = await withListing();
    await test.run(1.5 * hour);
    expect(await test.sent()).toEqual([]);
    await test.run(2.5 * hour);
    await test.run(3.5 * hour);
    expect((await test.sent()).map(({ content }) => content)).toEqual([
      expect.stringMatching(
        /^Hi Ana, a new home fits what you're looking for: 1200 Brickell Bay Dr, \$2,900 a month\. http.*\/h\/\w{8}$/,
      ),
    ]);
  });

  test("reports a price drop, unless another listing was just reported", async () => {
    const test = await withListing();
    await test.run(2.5 * hour);
    const drop = (price: number, at: number) =>
      test.database.pool.query("update property set price = $2, updated_at = $3 where property_id = $1", [
        test.property.property_id,
        price,
        new Date(friday + at),
      ]);
    await drop(2_800, 3 * hour);
    await test.run(5 * hour);
    expect(await test.sent()).toHaveLength(1);
    await drop(2_700, 4 * day);
    await test.run(4 * day + 2 * hour);
    expect((await test.sent()).at(-1)?.content).toContain("went down from $2,800 to $2,700 a month");
  });

  test("doesn't report a listing that doesn't fit or was unpublished", async () => {
    const test = await withListing();
    await test.database.pool.query("update property set status = 'off_market' where property_id = $1", [
      test.property.property_id,
    ]);
    await createProperty(test.database.db, test.agent.agent_id, {
      address: "9 Far St",
      area: "Doral",
      price: 9_000,
      bedrooms: 4,
      bathrooms: 2,
      status: "active",
      updated_at: now(),
    });
    await test.run(3 * hour);
    expect(await test.sent()).toEqual([]);
  });
});

test("writes 75 days before a lease's anniversary, each year", async () => {
  const test = await startFollowUps();
  await test.database.pool.query(
    "update lead set stage = 'leased', leased_at = '2025-06-03 16:00Z' where agent_id = $1",
    [test.agent.agent_id],
  );
  // 3 June 2026 minus 75 days is 20 March.
  await test.run(1 * hour);
  expect(await test.sent()).toEqual([]);
  await test.run(2.5 * hour);
  await test.run(30 * hour);
  expect((await test.sent()).map(({ content }) => content)).toEqual([
    expect.stringContaining("your lease anniversary is June 3, 2026"),
  ]);
});
