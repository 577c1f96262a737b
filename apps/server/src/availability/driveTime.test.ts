import { expect, test } from "vitest";
import { createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { pointOf } from "../time/markets.ts";
import { driveGap } from "./driveTime.ts";

/** Friday, March 20, 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");
/** Monday, March 23, at a time in Miami. */
const monday = (time: string) => new Date(`2026-03-23T${time}:00-04:00`).toISOString();

/** An agent with a home in Brickell and one in Doral, and a showing in Brickell on Monday at 11 AM. */
async function stage() {
  const chat = await startChat({ now });
  const { db } = chat.database;
  const owner = await chat.signedIn(chat.agent.email);
  const { property_id: brickell } = await createProperty(db, chat.agent.agent_id);
  await createProperty(db, chat.agent.agent_id, { address: "5300 NW 87th Ave", area: "Doral" });
  const book = async (name: string, at: string) => {
    const lead = await owner.post("/api/leads", { name, email: `${name.toLowerCase()}@mail.example` });
    return owner.post("/api/showings", { leadId: lead.body.id, propertyId: brickell, at });
  };
  const first = await book("Bea", monday("11:00"));
  const useDriveTime = async (on: boolean) => {
    const { body } = await owner.get("/api/agent/availability");
    const change = JSON.stringify({ ...body, useDriveTime: on });
    return owner.send("PUT", "/api/agent/availability", change, { "content-type": "application/json" });
  };
  const free = async (path = "/api/showing-times"): Promise<string[]> => (await owner.get(path)).body.times;
  return { ...chat, owner, book, first, useDriveTime, free };
}

test("leaves time for the drive to the farthest home once the agent turns that on", async () => {
  const { useDriveTime, free } = await stage();
  const near = ["10:00", "12:00"].map(monday);
  const far = ["09:30", "12:30"].map(monday);
  expect(await free()).toEqual(expect.arrayContaining([...near, ...far]));
  expect((await useDriveTime(true)).body).toMatchObject({ useDriveTime: true });
  const times = await free();
  expect(times).toEqual(expect.arrayContaining(far));
  for (const time of near) expect(times).not.toContain(time);
  await useDriveTime(false);
  expect(await free()).toEqual(expect.arrayContaining(near));
});

test("moving a showing only counts the drive to its own home", async () => {
  const { book, useDriveTime, free, first } = await stage();
  const { body } = await book("Caro", monday("16:00"));
  await useDriveTime(true);
  // Both are in Brickell: a quarter of an hour of buffer is more than the drive.
  expect(await free(`/api/showings/${body.id}/times`)).toContain(monday("12:00"));
  expect(first.body).toMatchObject({ point: [25.76, -80.19] });
});

test("offers renters times by the same rule", async () => {
  const { say, useDriveTime } = await stage();
  await useDriveTime(true);
  await say("Hi, I'm Ana Torres, 305-555-0100. 2 bedrooms in Brickell up to 3000, moving in May 1");
  expect((await say("Can I see 100 SW 10th St on Monday, March 23 at 12 PM?")).body.message).not.toMatch(
    /(booked|confirmed|reserved).*12 PM/i,
  );
});

test("requires a boolean, and stays off if an older program doesn't send it", async () => {
  const { owner, useDriveTime } = await stage();
  await useDriveTime(true);
  const { useDriveTime: _, ...older } = (await owner.get("/api/agent/availability")).body;
  const put = (body: object) =>
    owner.send("PUT", "/api/agent/availability", JSON.stringify(body), { "content-type": "application/json" });
  expect((await put({ ...older, useDriveTime: "yes" })).status).toBe(400);
  expect((await put(older)).body).toMatchObject({ useDriveTime: false });
});

test("an unknown area has no estimate", () => {
  const brickell = pointOf("miami", "Brickell");
  expect(brickell).toEqual([25.76, -80.19]);
  expect([pointOf("miami", "Atlantis"), pointOf("miami", null)]).toEqual([null, null]);
  expect([driveGap(null, [[25.76, -80.19]]), driveGap(brickell, [])]).toEqual([0, 0]);
  expect(driveGap(brickell, [[25.76, -80.19]])).toBe(9);
});
