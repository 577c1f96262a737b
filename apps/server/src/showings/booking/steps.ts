import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { type NewMail, queueMails } from "../../mail/outbox.ts";
import { mailTime, settingsOf } from "../../notifications/settings.ts";
import type { Services } from "../../services.ts";
import { timeZoneOf } from "../../time/markets.ts";

/** The outcome of a change to a showing. */
export type ShowingStep = "held" | "requested" | "confirmed" | "moved" | "canceled";

export interface TakenStep {
  agentId: string;
  showingId: string;
  by: "renter" | "agent";
  step: ShowingStep;
  /** True if it wasn't done in the chat, so nothing else notifies the agent of a request. */
  byLink?: boolean;
}

/**
 * Everything that follows from a step, in the same transaction: the lead's stage and history, the agent's notification,
 * and the mails with the calendar entry. `services.jobs.start()` must have been awaited.
 */
export async function tellOfStep(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  taken: TakenStep,
  now: Date,
): Promise<void> {
  const [facts] = await factsOf(tx, taken.agentId, [taken.showingId]);
  if (!facts) throw new ApiError("not_found");
  await queueMails(services, tx, await passOn(services, tx, facts, taken, now));
}

/**
 * {@link tellOfStep} for a step whose facts were read, without the mails.
 * @returns the mails to queue
 */
export async function passOn(
  services: Pick<Services, "jobs">,
  tx: Kysely<Database>,
  facts: StepFacts,
  taken: TakenStep,
  now: Date,
): Promise<NewMail[]> {
  services.jobs.queueCalendars();
  await noteOnLead(tx, facts, taken, now);
  if (taken.step === "held") return [];
  const waits = taken.step === "requested";
  const mailAt = agentMailTime(facts, taken, now);
  const notifiesAgent = taken.by === "renter" && (!waits || taken.byLink);
  const mailWaits = notifiesAgent && (await notifyAgent(tx, facts, { step: taken.step, mailAt }, now));
  if (waits) return [];
  const mails: NewMail[] = [];
  const about = taken.showingId;
  if (facts.email && !facts.opted_out) {
    mails.push({ kind: "showing", recipient: facts.email, language: facts.language, about });
  }
  if (mailAt !== null && !mailWaits) {
    mails.push({ kind: "showing_agent", recipient: facts.agent_email, language: facts.agent_language, about });
  }
  return mails;
}

/**
 * When the agent's mail is sent: the agent's own step isn't a notification and is confirmed immediately. Null: never.
 */
function agentMailTime(facts: StepFacts, { by }: TakenStep, now: Date): Date | null {
  const settings = settingsOf(facts);
  if (by === "agent") return settings.mail.showing === "off" ? null : now;
  return mailTime({ kind: "showing", createdAt: now }, settings, now, timeZoneOf(facts.market));
}

/** The facts that decide what follows from a step, read after it. */
export type StepFacts = Awaited<ReturnType<typeof factsOf>>[number];

/** The facts about some showings, in any order. */
export function factsOf(tx: Kysely<Database>, agentId: string, showingIds: readonly string[]) {
  return tx
    .selectFrom("showing as s")
    .innerJoin("account as o", "o.account_id", "s.agent_id")
    .innerJoin("agent as a", "a.agent_id", "s.agent_id")
    .leftJoin("notification_setting as n", "n.agent_id", "s.agent_id")
    .leftJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "s.agent_id").onRef("l.lead_id", "=", "s.lead_id"))
    .leftJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "s.agent_id").onRef("c.conversation_id", "=", "s.conversation_id"),
    )
    .select([
      "s.agent_id",
      "s.showing_id",
      "s.conversation_id",
      "s.starts_at",
      "s.status",
      "s.declined",
      "s.language",
      "l.lead_id",
      "l.merged_into",
      "l.email",
      "a.market",
    ])
    .select(["n.mail", "n.push", "n.text", "n.quiet_from", "n.quiet_to", "n.digest_hour"])
    .select(["o.email as agent_email", "o.language as agent_language"])
    .select(sql<boolean>`has_stopped(s.agent_id, s.conversation_id)`.as("opted_out"))
    .where("s.agent_id", "=", agentId)
    .where("s.showing_id", "in", showingIds)
    .execute();
}

/** An arranged showing moves the lead to the showing stage, unless it is already further along. */
async function noteOnLead(tx: Kysely<Database>, facts: StepFacts, { by, step }: TakenStep, now: Date): Promise<void> {
  const { agent_id, lead_id: part, merged_into, starts_at, status, declined } = facts;
  if (part === null) return;
  const lead_id = merged_into ?? part;
  const detail = JSON.stringify({
    what: step === "canceled" && declined ? "declined" : step,
    at: starts_at.toISOString(),
  });
  await tx
    .with("arranged", (of) =>
      of
        .updateTable("lead")
        .set({
          showing_at: sql<Date>`coalesce(showing_at, ${now}::timestamptz)`,
          stage: sql`case when stage in ('new', 'contacted') then 'showing' else stage end`,
        })
        .where("agent_id", "=", agent_id)
        .where("lead_id", "in", [part, lead_id])
        .where(sql<boolean>`${status === "confirmed"}::boolean`)
        .where(sql<boolean>`(showing_at is null or stage in ('new', 'contacted'))`),
    )
    .insertInto("lead_event")
    .values({ agent_id, lead_id, created_at: now, actor: by, kind: "showing", detail })
    .execute();
}

/**
 * Each step is one notification, even while the one before is unread. The mail with the calendar file announces what
 * isn't a request: it is sent with the step, or waits with the notification for the time the agent chose.
 * @returns whether the mail waits with the notification
 */
async function notifyAgent(
  tx: Kysely<Database>,
  { agent_id, showing_id, conversation_id, lead_id: part, merged_into, starts_at }: StepFacts,
  { step, mailAt }: { step: ShowingStep; mailAt: Date | null },
  now: Date,
): Promise<boolean> {
  // The agent added a renter without a conversation by hand.
  const leadId = conversation_id ? null : (merged_into ?? part);
  if (!conversation_id && !leadId) return false;
  const whom = sql`${conversation_id}::uuid, ${now}::timestamptz, ${leadId}::uuid`;
  await sql`select tell_agent(${agent_id}::uuid, 'showing', ${whom})`.execute(tx);
  const unread = tx
    .updateTable("notification")
    .where("agent_id", "=", agent_id)
    .where(conversation_id ? "conversation_id" : "lead_id", "=", conversation_id ?? leadId)
    .where("kind", "=", "showing")
    .where("read_at", "is", null);
  const about = JSON.stringify({ step, at: starts_at.toISOString() });
  await unread.set({ data: sql`data || ${about}::jsonb` }).execute();
  const isRequest = step === "requested";
  const waits = !isRequest && (mailAt === null || mailAt > now);
  const { numUpdatedRows } = await unread
    .set({
      push_due: now,
      push_held: false,
      text_due: now,
      text_held: false,
      ...(isRequest && { mail_due: now, mail_held: false }),
      ...(waits && {
        data: sql`jsonb_set(data, '{showings}',
          coalesce(data -> 'showings', '[]') - ${showing_id}::text || to_jsonb(${showing_id}::text))`,
        mail_due: mailAt,
        mail_held: mailAt === null,
      }),
      // Another showing's mail may still wait.
      ...(!isRequest && !waits && { mail_due: sql`case when data ? 'showings' then mail_due end` }),
    })
    // A muted conversation gets no news.
    .where("created_at", "=", now)
    .executeTakeFirst();
  return waits && numUpdatedRows > 0n;
}
