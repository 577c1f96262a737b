import { readFileSync } from "node:fs";
import {
  type ArrangedShowing,
  type DialogueState,
  freeTimes,
  type Language,
  newState,
  type Property,
  southFlorida,
  takeTurn,
} from "@llave/assistant";
import { describe, expect, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";
import { readState } from "./storedState.ts";

/** A state as the first version stored it, with the renter's next message and the reply that has to follow. */
interface Stored {
  id: string;
  language: Language;
  state: DialogueState;
  showing?: ArrangedShowing["status"];
  renter: string;
  says: string;
}

const lines = readFileSync(new URL("firstStates.jsonl", import.meta.url), "utf8").split("\n");
const stored = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Stored);
const state = stored[0]?.state;

const home = (id: string, address: string, area: string, price: number): Property => ({
  id,
  address,
  area,
  price,
  bedrooms: 2,
  bathrooms: 2,
  squareFeet: 1000,
  availableFrom: "2026-03-28",
  facts: {},
  updated: "2026-03-15",
});
const properties = [
  home("brickell", "1420 Brickell Bay Dr, #1907", "Brickell", 3150),
  home("biscayne", "325 S Biscayne Blvd, #2210", "Downtown Miami", 3280),
  home("edgewater", "600 NE 27th St, #1403", "Edgewater", 2900),
];
const now = "2026-03-20T15:00:00Z";
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 10 * 60, to: 18 * 60 }));
const hours = { weekly, lengthMinutes: 30, bufferMinutes: 30, noticeMinutes: 180, horizonDays: 21, daysOff: [] };

/** The conversations that the states are of: Friday, March 20, 2026, with a showing on Tuesday at 11 AM at most. */
function contextOf({ language, showing: status }: Stored) {
  const showing = { at: "2026-03-24T15:00:00.000Z", date: "2026-03-24", time: "11:00", propertyId: "brickell" };
  return {
    now,
    market: southFlorida,
    agent: {
      id: "agent",
      name: "Marisol Echeverría",
      brokerage: "Bay & Palm Realty",
      tone: "friendly",
      aiMode: "balanced",
      language: "bilingual",
      workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
    },
    properties,
    languageHint: language,
    links: { ownData: "https://llave.example/my-data", verifyLicense: "https://license.example" },
    freeTimes: freeTimes(hours, [], { now, timeZone: southFlorida.timeZone, most: 200 }),
    ...(status && { showing: { ...showing, status } }),
  } as const;
}

describe("a conversation of the first version goes on", () => {
  test.each(stored.map((line) => [line.id, line] as const))("when %s", (_id, line) => {
    const turn = takeTurn(readState(line.state), line.renter, contextOf(line));
    expect(turn.reply).toMatch(new RegExp(line.says, "s"));
  });

  test("on the server", async () => {
    const chat = await startChat();
    await chat.say("2 bedrooms in Brickell");
    const handedOff = stored.find(({ id }) => id === "the chat was handed off");
    await chat.database.pool.query(
      "update conversation set state = $2, version = version + 1, status = 'active' where agent_id = $1",
      [chat.agent.agent_id, JSON.stringify(handedOff?.state)],
    );
    expect((await chat.say("305-555-0123")).body.message).toContain("(305) 555-0123");
    const { rows } = await chat.database.pool.query("select phone from lead where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows).toEqual([{ phone: "+13055550123" }]);
  });
});

describe("a state of the first version", () => {
  test.each([
    [
      { offeredListings: ["a", "b"], homeAsked: true },
      { type: "whichHome", listings: ["a", "b"] },
    ],
    [
      { shown: ["c"], homeAsked: true },
      { type: "whichHome", listings: ["c"] },
    ],
    [
      { offeredListings: ["a", "b"], visitOffered: true },
      { type: "see", listings: ["a", "b"] },
    ],
    [
      { offeredListings: ["a", "b"], focus: "b", visitOffered: true },
      { type: "see", listings: ["b"] },
    ],
    [{ cancelOffered: true }, { type: "cancelShowing" }],
    [{ offeredHuman: true }, { type: "human" }],
    [{}, undefined],
  ])("offers with %j", (change, offer) => {
    const nothing = { offeredListings: [], shown: [], visitOffered: false };
    expect(readState({ ...state, ...nothing, ...change }).offer).toEqual(offer);
  });

  test("answered a question about the home in focus, else about the homes shown", () => {
    const answered = ["parking"];
    expect(readState({ ...state, focus: "a", answered }).answered).toEqual({ topics: answered, listings: ["a"] });
    const shown = ["a", "b"];
    expect(readState({ ...state, shown, answered }).answered).toEqual({ topics: answered, listings: shown });
  });

  test("was handed off until the agent wrote", () => {
    const handedOff = { handedOff: true, toldWhen: true };
    expect(readState({ ...state, owner: "human", awaitsAgent: true })).toMatchObject(handedOff);
    expect(readState({ ...state, owner: "human", awaitsAgent: false })).not.toMatchObject(handedOff);
  });

  test("keeps nothing that today's lacks", () => {
    const today = new Set([...Object.keys(newState("en")), ...optional]);
    for (const line of stored)
      expect(
        Object.keys(readState(line.state)).filter((key) => !today.has(key)),
        line.id,
      ).toEqual([]);
  });
});

test("a state of today is read as it is", () => {
  const today = { ...newState("es"), offer: { type: "see", listings: ["a"] }, owner: "human" };
  expect(readState(today)).toEqual(today);
});

/** Fields of today's state that not every conversation has. */
const optional: readonly (keyof DialogueState)[] = [
  "assumed",
  "offeredListings",
  "offeredTimes",
  "shown",
  "offer",
  "invited",
  "visitAlso",
  "calledOff",
  "timesRepeated",
  "found",
  "answered",
  "visitWish",
  "alsoSee",
  "petPounds",
  "heldFrom",
  "business",
  "heardAt",
  "handedOff",
  "toldWhen",
  "farewell",
  "followedUp",
];
