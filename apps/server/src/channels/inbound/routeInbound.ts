import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel, RemoteChannel } from "../../db/tables/channels.ts";
import { readCode, useCode } from "../connection/codes.ts";
import { stoppedAgents } from "./stoppedAgents.ts";

export type ThreadRow = Selectable<Database["channel_thread"]>;

/** A message as the provider delivered it. */
export interface Inbound {
  channel: PhoneChannel;
  /** The number it was sent to, and the agent it belongs to; null for the shared number. */
  number: string;
  numberOwner: string | null;
  /** Who sent it, E.164. */
  address: string;
  text: string;
  now: Date;
}

/** The thread a message belongs to, and its text without a code. */
interface Routed {
  thread: ThreadRow;
  text: string;
  /** The conversation of the chat page whose code it had. */
  joins?: string | null;
}

/**
 * Finds the conversation a message belongs to: a code names it. Otherwise it's the sender's last conversation, or the
 * one the number last wrote about, or the one on the phone's other channel. On an agent's own number, a stranger starts
 * a conversation on the agent's first link.
 * @returns the thread and the message without its code; null if it isn't clear who the sender wants to reach
 */
export async function routeInbound(tx: Kysely<Database>, inbound: Inbound): Promise<Routed | null> {
  const found = readCode(inbound.text);
  const target = found && (await useCode(tx, found.code, inbound.now));
  if (found && target && (inbound.numberOwner ?? target.agent_id) === target.agent_id) {
    return { ...(await threadOfCode(tx, inbound, target)), text: found.rest };
  }
  const known = await newestThread(tx, inbound);
  const addressed = await lastAddressed(tx, inbound, known);
  if (addressed) return { thread: await threadFor(tx, inbound, addressed), text: inbound.text };
  if (known) return { thread: await touch(tx, known, inbound.now), text: inbound.text };
  const elsewhere = await otherLine(tx, inbound, inbound.numberOwner);
  if (elsewhere) return { thread: await threadFor(tx, inbound, elsewhere), text: inbound.text };
  if (inbound.numberOwner === null) return null;
  const link = await firstLink(tx, inbound.numberOwner);
  if (!link) return null;
  const thread = await threadFor(tx, inbound, { ...link, visitor_id: null, client_id: null });
  return { thread, text: inbound.text };
}

/**
 * The thread of a code. A link's code says which agent is meant: a phone that already wrote to them goes on there. A
 * conversation's code was shown on the page and came from the phone, so what the phone wrote before joins it; a line
 * stays where it is until then, since its earlier messages may still be waiting for their answers.
 */
async function threadOfCode(
  tx: Kysely<Database>,
  inbound: Inbound,
  target: Target,
): Promise<{ thread: ThreadRow; joins: string | null }> {
  const conversationId = target.visitor_id === null ? null : await conversationOf(tx, target);
  if (conversationId === null) {
    const goesOn = target.visitor_id === null ? await otherLine(tx, inbound, target.agent_id) : undefined;
    return { thread: await threadFor(tx, inbound, goesOn ?? target), joins: null };
  }
  const known = await newestThread(tx, { ...inbound, numberOwner: target.agent_id });
  const thread = known ? await touch(tx, known, inbound.now) : await threadFor(tx, inbound, target);
  return { thread, joins: conversationId };
}

/**
 * The conversation of a stop if nothing has been sent yet: that of the newest waiting text or consent. The stop is
 * confirmed there.
 */
export async function routeStop(tx: Kysely<Database>, inbound: Inbound): Promise<Routed | null> {
  const agents = await stoppedAgents(tx, inbound);
  const about = agents.find(({ conversation_id }) => conversation_id !== null);
  if (!about) return null;
  const target = await tx
    .selectFrom("conversation")
    .select(["agent_id", "link_id", "visitor_id", "client_id"])
    .where("agent_id", "=", about.agent_id)
    .where("conversation_id", "=", about.conversation_id)
    .executeTakeFirst();
  return target ? { thread: await threadFor(tx, inbound, target), text: inbound.text } : null;
}

/** Where a renter writes from, and where to. */
interface Line {
  channel: RemoteChannel;
  number: string;
  address: string;
  now: Date;
}

interface Target {
  agent_id: string;
  link_id: string;
  visitor_id: string | null;
  client_id: string | null;
}

