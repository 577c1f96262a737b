import { expect, test } from "vitest";
import { newSid, startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { sharedNumber } from "../../testing/twilioServer/twilioServer.ts";
import type { PlainMessage } from "./intake.ts";

let phones = 0;

/** A renter whose text is answered already, and messages to hand to the intake. */
async function stage() {
  const chat = await startTextChat();
  await chat.text(`2 bedrooms in Brickell ${chat.code}`);
  const { services, database, agent } = chat;
  const code = chat.code.slice("LL-".length);
  const message = (text: string, from: string, more: Partial<PlainMessage> = {}): PlainMessage => ({
    channel: "sms",
    number: sharedNumber,
    numberOwner: null,
    address: from,
    providerId: newSid(),
    text,
    media: [],
    code: null,
    receivedAt: services.now(),
    ...more,
  });
  const stored = async () => {
    const { rows } = await database.pool.query<{ address: string; body: string }>(
      `select t.address, i.body from inbound_message i join channel_thread t using (agent_id, thread_id)
       where i.agent_id = $1 order by i.body`,
      [agent.agent_id],
    );
    return rows.map(({ address, body }) => [address, body]);
  };
  const newPhone = () => `+1786555${String(phones++).padStart(4, "0")}`;
  return { ...chat, code, message, stored, newPhone };
}

test("stores the messages of one moment together, each once and in its sender's thread", async () => {
  const { services, message, stored, renterPhone, newPhone, code } = await stage();
  const [ana, luis] = [newPhone(), newPhone()];
  const first = message("Ana: hi", ana, { code });
  const messages = [
    message("Renter: parking?", renterPhone),
    message("Renter: and a gym?", renterPhone),
    first,
    first,
    message("Luis: hello", luis, { code, media: [{ url: "https://api.twilio.com/1", contentType: "image/png" }] }),
  ];
  expect(await Promise.all(messages.map((one) => services.intake.store(one)))).toEqual(messages.map(() => true));
  expect(await stored()).toEqual([
    [renterPhone, "2 bedrooms in Brickell"],
    [ana, "Ana: hi"],
    [luis, "Luis: hello"],
    [renterPhone, "Renter: and a gym?"],
    [renterPhone, "Renter: parking?"],
  ]);
  // A new sender without a code, a code that leads nowhere, and a message that came before take more than a row.
  const others = [message("Who is this?", newPhone()), message("Hi", newPhone(), { code: "ZZZZZZ" }), first];
  expect(await Promise.all(others.map((one) => services.intake.store(one)))).toEqual([false, false, false]);
  expect(await stored()).toHaveLength(5);
});

test("a thread that another server holds delays no other sender's message, and its own is stored as well", async () => {
  const { deliver, database, agent, renterPhone, newPhone, code, stored } = await stage();
  const client = await database.pool.connect();
  const phone = newPhone();
  let held: ReturnType<typeof deliver>;
  try {
    await client.query("begin");
    await client.query("select from channel_thread where agent_id = $1 and address = $2 for update", [
      agent.agent_id,
      renterPhone,
    ]);
    held = deliver("Is it held up?");
    expect(await deliver(`Another renter (LL-${code})`, { from: phone })).toMatchObject({ status: 200 });
  } finally {
    await client.query("rollback");
    client.release();
  }
  expect(await held).toMatchObject({ status: 200 });
  expect(await stored()).toEqual([
    [renterPhone, "2 bedrooms in Brickell"],
    [phone, "Another renter"],
    [renterPhone, "Is it held up?"],
  ]);
});
