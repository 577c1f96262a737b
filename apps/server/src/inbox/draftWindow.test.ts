import { hourMs as hour } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { testClock } from "../testing/testClock.ts";
import { startTextChat } from "../testing/twilioServer/startTextChat.ts";

const clock = testClock();

test("a draft approved after WhatsApp's 24 hours isn't sent, and keeps its task", async () => {
  const { text, code, agent, signedIn, services, outgoing } = await startTextChat({ now: clock.now });
  await services.jobs.stop();
  await text(`2 bedrooms in Brickell up to 3000 ${code}`, { channel: "whatsapp" });
  const owner = await signedIn(agent.email);
  await services.jobs.stop();
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  await owner.send("PUT", `/api/conversations/${id}/control`, JSON.stringify({ review: true }), {
    "content-type": "application/json",
  });
  await text("There are two of us", { channel: "whatsapp" });
  const draft = async () =>
    services.db
      .selectFrom("draft")
      .select(["draft_id", "status", "sent_seq"])
      .where("agent_id", "=", agent.agent_id)
      .executeTakeFirstOrThrow();
  const { draft_id } = await draft();
  const before = await outgoing();
  clock.at += 25 * hour;
  const late = await owner.post(`/api/drafts/${draft_id}/approve`, {});
  expect([late.status, late.body.code]).toEqual([409, "whatsapp_window_closed"]);
  expect(late.body.error).toMatch(/template.*text or email/);
  expect(await draft()).toMatchObject({ status: "waiting", sent_seq: null });
  expect(await outgoing()).toEqual(before);
  // The renter writes again, and so it can go.
  await text("Hello?", { channel: "whatsapp" });
  const { draft_id: next } = await services.db
    .selectFrom("draft")
    .select("draft_id")
    .where("agent_id", "=", agent.agent_id)
    .where("status", "=", "waiting")
    .executeTakeFirstOrThrow();
  expect((await owner.post(`/api/drafts/${next}/approve`, {})).status).toBe(200);
});