/** The sender's thread with the agent: created, or pointed at the conversation that the code names. */
export async function threadFor(tx: Kysely<Database>, line: Line, target: Target): Promise<ThreadRow> {
  const { channel, number, address, now } = line;
  const conversation = target.visitor_id === null ? null : await conversationOf(tx, target);
  const key = { link_id: target.link_id, visitor_id: target.visitor_id ?? randomUUID() };
  return tx
    .insertInto("channel_thread")
    .values({
      agent_id: target.agent_id,
      channel,
      number,
      address,
      ...key,
      client_id: target.client_id ?? `${channel}-${randomUUID()}`,
      conversation_id: conversation,
      last_inbound_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["channel", "number", "address", "agent_id"]).doUpdateSet((row) => ({
        last_inbound_at: now,
        // A link's code leads renters who wrote to the agent before to the same conversation.
        ...(target.visitor_id !== null && {
          link_id: row.ref("excluded.link_id"),
          visitor_id: row.ref("excluded.visitor_id"),
          client_id: row.ref("excluded.client_id"),
          conversation_id: row.ref("excluded.conversation_id"),
        }),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function conversationOf(tx: Kysely<Database>, target: Target): Promise<string | null> {
  const row = await tx
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", target.agent_id)
    .where("link_id", "=", target.link_id)
    .where("visitor_id", "=", target.visitor_id)
    .where("client_id", "=", target.client_id)
    .executeTakeFirst();
  return row?.conversation_id ?? null;
}

async function newestThread(tx: Kysely<Database>, { channel, number, address, numberOwner }: Inbound) {
  let query = tx
    .selectFrom("channel_thread")
    .selectAll()
    .where("channel", "=", channel)
    .where("number", "=", number)
    .where("address", "=", address);
  if (numberOwner !== null) query = query.where("agent_id", "=", numberOwner);
  return query.orderBy("last_inbound_at", "desc").limit(1).executeTakeFirst();
}

/**
 * What a sender who is new on this line wrote to an agent from the same phone on the other channel: both carriers vouch
 * for the phone, so the conversation goes on.
 */
function otherLine(
  tx: Kysely<Database>,
  { channel, number, address }: Inbound,
  agentId: string | null,
): Promise<Target | undefined> {
  let query = tx
    .selectFrom("channel_thread as t")
    .select(["t.agent_id", "t.link_id", "t.visitor_id", "t.client_id"])
    .where("t.channel", "in", ["sms", "whatsapp"])
    .where("t.channel", "<>", channel)
    .where("t.address", "=", address)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("channel_thread as own")
            .select("own.thread_id")
            .whereRef("own.agent_id", "=", "t.agent_id")
            .where("own.channel", "=", channel)
            .where("own.number", "=", number)
            .where("own.address", "=", address),
        ),
      ),
    );
  if (agentId !== null) query = query.where("t.agent_id", "=", agentId);
  return query.orderBy("t.last_inbound_at", "desc").limit(1).executeTakeFirst();
}

/**
 * The conversation that the number last texted the sender about, if that is what the message answers: the sender never
 * wrote there, or another agent's text came after their last message. A renter who agreed to texts on the chat
 * page has no thread yet.
 */
async function lastAddressed(
  tx: Kysely<Database>,
  { channel, number, address, numberOwner }: Inbound,
  known: ThreadRow | undefined,
): Promise<Target | undefined> {
  let query = tx
    .selectFrom("outgoing_message as o")
    .innerJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "o.agent_id").onRef("c.conversation_id", "=", "o.conversation_id"),
    )
    .select(["c.agent_id", "c.link_id", "c.visitor_id", "c.client_id"])
    .where("o.channel", "=", channel)
    .where("o.number", "=", number)
    .where("o.address", "=", address)
    .where("o.status", "in", ["sending", "sent", "delivered", "read"]);
  if (numberOwner !== null) query = query.where("o.agent_id", "=", numberOwner);
  if (known) {
    query = query.where("o.created_at", ">", known.last_inbound_at).where("o.agent_id", "<>", known.agent_id);
  }
  return query.orderBy("o.created_at", "desc").limit(1).executeTakeFirst();
}

function touch(tx: Kysely<Database>, thread: ThreadRow, now: Date): Promise<ThreadRow> {
  return tx
    .updateTable("channel_thread")
    .set({ last_inbound_at: sql`greatest(last_inbound_at, ${now}::timestamptz)` })
    .where("agent_id", "=", thread.agent_id)
    .where("thread_id", "=", thread.thread_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The link that a stranger's conversation starts on: the agent's first. */
export function firstLink(tx: Kysely<Database>, agentId: string) {
  return tx
    .selectFrom("smartlink")
    .select(["agent_id", "link_id"])
    .where("agent_id", "=", agentId)
    .where("deleted_at", "is", null)
    .where("is_active", "=", true)
    .orderBy("is_first", "desc")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
}
