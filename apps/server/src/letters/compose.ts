import { deviceOf } from "@llave/contract/account/device";
import { minuteMs } from "@llave/contract/calendar";
import { locales } from "@llave/contract/locale";
import { dateFormat, endSentences, plainDate } from "@llave/contract/text/dateText";
import { findAccount } from "../auth/repository.ts";
import { findDevice } from "../auth/signIn/knownDevices.ts";
import { threadMail } from "../channels/email/threadMail.ts";
import { findIntroduction } from "../community/introductions.ts";
import { findContactMessage } from "../contact/repository.ts";
import type { DropReason } from "../db/tables/mailKind.ts";
import { followUpMail, reminderText } from "../followUps/sending/mail.ts";
import { htmlOf, textOf } from "../mail/layout.ts";
import { hasFreshLink, linkOfMail, linkRow } from "../mail/mailedLinks.ts";
import type { MailRow } from "../mail/mailRow.ts";
import type { MailMessage, MailText } from "../mail/message.ts";
import { en, type MailValues, noValues } from "../mail/texts/en.ts";
import { es } from "../mail/texts/es.ts";
import { digestMail, notificationMail } from "../notifications/mailContent.ts";
import { codeOfMail } from "../privacy/codes.ts";
import { signId } from "../secrets/signing.ts";
import type { Services } from "../services.ts";
import { presentOffers } from "../showings/chat/offers.ts";
import { reminderMail, showingAgentMail, showingMail } from "../showings/mails.ts";
import { homeTimeZone } from "../time/markets.ts";
import { positionOf } from "../waitlist/queue.ts";
import { findEntryByEmail } from "../waitlist/repository.ts";
import { webhookOffMail } from "../webhooks/offMail.ts";
import { calendarStoppedMail } from "./calendarStoppedMail.ts";

/** Minimum time between reset mails for one account. Milliseconds. */
const resetAgainAfterMs = minuteMs;

/** When someone signed in, as a mail says it, in the market's time since the reader's is unknown. */
const signInTime = { dateStyle: "medium", timeStyle: "short", timeZone: homeTimeZone } as const;

/** What writing any mail reads. */
type LetterServices = Pick<Services, "config" | "db" | "links" | "now" | "origin" | "secret">;

/** Where a mail's button leads and the names in its text. Null: there is nothing to send anymore. */
interface Letter {
  values: Partial<MailValues>;
  path?: string;
  replyTo?: { name: string; address: string };
  inReplyTo?: string;
  /** Where one POST ends mails of this kind. */
  unsubscribePath?: string;
  calendar?: MailMessage["calendar"];
}
type Content = Letter | DropReason | null;

/**
 * Writes a mail from the currently stored data, or says why it would be pointless: the address is gone, the link was
 * used or expired, or the person unsubscribed.
 */
