import { randomUUID } from "node:crypto";
import type { DropReason } from "../db/tables/mailKind.ts";
import type { Attempt } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import type { MailRow } from "./mailRow.ts";
import type { MailMessage } from "./message.ts";
import { MailOutcomeUnknown, MailRefused, type MailTransport } from "./transport.ts";

const maxErrorLength = 500;

type Composed = Omit<MailMessage, "id"> | DropReason;

/** How mails are written and sent. */
export interface MailSending {
  transport: MailTransport;
  /** Writes the mail's text from current data, or says why the mail is no longer needed. */
  compose(mail: MailRow): Promise<Composed>;
}

/** Mails that nobody asked for: better none than two. */
const neverTwice: readonly MailRow["kind"][] = ["follow_up", "showing_reminder", "chat_message"];

/**
 * One attempt at a queued mail; a mail that was already sent is left alone. The mail's row records the outcome. A mail
 * that must not arrive twice isn't attempted again if an earlier attempt may have succeeded: its server died in the
 * middle, or the connection broke.
 * @throws the transport's error if a later attempt may succeed
 */
export async function deliverMail(
  services: Pick<Services, "db" | "now">,
  { transport, compose }: MailSending,
  mailId: string,
  attempt: Attempt,
): Promise<void> {
  const mail = await services.db
    .selectFrom("mail")
    .select(["mail_id", "kind", "recipient", "language", "about"])
    .where("mail_id", "=", mailId)
    .where("status", "=", "queued")
    .executeTakeFirst();
  if (!mail) return;
  const once = neverTwice.includes(mail.kind);
  try {
    const message = await compose(mail);
    if (typeof message !== "string" && once) await beginHanding(services, mailId);
    await note(services, mailId, await hand(transport, mailId, message));
  } catch (error) {
    const final = attempt.last || error instanceof MailRefused || (once && error instanceof MailOutcomeUnknown);
    await note(services, mailId, { status: final ? "failed" : "queued", error: textOf(error) });
    if (!final) throw error;
  }
}

/**
 * Sends a mail while the person who asked for it waits, and records the outcome: one attempt, without a job. Until then
 * its row counts as failed, so that no job sends it too.
 * @throws the transport's error
 */
export async function sendMailNow(
  services: Pick<Services, "db" | "now">,
  { transport, compose }: MailSending,
  { kind, recipient, language }: Pick<MailRow, "kind" | "recipient" | "language">,
): Promise<void> {
  const mail = { mail_id: randomUUID(), kind, recipient, language, about: null };
  const now = services.now();
  const begun = { status: "failed", error: "no outcome", created_at: now, changed_at: now } as const;
  await services.db
    .insertInto("mail")
    .values({ ...mail, ...begun })
    .execute();
  try {
    await note(services, mail.mail_id, await hand(transport, mail.mail_id, await compose(mail)));
  } catch (error) {
    await note(services, mail.mail_id, { status: "failed", error: textOf(error) });
    throw error;
  }
}

interface Outcome {
  status: "queued" | "sent" | "failed" | "dropped";
  error?: string;
  drop_reason?: DropReason;
}

/** @throws the transport's error */
async function hand(transport: MailTransport, id: string, message: Composed): Promise<Outcome> {
  if (typeof message === "string") return { status: "dropped", drop_reason: message };
  await transport.send({ ...message, id });
  return { status: "sent" };
}

/**
 * Records that an attempt begins.
 * @throws MailOutcomeUnknown if an earlier attempt has no outcome
 */
async function beginHanding({ db, now }: Pick<Services, "db" | "now">, mailId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("mail")
    .set({ handing_at: now() })
    .where("mail_id", "=", mailId)
    .where("status", "=", "queued")
    .where("handing_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new MailOutcomeUnknown("an earlier attempt ended without an outcome");
}

async function note(services: Pick<Services, "db" | "now">, mailId: string, outcome: Outcome): Promise<void> {
  await services.db
    .updateTable("mail")
    .set((row) => ({
      error: null,
      ...outcome,
      handing_at: null,
      attempts: row("attempts", "+", 1),
      changed_at: services.now(),
    }))
    .where("mail_id", "=", mailId)
    .execute();
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
}
