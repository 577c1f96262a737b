import type pg from "pg";
import type { Inbound } from "./routeInbound.ts";

/** A message as received, with the id that identifies it if it is delivered again. */
export interface ReceivedMessage extends Omit<Inbound, "now"> {
  providerId: string;
  media: { url: string; contentType: string }[];
}

/**
 * A message of someone known on that line goes into their newest thread; nothing happens if it came before, if an agent's
 * own phone sent it, if the sender is new, or if another agent's text came since they last wrote.
 */
const statement = `
  with thread as (
    select agent_id, thread_id, last_inbound_at from channel_thread
    where channel = $1::text and number = $2::text and address = $3::text and ($4::uuid is null or agent_id = $4)
    order by last_inbound_at desc limit 1),
  touched as (
    update channel_thread c set last_inbound_at = greatest(c.last_inbound_at, $8::timestamptz) from thread t
    where c.agent_id = t.agent_id and c.thread_id = t.thread_id
      and not exists (select from inbound_message where provider_id = $5::text)
      and not exists (select from alert_phone where phone = $3 and channel = $1)
      and not exists (select from outgoing_message o where o.channel = $1 and o.number = $2 and o.address = $3
        and o.created_at > t.last_inbound_at and o.agent_id <> t.agent_id)
    returning c.agent_id, c.thread_id)
  insert into inbound_message (agent_id, thread_id, provider_id, body, media, received_at)
  select agent_id, thread_id, $5::text, $6::text, $7::jsonb, $8::timestamptz from touched
  on conflict (provider_id) do nothing
  returning inbound_id`;

/**
 * Stores a message without a code or a keyword in one statement, as nearly all are, so that a flood of them costs little.
 * @returns false if it takes more than that: nothing is stored then
 */
export async function storePlain(
  pool: pg.Pool,
  { channel, number, numberOwner, address, providerId, text, media }: ReceivedMessage,
  now: Date,
): Promise<boolean> {
  const values = [channel, number, address, numberOwner, providerId, text, JSON.stringify(media), now];
  const { rowCount } = await pool.query({ name: "store plain text", text: statement, values });
  return rowCount === 1;
}
