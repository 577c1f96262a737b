import { newState } from "@llave/assistant";
import { describe, expect, test } from "vitest";
import { createProperty } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";
import { readState } from "./storedState.ts";

/** What the version before kept of every dialogue. */
const earlier = {
  ...newState("en"),
  turns: 3,
  offeredHuman: false,
  offeredTimes: [],
  offeredListings: [],
  visitOffered: false,
  homeAsked: false,
  cancelOffered: false,
  answered: [],
};

/** A conversation with one message, whose state is replaced by one that an earlier version stored. */
async function begunEarlier(state: object) {
  const chat = await startChat();
  const { property_id: propertyId } = await createProperty(chat.database.db, chat.agent.agent_id);
  await chat.say("2 bedrooms in Brickell");
  const set = async (stored: object) => {
    await chat.database.pool.query(
      "update conversation set state = $2, version = version + 1, status = 'active' where agent_id = $1",
      [chat.agent.agent_id, JSON.stringify(stored)],
    );
  };
  await set({ ...earlier, ...state });
  return { chat, propertyId, set };
}

describe("a conversation that an earlier version began", () => {
  test("goes on after its hand-off: a phone number is taken and acknowledged", async () => {
    const { chat } = await begunEarlier({ slots: { bedrooms: 2, area: "Brickell" }, asked: "phone", owner: "human" });
    expect((await chat.say("305-555-0123")).body.message).toContain("(305) 555-0123");
    const { rows } = await chat.database.pool.query("select phone from lead where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows).toEqual([{ phone: "+13055550123" }]);
  });

  test("hands off on a yes to the offer of a person", async () => {
    const { chat } = await begunEarlier({ asked: "area", offeredHuman: true, misses: 2 });
    expect((await chat.say("yes please")).body.message).toContain("Rosa");
    const { rows } = await chat.database.pool.query("select kind from task where agent_id = $1", [chat.agent.agent_id]);
    expect(rows).toEqual([{ kind: "ask_human" }]);
  });

  test("asks no more about a size that it assumed of the home in focus", async () => {
    const { chat, propertyId, set } = await begunEarlier({});
    const supposed = { slot: "bedrooms", value: 2 };
    await set({ ...earlier, focus: propertyId, asked: "bedrooms", answered: ["parking"], supposed });
    const { message } = (await chat.say("yes")).body;
    expect(message).not.toBe("");
    expect(message).not.toMatch(/bedroom/i);
  });
});

describe("reading a stored dialogue", () => {
  const offered = { offeredListings: ["a", "b"] };

  test.each([
    [
      { ...offered, homeAsked: true },
      { type: "whichHome", listings: ["a", "b"] },
    ],
    [
      { shown: ["c"], homeAsked: true },
      { type: "whichHome", listings: ["c"] },
    ],
    [
      { ...offered, visitOffered: true },
      { type: "see", listings: ["a", "b"] },
    ],
    [
      { ...offered, focus: "b", visitOffered: true },
      { type: "see", listings: ["b"] },
    ],
    [{ cancelOffered: true }, { type: "cancelShowing" }],
    [{ offeredHuman: true }, { type: "human" }],
    [{}, undefined],
  ])("takes what was offered from %j", (state, offer) => {
    expect(readState({ ...earlier, ...state }, true).offer).toEqual(offer);
  });

  test("gives the question that was answered its listing", () => {
    const { answered } = readState({ ...earlier, focus: "a", answered: ["parking"] }, true);
    expect(answered).toEqual({ topics: ["parking"], listings: ["a"] });
  });

  test("leaves out a canceled showing of another shape", () => {
    expect(readState({ ...earlier, calledOff: "2026-11-23T15:00:00.000Z" }, true).calledOff).toBeUndefined();
  });

  test("knows no hand-off where the agent took the conversation over", () => {
    expect(readState({ ...earlier, owner: "human" }, false).handedOff).toBeUndefined();
    expect(readState({ ...earlier, owner: "human" }, true).handedOff).toBe(true);
  });

  test("leaves a dialogue of this version as it is", () => {
    const state = {
      ...newState("es"),
      offer: { type: "see", listings: ["a"] },
      answered: { topics: ["pets"], listings: ["a"] },
      calledOff: { at: "2026-11-23T15:00:00.000Z", turn: 4 },
      owner: "human",
    };
    expect(readState(state, true)).toEqual(state);
  });
});
