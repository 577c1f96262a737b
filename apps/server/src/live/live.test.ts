import { expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";

/** Opens the stream and gives the events as they come. */
async function listen(origin: string, cookie: string) {
  const stop = new AbortController();
  const response = await fetch(`${origin}/api/events`, { headers: { cookie }, signal: stop.signal });
  const events: { leadId: string | null; conversationId: string }[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = block.match(/^event: change\ndata: (.+)$/)?.[1];
        if (data) events.push(JSON.parse(data));
      }
    }
  };
  const reading = read().catch(() => {});
  const close = () => {
    stop.abort();
    return reading;
  };
  return { response, events, close };
}

test("a lead's turn reaches the open dashboard of its agent, on every server, and nobody else's", async () => {
  const chat = await startChat();
  const second = await startTestApp();
  const other = await createAgent(chat.database.db);
  const cookieOf = async (email: string) => `llave_sid=${(await chat.signedIn(email)).cookie("llave_sid")}`;
  const own = await listen(chat.origin, await cookieOf(chat.agent.email));
  const ownElsewhere = await listen(second.origin, await cookieOf(chat.agent.email));
  const stranger = await listen(chat.origin, await cookieOf(other.email));
  expect(own.response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  await chat.say("2 bedrooms in Brickell");
  await expect.poll(() => own.events.length).toBe(1);
  await expect.poll(() => ownElsewhere.events.length).toBe(1);
  expect(own.events[0]).toEqual({ leadId: expect.any(String), conversationId: expect.any(String) });
  expect(stranger.events).toEqual([]);
  await Promise.all([own.close(), ownElsewhere.close(), stranger.close()]);
});

test("the stream needs an agent", async () => {
  const { client } = await startTestApp();
  expect((await client().get("/api/events")).status).toBe(401);
});
