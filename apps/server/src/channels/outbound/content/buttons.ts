import { createHash } from "node:crypto";
import type { DialogueState, Language } from "@llave/assistant";
import type { TemplateContent } from "../../../db/tables/channels.ts";
import type { Services } from "../../../services.ts";
import type { LinkContext } from "../../../smartlinks/contexts.ts";
import { channelPhrases } from "../../consent/phrases.ts";
import type { NumberAccount } from "../../twilio/accounts.ts";
import { createButtons } from "../../twilio/content.ts";
import type { PhoneRow } from "../rules/sendRules.ts";

/** Answers to a reply's question. The conversations know them; `app.ts` hands this over. */
export interface SuggestsReplies {
  quickReplies(link: LinkContext, state: DialogueState, language: Language, now: Date): string[];
}

/** More than three answers are a list, which opens with a tap. */
const maxButtons = 3;
/** WhatsApp's limits, in characters. */
const maxButtonLength = 20;
const maxItemLength = 24;
const maxBodyLength = 1_024;

/**
 * The assistant's newest question on WhatsApp with its answers to tap, as the chat page shows them; null for any other
 * message, and if an answer is too long for WhatsApp. Each set of answers is made as content at Twilio once; if Twilio
 * can't do that now, the question goes out without them.
 */
export async function buttonsFor(
  services: Pick<Services, "config" | "db" | "links" | "now"> & SuggestsReplies,
  row: PhoneRow,
  { account, body }: { account: NumberAccount; body: string },
): Promise<TemplateContent | null> {
  if (row.channel !== "whatsapp" || row.kind !== "reply" || row.seq === null || body.length > maxBodyLength)
    return null;
  const asked = await newestQuestion(services, row);
  if (!asked || asked.labels.length === 0) return null;
  const { labels, language } = asked;
  const isList = labels.length > maxButtons;
  if (labels.some((label) => label.length > (isList ? maxItemLength : maxButtonLength))) return null;
  const contentSid = await contentFor(services, account, { labels, language, isList }).catch(() => null);
  return contentSid === null ? null : { contentSid, variables: { "1": body } };
}

/** Content that Twilio refused is created again next time: someone may have deleted it there. */
export async function forgetButtons({ db }: Pick<Services, "db">, { contentSid }: TemplateContent): Promise<void> {
  await db.deleteFrom("whatsapp_buttons").where("content_sid", "=", contentSid).execute();
}

/** The answers under a message, unless the conversation went on since. */
async function newestQuestion(
  services: Pick<Services, "db" | "links" | "now"> & SuggestsReplies,
  row: PhoneRow,
): Promise<{ labels: string[]; language: Language } | null> {
  const found = await services.db
    .selectFrom("conversation")
    .select(["state", "message_count", "language", "link_id"])
    .where("agent_id", "=", row.agent_id)
    .where("conversation_id", "=", row.conversation_id)
    .executeTakeFirst();
  const link = found && (await services.links.byId(found.link_id));
  if (!link || found.message_count - 1 !== row.seq) return null;
  const state = found.state as DialogueState;
  return { labels: services.quickReplies(link, state, found.language, services.now()), language: found.language };
}

interface Buttons {
  labels: string[];
  language: Language;
  isList: boolean;
}

async function contentFor(
  { config, db }: Pick<Services, "config" | "db">,
  account: NumberAccount,
  { labels, language, isList }: Buttons,
): Promise<string> {
  const open = isList ? channelPhrases[language].choose : null;
  const hash = createHash("sha256")
    .update(JSON.stringify([open, labels]))
    .digest();
  const known = await db
    .selectFrom("whatsapp_buttons")
    .select("content_sid")
    .where("account_sid", "=", account.accountSid)
    .where("labels_hash", "=", hash)
    .executeTakeFirst();
  if (known) return known.content_sid;
  const contentSid = await createButtons(account, config.twilioApi, { labels, language, open });
  await db
    .insertInto("whatsapp_buttons")
    .values({ account_sid: account.accountSid, labels_hash: hash, content_sid: contentSid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return contentSid;
}