export async function composeMail(services: LetterServices, mail: MailRow): Promise<MailMessage | DropReason> {
  const content = (await contents[mail.kind](services, mail)) ?? "superseded";
  if (typeof content === "string") return content;
  const texts = { en, es }[mail.language];
  const text = withSentencesEnded(texts[mail.kind]({ ...noValues, ...content.values }));
  const unsubscribeUrl = content.unsubscribePath && services.origin() + content.unsubscribePath;
  const frame = {
    language: mail.language,
    href: content.path && services.origin() + content.path,
    linkHelp: texts.linkHelp,
    footer: texts.footer,
    postalAddress: services.config.postalAddress,
    unsubscribe: unsubscribeUrl ? { url: unsubscribeUrl, label: texts.unsubscribe } : undefined,
  };
  return {
    to: mail.recipient,
    subject: text.subject,
    text: textOf(text, frame),
    html: htmlOf(text, frame),
    ...(content.replyTo && { replyTo: content.replyTo }),
    ...(content.inReplyTo && { inReplyTo: content.inReplyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(content.calendar && { calendar: content.calendar }),
  };
}

/** A text with an hour may end a sentence with it. */
function withSentencesEnded(text: MailText): MailText {
  const { subject, heading, paragraphs } = text;
  return {
    ...text,
    subject: endSentences(subject),
    heading: endSentences(heading),
    paragraphs: paragraphs.map(endSentences),
  };
}

function leaveWaitlistPath({ secret }: Pick<Services, "secret">, entryId: string): string {
  return `/unsubscribe?token=${signId(secret, "unsubscribe", entryId)}`;
}

/** A mail to an account's owner with a button to set a new password. */
async function chooseNewPassword({ db }: Pick<Services, "db">, { recipient }: MailRow): Promise<Content> {
  const account = await findAccount(db, recipient);
  return account ? { values: { name: account.name }, path: "/forgot-password" } : null;
}

const contents: Record<MailRow["kind"], (services: LetterServices, mail: MailRow) => Promise<Content>> = {
  async waitlist_joined(services, { recipient }) {
    const entry = await findEntryByEmail(services.db, recipient);
    if (!entry) return null;
    if (entry.unsubscribed_at) return "opted_out";
    const position = await positionOf(services.db, entry.entry_id);
    return {
      values: { name: entry.name, position: position ? `#${position}` : "" },
      path: `/waitlist?place=${signId(services.secret, "place", entry.entry_id)}`,
      unsubscribePath: leaveWaitlistPath(services, entry.entry_id),
    };
  },

  async invitation(services, { mail_id, recipient }) {
    const link = await linkOfMail(services.db, services.secret, mail_id, services.now());
    const entry = await findEntryByEmail(services.db, recipient);
    if (!link || !entry || entry.unsubscribed_at) return null;
    const hasAccount = (await findAccount(services.db, recipient)) !== undefined;
    return {
      values: { name: entry.name },
      path: `${hasAccount ? "/login" : "/signup"}?invite=${link.token}`,
      unsubscribePath: leaveWaitlistPath(services, entry.entry_id),
    };
  },

  async password_reset(services, mail) {
    const account = await findAccount(services.db, mail.recipient);
    if (!account) return null;
    const token = await resetToken(services, mail, account.account_id);
    return token ? { values: { name: account.name }, path: `/reset-password?token=${token}` } : null;
  },

  password_changed: chooseNewPassword,

  async email_change(services, { mail_id, recipient }) {
    const link = await linkOfMail(services.db, services.secret, mail_id, services.now());
    // The address is someone else's: neither its owner nor the person who typed it is notified.
    if (!link?.account_id || (await findAccount(services.db, recipient))) return null;
    const account = await accountById(services, link.account_id);
    if (!account) return null;
    return { values: { name: account.name, newEmail: recipient }, path: `/confirm-email?token=${link.token}` };
  },

  async email_verification(services, { mail_id, recipient }) {
    const link = await linkOfMail(services.db, services.secret, mail_id, services.now());
    const account = link && (await findAccount(services.db, recipient));
    return account ? { values: { name: account.name }, path: `/confirm-email?token=${link.token}` } : null;
  },

  sign_in_blocked: chooseNewPassword,

  codes_blocked: chooseNewPassword,

  async new_device(services, { about, language }) {
    const device = about ? await findDevice(services.db, about) : undefined;
    if (!device) return null;
    const { name, user_agent, created_at } = device;
    const when = plainDate(dateFormat(locales[language], signInTime).format(created_at));
    return { values: { name, device: deviceOf(user_agent), when }, path: "/dashboard/settings/account" };
  },

  async contact_message(services, { about }) {
    const sent = about ? await findContactMessage(services.db, about) : undefined;
    if (!sent) return null;
    const { name, email, subject, body, language } = sent;
    const values = { name, email, subject, message: body, writtenIn: language };
    return { values, replyTo: { name, address: email } };
  },

  async introduction(services, { about }) {
    const sent = about ? await findIntroduction(services.db, about) : undefined;
    if (!sent) return null;
    const { agentName, name, email, senderStatus, message } = sent;
    return {
      values: { name: agentName, sender: name, email, senderStatus, message },
      replyTo: { name, address: email },
    };
  },

  // Goes to the old address and doesn't name the new one: the reader may be the wrong person.
  async email_changed() {
    return { values: {} };
  },

  async notifications(services, { mail_id, language }) {
    const of = { mailId: mail_id, language, origin: services.origin(), now: services.now() };
    const content = await notificationMail(services.db, of);
    return content && { values: content, path: content.path };
  },

  async digest(services, { mail_id: mailId, about: agentId, language }) {
    if (!agentId) return null;
    const of = { mailId, agentId, language, origin: services.origin(), now: services.now() };
    const content = await digestMail(services.db, of);
    return content && { values: content, path: content.path };
  },

  async privacy_code(services, { about }) {
    const code = about && (await codeOfMail(services, about));
    return code ? { values: { code } } : null;
  },

  async email_test(services, { recipient }) {
    const account = await findAccount(services.db, recipient);
    return account ? { values: { name: account.name }, path: "/dashboard/settings/channels" } : null;
  },

  async privacy_erased() {
    return { values: {} };
  },

  webhook_off: webhookOffMail,
  calendar_stopped: calendarStoppedMail,
  showing: showingMail,
  showing_agent: showingAgentMail,
  async showing_reminder(services, mail) {
    const letter = await reminderMail(services, mail);
    if (letter === null || typeof letter === "string") return letter;
    const message = await reminderText(services, mail);
    return message ? { ...letter, values: { ...letter.values, message } } : letter;
  },

  follow_up: followUpMail,
  thread_message: (services, mail) => threadMail({ ...services, presentOffers }, mail),
  chat_message: (services, mail) => threadMail({ ...services, presentOffers }, mail),
};

function accountById(services: Pick<Services, "db">, accountId: string) {
  return services.db.selectFrom("account").select("name").where("account_id", "=", accountId).executeTakeFirst();
}

/**
 * The reset link is created here and not when it was requested: a request does the same work whether or not the address
 * has an account. A second attempt at the mail finds the first one's link. Null within a minute of another open link:
 * that one still works, and no mailbox is flooded.
 */
async function resetToken(
  services: Pick<Services, "db" | "now" | "secret">,
  mail: MailRow,
  accountId: string,
): Promise<string | null> {
  const now = services.now();
  const made = await linkOfMail(services.db, services.secret, mail.mail_id, now);
  if (made) return made.token;
  const link = { purpose: "password_reset", mailId: mail.mail_id, email: mail.recipient, accountId } as const;
  await services.db.transaction().execute(async (tx) => {
    // Mails are written concurrently: the lock lets only one at a time check and create its link.
    await tx.selectFrom("account").select("account_id").where("account_id", "=", accountId).forUpdate().execute();
    if (await hasFreshLink(tx, "password_reset", accountId, new Date(now.getTime() - resetAgainAfterMs))) return;
    await tx
      .insertInto("mailed_link")
      .values(linkRow(services.secret, link, now))
      .execute();
  });
  return (await linkOfMail(services.db, services.secret, mail.mail_id, now))?.token ?? null;
}
