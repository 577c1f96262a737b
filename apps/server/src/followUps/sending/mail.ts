import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import { noteUnsubscribed } from "../../channels/consent/stops.ts";
import { isFollowUpSuperseded, reminderAt } from "../../channels/outbound/rules/superseded.ts";
import type { Database } from "../../db/schema.ts";
import type { DropReason } from "../../db/tables/mailKind.ts";
import { keptLead, lastingLead, withMembers } from "../../leads/merging/members.ts";
import type { MailRow } from "../../mail/mailRow.ts";
import { replyAddress } from "../../mail/replyAddress.ts";
import type { MailValues } from "../../mail/texts/en.ts";
import { readSignedId, signId, tokenHash } from "../../secrets/signing.ts";
import type { Services } from "../../services.ts";
import { showingToken } from "../../showings/booking/book.ts";
import { linkPath } from "../../smartlinks/present.ts";
import { isSuppressed, suppress } from "../../suppression/suppression.ts";
import { personKey, readPeople } from "../people.ts";
import { composeFollowUp } from "../sequences/compose.ts";
import { readSequences } from "../sequences/settings.ts";

interface FollowUpLetter {
  values: Partial<MailValues>;
  path: string;
  replyTo?: { name: string; address: string };
  inReplyTo?: string;
  unsubscribePath?: string;
}

/** The mail's content: the text as sent, and the link back to the chat; or why it isn't sent, null if it is erased. */
export async function followUpMail(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  { about, recipient, language }: MailRow,
): Promise<FollowUpLetter | DropReason | null> {
  if (about === null) return null;
  const { db, secret } = services;
  const row = await sent(db, about);
  if (!row) return null;
  if (row.opted_out) return "opted_out";
  const { agent_id: agentId, conversation_id: conversationId, seq, step, occasion } = row;
  const waiting = { agentId, conversationId, seq, step, occasion };
  if (await isFollowUpSuperseded(db, waiting, services.now())) return "superseded";
  if (await isSuppressed(db, secret, row.agent_id, { email: recipient, phone: null }, "follow_up")) return "opted_out";
  // The brokerage appears next to the name in everything an agent sends (Fla. Admin. Code R. 61J2-10.025).
  const sender = [row.name, row.brokerage].filter(Boolean).join(", ");
  const path = linkPath({ agentSlug: row.slug, nameSlug: row.name_slug, token: row.token });
  const replyTo = replyAddress(services, { name: row.name, conversationId: row.conversation_id });
  return {
    values: { name: row.name, sender, message: row.content, byAssistant: row.author === "assistant" },
    path,
    ...(replyTo && { replyTo }),
    ...(row.mail_message_id && { inReplyTo: row.mail_message_id }),
    ...(row.lead_id && {
      unsubscribePath: stopPath(secret, { agentId: row.agent_id, leadId: row.lead_id, language }),
    }),
  };
}

/** Renters don't ask for follow-ups: writing again after a stop, in any of their conversations, doesn't allow one. */
const everStopped = sql<boolean>`exists (select from conversation o where o.agent_id = c.agent_id
  and (o.state ->> 'optedOut')::boolean and (o.conversation_id = c.conversation_id or o.conversation_id in (
    select part.conversation_id from lead part where part.agent_id = c.agent_id
      and part.merged_into = ${keptLead("c")})))`;

