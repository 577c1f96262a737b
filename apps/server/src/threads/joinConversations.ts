import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { type Answered, latestAnswered } from "./storing/store.ts";

/** The columns that hold a message's place in its thread. */
const placed = [
  ["message", "seq"],
  ["channel_media", "seq"],
  ["outgoing_message", "seq"],
  ["draft", "sent_seq"],
  ["follow_up", "sent_seq"],
  ["webhook_event", "seq"],
] as const;

/** The other tables, whose rows move unchanged. */
const carried = [
  "channel_thread",
  "consent",
  "conversation_event",
  "conversation_rating",
  "joined_conversation",
  "notification",
  "showing",
  "task",
] as const;

/** All tables with a conversation's rows: those above, its own, the sums that are added up, and the caller's leads. */
export const tablesOfConversation = [
  ...placed.map(([table]) => table),
  ...carried,
  "conversation",
  "lead",
  "model_use",
];

/** Two conversations of one person that the transaction has locked: the earlier one ends, the other goes on. */
export interface Joining {
  agentId: string;
  conversationId: string;
  earlierId: string;
  now: Date;
}

/**
 * Makes two conversations one, with all messages in the order in which they were written. Everything about the earlier
 * one belongs to the other from now on, its row is deleted, and its id still leads to the other. Their leads are the
 * caller's business.
 */
export async function joinConversations(tx: Kysely<Database>, joining: Joining): Promise<void> {
  const places = await newPlaces(tx, joining);
  await takeBackUnsent(tx, joining);
  await resolveDuplicates(tx, joining);
  await moveModelUse(tx, joining);
  for (const [table, column] of placed) await move(tx, joining, { table, column, places });
  for (const table of carried) {
    await sql`update ${sql.table(table)} set conversation_id = ${joining.conversationId}
      where agent_id = ${joining.agentId} and conversation_id = ${joining.earlierId}`.execute(tx);
  }
  await updateRow(tx, joining, places);
  await tx
    .deleteFrom("conversation")
    .where("agent_id", "=", joining.agentId)
    .where("conversation_id", "=", joining.earlierId)
    .execute();
  await tx
    .insertInto("joined_conversation")
    .values({ agent_id: joining.agentId, earlier_id: joining.earlierId, conversation_id: joining.conversationId })
    .execute();
}

/** Where each message of the two goes; the index is its new place. */
type Places = { conversation_id: string; seq: number }[];

/**
 * In order of time. Within a conversation the order stays, even if the clocks differed, so a message counts as written
 * no earlier than those before it; and a message and its reply stay together.
 */
async function newPlaces(tx: Kysely<Database>, { agentId, conversationId, earlierId }: Joining): Promise<Places> {
  const { rows } = await sql<Places[number]>`
    select conversation_id, seq from (
      select conversation_id, seq, max(created_at) over (partition by conversation_id order by seq) as written_at
      from message where agent_id = ${agentId} and conversation_id in (${conversationId}, ${earlierId})) m
    order by written_at, conversation_id = ${conversationId}, seq`.execute(tx);
  return rows;
}

interface Moving {
  table: (typeof placed)[number][0];
  column: (typeof placed)[number][1];
  places: Places;
}

/** In two steps, since no two rows may have one place even for a moment: beyond all places, then to the new ones. */
async function move(tx: Kysely<Database>, joining: Joining, { table, column, places }: Moving): Promise<void> {
  const { agentId, conversationId, earlierId } = joining;
  const [rows, place] = [sql.table(table), sql.ref(column)];
  const beyond = places.length;
  await sql`
    update ${rows} t set conversation_id = ${conversationId}, ${place} = p.number::int - 1 + ${beyond}
    from unnest(${places.map(({ conversation_id }) => conversation_id)}::uuid[], ${places.map(({ seq }) => seq)}::int[])
      with ordinality as p (conversation_id, before, number)
    where t.agent_id = ${agentId} and t.conversation_id = p.conversation_id and t.${place} = p.before`.execute(tx);
  await sql`
    update ${rows} set ${place} = ${place} - ${beyond}
    where agent_id = ${agentId} and conversation_id = ${conversationId} and ${place} >= ${beyond}`.execute(tx);
  await sql`
    update ${rows} set conversation_id = ${conversationId}
    where agent_id = ${agentId} and conversation_id = ${earlierId}`.execute(tx);
}

/**
 * A server that has just claimed a message would look for its text at the old place, so it loses the claim and the
 * message is claimed again.
 */
async function takeBackUnsent(tx: Kysely<Database>, { agentId, conversationId, earlierId }: Joining): Promise<void> {
  await sql`
    update outgoing_message set status = 'queued', claimed_at = null
    where agent_id = ${agentId} and conversation_id in (${conversationId}, ${earlierId}) and status = 'sending'
      and body is null`.execute(tx);
}

