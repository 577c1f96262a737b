import { southFlorida } from "@llave/assistant";
import { describe, expect, test } from "vitest";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { areaOfAddress } from "./places.ts";
import { gridAreas, namedStreets } from "./southFlorida.ts";
import { suggestAddresses } from "./suggest.ts";

describe("the gazetteer", () => {
  test.each([
    ["888 brickell k", ["888 Brickell Key Dr", "Brickell Key"]],
    ["1800 N Bays", ["1800 N Bayshore Dr", "Edgewater"]],
    ["1800 bayshore", ["1800 N Bayshore Dr", "Edgewater"]],
    ["1300 SW 8", ["1300 SW 8th St", "Little Havana"]],
    ["2701 northwest 2nd avenue", ["2701 NW 2nd Ave", "Wynwood"]],
    ["8400 NW 36 st", ["8400 NW 36th St", "Doral"]],
    ["600 NE 27th", ["600 NE 27th St", "Edgewater"]],
    ["325 S Biscayne Blvd, #2210", ["325 S Biscayne Blvd", "Downtown Miami"]],
    ["16001 collins", ["16001 Collins Ave", "Sunny Isles Beach"]],
    ["7 SE 11", ["7 SE 11th St", "Brickell"]],
  ])("completes %o", (typed, [address, area]) => {
    expect(suggestAddresses(typed)[0]).toEqual({ address, area });
  });

  test.each([
    ["1420 Brickell Bay Dr, #1907", "Brickell"],
    ["8400 NW 36th St, #512", "Doral"],
    ["8400 NW 36", null],
    ["1420 Main Street", null],
  ])("knows the area of %o: %o", (address, area) => expect(areaOfAddress(address)).toBe(area));

  test.each(["", "888", "brickell", "888 ", "99999 Brickell Ave", "12 x", "5 NW 0", `1 ${"a ".repeat(200)}`])(
    "suggests nothing for %o",
    (typed) => expect(suggestAddresses(typed)).toEqual([]),
  );

  test("names only places that renters look in", () => {
    const known = new Set(southFlorida.places.map(({ name }) => name));
    const named = [...namedStreets.flatMap(({ stretches }) => stretches), ...gridAreas].map(({ area }) => area);
    expect(named.filter((area) => !known.has(area))).toEqual([]);
  });

  test("has each street once, with stretches that follow each other", () => {
    expect(new Set(namedStreets.map(({ name }) => name)).size).toBe(namedStreets.length);
    for (const { name, stretches } of namedStreets)
      for (const [at, { from, to }] of stretches.entries()) {
        expect(to, name).toBeGreaterThan(from);
        expect(from, name).toBeGreaterThan(stretches[at - 1]?.to ?? 0);
      }
  });
});

test("the call returns the agent's own buildings first, and no other agent's", async () => {
  const { database, signedIn } = await startTestApp();
  const [agent, other] = [await createAgent(database.db), await createAgent(database.db)];
  await createProperty(database.db, agent.agent_id, { address: "1420 Brickell Bay Dr, #1907", area: "Brickell" });
  await createProperty(database.db, agent.agent_id, { address: "1420 Brickell Bay Dr, #20", area: "Brickell" });
  await createProperty(database.db, other.agent_id, { address: "1420 Secret St, #1", area: "Doral" });
  const browser = await signedIn(agent.email);
  const suggested = await browser.get("/api/properties/addresses?q=1420%20bri");
  expect(suggested.body[0]).toEqual({ address: "1420 Brickell Bay Dr", area: "Brickell" });
  expect(suggested.body.filter(({ address }: { address: string }) => address === "1420 Brickell Bay Dr")).toHaveLength(
    1,
  );
  expect((await browser.get("/api/properties/addresses?q=1420%20sec")).body).toEqual([]);
  expect((await browser.get("/api/properties/addresses")).status).toBe(400);
});
