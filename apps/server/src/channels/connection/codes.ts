import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { newCode } from "../outbound/shortLinks.ts";

const codeLength = 6;
/** How a code stands in a message, however it is spelled. */
const pattern = /[([]?\bLL-?([2-9BCDFGHJKLMNPQRSTVWXZ]{6})\b[)\]]?/i;
/** A conversation goes on elsewhere soon or not at all. Milliseconds. */
const conversationCodeLength = 24 * 3_600_000;

/** Which conversation a code is of. */
export interface CodeOwner {
  agentId: string;
  linkId: string;
  visitorId: string;
  clientId: string;
}

/** A code that takes this conversation to another channel; it works once, for a day. */
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
      expires_at: new Date(now.getTime() + conversationCodeLength),
    })
    .execute();
  return `LL-${code}`;
}

/** A link's own code, by which a shared number knows whom its renters want to reach: always the same one. */
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

/** The code in a message and the message without it; null where it has none. */
export function readCode(text: string): { code: string; rest: string } | null {
  const found = pattern.exec(text);
  if (!found?.[1]) return null;
  return { code: found[1].toUpperCase(), rest: text.replace(found[0], "").trim() };
}

/** Where a code leads; one of a conversation is used up by it. Undefined for a code that is unknown or too old. */
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
