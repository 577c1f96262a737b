import { hourMs } from "@llave/contract/calendar";
import type { FollowUpStep } from "@llave/contract/followUps/followUps";
import { type Kysely, sql } from "kysely";
import { dayBeforeUntilMs } from "../../channels/outbound/rules/superseded.ts";
import { prepared } from "../../db/preparedStatements.ts";
import type { Database } from "../../db/schema.ts";
import { listingOccasions } from "./listingOccasions.ts";
import { agentsOf, leadOf, type Occasion, type Scope, writableLead } from "./scope.ts";

/** Everything that is due before a time and not too late yet, including what is on hold. */
export async function findOccasions(db: Kysely<Database>, scope: Scope): Promise<Occasion[]> {
  const found = await Promise.all([
    silences(db, scope),
    showings(db, scope),
    listingOccasions(db, scope),
    leases(db, scope),
  ]);
  return found
    .flat()
    .filter(({ dueAt, expiresAt }) => dueAt <= scope.until && expiresAt > scope.now)
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** How long after the start of a silence each step is due, and for how long it still makes sense. Milliseconds. */
const silenceSteps = [
  { step: "silence_1h", afterMs: hourMs, lastsMs: 14 * hourMs },
  { step: "silence_24h", afterMs: 24 * hourMs, lastsMs: 44 * hourMs },
  { step: "silence_72h", afterMs: 72 * hourMs, lastsMs: 48 * hourMs },
] as const;
const maxSilenceMs = 120 * hourMs;

/**
 * Silences: we wrote last, apart from follow-ups, and the renter hasn't answered. Of all leads, those due first are
 * chosen; one that was handled already or isn't due takes no place from another.
 */
async function silences(db: Kysely<Database>, scope: Scope): Promise<Occasion[]> {
  const { rows } = await prepared(sql<{
    agent_id: string;
    lead_id: string;
    conversation_id: string;
    seq: number;
    step: (typeof silenceSteps)[number]["step"];
    due_at: Date;
    expires_at: Date;
  }>`
    select silent.* from ${agentsOf(scope)} join lateral (
      select due.agent_id, due.lead_id, due.conversation_id, theirs.seq, due.step, due.due_at, due.expires_at
      -- Sorted before the rest is looked up, so that only the first ones need it.
      from (
        select l.agent_id, l.lead_id, l.conversation_id, s.step, s.due_at, s.due_at + s.lasts as expires_at
        from lead l
        join lateral (select v.step, v.lasts, l.silent_since + v.after as due_at
          from (values ${stepRows}) v (step, after, lasts)) s
          on s.due_at <= ${scope.until} and s.due_at + s.lasts > ${scope.now}
        where l.agent_id = a.agent_id and ${leadOf(scope)} and ${writableLead}
          and l.updated_at > ${new Date(scope.now.getTime() - maxSilenceMs)} and l.stage not in ('applied', 'leased', 'lost')
        order by s.due_at offset 0
      ) due
      join lateral (select m.seq from message m
        where m.agent_id = due.agent_id and m.conversation_id = due.conversation_id and m.author = 'renter'
        order by m.seq desc limit 1) theirs on true
      where ${isOpen(scope)}
      order by due.due_at limit ${scope.limit}
    ) silent on true`).execute(db);
  return rows.map(
    ({ agent_id, lead_id, conversation_id, seq, step, due_at, expires_at }): Occasion => ({
      agentId: agent_id,
      leadId: lead_id,
      conversationId: conversation_id,
      step,
      occasion: `${conversation_id}:${seq}`,
      dueAt: due_at,
      expiresAt: expires_at,
    }),
  );
}

const stepRows = sql.join(
  silenceSteps.map(
    ({ step, afterMs, lastsMs }) =>
      sql`(${step}::text, ${afterMs / 1000} * interval '1 second', ${lastsMs / 1000} * interval '1 second')`,
  ),
);

/** For one lead, occasions that were handled count too: the caller shows them. For many leads, only open ones do. */
function isOpen({ leadId }: Scope) {
  return leadId === null
    ? sql`not exists (select from follow_up f where f.agent_id = due.agent_id and f.step = due.step
        and f.occasion = due.conversation_id || ':' || theirs.seq offset 0)`
    : sql`true`;
}

const dayBeforeMs = 24 * hourMs;
const twoHoursBeforeMs = 2 * hourMs;
const afterShowingMs = 2 * hourMs;
const afterShowingLastsMs = 48 * hourMs;

/** Confirmed showings, for their reminders and for the question afterward. */
async function showings(db: Kysely<Database>, scope: Scope): Promise<Occasion[]> {
  const [from, to] = [scope.now.getTime() - 3 * dayBeforeMs, scope.until.getTime() + dayBeforeMs];
  const { rows } = await prepared(sql<{
    agent_id: string;
    lead_id: string;
    conversation_id: string | null;
    showing_id: string;
    property_id: string | null;
    starts_at: Date;
    ends_at: Date;
    changed_at: Date;
  }>`
    select s.agent_id, l.lead_id, s.conversation_id, s.showing_id, s.property_id, s.starts_at, s.ends_at, s.changed_at
    from ${agentsOf(scope)} join showing s on s.agent_id = a.agent_id
    join lead l on l.agent_id = s.agent_id and l.lead_id = kept_lead(s.agent_id, s.lead_id)
    where s.status = 'confirmed' and s.starts_at between ${new Date(from)} and ${new Date(to)}
      and l.removed_at is null and ${leadOf(scope)}`).execute(db);
  return rows.flatMap((row) => {
    const [starts, ends] = [row.starts_at.getTime(), row.ends_at.getTime()];
    const of = (step: FollowUpStep, occasion: string, due: number, expires: number): Occasion => ({
      agentId: row.agent_id,
      leadId: row.lead_id,
      conversationId: row.conversation_id,
      step,
      occasion,
      dueAt: new Date(due),
      expiresAt: new Date(expires),
      showingId: row.showing_id,
      ...(row.property_id && { propertyId: row.property_id }),
    });
    const at = `${row.showing_id}:${row.starts_at.toISOString()}`;
    // A showing arranged within a reminder's time doesn't need that reminder.
    const arranged = row.changed_at.getTime();
    return [
      ...(arranged <= starts - dayBeforeMs
        ? [of("showing_day_before", at, starts - dayBeforeMs, starts - dayBeforeUntilMs)]
        : []),
      ...(arranged <= starts - twoHoursBeforeMs
        ? [of("showing_two_hours", at, starts - twoHoursBeforeMs, starts)]
        : []),
      ...(row.conversation_id === null
        ? []
        : [of("after_showing", row.showing_id, ends + afterShowingMs, ends + afterShowingMs + afterShowingLastsMs)]),
    ];
  });
}

const daysBeforeLease = 75;
/** An anniversary missed by this much is left for the next year. */
const leaseLastsMs = 14 * 24 * hourMs;

/** Leases that reach another year. */
async function leases(db: Kysely<Database>, scope: Scope): Promise<Occasion[]> {
  const lead = sql.raw(`interval '${daysBeforeLease} days'`);
  const from = new Date(scope.now.getTime() - leaseLastsMs);
  const { rows } = await prepared(sql<{
    agent_id: string;
    lead_id: string;
    conversation_id: string;
    due_at: Date;
    anniversary: Date;
  }>`
    select l.agent_id, l.lead_id, l.conversation_id, y.anniversary - ${lead} as due_at, y.anniversary
    from ${agentsOf(scope)} cross join generate_series(1, 30) n
    -- The leases whose day can be in the time asked for, found by their index; the exact day is checked below.
    join lateral (select * from lead l where l.agent_id = a.agent_id and l.removed_at is null and l.leased_at between
      ${from}::timestamptz + ${lead} - make_interval(years => n) - interval '2 days'
      and ${scope.until}::timestamptz + ${lead} - make_interval(years => n) + interval '2 days'
      order by l.leased_at offset 0) l on true
    cross join lateral (select l.leased_at + make_interval(years => n) as anniversary) y
    where l.stage = 'leased' and ${writableLead} and ${leadOf(scope)}
      and y.anniversary - ${lead} between ${from}::timestamptz and ${scope.until}::timestamptz`).execute(db);
  return rows.map(({ agent_id, lead_id, conversation_id, due_at, anniversary }) => ({
    agentId: agent_id,
    leadId: lead_id,
    conversationId: conversation_id,
    step: "lease_renewal",
    occasion: `${lead_id}:${anniversary.toISOString().slice(0, 10)}`,
    dueAt: due_at,
    expiresAt: new Date(due_at.getTime() + leaseLastsMs),
    anniversary,
  }));
}
