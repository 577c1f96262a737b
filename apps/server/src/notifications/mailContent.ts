import type { Language } from "@llave/contract/language";
import { phoneText } from "@llave/ui/phoneText";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { MailItem } from "../mail/message.ts";
import { timeName } from "../time/dayAndTime.ts";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone, timeZoneOf } from "../time/markets.ts";
import { callBackFacts, onePerLead } from "./leadLines.ts";
import { type NotificationRow, withSubject } from "./repository.ts";
import { notificationWords } from "./words.ts";

/** More than these are given only as a number. */
const maxNamed = 10;

/** What a mail about notifications says, and where its button leads. */
interface NotificationMail {
  /** The subject of a mail about one lead alone; otherwise empty. */
  subject: string;
  news: MailItem[];
  newsCount: number;
  inConversation: boolean;
  path: string;
}

/**
 * The content of a mail about notifications; null if the agent has read all of them in the meantime.
 * @param origin public address without a trailing slash, for the links of the single notifications
 */
export async function notificationMail(
  db: Kysely<Database>,
  { mailId, language, origin, now }: { mailId: string; language: Language; origin: string; now: Date },
): Promise<NotificationMail | null> {
  const all = await withSubject(db)
    .select(["l.phone", "l.slots"])
    .where("n.mail_id", "=", mailId)
    .where("n.read_at", "is", null)
    .orderBy("n.created_at", "desc")
    .execute();
  const rows = onePerLead(all);
  const [first] = rows;
  if (!first) return null;
  const today = marketDay(now, homeTimeZone);
  const paths = new Set(rows.map(pathOf));
  return {
    subject: rows.length === 1 ? lineOf(first, language) : "",
    news: rows.slice(0, maxNamed).map((row) => ({
      text: [lineOf(row, language), ...callBackFacts(row, language, today)].join(" · "),
      href: origin + pathOf(row),
    })),
    newsCount: rows.length,
    inConversation: paths.size === 1 && first.conversation_id !== null,
    path: paths.size === 1 ? pathOf(first) : "/dashboard",
  };
}

/** One notification as a line of a mail or text. */
export function lineOf({ kind, name, score, data }: NotificationRow, language: Language): string {
  const words = notificationWords[language];
  return words[kind]({
    who: name ?? words.anonymous,
    score: score ?? 0,
    used: data.used ?? 0,
    included: data.included ?? 0,
    step: data.step ?? null,
  });
}

/** Where to act on it: news about no renter is about the plan's quota. */
export function pathOf({ conversation_id, lead_id }: NotificationRow): string {
  if (conversation_id !== null) return `/dashboard/conversations/${conversation_id}`;
  return lead_id === null ? "/dashboard/settings/plan" : `/dashboard/leads/${lead_id}`;
}

/** More news than these are given only as a number. */
const maxInDigest = 15;

/** What a digest lists; null if the agent has read all of it and has no showing today. */
export async function digestMail(
  db: Kysely<Database>,
  {
    mailId,
    agentId,
    language,
    origin,
    now,
  }: { mailId: string; agentId: string; language: Language; origin: string; now: Date },
): Promise<{ news: MailItem[]; newsCount: number; showings: MailItem[]; path: string } | null> {
  const agent = await db.selectFrom("agent").select("market").where("agent_id", "=", agentId).executeTakeFirst();
  if (!agent) return null;
  const all = await withSubject(db)
    .select(["l.phone", "l.slots"])
    .where("n.agent_id", "=", agentId)
    .where("n.mail_id", "=", mailId)
    .where("n.read_at", "is", null)
    .orderBy("n.created_at", "desc")
    .execute();
  const rows = onePerLead(all);
  const day = marketDay(now, timeZoneOf(agent.market));
  const today = await todaysShowings(db, agentId, agent.market, now);
  if (rows.length === 0 && today.length === 0) return null;
  const { anonymous } = notificationWords[language];
  return {
    news: rows.slice(0, maxInDigest).map((row) => ({
      text: [lineOf(row, language), ...callBackFacts(row, language, day)].join(" · "),
      href: origin + pathOf(row),
    })),
    newsCount: rows.length,
    showings: today.map(({ starts_at, name, phone, address, lead_id, conversation_id }) => ({
      text: [
        timeName(starts_at, language, timeZoneOf(agent.market)),
        name ?? anonymous,
        phone === null ? null : phoneText(phone),
        address,
      ]
        .filter(Boolean)
        .join(" · "),
      href: origin + (conversation_id ? `/dashboard/conversations/${conversation_id}` : `/dashboard/leads/${lead_id}`),
    })),
    path: "/dashboard",
  };
}

interface TodaysShowing {
  starts_at: Date;
  conversation_id: string | null;
  lead_id: string | null;
  name: string | null;
  phone: string | null;
  address: string | null;
}

/** An agent's confirmed showings that are still to come today. */
export async function todaysShowings(
  db: Kysely<Database>,
  agentId: string,
  market: string,
  now: Date,
): Promise<TodaysShowing[]> {
  const timeZone = timeZoneOf(market);
  const { rows } = await sql<TodaysShowing>`
    select s.starts_at, s.conversation_id, l.lead_id, l.name, l.phone, p.address
    from showing s
    left join lead l on l.agent_id = s.agent_id and l.lead_id = kept_lead(s.agent_id, s.lead_id)
    left join property p on p.agent_id = s.agent_id and p.property_id = s.property_id
    where s.agent_id = ${agentId} and s.status = 'confirmed'
      and s.starts_at between ${now} and ${now}::timestamptz + interval '24 hours'
    order by s.starts_at`.execute(db);
  const today = marketDay(now, timeZone);
  return rows.filter(({ starts_at }) => marketDay(starts_at, timeZone) === today);
}
