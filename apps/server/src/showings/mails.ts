import type { Language } from "@llave/contract/language";
import { phoneText } from "@llave/ui/phoneText";
import { stopEmailsPath } from "../channels/consent/stops.ts";
import { isReminderSuperseded, reminderAt } from "../channels/outbound/rules/superseded.ts";
import type { DropReason } from "../db/tables/mailKind.ts";
import type { MailRow } from "../mail/mailRow.ts";
import type { MailMessage } from "../mail/message.ts";
import { replyAddress } from "../mail/replyAddress.ts";
import type { MailValues } from "../mail/texts/en.ts";
import type { Services } from "../services.ts";
import { isSuppressed } from "../suppression/suppression.ts";
import { dayAndTime } from "../time/dayAndTime.ts";
import { timeZoneOf } from "../time/markets.ts";
import { showingToken } from "./booking/book.ts";
import { type CalendarEntry, calendarFile } from "./calendar/calendar.ts";
import { findByToken, type ListedShowing, type ShowingRow } from "./repository.ts";

/** What a calendar says about a showing. */
const calendarTexts = {
  en: { renter: "a renter", with: (name: string) => `Showing with ${name}`, change: "To move or cancel it" },
  es: { renter: "un inquilino", with: (name: string) => `Visita con ${name}`, change: "Para cambiarla o cancelarla" },
} as const;

interface ShowingLetter {
  values: Partial<MailValues>;
  path?: string;
  replyTo?: { name: string; address: string };
  /** Where one POST ends the agent's emails. */
  unsubscribePath?: string;
  calendar?: NonNullable<MailMessage["calendar"]>;
}

/** To the renter: the showing's current state with its calendar entry. Null once it isn't needed. */
export async function showingMail(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  mail: MailRow,
): Promise<ShowingLetter | DropReason | null> {
  const row = await showingOf(services, mail);
  if (!row || row.status === "expired" || row.status === "held") return null;
  if (!(await mayBeMailed(services, row, mail))) return "opted_out";
  return { ...letterOf(services, row, mail), ...toRenter(services, row, mail) };
}

/**
 * To the agent: the same, with the renter's name and phone. An agent with a connected calendar doesn't get the calendar
 * file too: the showing would be there twice, and keep the agent busy after it was moved.
 */
export async function showingAgentMail(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  mail: MailRow,
): Promise<ShowingLetter | null> {
  const row = await showingOf(services, mail);
  if (!row || row.status === "expired" || row.status === "held") return null;
  const name = renterName(row, mail.language);
  const { calendar, ...letter } = letterOf(services, row, mail, agentsWording(row, mail.language));
  const entry = calendar && !(await hasOwnCalendar(services.db, row.agent_id)) ? { calendar } : {};
  const path = row.conversation_id ? `/dashboard/conversations/${row.conversation_id}` : "/dashboard";
  const showing = letter.values.showing && { ...letter.values.showing, phone: phoneText(row.kept_phone ?? "") };
  return { ...letter, ...entry, values: { ...letter.values, name, ...(showing && { showing }) }, path };
}

