import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { timeZoneOf } from "../time/markets.ts";
import { type Due, noteDecided, takeDue } from "./due.ts";
import { mailTime, settingsOf } from "./settings.ts";

/**
 * Sends the due mails about notifications: one mail per agent, with everything collected. Several servers can run it at
 * the same time: each takes rows that no other has locked.
 */
export async function sendDueMails(services: Pick<Services, "db" | "jobs" | "now" | "secret">): Promise<void> {
  const now = services.now();
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, "mail_due", now);
    for (const [agentId, notifications] of Map.groupBy(due, (row) => row.agent_id)) {
      await mailAgent(services, tx, agentId, notifications, now);
    }
  });
}

/** Decides for each notification: mail now, later, or not at all. */
async function mailAgent(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  agentId: string,
  notifications: Due[],
  now: Date,
): Promise<void> {
  const [first] = notifications;
  if (!first) return;
  const settings = settingsOf(first);
  const byTime = Map.groupBy(notifications, ({ kind, created_at }) => {
    const time = mailTime({ kind, createdAt: created_at }, settings, now, timeZoneOf(first.market));
    return time?.getTime() ?? null;
  });
  for (const [time, rows] of byTime) {
    const later = time !== null && time > now.getTime();
    if (time === null || later) {
      const mail_due = later ? new Date(time) : null;
      await noteDecided(tx, agentId, rows, { mail_due, mail_id: null, mail_held: time === null });
    } else await mailNow(services, tx, agentId, rows);
  }
}

/** One mail with all of them; a changed showing has its own mail, with the calendar's entry. */
async function mailNow(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  agentId: string,
  rows: Due[],
): Promise<void> {
  const of = ({ email, language }: Due) => ({ recipient: email, language });
  const changed = rows.filter((row) => showingsOf(row).length > 0);
  const calendar = changed.flatMap((row) =>
    showingsOf(row).map((about) => ({ kind: "showing_agent" as const, ...of(row), about })),
  );
  if (changed.length > 0) {
    const [mailId = null] = await queueMails(services, tx, calendar);
    await noteDecided(tx, agentId, changed, { mail_due: null, mail_id: mailId, mail_held: false });
    const ids = changed.map((row) => row.notification_id);
    await sql`update notification set data = data - 'showings'
      where agent_id = ${agentId} and notification_id = any(${ids}::uuid[])`.execute(tx);
  }
  const others = rows.filter((row) => showingsOf(row).length === 0 || row.data.step === "requested");
  const [first] = others;
  if (!first) return;
  const [mailId = null] = await queueMails(services, tx, [{ kind: "notifications", ...of(first) }]);
  await noteDecided(tx, agentId, others, { mail_due: null, mail_id: mailId, mail_held: false });
}

/** The showings with a mail that waited together with a notification. */
function showingsOf({ data }: Due): string[] {
  return data.showings ?? [];
}
