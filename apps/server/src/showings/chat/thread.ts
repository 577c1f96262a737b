import { clockTime } from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import { endSentences } from "@llave/contract/text/dateText";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { LockedConversation } from "../../threads/lockConversation.ts";
import { addMessage } from "../../threads/writeMessage.ts";
import { dayAndTime } from "../../time/dayAndTime.ts";
import { timeZoneOf } from "../../time/markets.ts";
import type { ShowingRow } from "../repository.ts";
import { type ThreadNote, threadNotes } from "./chatWords.ts";

/**
 * Writes the showing's outcome in the renter's thread; nothing if the renter opted out, by a row read under the lock.
 * @returns the note's place in the thread; null if nothing was said
 */
export async function writeNote(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  row: Pick<ShowingRow, "showing_id" | "starts_at" | "market" | "agent_name" | "address" | "opted_out">,
  note: ThreadNote,
  now: Date,
): Promise<number | null> {
  if (row.opted_out) return null;
  const { language } = conversation;
  const when = dayAndTime(row.starts_at, language, timeZoneOf(row.market));
  return addMessage(tx, conversation, {
    author: "assistant",
    content: endSentences(threadNotes[language][note](when, row.agent_name, row.address ?? "")),
    language,
    reviewed: null,
    sentKey: null,
    grounds: [],
    offers: { showingId: row.showing_id },
    now,
  });
}

type Owner = Pick<ShowingRow, "agent_id" | "conversation_id" | "lead_id">;

/** Removes the arranged time from the renter's search after a cancellation. */
export async function forgetWish(tx: Kysely<Database>, { agent_id, conversation_id, lead_id }: Owner): Promise<void> {
  await sql`
    with thread as (
      update conversation set state = state #- '{slots,showing_request}', version = version + 1
      where agent_id = ${agent_id} and conversation_id = ${conversation_id})
    update lead set slots = slots - 'showing_request'
    where agent_id = ${agent_id} and lead_id in (${lead_id}, kept_lead(${agent_id}, ${lead_id}))`.execute(tx);
}

/** Writes the arranged time into the conversation's and the lead's search, unless it is already there. */
export async function moveWish(
  tx: Kysely<Database>,
  { agent_id, conversation_id, lead_id }: Owner,
  startsAt: Date,
  timeZone: string,
): Promise<void> {
  const { date, minutes } = clockTime(startsAt.getTime(), timeZone);
  const time = new Date(minutes * minuteMs).toISOString().slice(11, 16);
  const wish = JSON.stringify({ showing_request: { date, time } });
  await sql`
    with thread as (
      update conversation set version = version + 1,
        state = jsonb_set(state, '{slots}', (state -> 'slots') || ${wish}::jsonb)
      where agent_id = ${agent_id} and conversation_id = ${conversation_id}
        and not state -> 'slots' @> ${wish}::jsonb)
    update lead set slots = slots || ${wish}::jsonb
    where agent_id = ${agent_id} and lead_id in (${lead_id}, kept_lead(${agent_id}, ${lead_id}))
      and not slots @> ${wish}::jsonb`.execute(tx);
}
