import type { EmailChannel, MailboxProblem } from "@llave/contract/channels/channels";
import type { Services } from "../../../services.ts";
import { type MailboxConfig, mailboxName } from "../settings.ts";

type StateServices = Pick<Services, "db" | "now">;

/** Notes that the mailbox could be read. */
export async function noteRead({ db, now }: StateServices, mailbox: MailboxConfig): Promise<void> {
  const state = { read_at: now(), problem: null, failing_since: null, checked_at: now() };
  await db
    .insertInto("mailbox_state")
    .values({ mailbox: mailboxName(mailbox), ...state })
    .onConflict((conflict) => conflict.column("mailbox").doUpdateSet(state))
    .execute();
}

/** Notes why the mailbox couldn't be read; the time of the first failure in a row stays. */
export async function noteTrouble({ db, now }: StateServices, mailbox: MailboxConfig, error: unknown): Promise<void> {
  const state = { problem: problemOf(error), checked_at: now() };
  await db
    .insertInto("mailbox_state")
    .values({ mailbox: mailboxName(mailbox), ...state, failing_since: now() })
    .onConflict((conflict) =>
      conflict.column("mailbox").doUpdateSet((row) => ({
        ...state,
        failing_since: row.fn.coalesce("mailbox_state.failing_since", "excluded.failing_since"),
      })),
    )
    .execute();
}

/** How the mailbox is, for the settings; null if the server reads none. */
export async function mailboxState({ config, db }: Pick<Services, "config" | "db">): Promise<EmailChannel["mailbox"]> {
  const mailbox = config.inboundMail?.mailbox;
  if (!mailbox) return null;
  const row = await db
    .selectFrom("mailbox_state")
    .select(["read_at", "problem", "failing_since"])
    .where("mailbox", "=", mailboxName(mailbox))
    .executeTakeFirst();
  return {
    readAt: row?.read_at?.toISOString() ?? null,
    problem: row?.problem ?? null,
    failingSince: row?.failing_since?.toISOString() ?? null,
  };
}

/** Codes of connections that were never established, or broke. */
const unreachable =
  /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMED?OUT|EPIPE|EPROXY|NoConnection|EConnectionClosed|ClosedAfterConnect|\w+_TIMEOUT)/;
/** OpenSSL's and Node's codes for a certificate that isn't trusted, isn't valid anymore or names another server. */
const certificate =
  /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY|DECRYPT|DECODE)|ERR_TLS_|ERR_SSL_|^CRL_|HOSTNAME_MISMATCH|INVALID_CA/;

/** What an error of the mail server or on the way to it means for people. */
export function problemOf(error: unknown): MailboxProblem {
  const { code, authenticationFailed, mailboxMissing } = (error ?? {}) as {
    code?: unknown;
    authenticationFailed?: boolean;
    mailboxMissing?: boolean;
  };
  if (authenticationFailed) return "password";
  if (mailboxMissing) return "folder";
  if (typeof code !== "string") return "other";
  if (certificate.test(code)) return "certificate";
  return unreachable.test(code) ? "unreachable" : "other";
}
