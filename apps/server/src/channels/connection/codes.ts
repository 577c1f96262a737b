import { dayMs } from "@llave/contract/calendar";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { newCode } from "../outbound/content/shortLinks.ts";

const codeLength = 6;
/** The code in a message, however it is spelled. */
const pattern = /[([]?\bLL-?([2-9BCDFGHJKLMNPQRSTVWXZ]{6})\b[)\]]?/i;
/** A conversation continues elsewhere soon or not at all. Milliseconds. */
const conversationCodeMs = dayMs;

/** The conversation a code belongs to. */
export interface CodeOwner {
  agentId: string;
  linkId: string;
  visitorId: string;
  clientId: string;
}

/** A code that moves this conversation to another channel; it works once, within a day. */
export async function newConversationCode(db: Kysely<Database>, owner: CodeOwner, now: Date): Promise<string> {
  const code = newCode(codeLength);
  await db
    .insertInto("channel_code")
    .values({
      agent_id: owner.agentId,
      code,
      link_id: owner.linkId,
      visitor_id: owner.visitorId,
      client_id: owner.clientId,
      expires_at: new Date(now.getTime() + conversationCodeMs),
    })
    .execute();
  return `LL-${code}`;
}

/** A link's code, which tells a shared number which agent a renter wants. It never changes. */
export async function linkCode(
  db: Kysely<Database>,
  { agentId, linkId }: Pick<CodeOwner, "agentId" | "linkId">,
): Promise<string> {
  const { code } = await db
    .insertInto("channel_code")
    .values({ agent_id: agentId, link_id: linkId, code: newCode(codeLength) })
    .onConflict((conflict) =>
      conflict.columns(["agent_id", "link_id"]).where("visitor_id", "is", null).doUpdateSet({ link_id: linkId }),
    )
    .returning("code")
    .executeTakeFirstOrThrow();
  return `LL-${code}`;
}

/** The codes of an agent's active links, the first link first; a link without a code gets one now. */
export async function linkCodes(
  db: Kysely<Database>,
  agentId: string,
): Promise<{ linkId: string; name: string; code: string }[]> {
  const links = await db
    .selectFrom("smartlink as l")
    .leftJoin("channel_code as c", (join) =>
      join.onRef("c.agent_id", "=", "l.agent_id").onRef("c.link_id", "=", "l.link_id").on("c.visitor_id", "is", null),
    )
    .select(["l.link_id", "l.name", "c.code"])
    .where("l.agent_id", "=", agentId)
    .where("l.deleted_at", "is", null)
    .where("l.is_active", "=", true)
    .orderBy("l.is_first", "desc")
    .orderBy("l.created_at")
    .execute();
  const codes = [];
  for (const { link_id: linkId, name, code } of links) {
    codes.push({ linkId, name, code: code === null ? await linkCode(db, { agentId, linkId }) : `LL-${code}` });
  }
  return codes;
}

/** The code in a message and the message without it; null if it has none. */
export function readCode(text: string): { code: string; rest: string } | null {
  const found = pattern.exec(text);
  if (!found?.[1]) return null;
  return { code: found[1].toUpperCase(), rest: text.replace(found[0], "").trim() };
}

/** What a code leads to; a conversation's code is used up by this. Undefined for an unknown or expired code. */
export async function useCode(tx: Kysely<Database>, code: string, now: Date) {
  const row = await tx
    .selectFrom("channel_code")
    .select(["agent_id", "link_id", "visitor_id", "client_id"])
    .where("code", "=", code)
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
    .executeTakeFirst();
  if (row?.visitor_id) await tx.deleteFrom("channel_code").where("code", "=", code).execute();
  return row;
}
