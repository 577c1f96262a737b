import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";

/** No two characters look alike, and no combination forms a word. */
const alphabet = "23456789BCDFGHJKLMNPQRSTVWXZ";

/** A code that people may have to type. */
export function newCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

const codeLength = 8;

/** The short address of a home on a link: always the same one. */
export async function shortLinkOf(
  db: Kysely<Database>,
  { agentId, linkId, propertyId }: { agentId: string; linkId: string; propertyId: string },
): Promise<string> {
  const { code } = await db
    .insertInto("short_link")
    .values({ agent_id: agentId, link_id: linkId, property_id: propertyId, code: newCode(codeLength) })
    .onConflict((conflict) =>
      conflict.columns(["agent_id", "link_id", "property_id"]).doUpdateSet({ property_id: propertyId }),
    )
    .returning("code")
    .executeTakeFirstOrThrow();
  return `/h/${code}`;
}

/** What a short address leads to. */
export function findShortLink(db: Kysely<Database>, code: string) {
  return db
    .selectFrom("short_link")
    .select(["link_id", "property_id"])
    .where("code", "=", code.toUpperCase())
    .executeTakeFirst();
}
