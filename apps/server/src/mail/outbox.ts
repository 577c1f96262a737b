import { randomUUID } from "node:crypto";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { MailKind } from "../db/tables/mailKind.ts";
import type { Services } from "../services.ts";
import { linkRow, type NewLink } from "./mailedLinks.ts";

/** A mail to be written when its turn comes; the text is composed from the data stored then. */
export interface NewMail {
  /** Its id, if something else has to know it. */
  id?: string;
  kind: MailKind;
  recipient: string;
  language: Language;
  /** Id of what the mail is about, if its kind needs one. */
  about?: string;
  /** The link that the mail carries, created with it. */
  link?: Omit<NewLink, "mailId" | "email">;
}

const rowsAtOnce = 500;

/**
 * Queues mails inside the caller's transaction: they are sent if and only if it commits. `services.jobs.start()` must
 * have been awaited before the transaction began.
 * @returns the mails' ids, in order
 */
export async function queueMails(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  mails: NewMail[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let first = 0; first < mails.length; first += rowsAtOnce) {
    ids.push(...(await queueSome(services, tx, mails.slice(first, first + rowsAtOnce))));
  }
  return ids;
}

/** {@link queueMails} for one mail to an account's address, in the account's language. */
export async function queueAccountMail(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  accountId: string,
  mail: Pick<NewMail, "kind" | "about">,
): Promise<void> {
  const { email: recipient, language } = await tx
    .selectFrom("account")
    .select(["email", "language"])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  await queueMails(services, tx, [{ ...mail, recipient, language }]);
}

async function queueSome(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  mails: NewMail[],
): Promise<string[]> {
  const now = services.now();
  const rows = mails.map((mail) => ({ id: mail.id ?? randomUUID(), mail }));
  await tx
    .insertInto("mail")
    .values(
      rows.map(({ id, mail: { kind, recipient, language, about = null } }) => ({
        mail_id: id,
        kind,
        recipient,
        language,
        about,
        created_at: now,
        changed_at: now,
      })),
    )
    .execute();
  const links = rows.flatMap(({ id, mail }) =>
    mail.link ? [linkRow(services.secret, { ...mail.link, mailId: id, email: mail.recipient }, now)] : [],
  );
  if (links.length > 0) await tx.insertInto("mailed_link").values(links).execute();
  const ids = rows.map((row) => row.id);
  await services.jobs.sendMails(tx, ids);
  return ids;
}

/**
 * Queues waiting mails that have no job: a restored backup has the mails but not the queue. If several servers do this
 * at the same time, each mail is queued by one of them.
 */
export async function queueLeftMails(services: Pick<Services, "db" | "jobs">): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('llave left mails', 0))`.execute(tx);
    const { rows } = await sql<{ mail_id: string }>`
      select mail_id from mail where status = 'queued' and mail_id::text not in (
        select data ->> 'mailId' from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active'))
      order by created_at`.execute(tx);
    await services.jobs.sendMails(
      tx,
      rows.map((row) => row.mail_id),
    );
  });
}
