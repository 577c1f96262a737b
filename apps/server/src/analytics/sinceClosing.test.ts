import { clockTime } from "@llave/assistant";
import { describe, expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { lastClosing } from "./sinceClosing.ts";

const workdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1080 }));
const zone = "America/New_York";

/** Mondays to Fridays until 6 PM; times are UTC, five hours ahead of Miami in winter. */
describe("the last closing", () => {
  test.each([
    ["of a Friday morning is Thursday's", "2026-11-20T14:00:00Z", "2026-11-19T23:00:00.000Z"],
    ["of a Friday night is Friday's", "2026-11-21T03:00:00Z", "2026-11-20T23:00:00.000Z"],
    ["of a Sunday is Friday's", "2026-11-22T18:00:00Z", "2026-11-20T23:00:00.000Z"],
    ["of the summer is an hour earlier in UTC", "2026-07-03T14:00:00Z", "2026-07-02T22:00:00.000Z"],
  ])("%s", (_, now, closing) => {
    expect(lastClosing({ weekly: workdays, daysOff: [] }, new Date(now), zone)?.toISOString()).toBe(closing);
  });

  test("isn't a lunch break or on a day off, and doesn't exist without hours", () => {
    const now = new Date("2026-11-20T20:00:00Z");
    const split = [...workdays, { weekday: 5, from: 480, to: 530 }];
    const closing = lastClosing({ weekly: split, daysOff: ["2026-11-19"] }, now, zone);
    expect(closing?.toISOString()).toBe("2026-11-18T23:00:00.000Z");
    expect(lastClosing({ weekly: [], daysOff: [] }, now, zone)).toBeNull();
  });
});

test("counts only the agent's own news since then", async () => {
  const chat = await startChat();
  await chat.say("2 bedrooms in Brickell, up to $3,000");
  const another = { from: chat.client(), body: { conversationId: "another" } };
  await chat.say("studio in Doral", another);
  await chat.say("asap", another);
  await chat.say("call me at 305-555-0100");
  // Every day's hours end half a day from now, so the last ones ended half a day ago.
  const to = Math.max(1, (clockTime(Date.now(), zone).minutes + 720) % 1440);
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to }));
  const owner = await chat.signedIn(chat.agent.email);
  const settings = (await owner.get("/api/agent/availability")).body;
  await owner.send("PUT", "/api/agent/availability", JSON.stringify({ ...settings, weekly }), {
    "content-type": "application/json",
  });
  const since = async (email: string) => (await (await chat.signedIn(email)).get("/api/dashboard/since-closing")).body;
  expect(await since(chat.agent.email)).toEqual({ since: expect.any(String), leads: 2, qualified: 1, showings: 0 });
  const other = await createAgent(chat.database.db);
  expect(await since(other.email)).toMatchObject({ leads: 0, qualified: 0, showings: 0 });
});
