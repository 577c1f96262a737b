import type { Kysely } from "kysely";
import type { Transporter } from "nodemailer";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import type { MailMessage } from "./message.ts";

/** A refusal that further attempts won't change, such as an address that doesn't exist. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** The connection broke after the mail may have been accepted: nobody knows whether it arrives. */
export class MailOutcomeUnknown extends Error {
  override name = "MailOutcomeUnknown";
}

/**
 * Sends a mail. Throwing means "try again later"; {@link MailRefused} means never, {@link MailOutcomeUnknown} that a
 * second attempt may be a second mail.
 */
export interface MailTransport {
  send(message: MailMessage & { id: string }): Promise<void>;
  close(): void;
}

/** What happens to mails: `kept` ones are stored for `/dev/mailbox`; in production there is no such page. */
export function outgoingMailOf(config: Pick<Config, "production" | "smtpUrl">): "sent" | "kept" | "none" {
  if (config.smtpUrl) return "sent";
  return config.production ? "none" : "kept";
}

/**
 * How mails are sent: by SMTP if it is configured; otherwise they are stored for `/dev/mailbox`, except in production.
 */
export function mailTransport(config: Config, db: Kysely<Database>): MailTransport {
  if (config.smtpUrl) return smtpTransport(config.smtpUrl, config.mailFrom);
  return outgoingMailOf(config) === "none" ? missingTransport() : keepingTransport(db);
}

const socketTimeout = 30_000;

/** Delivers to the SMTP server of `SMTP_URL`; the library loads and connects with the first mail. */
function smtpTransport(url: string, from: Config["mailFrom"]): MailTransport {
  let opened: Promise<Transporter> | undefined;
  return {
    async send(message) {
      opened ??= openTransporter(url);
      const transporter = await opened;
      await transporter.sendMail(envelopeOf(message, from)).catch(refuse);
    },
    close() {
      void opened?.then((transporter) => transporter.close());
    },
  };
}

async function openTransporter(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const timeouts = { connectionTimeout: socketTimeout, greetingTimeout: socketTimeout, socketTimeout };
  return createTransport({ url, pool: true, maxConnections: 5, ...timeouts } as Parameters<typeof createTransport>[0]);
}

function envelopeOf(message: MailMessage & { id: string }, from: string) {
  const { id, to, subject, text, html, replyTo, inReplyTo, unsubscribeUrl, calendar } = message;
  return {
    from,
    to: { name: "", address: to },
    ...(replyTo && { replyTo }),
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    subject,
    text,
    html,
    // The same for every attempt, so that a mailbox can detect a repeated delivery.
    messageId: `<${id}@llave>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    ...(unsubscribeUrl && { list: { unsubscribe: { url: unsubscribeUrl } } }),
    ...(calendar && { icalEvent: { method: calendar.method, filename: "visit.ics", content: calendar.content } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  /** The system call that failed. */
  syscall?: string;
  timeoutType?: string;
}

/** Failures before any mail is handed over. */
const beforehand = new Set([
  "EDNS",
  "EAUTH",
  "EENVELOPE",
  "EMESSAGE",
  "ETLS",
  "EOAUTH2",
  "ENOAUTH",
  "ECONFIG",
  "EPROXY",
]);

/** A permanently refused recipient (5xx to RCPT) is final; everything else, including a wrong sign-in, can be fixed. */
function refuse(error: SmtpError): never {
  const { code = "", responseCode = 0, syscall, timeoutType = "SOCKET_TIMEOUT", message } = error;
  if (code === "EENVELOPE" && responseCode >= 500) throw new MailRefused(message);
  const answered = responseCode >= 400;
  const unconnected = syscall === "connect" || (code === "ETIMEDOUT" && timeoutType !== "SOCKET_TIMEOUT");
  throw answered || unconnected || beforehand.has(code) ? error : new MailOutcomeUnknown(message);
}

/** Without an SMTP server a mail is stored in its own row, where `/dev/mailbox` shows it. */
function keepingTransport(db: Kysely<Database>): MailTransport {
  const send = async ({ id, subject, text, html }: MailMessage & { id: string }) => {
    await db.updateTable("mail").set({ subject, body_text: text, body_html: html }).where("mail_id", "=", id).execute();
  };
  return { send, close: () => {} };
}

/** In production a mail without an SMTP server waits, and eventually fails with an error that says why. */
function missingTransport(): MailTransport {
  const send = () => Promise.reject(new Error("SMTP_URL is not set: mails cannot go out"));
  return { send, close: () => {} };
}
