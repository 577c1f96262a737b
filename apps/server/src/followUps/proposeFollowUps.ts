import { type DialogueState, followUp } from "@llave/assistant";
import { hourMs } from "@llave/contract/calendar";
import { otherLanguage } from "@llave/contract/locale";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { dialogueOf, lockConversation } from "../threads/lockConversation.ts";
import { settleNeeds } from "../threads/writeMessage.ts";
import { marketDay } from "../time/marketDay.ts";
import { hourIn, timeZoneOf } from "../time/markets.ts";

/** A renter has been quiet for a day; after three it is too late to ask. */
const minQuietMs = 24 * hourMs;
const maxQuietMs = 72 * hourMs;
/** Proposed only during the day, market time: a follow-up approved right away then reaches no one at night. */
const day = { from: 9, to: 20 };
/** Limit per agent and run; the rest follow in the next. */
const maxOfAgent = 20;

interface Quiet {
  agent_id: string;
  conversation_id: string;
  lead_id: string;
  name: string;
  market: string;
}

/**
 * In balanced mode: drafts a message to each warm or hot renter who hasn't answered for a day. The agent approves,
 * edits or rejects it like any other draft; there is one each time the renter goes quiet.
 */
export async function proposeFollowUps(services: Pick<Services, "db" | "hub" | "jobs" | "now">): Promise<void> {
  const now = services.now();
  for (const quiet of await quietRenters(services.db, now)) {
    const { agent_id: agentId, conversation_id: conversationId, lead_id: leadId, market } = quiet;
    const hourNow = hourIn(now, timeZoneOf(market));
    if (hourNow < day.from || hourNow >= day.to) continue;
    const proposed = await services.db.transaction().execute((tx) => propose(tx, quiet, now));
    if (proposed) services.hub.announce({ agentId, conversationId, leadId });
  }
  services.jobs.queueNotifications();
}

/** The renters to write to, one agent at a time, by the index of recently active leads. */
async function quietRenters(db: Kysely<Database>, now: Date): Promise<Quiet[]> {
  const [from, to] = [new Date(now.getTime() - maxQuietMs), new Date(now.getTime() - minQuietMs)];
  const { rows } = await sql<Quiet>`
    select l.agent_id, l.conversation_id, l.lead_id, a.name, a.market
    from agent a join lateral (
      select agent_id, lead_id, conversation_id from lead
      where agent_id = a.agent_id and updated_at between ${from} and ${to} and counted and removed_at is null
        and status in ('hot', 'warm') and stage in ('new', 'contacted') and not needs_you
        and conversation_id is not null
      order by updated_at desc limit ${maxOfAgent}
    ) l on true
    where ${mayBeAsked}`.execute(db);
  return rows;
}

/**
 * True if the next message should come from the renter: the assistant or the agent wrote last, nothing was drafted
 * since, no showing is arranged, and the renter wants messages in all of their threads.
 */
const mayBeAsked = sql`
  exists (select from conversation c where c.agent_id = l.agent_id and c.conversation_id = l.conversation_id
    and c.control = 'assistant' and coalesce(c.mode, (select a.ai_mode from agent a where a.agent_id = l.agent_id)) = 'balanced'
    and c.status in ('active', 'completed')
    and c.state ->> 'owner' = 'assistant' and coalesce((c.state ->> 'optedOut')::boolean, false) = false)
  and (select m.role from message m where m.agent_id = l.agent_id and m.conversation_id = l.conversation_id
    order by m.seq desc limit 1) = 'assistant'
  and not exists (select from draft d where d.agent_id = l.agent_id and d.conversation_id = l.conversation_id
    and d.kind = 'follow_up' and d.created_at > (select max(m.created_at) from message m
      where m.agent_id = l.agent_id and m.conversation_id = l.conversation_id and m.author = 'renter'))
  and not exists (select from lead p join conversation o on o.agent_id = p.agent_id and o.conversation_id = p.conversation_id
    where p.agent_id = l.agent_id and p.merged_into = l.lead_id and (o.state ->> 'optedOut')::boolean)
  and not exists (select from showing s where s.agent_id = l.agent_id and (s.lead_id = l.lead_id or s.lead_id in (
      select p.lead_id from lead p where p.agent_id = l.agent_id and p.merged_into = l.lead_id))
    and s.status in ('held', 'requested', 'confirmed'))`;

/**
 * Checks again while holding the conversation's lock: another server may have proposed it, or the renter may have
 * written.
 */
async function propose(tx: Kysely<Database>, quiet: Quiet, now: Date): Promise<boolean> {
  const conversation = await lockConversation(tx, quiet.agent_id, quiet.conversation_id);
  const { rows } = await sql`
    select from lead l where l.agent_id = ${quiet.agent_id} and l.lead_id = ${quiet.lead_id} and ${mayBeAsked}
  `.execute(tx);
  if (rows.length === 0 || dialogueOf(conversation).optedOut) return false;
  const today = marketDay(now, timeZoneOf(quiet.market));
  const { text, language, kind } = followUp(conversation.state as DialogueState, quiet.name, today);
  await tx
    .insertInto("draft")
    .values({
      agent_id: quiet.agent_id,
      conversation_id: quiet.conversation_id,
      kind,
      property_id: null,
      content: text[language],
      translation: text[otherLanguage(language)],
      language,
      grounds: "[]",
      created_at: now,
    })
    .execute();
  await tx
    .updateTable("conversation")
    .set({ state: sql`state || '{"followedUp": true}'`, version: sql`version + 1` })
    .where("agent_id", "=", quiet.agent_id)
    .where("conversation_id", "=", quiet.conversation_id)
    .execute();
  await settleNeeds(tx, conversation);
  return true;
}