/** Rows that can exist or be open only once: the remaining conversation keeps its own. */
async function resolveDuplicates(tx: Kysely<Database>, joining: Joining): Promise<void> {
  const { agentId, conversationId, earlierId, now } = joining;
  const earlier = sql`e.agent_id = ${agentId} and e.conversation_id = ${earlierId}`;
  const other = sql`o.agent_id = ${agentId} and o.conversation_id = ${conversationId}`;
  await sql`
    update message e set sent_key = null where ${earlier} and e.sent_key is not null
      and exists (select from message o where ${other} and o.sent_key = e.sent_key)`.execute(tx);
  await sql`
    update task e set done_at = ${now}, closed_as = 'done' from task o
    where ${earlier} and ${other} and e.done_at is null and o.done_at is null and o.kind = e.kind and o.topic = e.topic
      and o.property_id is not distinct from e.property_id`.execute(tx);
  await sql`
    update draft e set status = 'superseded', decided_at = ${now} from draft o
    where ${earlier} and ${other} and e.status = 'waiting' and o.status = 'waiting' and o.kind = e.kind
      and o.topic = e.topic and o.property_id is not distinct from e.property_id`.execute(tx);
  await sql`
    update notification e set read_at = ${now} from notification o
    where ${earlier} and ${other} and e.read_at is null and o.read_at is null and o.kind = e.kind
      and (o.data ->> 'mark') is not distinct from (e.data ->> 'mark')`.execute(tx);
  await sql`
    update outgoing_message e set subject = null,
      status = case e.status when 'queued' then 'canceled' else e.status end,
      reason = case e.status when 'queued' then 'superseded' else e.reason end
    from outgoing_message o
    where ${earlier} and ${other} and e.kind = 'automated' and o.kind = 'automated' and o.subject = e.subject`.execute(
    tx,
  );
  await sql`
    delete from conversation_rating e using conversation_rating o where ${earlier} and ${other}`.execute(tx);
}

async function moveModelUse(tx: Kysely<Database>, { agentId, conversationId, earlierId }: Joining): Promise<void> {
  const sums = ["turns", "understood", "phrased", "calls", "input_tokens", "output_tokens", "cost_micros"];
  const added = sql.join(
    sums.map((name) => sql`${sql.ref(name)} = ${sql.ref(`model_use.${name}`)} + ${sql.ref(`excluded.${name}`)}`),
  );
  const columns = sql.join(["day", "model", "prompts", ...sums].map((name) => sql.ref(name)));
  await sql`
    insert into model_use (agent_id, conversation_id, ${columns})
    select agent_id, ${conversationId}::uuid, ${columns} from model_use
    where agent_id = ${agentId} and conversation_id = ${earlierId}
    on conflict (agent_id, day, conversation_id, model, prompts) do update set ${added}`.execute(tx);
  await sql`delete from model_use where agent_id = ${agentId} and conversation_id = ${earlierId}`.execute(tx);
}

/** If the agent took over or wants to approve replies in one of the two, that applies to both. */
const stricter = sql`
  case when 'agent' in (o.control, e.control) then 'agent' when 'review' in (o.control, e.control) then 'review'
    else o.control end`;

async function updateRow(tx: Kysely<Database>, joining: Joining, places: Places): Promise<void> {
  const { agentId, conversationId, earlierId } = joining;
  const rows = await tx
    .selectFrom("conversation")
    .select(["conversation_id", "answered", "renter_seen"])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "in", [conversationId, earlierId])
    .execute();
  const placeOf = new Map(places.map(({ conversation_id, seq }, place) => [`${conversation_id} ${seq}`, place]));
  const answered = rows.flatMap((row) =>
    row.answered.flatMap(([mark, seq]): Answered[] => {
      const place = placeOf.get(`${row.conversation_id} ${seq}`);
      return place === undefined ? [] : [[mark, place]];
    }),
  );
  const seen = rows.find((row) => row.conversation_id === conversationId)?.renter_seen ?? null;
  const renterSeen = seen === null ? null : (placeOf.get(`${conversationId} ${seen - 1}`) ?? -1) + 1;
  await sql`
    update conversation o set control = ${stricter}, answered = ${JSON.stringify(latestAnswered(answered))}::jsonb,
      renter_seen = ${renterSeen}, message_count = ${places.length}, created_at = least(o.created_at, e.created_at),
      updated_at = greatest(o.updated_at, e.updated_at), paused_until = greatest(o.paused_until, e.paused_until),
      version = o.version + 1
    from conversation e
    where o.agent_id = ${agentId} and o.conversation_id = ${conversationId}
      and e.agent_id = ${agentId} and e.conversation_id = ${earlierId}`.execute(tx);
}
