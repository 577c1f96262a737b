import type { Attempt } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";
import type { MailRow } from "./mailRow.ts";
import type { MailMessage } from "./message.ts";
import { MailRefused, type MailTransport } from "./transport.ts";

const maxErrorLength = 500;

/** How mails are written and sent. */
export interface MailSending {
  transport: MailTransport;
  /** Writes the mail's text from current data; null if the mail is no longer needed. */
  compose(services: Services, mail: MailRow): Promise<Omit<MailMessage, "id"> | null>;
}

/**
 * One attempt at a queued mail; a mail that was already sent is left alone. The mail's row records the outcome.
 * @throws the transport's error if a later attempt may succeed
 */
export async function deliverMail(
  services: Services,
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
  try {
    const message = await compose(services, mail);
    if (message) await transport.send({ ...message, id: mailId });
    await note(services, mailId, { status: message ? "sent" : "dropped", error: null });
  } catch (error) {
    const final = attempt.last || error instanceof MailRefused;
    await note(services, mailId, { status: final ? "failed" : "queued", error: textOf(error) });
    if (!final) throw error;
  }
}

async function note(
  services: Pick<Services, "db" | "now">,
  mailId: string,
  outcome: { status: "queued" | "sent" | "failed" | "dropped"; error: string | null },
): Promise<void> {
  await services.db
    .updateTable("mail")
    .set((row) => ({ ...outcome, attempts: row("attempts", "+", 1), changed_at: services.now() }))
    .where("mail_id", "=", mailId)
    .execute();
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
}
