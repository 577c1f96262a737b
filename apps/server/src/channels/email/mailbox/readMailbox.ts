import { dayMs } from "@llave/contract/calendar";
import type { FastifyBaseLogger } from "fastify";
import type { ImapFlow } from "imapflow";
import { isDatabaseUnavailable } from "../../../db/failures.ts";
import { ApiError } from "../../../http/errors.ts";
import { isLoopback } from "../../../http/loopback.ts";
import type { Limits } from "../../../plugins/limits.ts";
import type { Services } from "../../../services.ts";
import { readMime } from "../receiving/readMime.ts";
import { maxMailBytes, takeMail } from "../receiving/takeMail.ts";
import { type MailboxConfig, mailboxName } from "../settings.ts";
import { noteRead, noteTrouble } from "./mailboxState.ts";

type MailboxServices = Pick<Services, "config" | "db" | "hub" | "jobs" | "links" | "now" | "secret">;

/** When the mailbox is connected, mails that arrived up to this long before are read too. Milliseconds. */
const firstReachMs = dayMs;
/** Milliseconds for the connection, and for silence during a call. */
const connectionTimeout = 15_000;
const socketTimeout = 60_000;

interface Tools {
  services: MailboxServices;
  limits: Limits;
  log: FastifyBaseLogger;
}

/**
 * Processes the new mails of the mailbox, in order, and marks them as read. How far it got is stored after each mail:
 * if a server dies or the connection breaks, the next run continues from there. If two servers read at the same time,
 * each mail is still stored once.
 * A failure is recorded for the settings, which show it until a run succeeds.
 * @throws the server's or the database's error; the next run tries again
 */
export async function readMailbox(tools: Tools): Promise<void> {
  const { services } = tools;
  const mailbox = services.config.inboundMail?.mailbox;
  if (!mailbox) return;
  try {
    await takeNew(tools, mailbox);
  } catch (error) {
    // If the database fails as well, the first error is the one to report.
    await noteTrouble(services, mailbox, error).catch(() => {});
    throw error;
  }
  await noteRead(services, mailbox);
}

async function takeNew({ services, limits, log }: Tools, mailbox: MailboxConfig): Promise<void> {
  const client = await connect(mailbox);
  try {
    await client.mailboxOpen(mailbox.folder);
    for (const uid of await newMails(services, client, mailbox)) {
      await takeOne({ services, limits, log }, client, uid);
      await notePlace(services, client, { mailbox, uid });
    }
    await client.logout();
  } finally {
    client.close();
  }
}

/** The library loads with the first connection. */
async function connect({ host, port, secure, user, password }: MailboxConfig): Promise<ImapFlow> {
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    host,
    port,
    secure,
    // A password never travels in the clear, except to this machine.
    ...(!secure && { doSTARTTLS: !isLoopback(host) }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout,
    socketTimeout,
  });
  // Errors after the connection also reach the call in progress.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** The numbers of mails that weren't read yet; a mailbox that was renumbered starts with the last day. */
async function newMails(
  { db, now }: Pick<Services, "db" | "now">,
  client: ImapFlow,
  mailbox: MailboxConfig,
): Promise<number[]> {
  const place = await db
    .selectFrom("mailbox_place")
    .select(["uid_validity", "last_uid"])
    .where("mailbox", "=", mailboxName(mailbox))
    .executeTakeFirst();
  const isKnown = place !== undefined && place.uid_validity === String(validityOf(client));
  const wanted = isKnown
    ? { uid: `${Number(place.last_uid) + 1}:*` }
    : { since: new Date(now().getTime() - firstReachMs) };
  const found = (await client.search(wanted, { uid: true })) || [];
  // "n:*" also names the last mail if there is none from n on.
  const from = isKnown ? Number(place.last_uid) : 0;
  return found.filter((uid) => uid > from).toSorted((a, b) => a - b);
}

function validityOf(client: ImapFlow): bigint {
  return client.mailbox ? client.mailbox.uidValidity : 0n;
}

/** One mail. What can't be read, or is too large, stays in the mailbox for people to see. */
async function takeOne({ services, limits, log }: Tools, client: ImapFlow, uid: number): Promise<void> {
  const head = await client.fetchOne(uid, { size: true }, { uid: true });
  if (!head) return;
  if ((head.size ?? 0) > maxMailBytes) return log.warn({ uid, sizeBytes: head.size }, "mail too large, not taken");
  const mail = await client.fetchOne(uid, { source: true }, { uid: true });
  const source = mail ? mail.source : undefined;
  const read = source ? await readMime(source).catch(() => null) : null;
  if (!read) return log.warn({ uid }, "mail not readable, not taken");
  try {
    await takeMail(services, limits, read);
  } catch (error) {
    // A machine that floods one address must not keep everyone else's mails waiting.
    if (error instanceof ApiError && error.code === "too_many_requests")
      return log.warn({ uid }, "mail over the limit");
    if (isDatabaseUnavailable(error)) throw error;
    // The same for a mail that we can't process: the next run would fail on it again.
    return log.warn({ uid, err: error }, "mail failed, not taken");
  }
  await client.messageFlagsAdd(uid, ["\\Seen"], { uid: true });
}

async function notePlace(
  { db, now }: Pick<Services, "db" | "now">,
  client: ImapFlow,
  { mailbox, uid }: { mailbox: MailboxConfig; uid: number },
): Promise<void> {
  const place = { uid_validity: String(validityOf(client)), last_uid: String(uid), read_at: now() };
  await db
    .insertInto("mailbox_place")
    .values({ mailbox: mailboxName(mailbox), ...place })
    .onConflict((conflict) => conflict.column("mailbox").doUpdateSet(place))
    .execute();
}
