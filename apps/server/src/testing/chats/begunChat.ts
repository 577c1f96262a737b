import { randomUUID } from "node:crypto";
import { createProperty, showsOnRequest } from "../factories.ts";
import { startChat } from "../testApp.ts";

export type Chat = Awaited<ReturnType<typeof startChat>>;

/** The newest conversation of the chat's agent. */
export async function conversationOf(chat: Chat): Promise<string> {
  const { rows } = await chat.database.pool.query(
    "select conversation_id from conversation where agent_id = $1 order by created_at desc",
    [chat.agent.agent_id],
  );
  return rows[0].conversation_id;
}

/** A conversation that has started, and its agent's browser. */
interface Beginning {
  mode?: "full" | "balanced" | "minimal";
  first?: string;
  listing?: boolean;
  now?: () => Date;
}

export async function begun(options: Beginning = {}) {
  const chat = await startChat(options.now && { now: options.now });
  if (options.listing) await createProperty(chat.database.db, chat.agent.agent_id);
  await showsOnRequest(chat.database.db, chat.agent.agent_id);
  if (options.mode) {
    await chat.database.pool.query("update agent set ai_mode = $2 where agent_id = $1", [
      chat.agent.agent_id,
      options.mode,
    ]);
  }
  const first = await chat.say(options.first ?? "2 bedrooms in Brickell");
  const id = await conversationOf(chat);
  const owner = await chat.signedIn(chat.agent.email);
  const path = `/api/conversations/${id}`;
  const detail = async () => (await owner.get(path)).body;
  const authors = async () =>
    (await owner.get(`${path}/messages`)).body.messages.map((message: { author: string }) => message.author);
  const give = (change: object) =>
    owner.send("PUT", `${path}/control`, JSON.stringify(change), { "content-type": "application/json" });
  const write = (text: string, key: string = randomUUID()) =>
    owner.post(`${path}/messages`, { text }, { "idempotency-key": key });
  return { chat, id, owner, path, first, detail, authors, give, write };
}

/** What a renter gets if a person answers. */
export const silent = { message: "", isComplete: false, pending: true };
