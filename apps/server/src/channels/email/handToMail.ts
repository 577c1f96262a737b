import { randomUUID } from "node:crypto";
import type { Language } from "@llave/contract/language";
import { queueMails } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import type { OutgoingRow } from "../outbound/outgoingRow.ts";
import { isForLeft, joinBurst } from "../outbound/sending/leftChat.ts";
import { recordAccepted } from "../outbound/sending/outbox.ts";

/**
 * Hands an outgoing message to the queue of mails, which retries it and records what became of it. One transaction:
 * either the message counts as handed over and its mail is queued, or neither.
 */
export async function handToMail(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  row: OutgoingRow,
): Promise<void> {
  const { db, jobs, now } = services;
  const id = randomUUID();
  const language = await languageOf(services, row);
  await jobs.start();
  await db.transaction().execute(async (tx) => {
    if (!(await recordAccepted(tx, row, id, now()))) return;
    if (isForLeft(row)) await joinBurst(tx, row, now());
    const kind = isForLeft(row) ? "chat_message" : "thread_message";
    const mail = { id, kind, recipient: row.address, language, about: row.outgoing_id } as const;
    await queueMails(services, tx, [mail]);
  });
}

async function languageOf({ db }: Pick<Services, "db">, row: OutgoingRow): Promise<Language> {
  const found = await db
    .selectFrom("conversation as c")
    .leftJoin("message as m", (join) =>
      join
        .onRef("m.agent_id", "=", "c.agent_id")
        .onRef("m.conversation_id", "=", "c.conversation_id")
        .on("m.seq", "=", row.seq),
    )
    .select((of) => of.fn.coalesce("m.language", "c.language").as("language"))
    .where("c.agent_id", "=", row.agent_id)
    .where("c.conversation_id", "=", row.conversation_id)
    .executeTakeFirstOrThrow();
  return found.language;
}
