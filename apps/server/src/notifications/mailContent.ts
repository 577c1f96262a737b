import type { Language } from "@llave/contract/language";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { MailItem } from "../mail/message.ts";
import { type NotificationRow, withSubject } from "./repository.ts";
import { notificationWords } from "./words.ts";

/** More than these are given only as a number. */
const maxNamed = 10;

/** What a mail about notifications says, and where its button leads. */
interface NotificationMail {
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
  { mailId, language, origin }: { mailId: string; language: Language; origin: string },
): Promise<NotificationMail | null> {
  const rows = await withSubject(db)
    .where("n.mail_id", "=", mailId)
    .where("n.read_at", "is", null)
    .orderBy("n.created_at", "desc")
    .execute();
  const [first] = rows;
  if (!first) return null;
  const paths = new Set(rows.map(pathOf));
  return {
    news: rows.slice(0, maxNamed).map((row) => ({ text: lineOf(row, language), href: origin + pathOf(row) })),
    newsCount: rows.length,
    inConversation: paths.size === 1 && first.conversation_id !== null,
    path: paths.size === 1 ? pathOf(first) : "/dashboard",
  };
}

function lineOf({ kind, name, score, data }: NotificationRow, language: Language): string {
  const words = notificationWords[language];
  return words[kind]({
    who: name ?? words.anonymous,
    score: score ?? 0,
    used: data.used ?? 0,
    included: data.included ?? 0,
  });
}

/** Where to act on it: news without a conversation is about the plan's quota. */
export function pathOf({ conversation_id }: NotificationRow): string {
  return conversation_id === null ? "/dashboard/settings/plan" : `/dashboard/conversations/${conversation_id}`;
}
