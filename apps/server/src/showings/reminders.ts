import { hourMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import { channelPhrases } from "../channels/consent/phrases.ts";
import { queueAutomatedText } from "../channels/outbound/automated.ts";
import type { Database } from "../db/schema.ts";
import { type NewMail, queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { timeZoneOf } from "../time/markets.ts";
import { showingToken } from "./booking/book.ts";
import { dayAndTime } from "./words.ts";

/** How long before a showing each reminder is sent, and the column that records it. */
const reminders = [
  { before: 24 * hourMs, sent: "reminded_at" },
  { before: 2 * hourMs, sent: "reminded_soon_at" },
] as const;
/** How many are sent per run; the rest follow in the next. */
const maxAtOnce = 500;

/**
 * Reminds renters of confirmed showings by mail, the day before and two hours before, once each: a server marks its
 * rows in the transaction that queues the mails, and skips rows that another one has locked. A showing arranged within
 * a reminder's time doesn't need that reminder.
 */
export async function sendReminders(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "origin" | "secret">,
): Promise<void> {
  await services.jobs.start();
  for (const reminder of reminders) {
    await services.db.transaction().execute((tx) => remind(services, tx, reminder));
  }
}

async function remind(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "origin" | "secret">,
  tx: Kysely<Database>,
  { before, sent }: (typeof reminders)[number],
) {
  const now = services.now();
  const due = await tx
    .selectFrom("showing as s")
    .leftJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "s.agent_id").onRef("l.lead_id", "=", "s.lead_id"))
    .innerJoin("agent as a", "a.agent_id", "s.agent_id")
    .select(["s.agent_id", "s.showing_id", "s.conversation_id", "s.starts_at", "s.language", "l.email", "l.phone"])
    .select("a.market")
    .select(sql<boolean>`s.changed_at > s.starts_at - ${before} * interval '1 millisecond'`.as("just_arranged"))
    .where("s.status", "=", "confirmed")
    .where(`s.${sent}`, "is", null)
    .where("s.starts_at", ">", now)
    .where("s.starts_at", "<=", new Date(now.getTime() + before))
    .orderBy("s.starts_at")
    .limit(maxAtOnce)
    .forUpdate("s")
    .skipLocked()
    .execute();
  for (const { agent_id, showing_id } of due) {
    await tx
      .updateTable("showing")
      .set({ [sent]: now })
      .where("agent_id", "=", agent_id)
      .where("showing_id", "=", showing_id)
      .execute();
  }
  const mails = due.flatMap(({ email, language, showing_id: about, just_arranged }): NewMail[] =>
    email && !just_arranged ? [{ kind: "showing_reminder", recipient: email, language, about }] : [],
  );
  await queueMails(services, tx, mails);
  for (const row of due) if (!row.just_arranged) await remindByText(services, tx, row, sent);
}

interface TextReminder {
  agent_id: string;
  showing_id: string;
  conversation_id: string | null;
  starts_at: Date;
  language: Language;
  phone: string | null;
  market: string;
}

/**
 * The same by text, to renters who agreed to texts: with a link to change it, and never a word that carriers act on.
 */
async function remindByText(
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
  tx: Kysely<Database>,
  row: TextReminder,
  which: string,
): Promise<void> {
  const { conversation_id: conversationId, language, phone } = row;
  if (conversationId === null || phone === null) return;
  const when = dayAndTime(row.starts_at, language, timeZoneOf(row.market));
  const url = `${services.origin()}/visit/${showingToken(services.secret, row.showing_id)}`;
  await queueAutomatedText(services, tx, {
    agentId: row.agent_id,
    conversationId,
    phone,
    subject: `showing:${row.showing_id}:${which}`,
    words: channelPhrases[language].reminder(when, url),
  });
}
