import { findAlertPhone, newsTemplateOf, windowEndOf } from "../../channels/agentPhone/agentPhone.ts";
import { newId } from "../../db/newId.ts";
import type { Services } from "../../services.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { type Due, noteDecided, takeDue } from "../due.ts";
import { settingsOf, textTime } from "../settings.ts";

/**
 * Puts the due notifications on their way to their agents' phones: one text per agent with everything collected.
 * Several servers can run it at the same time: each takes rows that no other has locked.
 */
export async function queueDueTexts(services: Pick<Services, "config" | "db" | "now">): Promise<void> {
  const { db, now } = services;
  const at = now();
  await db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, "text_due", at);
    for (const [agentId, rows] of Map.groupBy(due, (row) => row.agent_id))
      await textAgent({ ...services, db: tx }, agentId, rows, at);
  });
}

/** Decides for each notification: text now, when quiet hours end, once the agent writes, or not at all. */
async function textAgent(
  services: Pick<Services, "config" | "db">,
  agentId: string,
  rows: Due[],
  now: Date,
): Promise<void> {
  const { db: tx } = services;
  const [first] = rows;
  if (!first) return;
  const phone = await findAlertPhone(tx, agentId);
  if (!phone?.verified_at) return noteDecided(tx, agentId, rows, { text_due: null });
  // WhatsApp takes free text for a day after the agent's last message: without a template later ones wait for the next.
  const end = windowEndOf(phone);
  const closed = end !== null && end < now && newsTemplateOf(services, phone, "en") === null;
  const settings = settingsOf(first);
  const timeOf = ({ kind }: Due) => {
    const time = textTime(kind, settings, now, timeZoneOf(first.market));
    return time === null || (closed && time <= now) ? null : time.getTime();
  };
  for (const [time, group] of Map.groupBy(rows, timeOf)) {
    if (time === null) await noteDecided(tx, agentId, group, { text_due: null, text_held: true });
    else if (time > now.getTime()) await noteDecided(tx, agentId, group, { text_due: new Date(time) });
    else {
      const textId = newId(now);
      await noteDecided(tx, agentId, group, { text_due: null, text_id: textId });
      await tx
        .insertInto("alert_text")
        .values({ agent_id: agentId, text_id: textId, due_at: now, created_at: now })
        .execute();
    }
  }
}
