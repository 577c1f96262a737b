import { hourMs } from "@llave/contract/calendar";
import type { FollowUpStep } from "@llave/contract/followUps/followUps";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { OutgoingRow } from "../outgoingRow.ts";

/** A follow-up that is in its thread and waits to be sent by text or by mail. */
export interface WaitingFollowUp {
  agentId: string;
  conversationId: string;
  seq: number;
  step: FollowUpStep;
  /** What makes the step due. */
  occasion: string;
}

/**
 * Whether a follow-up has lost its point while it waited: the renter answered, the agent took over, the lead was
 * removed or its stage ended the search, its showing or listing is gone, a showing came up, or the agent turned it off.
 * One the agent sent by hand doesn't depend on any choice of the agent's.
 */
export async function isFollowUpSuperseded(
  db: Kysely<Database>,
  { agentId, conversationId, seq, step, occasion }: WaitingFollowUp,
  now: Date,
): Promise<boolean> {
  const ended = step === "lease_renewal" ? ["lost"] : ["leased", "lost"];
  const ofLead = sql`s.agent_id = c.agent_id and s.lead_id in (
    select p.lead_id from lead p where p.agent_id = l.agent_id and (p.lead_id = l.lead_id or p.merged_into = l.lead_id))`;
  const { rows } = await sql`
    select from conversation c
    join message own on own.agent_id = c.agent_id and own.conversation_id = c.conversation_id and own.seq = ${seq}
    left join lead l on l.agent_id = c.agent_id and l.lead_id = kept_lead(c.agent_id, c.lead_id)
    left join follow_up_setting f on f.agent_id = c.agent_id
    where c.agent_id = ${agentId} and c.conversation_id = ${conversationId} and (
      ${answered(seq)}
      or own.reviewed is null and (${turnedOff(step)} or c.control = 'agent' or l.removed_at is not null
        or l.stage = any(${ended}))
      or ${step.startsWith("silence")} and own.reviewed is null and exists (select from showing s where ${ofLead}
        and s.status in ('held', 'requested', 'confirmed') and s.ends_at > ${now})
      or ${step === "after_showing"} and not exists (select from showing s
        where s.agent_id = c.agent_id and s.showing_id::text = ${occasion} and s.status = 'confirmed')
      or ${step === "new_match" || step === "price_drop"} and not exists (
        select from listing_news n join property p on p.agent_id = n.agent_id and p.property_id = n.property_id
        where n.agent_id = c.agent_id and n.news_id::text = split_part(${occasion}::text, ':', 2)
          and p.status = 'active' and p.deleted_at is null))`.execute(db);
  return rows.length > 0;
}

/** What the renter wrote since, also by text if nothing has read it yet. */
function answered(seq: number) {
  return sql`(exists (select from message m where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id
      and m.author = 'renter' and m.seq > ${seq})
    or exists (select from channel_thread t join inbound_message i on i.agent_id = t.agent_id and i.thread_id = t.thread_id
      where t.agent_id = c.agent_id and t.conversation_id = c.conversation_id and i.received_at > own.created_at))`;
}

/** The agent's choices, `f`, against a step to a lead, `l`. */
function turnedOff(step: FollowUpStep) {
  return sql`coalesce(not f.enabled or ${step} = any(f.off_steps) or l.stage = any(f.off_stages)
    or l.source = any(f.off_sources), false)`;
}

/** Until this long before a showing, its reminder is the one of the day before; later it would say the same as the next. */
export const dayBeforeUntilMs = 3 * hourMs;

/** The reminder that a showing still needs. */
export function reminderAt(startsAt: Date, now: Date): "showing_day_before" | "showing_two_hours" {
  return startsAt.getTime() - now.getTime() > dayBeforeUntilMs ? "showing_day_before" : "showing_two_hours";
}

/** A showing reminder that waits to be sent. */
export interface WaitingReminder {
  agentId: string;
  showingId: string;
  step: FollowUpStep;
  /** The time that it names. */
  startsAt: Date;
}

/**
 * Whether a reminder has lost its point while it waited: the showing was moved, is off or has begun, the time for this
 * reminder has passed, or the agent turned it off and didn't send it by hand.
 */
export async function isReminderSuperseded(
  db: Kysely<Database>,
  { agentId, showingId, step, startsAt }: WaitingReminder,
  now: Date,
): Promise<boolean> {
  if (startsAt <= now || (step === "showing_day_before" && reminderAt(startsAt, now) !== step)) return true;
  const { rows } = await sql`
    select from showing s
    left join lead l on l.agent_id = s.agent_id and l.lead_id = kept_lead(s.agent_id, s.lead_id)
    left join follow_up_setting f on f.agent_id = s.agent_id
    where s.agent_id = ${agentId} and s.showing_id = ${showingId} and s.status = 'confirmed'
      and s.starts_at = ${startsAt} and l.removed_at is null and (not ${turnedOff(step)} or exists (
        select from follow_up done where done.agent_id = s.agent_id and done.by_agent
          and done.occasion = ${`${showingId}:${startsAt.toISOString()}`}))`.execute(db);
  return rows.length === 0;
}

const followUpSubject = /^follow_up:(\w+):(.+)$/;
const reminderSubject = /^showing:([0-9a-f-]{36}):(.+):(\w+)$/;

/** Whether an automated text has lost its point: its subject says what it is. */
export async function isTextSuperseded(db: Kysely<Database>, row: OutgoingRow, now: Date): Promise<boolean> {
  const { agent_id: agentId, conversation_id: conversationId, seq, subject } = row;
  const [, step, occasion] = followUpSubject.exec(subject ?? "") ?? [];
  if (step && occasion && seq !== null) {
    return isFollowUpSuperseded(db, { agentId, conversationId, seq, step: step as FollowUpStep, occasion }, now);
  }
  const [, showingId, time, reminder] = reminderSubject.exec(subject ?? "") ?? [];
  if (!showingId || !time) return false;
  const waiting = { agentId, showingId, step: reminder as FollowUpStep, startsAt: new Date(time) };
  return isReminderSuperseded(db, waiting, now);
}
