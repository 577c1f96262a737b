import { hourMs as hour } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { quickReplies } from "../../../conversations/turn/quickReplies.ts";
import { presentOffers } from "../../../showings/chat/offers.ts";
import { testClock } from "../../../testing/testClock.ts";
import { startTextChat } from "../../../testing/twilioServer/startTextChat.ts";
import { sendOutgoing } from "../sending/sendOutgoing.ts";
import { queueAutomatedText } from "./automated.ts";

const clock = testClock();

/** A renter who agreed to automated texts. Each of these queues one about a showing. */
async function stage() {
  const chat = await startTextChat({ now: clock.now });
  const { services, agent, renterPhone } = chat;
  const agentId = agent.agent_id;
  await services.jobs.stop();
  await chat.database.pool.query("update agent set sms_enabled = true where agent_id = $1", [agentId]);
  await chat.say(`2 bedrooms in Brickell, I'm Ana, call me at ${renterPhone.slice(2)}`);
  await chat.agree("sms");
  const [{ conversation_id: conversationId } = { conversation_id: "" }] = await chat.conversations();
  const automated = (subject: string) => {
    clock.at += 60_000;
    return queueAutomatedText(services, services.db, {
      agentId,
      conversationId,
      phone: renterPhone,
      subject,
      words: `About ${subject}`,
    });
  };
  const outcomes = async () => (await chat.outgoing()).map(({ status, reason }) => [status, reason]);
  return { ...chat, automated, outcomes };
}

test("M8: sends at most three automated texts about a subject a day", async () => {
  const { automated, work, outcomes } = await stage();
  for (const id of [1, 2, 3, 4]) {
    await automated(`showing:${id}`);
    await work();
  }
  expect(await outcomes()).toEqual([
    ["sent", null],
    ["sent", null],
    ["sent", null],
    ["canceled", "daily_limit"],
  ]);
  clock.at += 22 * hour;
  await automated("showing:5");
  clock.at += 2 * hour;
  await work();
  expect((await outcomes()).at(-1)).toEqual(["sent", null]);
});

test("counts texts and WhatsApp together, including what another server is sending", async () => {
  const { automated, work, outcomes, database, agent, services } = await stage();
  for (const id of [1, 2, 3]) {
    await automated(`showing:${id}`);
    if (id < 3) await work();
  }
  // The first two went by WhatsApp, and another server has the third.
  await database.pool.query("update outgoing_message set channel = 'whatsapp' where agent_id = $1", [agent.agent_id]);
  await database.pool.query(
    "update outgoing_message set status = 'sending', claimed_at = $2 where agent_id = $1 and status = 'queued'",
    [agent.agent_id, clock.now()],
  );
  clock.at += 1_000;
  await automated("showing:4");
  await sendOutgoing({ ...services, presentOffers, quickReplies });
  expect(await outcomes()).toEqual([
    ["sent", null],
    ["sent", null],
    ["sending", null],
    ["canceled", "daily_limit"],
  ]);
});