function sent(db: Kysely<Database>, followUpId: string) {
  return db
    .selectFrom("follow_up as f")
    .innerJoin("message as m", (join) =>
      join
        .onRef("m.agent_id", "=", "f.agent_id")
        .onRef("m.conversation_id", "=", "f.conversation_id")
        .onRef("m.seq", "=", "f.sent_seq"),
    )
    .innerJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "f.agent_id").onRef("c.conversation_id", "=", "f.conversation_id"),
    )
    .innerJoin("smartlink as s", (join) =>
      join.onRef("s.agent_id", "=", "c.agent_id").onRef("s.link_id", "=", "c.link_id"),
    )
    .innerJoin("agent as a", "a.agent_id", "f.agent_id")
    .leftJoin("channel_thread as t", (join) =>
      join
        .onRef("t.agent_id", "=", "c.agent_id")
        .onRef("t.conversation_id", "=", "c.conversation_id")
        .on("t.channel", "=", "email"),
    )
    .select([
      "f.agent_id",
      "f.step",
      "f.occasion",
      "m.conversation_id",
      "m.seq",
      "m.content",
      "m.author",
      "t.mail_message_id",
    ])
    .select(["a.name", "a.brokerage", "a.slug", "s.name_slug", "s.token"])
    .select(lastingLead("c").as("lead_id"))
    .select(everStopped.as("opted_out"))
    .where("f.follow_up_id", "=", followUpId)
    .limit(1)
    .executeTakeFirst();
}

/** The agent's own text for a reminder's mail; null if they have none. */
export async function reminderText(
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
  { about, language }: { about: string | null; language: Language },
): Promise<string | null> {
  if (about === null) return null;
  const showing = await services.db
    .selectFrom("showing")
    .select(["agent_id", "lead_id", "conversation_id", "starts_at"])
    .where("token_hash", "=", tokenHash(showingToken(services.secret, about)))
    .executeTakeFirst();
  if (!showing?.lead_id) return null;
  const { agent_id: agentId, lead_id: leadId, conversation_id: conversationId, starts_at: dueAt } = showing;
  const step = reminderAt(dueAt, services.now());
  const sequences = await readSequences(services.db, agentId);
  if (!sequences.texts.get(step)?.[language]) return null;
  const who = { leadId, conversationId };
  const person = (await readPeople(services, agentId, [who])).get(personKey(who));
  if (!person) return null;
  const occasion = { agentId, ...who, step, occasion: about, dueAt, expiresAt: dueAt, showingId: about } as const;
  return (await composeFollowUp(services, occasion, person, sequences))[language];
}

/** What the token allows: ending the follow-ups of one agent to one lead, and nothing else. */
function purposeOf(agentId: string): string {
  return `stop-follow-ups:${agentId}`;
}

/**
 * The address behind "stop these emails" of a follow-up. It is signed instead of stored, so that it works for as long
 * as the lead is kept, even after the mail itself is cleaned up.
 */
export function stopPath(
  secret: string,
  { agentId, leadId, language }: { agentId: string; leadId: string; language: Language },
): string {
  const token = signId(secret, purposeOf(agentId), leadId);
  return `/unsubscribe?agent=${agentId}&lang=${language}&token=${token}`;
}

/** The lead a link is about; null if the link wasn't issued here. */
export function leadOfLink(secret: string, agentId: string, token: string | undefined): string | null {
  return readSignedId(secret, purposeOf(agentId), token);
}

/**
 * Ends an agent's follow-up mails to a lead, at every address it gave. Erased leads get no mail, so there is nothing to
 * do for them.
 */
export async function stopFollowUps(
  { db, secret, now }: Pick<Services, "db" | "now" | "secret">,
  { agentId, leadId, language }: { agentId: string; leadId: string; language: Language },
): Promise<void> {
  const found = await db
    .selectFrom("lead")
    .select(["email", "conversation_id"])
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", withMembers(agentId, sql`kept_lead(${agentId}, ${leadId})`))
    .where("email", "is not", null)
    .execute();
  const emails = found.flatMap(({ email }) => email ?? []);
  const contacts = emails.map((email) => ({ email, phone: null }));
  const conversationId = found[0]?.conversation_id ?? null;
  const at = now();
  await db.transaction().execute(async (tx) => {
    await suppress(tx, secret, { agentId, contacts, now: at, followUpsOnly: true });
    await noteUnsubscribed(tx, secret, { agentId, conversationId, emails, language, now: at, about: "followUps" });
  });
}
