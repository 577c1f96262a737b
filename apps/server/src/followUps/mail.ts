import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { keptLead, lastingLead } from "../leads/merging/members.ts";
import type { MailRow } from "../mail/mailRow.ts";
import { replyAddress } from "../mail/replyAddress.ts";
import type { MailValues } from "../mail/texts/en.ts";
import type { Services } from "../services.ts";
import { linkPath } from "../smartlinks/present.ts";
import { isSuppressed } from "../suppression/suppression.ts";
import { stopPath } from "./stopMails.ts";

interface FollowUpLetter {
  values: Partial<MailValues>;
  path: string;
  replyTo?: { name: string; address: string };
  unsubscribePath?: string;
}

/** The mail's content: the text as sent, and the link back to the chat. Null once the renter wants none. */
export async function followUpMail(
  services: Pick<Services, "config" | "db" | "secret">,
  { about, recipient, language }: MailRow,
): Promise<FollowUpLetter | null> {
  if (about === null) return null;
  const { db, secret } = services;
  const row = await sent(db, about);
  if (!row || row.opted_out) return null;
  if (await isSuppressed(db, secret, row.agent_id, { email: recipient, phone: null }, "follow_up")) return null;
  // The brokerage appears beside the name wherever an agent writes (Fla. Admin. Code R. 61J2-10.025).
  const sender = [row.name, row.brokerage].filter(Boolean).join(", ");
  const path = linkPath({ agentSlug: row.slug, nameSlug: row.name_slug, token: row.token });
  const replyTo = replyAddress(services, { name: row.name, conversationId: row.conversation_id });
  return {
    values: { name: row.name, sender, message: row.content },
    path,
    ...(replyTo && { replyTo }),
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

function sent(db: Kysely<Database>, draftId: string) {
  return db
    .selectFrom("draft as d")
    .innerJoin("message as m", (join) =>
      join
        .onRef("m.agent_id", "=", "d.agent_id")
        .onRef("m.conversation_id", "=", "d.conversation_id")
        .onRef("m.seq", "=", "d.sent_seq"),
    )
    .innerJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "d.agent_id").onRef("c.conversation_id", "=", "d.conversation_id"),
    )
    .innerJoin("smartlink as s", (join) =>
      join.onRef("s.agent_id", "=", "c.agent_id").onRef("s.link_id", "=", "c.link_id"),
    )
    .innerJoin("agent as a", "a.agent_id", "d.agent_id")
    .select([
      "d.agent_id",
      "m.conversation_id",
      "m.content",
      "a.name",
      "a.brokerage",
      "a.slug",
      "s.name_slug",
      "s.token",
    ])
    .select(lastingLead("c").as("lead_id"))
    .select(everStopped.as("opted_out"))
    .where("d.draft_id", "=", draftId)
    .where("d.kind", "=", "follow_up")
    .executeTakeFirst();
}
