import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { timeZoneOf } from "../time/markets.ts";
import { type Due, noteDecided, takeDue } from "./due.ts";
import { mailTime, settingsOf } from "./settings.ts";

/**
 * Sends the due mails about notifications: one mail per agent, with everything collected. Several servers can run it at
 * once: each takes rows that no other has locked.
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
    const [mailId = null] =
      time === null || later
        ? []
        : await queueMails(services, tx, [{ kind: "notifications", recipient: first.email, language: first.language }]);
    await noteDecided(tx, agentId, rows, {
      mail_due: later ? new Date(time) : null,
      mail_id: mailId,
      mail_held: time === null,
    });
  }
}
