import type { Language } from "@llave/contract/language";
import { sql } from "kysely";
import { withParts } from "../leads/merging/members.ts";
import { readSignedId, signId } from "../secrets/signing.ts";
import type { Services } from "../services.ts";
import { suppress } from "../suppression/suppression.ts";

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
  services: Pick<Services, "db" | "now" | "secret">,
  agentId: string,
  leadId: string,
): Promise<void> {
  const { db, secret } = services;
  const addresses = await db
    .selectFrom("lead")
    .select("email")
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", withParts(agentId, sql`kept_lead(${agentId}, ${leadId})`))
    .where("email", "is not", null)
    .execute();
  const contacts = addresses.map(({ email }) => ({ email, phone: null }));
  await suppress(db, secret, { agentId, contacts, now: services.now(), followUpsOnly: true });
}
