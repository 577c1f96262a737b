import { minuteMs } from "@llave/contract/calendar";
import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../db/schema.ts";

export type DeliveryRow = Selectable<Database["webhook_delivery"]>;

/** How long only the claiming server may deliver; longer than any attempt takes. Milliseconds. */
const claimMs = minuteMs;
/** Simultaneous deliveries to one address, so that a slow one doesn't hold up the others. */
const maxPerEndpoint = 4;

/**
 * Claims due deliveries. Only one server gets each. A claim whose server died is claimed again after a minute: the
 * receiver may then get the event twice, with the same `webhook-id`.
 */
export async function claimDue(db: Kysely<Database>, now: Date, limit: number): Promise<DeliveryRow[]> {
  const lost = new Date(now.getTime() - claimMs);
  const { rows } = await sql<DeliveryRow>`
    with due as (
      select d.agent_id, d.delivery_id, d.due_at,
        row_number() over (partition by d.agent_id, d.endpoint_id order by d.due_at, d.delivery_id) as place
      from webhook_delivery d
      where d.due_at <= ${now} and (d.status = 'pending' or (d.status = 'sending' and d.claimed_at <= ${lost}))
    )
    update webhook_delivery set status = 'sending', claimed_at = ${now}, attempts = attempts + 1
    where (agent_id, delivery_id) in (
      select d.agent_id, d.delivery_id from webhook_delivery d join due using (agent_id, delivery_id)
      where due.place <= ${maxPerEndpoint} and d.due_at <= ${now}
        and (d.status = 'pending' or (d.status = 'sending' and d.claimed_at <= ${lost}))
      order by due.due_at limit ${limit} for update of d skip locked)
    returning *`.execute(db);
  return rows;
}

/** Records the outcome of a claim; nothing if another server has the delivery by now. */
export async function settle(
  db: Kysely<Database>,
  row: DeliveryRow,
  values: Updateable<Database["webhook_delivery"]>,
): Promise<void> {
  await db
    .updateTable("webhook_delivery")
    .set({ claimed_at: null, ...values })
    .where("agent_id", "=", row.agent_id)
    .where("delivery_id", "=", row.delivery_id)
    .where("status", "=", "sending")
    .where("claimed_at", "=", row.claimed_at)
    .where("attempts", "=", row.attempts)
    .execute();
}
