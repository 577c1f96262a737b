import type { Language } from "@llave/contract/language";
import type { DropReason } from "../../db/tables/mailKind.ts";
import type { MailRow } from "../../mail/mailRow.ts";
import type { MailItem, MailMessage } from "../../mail/message.ts";
import { replyAddress } from "../../mail/replyAddress.ts";
import type { MailValues } from "../../mail/texts/en.ts";
import type { Services } from "../../services.ts";
import { linkPath } from "../../smartlinks/present.ts";
import { stopEmailsPath } from "../consent/stops.ts";
import { type PresentsOffers, shownHomes } from "../outbound/content/compose.ts";
import type { OutgoingRow } from "../outbound/outgoingRow.ts";
import { isOptedOut } from "../outbound/rules/sendRules.ts";
import { isForLeft } from "../outbound/sending/leftChat.ts";

type ThreadMailServices = Pick<Services, "config" | "db" | "links" | "now" | "origin" | "secret"> & PresentsOffers;

interface ThreadLetter {
  values: Partial<MailValues>;
  path: string;
  replyTo?: { name: string; address: string };
  inReplyTo?: string;
  unsubscribePath: string;
}

/** A message of the thread as a mail, with the homes and the showing below it. Null once it is erased. */
export async function threadMail(
  services: ThreadMailServices,
  { about }: MailRow,
): Promise<ThreadLetter | DropReason | null> {
  const row = about === null ? undefined : await outgoingById(services, about);
  if (!row) return null;
  if (row.kind !== "confirmation" && (await isOptedOut(services, row))) return "opted_out";
  const source = await sourceOf(services, row);
  if (!source) return null;
  const { name, brokerage, content, author, language } = source;
  const replyTo: MailMessage["replyTo"] = replyAddress(services, { name, conversationId: row.conversation_id });
  return {
    values: {
      name,
      // The brokerage appears next to the name in everything an agent sends (Fla. Admin. Code R. 61J2-10.025).
      sender: [name, brokerage].filter(Boolean).join(", "),
      message: isForLeft(row) ? await burstText(services, row) : content,
      byAssistant: author === "assistant",
      subject: source.mail_subject ? answerTo(source.mail_subject) : "",
      news: await itemsOf(services, row, source, language),
    },
    path: linkPath({ agentSlug: source.slug, nameSlug: source.name_slug, token: source.token }),
    ...(replyTo && { replyTo }),
    ...(source.mail_message_id && { inReplyTo: source.mail_message_id }),
    unsubscribePath: stopEmailsPath(services.secret, {
      agentId: row.agent_id,
      conversationId: row.conversation_id,
      language,
    }),
  };
}

/** All messages that the mail carries, oldest first. */
async function burstText({ db }: Pick<Services, "db">, row: OutgoingRow): Promise<string> {
  const rows = await db
    .selectFrom("outgoing_message as o")
    .innerJoin("message as m", (join) =>
      join
        .onRef("m.agent_id", "=", "o.agent_id")
        .onRef("m.conversation_id", "=", "o.conversation_id")
        .onRef("m.seq", "=", "o.seq"),
    )
    .select("m.content")
    .where("o.agent_id", "=", row.agent_id)
    .where("o.conversation_id", "=", row.conversation_id)
    .where((of) => of.or([of("o.outgoing_id", "=", row.outgoing_id), of("o.carried_by", "=", row.outgoing_id)]))
    .orderBy("m.seq")
    .execute();
  return rows.map(({ content }) => content).join("\n\n");
}

function answerTo(subject: string): string {
  return /^re\s*:/i.test(subject) ? subject : `Re: ${subject}`;
}

type Source = NonNullable<Awaited<ReturnType<typeof sourceOf>>>;

async function itemsOf(
  services: ThreadMailServices,
  row: OutgoingRow,
  { link_id, offers }: Source,
  language: Language,
): Promise<MailItem[]> {
  const link = await services.links.byId(link_id);
  if (!link) return [];
  const shown = { language, conversationId: row.conversation_id, isNewest: true };
  const presented = services.presentOffers(services, link, offers, shown);
  const homes = await shownHomes(services, link, presented, language);
  const { showing } = presented;
  const items = homes.map(({ facts, url }) => ({ text: facts, href: url }));
  return showing ? [...items, { text: showing.label, href: services.origin() + showing.path }] : items;
}

function outgoingById({ db }: Pick<Services, "db">, outgoingId: string): Promise<OutgoingRow | undefined> {
  return db.selectFrom("outgoing_message").selectAll().where("outgoing_id", "=", outgoingId).executeTakeFirst();
}

function sourceOf({ db }: Pick<Services, "db">, row: OutgoingRow) {
  return db
    .selectFrom("message as m")
    .innerJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "m.agent_id").onRef("c.conversation_id", "=", "m.conversation_id"),
    )
    .innerJoin("smartlink as s", (join) =>
      join.onRef("s.agent_id", "=", "c.agent_id").onRef("s.link_id", "=", "c.link_id"),
    )
    .innerJoin("agent as a", "a.agent_id", "m.agent_id")
    .leftJoin("channel_thread as t", (join) =>
      join
        .onRef("t.agent_id", "=", "m.agent_id")
        .on("t.channel", "=", "email")
        .on("t.number", "=", row.number)
        .on("t.address", "=", row.address),
    )
    .select(["m.content", "m.author", "m.language", "m.offers", "c.link_id"])
    .select(["a.name", "a.brokerage", "a.slug", "s.name_slug", "s.token", "t.mail_subject", "t.mail_message_id"])
    .where("m.agent_id", "=", row.agent_id)
    .where("m.conversation_id", "=", row.conversation_id)
    .where("m.seq", "=", row.seq)
    .executeTakeFirst();
}
