import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { OutgoingStatus, PhoneChannel } from "../../db/tables/channels.ts";
import type { Occasion } from "../occasions/scope.ts";

/** The occasions, as `step:occasion`, that were already handled. */
export async function findDone(
  db: Kysely<Database>,
  agentId: string,
  occasions: Pick<Occasion, "occasion">[],
): Promise<Set<string>> {
  if (occasions.length === 0) return new Set();
  const rows = await db
    .selectFrom("follow_up")
    .select(["step", "occasion"])
    .where("agent_id", "=", agentId)
    .where("occasion", "in", [...new Set(occasions.map(({ occasion }) => occasion))])
    .execute();
  return new Set(rows.map(({ step, occasion }) => `${step}:${occasion}`));
}

/** Follow-ups with the state of their drafts, and of the texts and mails that carry them. */
export function doneRows(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("follow_up as f")
    .innerJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "f.agent_id").onRef("l.lead_id", "=", "f.lead_id"))
    .leftJoin("draft as d", (join) =>
      join.onRef("d.agent_id", "=", "f.agent_id").onRef("d.draft_id", "=", "f.draft_id"),
    )
    .leftJoin("message as m", (join) =>
      join
        .onRef("m.agent_id", "=", "f.agent_id")
        .onRef("m.conversation_id", "=", "f.conversation_id")
        .onRef("m.seq", "=", "f.sent_seq"),
    )
    .leftJoinLateral(textOf.as("o"), (join) => join.onTrue())
    .leftJoinLateral(mailOf.as("k"), (join) => join.onTrue())
    .select(["f.step", "f.occasion", "f.outcome", "f.channel", "f.conversation_id", "f.created_at", "f.sent_seq"])
    .select(["l.name", "l.language", "d.status as draft_status", "d.content as draft_text", "m.content as sent_text"])
    .select([
      "o.status as text_status",
      "o.reason as text_reason",
      "o.channel as text_channel",
      "o.words as text_words",
    ])
    .select([
      "o.due_at as text_due",
      "o.sent_at as text_sent",
      "k.status as mail_status",
      "k.drop_reason",
      "m.created_at as written_at",
    ])
    .select(sql<string>`coalesce(l.merged_into, l.lead_id)`.as("lead_id"))
    .where("f.agent_id", "=", agentId);
}

const reminders = sql`('showing_day_before', 'showing_two_hours')`;

/** A follow-up's text is its message in the thread; a reminder is in no thread and named by its showing. */
const textOf = sql<{
  status: OutgoingStatus;
  reason: string | null;
  channel: PhoneChannel;
  words: string | null;
  due_at: Date;
  sent_at: Date | null;
}>`(
  select t.status, t.reason, t.channel, t.words, t.due_at, t.sent_at from outgoing_message t
    where t.agent_id = f.agent_id and t.conversation_id = f.conversation_id and t.seq = f.sent_seq
  union all
  select t.status, t.reason, t.channel, t.words, t.due_at, t.sent_at from outgoing_message t
    where t.agent_id = f.agent_id and t.conversation_id = f.conversation_id and t.kind = 'automated'
      and f.step in ${reminders} and t.subject = 'showing:' || f.occasion || ':' || f.step
  limit 1)`;

/** Both reminders of a showing are about the same showing: each one's mail was queued with it. */
const mailOf = sql<Pick<Selectable<Database["mail"]>, "status" | "drop_reason">>`(
  select e.status, e.drop_reason, e.created_at from mail e where e.kind = 'follow_up' and e.about = f.follow_up_id
  union all
  select e.status, e.drop_reason, e.created_at from mail e
    where e.kind = 'showing_reminder' and f.step in ${reminders} and e.created_at >= f.created_at
      and e.about = case when f.step in ${reminders} then split_part(f.occasion, ':', 1)::uuid end
  order by created_at limit 1)`;

export type DoneRow = Awaited<ReturnType<ReturnType<typeof doneRows>["execute"]>>[number];
