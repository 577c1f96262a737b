import type { Kysely, Updateable } from "kysely";
import type { Database } from "../db/schema.ts";

/** How many are processed in one run; the rest follow in the next. */
const maxAtOnce = 2_000;

/**
 * The notifications that are due by mail or on devices, with what decides when to send them. Several servers can ask at
 * the same time: each takes rows that no other has locked.
 */
export function takeDue(tx: Kysely<Database>, way: "mail_due" | "push_due" | "text_due", now: Date) {
  return tx
    .selectFrom("notification as n")
    .innerJoin("agent as a", "a.agent_id", "n.agent_id")
    .innerJoin("account as o", "o.account_id", "n.agent_id")
    .leftJoin("notification_setting as s", "s.agent_id", "n.agent_id")
    .select(["n.agent_id", "n.notification_id", "n.kind", "n.conversation_id", "n.created_at", "n.push_due", "n.data"])
    .select([
      "a.market",
      "o.email",
      "o.language",
      "s.mail",
      "s.push",
      "s.text",
      "s.quiet_from",
      "s.quiet_to",
      "s.digest_hour",
    ])
    .where(`n.${way}`, "<=", now)
    .orderBy(`n.${way}`)
    .limit(maxAtOnce)
    .forUpdate("n")
    .skipLocked()
    .execute();
}

export type Due = Awaited<ReturnType<typeof takeDue>>[number];

/** Stores the decision about some of an agent's due notifications. */
export async function noteDecided(
  tx: Kysely<Database>,
  agentId: string,
  rows: readonly Due[],
  values: Updateable<Database["notification"]>,
): Promise<void> {
  await tx
    .updateTable("notification")
    .set(values)
    .where("agent_id", "=", agentId)
    .where(
      "notification_id",
      "in",
      rows.map((row) => row.notification_id),
    )
    .execute();
}
