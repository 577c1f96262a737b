import { phoneNumber } from "@llave/contract/channels/phoneNumber";
import { cleanText } from "../../threads/cleanText.ts";
import type { ReceivedMail } from "../email/receiving/receivedMail.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { addressesIn, portalOf } from "./portals.ts";

/** What a renter who asked about a home on a portal, or in a form elsewhere, left there. */
export interface Inquiry {
  /** The portal's name; null for a form of an unknown site. */
  portal: string | null;
  name: string | null;
  /** In lowercase. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** The renter's own words; empty if they wrote none. */
  message: string;
  /** The home they asked about, as the mail writes it. */
  address: string | null;
}

const maxNameLength = 120;
const maxSubjectLength = 400;
const maxMessageLength = 2_000;
const maxAddressLength = 200;

/**
 * Reads a mail with a renter's inquiry: labeled lines ("Name: …"), and the sentences that portals use ("Jane is
 * requesting information about …").
 * @param own the agent's own addresses, which are in forwarded mails
 * @returns null if the mail has neither an email address nor a phone number of a renter
 */
export function readInquiry(mail: ReceivedMail, own: ReadonlySet<string>): Inquiry | null {
  const text = cleanText(mail.text.slice(0, 50_000));
  const portal = portalOf(mail.from, text);
  const fields = fieldsOf(text);
  const stated = factsStatedIn(mail.subject, text);
  const isRenters = (address: string) => !own.has(address) && !noReply.test(address);
  const labeled = addressesIn(fields.email ?? "").find(isRenters);
  // Only a known portal's mail is trusted to show nobody else's address or number.
  const loose = portal === null ? { email: null, phone: null } : looseContact(text, isRenters);
  const replyTo = portal === null ? undefined : addressesIn(replyToOf(mail, text)).find(isRenters);
  const email = labeled ?? loose.email ?? replyTo ?? null;
  const phone = phoneNumber(fields.phone ?? "") ?? loose.phone;
  if (email === null && phone === null) return null;
  return {
    portal,
    name: cut(nameOf(fields) ?? stated.name, maxNameLength),
    email,
    phone,
    message: cut(fields.message ?? stated.message, maxMessageLength) ?? "",
    address: cut(fields.address ?? stated.address, maxAddressLength),
  };
}

const noReply =
  /^(?:no-?reply|do-?not-?reply|support|help|notifications?|alerts?|info|leads?|mailer-daemon|postmaster)@/;

function nameOf({ name, firstName, lastName }: Partial<Record<Field, string>>): string | null {
  const whole = name ?? [firstName, lastName].filter(Boolean).join(" ");
  return /\p{L}/u.test(whole) && !/[\d@]/.test(whole) ? whole : null;
}

function cut(text: string | null | undefined, longest: number): string | null {
  const short = text?.slice(0, longest).toWellFormed().trim();
  return short ? short : null;
}

const forwarded = /^(?:(?:fwd?|re|rv|wg)\s*:\s*)+/i;
const subjectSentence =
  /^(?:new [\w ]{2,30}[:-]\s*)?(.{2,80}?) (?:is (?:requesting|interested|asking|inquiring)(?: \w+){0,3}? (?:about|in|for)|(?:wants|would like) to (?:tour|see|view|apply for)|(?:sent|has sent) (?:you )?an? (?:message|inquiry|question) (?:about|for)) (.{5,200})$/i;
const saysLine = /^[ \t>*]*(.{2,80}?) (?:says|said|wrote|writes|dice|escribió)\s*:\s*(.*)$/im;

/** Name, home and message where a portal tells them in sentences. */
function factsStatedIn(subject: string, text: string): Record<"name" | "address" | "message", string | null> {
  const [, name = null, address = null] =
    subjectSentence.exec(subject.slice(0, maxSubjectLength).replace(forwarded, "").trim()) ?? [];
  const says = saysLine.exec(text);
  if (!says) return { name, address, message: null };
  const rest = text.slice(says.index + says[0].length - (says[2]?.length ?? 0)).trimStart();
  const [message = ""] = rest.split(/\n[ \t]*\n/, 1);
  return { name: name ?? says[1] ?? null, address, message: withoutQuotes(message) };
}

function withoutQuotes(text: string): string {
  return text.replace(/^["“”']+|["“”']+$/g, "").trim();
}

/** Addresses and numbers alone on a line. */
function looseContact(text: string, isRenters: (address: string) => boolean) {
  const lines = text.split("\n").map((line) => line.replace(/^[\s>*]+/, "").trim());
  const email = lines.flatMap((line) => (/^\S+@\S+$/.test(line) ? addressesIn(line) : [])).find(isRenters) ?? null;
  const phones = lines.flatMap((line) => (/^[+\d().\s-]{10,20}$/.test(line) ? (phoneNumber(line) ?? []) : []));
  return { email, phone: phones[0] ?? null };
}

/** Where an answer to the portal's mail would go, which is often the renter, through the portal. */
function replyToOf({ replyTo }: ReceivedMail, text: string): string {
  return `${/^[ \t>*]*reply-to\s*:.*$/im.exec(text)?.[0] ?? ""} ${replyTo}`;
}
