import { expect, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";
import { testClock } from "../../testing/testClock.ts";
import { OfferedTimes } from "./offeredTimes.ts";

const key = (clientId: string) => ({ agentId: "agent", linkId: "link", visitorId: "visitor", clientId });
const at = "2026-03-23T13:00:00.000Z";
const minutesMs = 60_000;

test("two renters who choose at once are offered different times, and both can take any of them", async () => {
  const clock = testClock();
  const chat = await startChat({ now: clock.now });
  const offersTo = async (id: string) => {
    const from = chat.client();
    const say = (message: string) => chat.say(message, { from, body: { conversationId: id } });
    await say("2 bedrooms in Brickell up to 3000, moving in May 1");
    const { body } = await say("Can I visit it on Monday?");
    return { times: body.times.map(({ time }: { time: string }) => time), say };
  };
  const ana = await offersTo("one");
  const ben = await offersTo("two");
  expect(ana.times).toHaveLength(3);
  expect(ben.times).toHaveLength(3);
  expect(ben.times.filter((time: string) => ana.times.includes(time))).toEqual([]);

  const taken = await ben.say(`Monday at ${ana.times[0]}, I'm Ben Ruiz, ben@renters.example`);
  expect(taken.body.showing).toMatchObject({ time: ana.times[0] });
});

test("a time is kept from others for ten minutes, and only as long as its renter is choosing from it", () => {
  const offered = new OfferedTimes();
  const now = new Date("2026-03-20T15:00:00Z");
  const later = (minutes: number) => new Date(now.getTime() + minutes * minutesMs);
  offered.note(key("one"), [at], now);
  expect([...offered.ofOthers(key("two"), now)]).toEqual([at]);
  expect([...offered.ofOthers(key("one"), now)]).toEqual([]);
  expect([...offered.ofOthers({ ...key("two"), agentId: "another" }, now)]).toEqual([]);
  expect([...offered.ofOthers(key("two"), later(10))]).toEqual([]);
  offered.note(key("one"), [], later(1));
  expect([...offered.ofOthers(key("two"), later(1))]).toEqual([]);
});
