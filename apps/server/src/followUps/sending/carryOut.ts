import { isReminder } from "@llave/contract/followUps/followUps";
import { otherLanguage } from "@llave/contract/locale";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { type LockedConversation, lockConversation } from "../../threads/lockConversation.ts";
import { settleNeeds, writeMessage } from "../../threads/writeMessage.ts";
import { type Decision, decide, type Person } from "../decide.ts";
import { findOccasions } from "../occasions/occasions.ts";
import { maxPerLead, type Occasion } from "../occasions/scope.ts";
import { personKey, readPeople } from "../people.ts";
import { composeFollowUp } from "../sequences/compose.ts";
import { readSequences } from "../sequences/settings.ts";
import { deliverFollowUp } from "./deliver.ts";
import { remind } from "./remind.ts";

export type FollowUpServices = Pick<Services, "config" | "db" | "hub" | "jobs" | "now" | "origin" | "secret">;

/**
 * The outcome of an attempt: `done`; `again` if it was done before; `held` if it isn't due yet or something forbids it
 * now; `gone` if its occasion or its person no longer exists.
 */
type CarriedOut = "done" | "again" | "held" | "gone";

/**
 * Sends or drafts one follow-up. Everything is decided once more while the conversation is locked, because the renter
 * may have written, or another server may have been first. The row that makes this the only time, the message and its
 * delivery are one transaction.
 * @param byAgent the agent wants it now
 */
export async function carryOut(
  services: FollowUpServices,
  meant: Occasion,
  { byAgent = false }: { byAgent?: boolean } = {},
): Promise<CarriedOut> {
  const { agentId, conversationId, leadId } = meant;
  await services.jobs.start();
  const result = await services.db.transaction().execute(async (tx): Promise<CarriedOut> => {
    const conversation = conversationId === null ? null : await lockConversation(tx, agentId, conversationId);
    const sequences = await readSequences(tx, agentId);
    const occasion = await stillThere(tx, meant, services.now());
    const person = (await readPeople(services, agentId, [meant], tx)).get(personKey(meant));
    if (!occasion || !person) return "gone";
    const decision = decide(occasion, person, sequences, services.now(), byAgent);
    if (decision.at > services.now() || (decision.reason !== null && decision.reason !== "quiet_hours")) return "held";
    const id = await claim(tx, occasion, { ...decision, byAgent }, services.now());
    if (id === null) return "again";
    const text = await composeFollowUp(services, occasion, person, sequences, tx);
    if (conversation === null || isReminder(occasion.step)) await remind(services, tx, occasion, person, text);
    else
      await (decision.asks ? draft : send)(services, tx, {
        conversation,
        occasion,
        person,
        decision,
        id,
        text,
        byAgent,
      });
    return "done";
  });
  if (result === "done") {
    if (conversationId) services.hub.announce({ agentId, conversationId, leadId, forRenter: true });
    services.jobs.queueSending();
  }
  return result;
}

/** The occasion as it is now. */
async function stillThere(tx: Kysely<Database>, meant: Occasion, now: Date): Promise<Occasion | undefined> {
  const { agentId, leadId, step, occasion } = meant;
  const until = new Date(Math.max(now.getTime(), meant.dueAt.getTime()));
  const found = await findOccasions(tx, { agentId, leadId, now, until, limit: maxPerLead });
  return found.find((one) => one.step === step && one.occasion === occasion);
}

/** Writes the row that makes this the only time; null if it's there already. */
async function claim(
  tx: Kysely<Database>,
  { agentId, leadId, conversationId, step, occasion }: Occasion,
  { asks, channel, byAgent }: Decision & { byAgent: boolean },
  now: Date,
): Promise<string | null> {
  const row = await tx
    .insertInto("follow_up")
    .values({
      agent_id: agentId,
      lead_id: leadId,
      conversation_id: conversationId,
      step,
      occasion,
      outcome: asks ? "drafted" : "sent",
      channel,
      draft_id: null,
      sent_seq: null,
      by_agent: byAgent,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["agent_id", "step", "occasion"]).doNothing())
    .returning("follow_up_id")
    .executeTakeFirst();
  return row?.follow_up_id ?? null;
}

interface FollowUpAction {
  conversation: LockedConversation;
  occasion: Occasion;
  person: Person;
  decision: Decision;
  id: string;
  text: Record<"en" | "es", string>;
  byAgent: boolean;
}

/** For the agent to approve, edit or reject. The renter's next message supersedes it. */
async function draft(services: Pick<Services, "now">, tx: Kysely<Database>, action: FollowUpAction): Promise<void> {
  const { conversation, person, id, text } = action;
  const { agent_id, conversation_id } = conversation;
  const { language } = person;
  await tx
    .insertInto("draft")
    .values({
      agent_id,
      draft_id: id,
      conversation_id,
      kind: "follow_up",
      property_id: null,
      content: text[language],
      translation: text[otherLanguage(language)],
      language,
      grounds: "[]",
      created_at: services.now(),
    })
    .execute();
  await tx
    .updateTable("follow_up")
    .set({ draft_id: id })
    .where("agent_id", "=", agent_id)
    .where("follow_up_id", "=", id)
    .execute();
  await tx
    .updateTable("conversation")
    .set({ state: sql`state || '{"followedUp": true}'`, version: sql`version + 1` })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .execute();
  await settleNeeds(tx, conversation);
}

/** Into the thread and to the renter. It is the agent's own message if the agent sent it. */
async function send(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  action: FollowUpAction,
): Promise<void> {
  const { conversation, occasion, person, decision, id, text, byAgent } = action;
  const { language } = person;
  // The outbox or a mail delivers it, by the rules for automated messages.
  const seq = await writeMessage(
    tx,
    { ...conversation, channel: "web" },
    {
      author: byAgent ? "agent" : "assistant",
      content: text[language],
      language,
      reviewed: byAgent ? "approved" : null,
      sentKey: null,
      grounds: [],
      isAutomatic: !byAgent,
      now: services.now(),
    },
  );
  await tx
    .updateTable("follow_up")
    .set({ sent_seq: seq })
    .where("agent_id", "=", conversation.agent_id)
    .where("follow_up_id", "=", id)
    .execute();
  const { step, occasion: key } = occasion;
  await deliverFollowUp(services, tx, conversation, person, {
    followUpId: id,
    step,
    occasion: key,
    seq,
    channel: decision.channel,
    language,
  });
}
