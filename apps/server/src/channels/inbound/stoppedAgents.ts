import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { RemoteChannel } from "../../db/tables/channels.ts";

/** A phone, and the number it wrote to. */
interface StoppedLine {
  channel: RemoteChannel;
  number: string;
  address: string;
  /** The agent whose own number it is; null for the shared one. */
  numberOwner: string | null;
}

/** An agent whose texts to the phone end, and the conversation they are about. */
export interface StoppedAgent {
  agent_id: string;
  conversation_id: string | null;
}

/**
 * Every agent who could text a phone through a number, the newest first: carriers block the whole number. That includes
 * agents whose texts still wait or were never answered, and those the phone's owner has only agreed to so far.
 */
export async function stoppedAgents(tx: Kysely<Database>, line: StoppedLine): Promise<StoppedAgent[]> {
  const { channel, number, address, numberOwner } = line;
  const { rows } = await sql<StoppedAgent>`
    select agent_id, conversation_id from (
      select distinct on (agent_id) agent_id, conversation_id, at from (
        select agent_id, conversation_id, last_inbound_at as at from channel_thread
          where channel = ${channel} and number = ${number} and address = ${address}
        union all
        select agent_id, conversation_id, created_at from outgoing_message
          where channel = ${channel} and number = ${number} and address = ${address}
        union all
        select c.agent_id, c.conversation_id, c.given_at from consent c
          where c.address = ${address} and c.channel in ('sms', 'whatsapp')
            and (c.agent_id = ${numberOwner}::uuid or (${numberOwner}::uuid is null and not exists (
              select from agent_number n where n.agent_id = c.agent_id and n.channel = c.channel)))) reached
      order by agent_id, conversation_id is null, at desc) stopped
    order by at desc`.execute(tx);
  return rows;
}
