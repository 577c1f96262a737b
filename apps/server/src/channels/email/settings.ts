import { z } from "zod";

/** Settings for mails that renters send; see the README. */
export const inboundMailSettings = {
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "must be a domain such as reply.llave.example")
    .transform((value) => value.toLowerCase())
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  INBOUND_MAIL_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: "must be an address such as imaps://user:password@host/INBOX" })
    .transform((value) => new URL(value))
    .refine((url) => url.username !== "" && url.password !== "", "must contain a user and a password")
    .optional(),
};

type InboundMailSettings = z.infer<z.ZodObject<typeof inboundMailSettings>>;

/** The mailbox that the mails of the domain land in. */
export interface MailboxConfig {
  host: string;
  port: number;
  /** True if the connection is encrypted from its first byte; otherwise it has to become so before the password. */
  secure: boolean;
  user: string;
  password: string;
  folder: string;
}

/** What identifies a mailbox in tables: no password. */
export function mailboxName({ host, user, folder }: MailboxConfig): string {
  return `${user}@${host}/${folder}`;
}

/** How mails from renters reach this server. */
export interface InboundMailConfig {
  /** Every address in it belongs to this server. */
  domain: string;
  /** What the mail provider sends as the password; undefined if none delivers. */
  secret: string | undefined;
  /** Undefined if no mailbox is read. */
  mailbox: MailboxConfig | undefined;
}

/** What is missing: a domain needs a way to receive mails, and that needs the domain. */
export function missingInboundMailSettings(
  s: InboundMailSettings,
): { name: keyof InboundMailSettings; error: string }[] {
  const hasWay = s.INBOUND_MAIL_SECRET !== undefined || s.INBOUND_MAIL_IMAP_URL !== undefined;
  if ((s.INBOUND_MAIL_DOMAIN !== undefined) === hasWay) return [];
  return hasWay
    ? [{ name: "INBOUND_MAIL_DOMAIN", error: "goes together with INBOUND_MAIL_SECRET or INBOUND_MAIL_IMAP_URL" }]
    : [{ name: "INBOUND_MAIL_SECRET", error: "or INBOUND_MAIL_IMAP_URL goes together with INBOUND_MAIL_DOMAIN" }];
}

/** The settings; undefined if renters can't answer mails. */
export function inboundMailConfigOf(s: InboundMailSettings): InboundMailConfig | undefined {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret, INBOUND_MAIL_IMAP_URL: url } = s;
  return domain === undefined ? undefined : { domain, secret, mailbox: url && mailboxOf(url) };
}

/** `imaps://user:password@host:port/folder`; the folder is INBOX unless the address names one. */
function mailboxOf(url: URL): MailboxConfig {
  const secure = url.protocol === "imaps:";
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || "INBOX",
  };
}
