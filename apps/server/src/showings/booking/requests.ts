import type { Language } from "@llave/contract/language";
import { otherLanguage } from "@llave/contract/locale";
import { endSentences } from "@llave/contract/text/dateText";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import type { LockedConversation } from "../../threads/lockConversation.ts";
import { settleNeeds } from "../../threads/writeMessage.ts";
import { dayAndTime } from "../../time/dayAndTime.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { agreements } from "../chat/chatWords.ts";
import { forgetWish, writeNote } from "../chat/thread.ts";
import { findShowing, type ShowingRow } from "../repository.ts";
import { cancel, confirm } from "./book.ts";
import { tellOfStep } from "./steps.ts";

/**
 * Approving its draft confirms the time that a conversation requested.
 * @returns the showing's id; null if no time is requested anymore
 */
export async function confirmRequested(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  now: Date,
): Promise<string | null> {
  const showingId = await requestedBy(tx, conversation, now);
  if (!showingId) return null;
  const showing = { agentId: conversation.agent_id, showingId };
  await confirm(tx, showing, now);
  await tellOfStep(services, tx, { ...showing, by: "agent", step: "confirmed" }, now);
  return showingId;
}

/** Rejecting its draft frees the time and says so in the thread. True if there was one. */
export async function declineRequested(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  now: Date,
): Promise<boolean> {
  const showingId = await requestedBy(tx, conversation, now);
  const row = showingId ? await findShowing(tx, conversation.agent_id, showingId) : undefined;
  if (!row) return false;
  const showing = { agentId: row.agent_id, showingId: row.showing_id };
  await cancel(tx, showing, "agent", now);
  await forgetWish(tx, row);
  await writeNote(tx, conversation, row, "declined", now);
  await tellOfStep(services, tx, { ...showing, by: "agent", step: "canceled" }, now);
  return true;
}

/**
 * Closes what needed the agent's decision about a time that was changed outside the chat: its draft names a time that
 * no longer applies.
 * @param answered place of the note by which the agent answered; null if the renter changed it or nothing was said
 */
export async function closeRequest(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  answered: number | null,
  now: Date,
): Promise<void> {
  const { agent_id, conversation_id } = conversation;
  await sql`
    with answered as (
      update task set done_at = ${now}
      where agent_id = ${agent_id} and conversation_id = ${conversation_id} and kind = 'showing' and done_at is null
        and ${answered !== null}::boolean)
    update draft set status = ${answered === null ? "superseded" : "sent"}, sent_seq = ${answered}, decided_at = ${now}
    where agent_id = ${agent_id} and conversation_id = ${conversation_id} and kind = 'showing'
      and status = 'waiting'`.execute(tx);
  await settleNeeds(tx, conversation);
}

/**
 * The renter chose another time outside the chat: the agent decides about that one now. The text is new, the listing it
 * rests on is the same. A renter who asked for no more messages gets no draft.
 */
export async function renewRequest(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  row: RequestedShowing,
  now: Date,
): Promise<void> {
  const { agent_id, conversation_id, language } = conversation;
  const other = otherLanguage(language);
  const text = { en: requestText("en", row), es: requestText("es", row) };
  await sql`
    insert into task (agent_id, conversation_id, kind, topic, property_id, created_at)
    values (${agent_id}, ${conversation_id}, 'showing', '', ${row.property_id}, ${now})
    on conflict do nothing`.execute(tx);
  if (!row.opted_out) {
    await sql`
      insert into draft (agent_id, conversation_id, created_at, kind, property_id, content, translation, language, grounds)
      values (${agent_id}, ${conversation_id}, ${now}, 'showing', ${row.property_id}, ${text[language]}, ${text[other]},
        ${language}, coalesce((
          select d.grounds from draft d
          where d.agent_id = ${agent_id} and d.conversation_id = ${conversation_id} and d.kind = 'showing'
            and d.property_id = ${row.property_id}
          order by d.created_at desc limit 1), '[]'))`.execute(tx);
  }
  await settleNeeds(tx, conversation);
}

type RequestedShowing = Pick<ShowingRow, "property_id" | "address" | "starts_at" | "market" | "opted_out">;

function requestText(language: Language, { address, starts_at, market }: RequestedShowing): string {
  const when = dayAndTime(starts_at, language, timeZoneOf(market));
  return endSentences(agreements[language](address, when));
}

async function requestedBy(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  now: Date,
): Promise<string | null> {
  const row = await tx
    .selectFrom("showing")
    .select("showing_id")
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("status", "=", "requested")
    .where("starts_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return row?.showing_id ?? null;
}