/** True for an agent whose showings are added to a connected calendar automatically. */
async function hasOwnCalendar(db: Services["db"], agentId: string): Promise<boolean> {
  const row = await db
    .selectFrom("calendar_connection")
    .select("provider")
    .where("agent_id", "=", agentId)
    .where("state", "=", "on")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** To the renter, before a showing that is still on, unless the agent wants no reminders now. */
export async function reminderMail(
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
  mail: MailRow,
): Promise<ShowingLetter | DropReason | null> {
  const row = await showingOf(services, mail);
  if (!row) return null;
  const { agent_id: agentId, showing_id: showingId, starts_at: startsAt } = row;
  const waiting = { agentId, showingId, startsAt, step: reminderAt(startsAt, services.now()) };
  if (await isReminderSuperseded(services.db, waiting, services.now())) return null;
  if (!(await mayBeMailed(services, row, mail))) return "opted_out";
  const { values, path } = letterOf(services, row, mail);
  return { values, ...(path && { path }), ...toRenter(services, row, mail) };
}

/** A renter's answer goes to the conversation the showing came from, and one click ends the agent's emails. */
function toRenter(
  services: Pick<Services, "config" | "secret">,
  { agent_id: agentId, agent_name: name, conversation_id: conversationId, lead_id: leadId }: ShowingRow,
  { language }: MailRow,
): Pick<ShowingLetter, "replyTo" | "unsubscribePath"> {
  const replyTo = replyAddress(services, { name, conversationId });
  // A lead that the agent added by hand has no conversation.
  const renter = conversationId ? { conversationId } : leadId && { leadId };
  return {
    ...(replyTo && { replyTo }),
    ...(renter && { unsubscribePath: stopEmailsPath(services.secret, { agentId, language, ...renter }) }),
  };
}

/** False for a renter who asked for no more messages, in this conversation or in one erased since. */
async function mayBeMailed(
  { db, secret }: Pick<Services, "db" | "secret">,
  row: ShowingRow,
  { recipient }: MailRow,
): Promise<boolean> {
  return !row.opted_out && !(await isSuppressed(db, secret, row.agent_id, { email: recipient, phone: null }));
}

function showingOf(services: Pick<Services, "db" | "secret">, { about }: MailRow): Promise<ShowingRow | undefined> {
  return about ? findByToken(services.db, showingToken(services.secret, about)) : Promise.resolve(undefined);
}

function letterOf(
  services: Pick<Services, "config" | "origin" | "secret">,
  row: ShowingRow,
  { language, recipient }: MailRow,
  own: Partial<CalendarEntry> = {},
): ShowingLetter {
  const state = row.status === "confirmed" && row.revision > 0 ? "moved" : stateOf(row);
  const when = dayAndTime(row.starts_at, language, timeZoneOf(row.market));
  const calendar = calendarFile(
    { ...calendarEntry(services, row, language), ...own, attendee: { address: recipient } },
    methodOf(row),
  );
  return {
    values: { showing: { state, when, address: row.address ?? "", agent: row.agent_name, phone: "" } },
    ...(row.status !== "canceled" && { path: showingPath(services, row) }),
    calendar: { method: methodOf(row), content: calendar },
  };
}

function methodOf({ status }: ShowingRow): "CANCEL" | "REQUEST" {
  return status === "canceled" ? "CANCEL" : "REQUEST";
}

function stateOf({ status }: Pick<ShowingRow, "status">): CalendarEntry["state"] {
  return status === "confirmed" || status === "canceled" ? status : "requested";
}

/** The page where the renter sees, moves and cancels the showing. */
export function showingPath(
  { secret }: Pick<Services, "secret">,
  { showing_id }: Pick<ShowingRow, "showing_id">,
): string {
  return `/visit/${showingToken(secret, showing_id)}`;
}

/** A showing as its calendar entry. The organizer's address is the product's, so the agent's own stays private. */
export function calendarEntry(
  services: Pick<Services, "config" | "origin" | "secret">,
  row: ListedShowing,
  language: Language,
): CalendarEntry {
  const url = services.origin() + showingPath(services, row);
  const texts = calendarTexts[language];
  return {
    id: row.showing_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    changedAt: row.changed_at,
    revision: row.revision,
    state: stateOf(row),
    summary: texts.with(row.agent_name),
    description: `${[row.agent_name, row.brokerage].filter(Boolean).join(", ")}\n${texts.change}: ${url}`,
    location: row.address ?? "",
    url,
    organizer: { name: row.agent_name, address: mailAddress(services.config.mailFrom) },
  };
}

/** The same entry for the agent: who comes, but without the renter's own link, which only the renter gets. */
export function agentCalendarEntry(
  services: Pick<Services, "config" | "origin" | "secret">,
  row: ListedShowing,
  language: Language,
): CalendarEntry {
  return { ...calendarEntry(services, row, language), ...agentsWording(row, language) };
}

function agentsWording(row: ListedShowing, language: Language) {
  const summary = calendarTexts[language].with(renterName(row, language));
  return { summary, description: row.address ?? "", url: null };
}

function renterName({ renter_name }: ListedShowing, language: Language): string {
  return renter_name ?? calendarTexts[language].renter;
}

/** The bare address of "Name <address>". */
function mailAddress(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}
