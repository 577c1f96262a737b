import type { Kysely } from "kysely";
import { readAgenda } from "../../availability/agenda.ts";
import { availabilityOf } from "../../availability/availability.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { lockConversation } from "../../threads/lockConversation.ts";
import { timeZoneOf } from "../../time/markets.ts";
import type { ThreadNote } from "../chat/chatWords.ts";
import { forgetWish, moveWish, writeNote } from "../chat/thread.ts";
import { type ShowingRow, standing } from "../repository.ts";
import { cancel, confirm, leaveCalendar, move } from "./book.ts";
import { closeRequest } from "./requests.ts";
import { type ShowingStep, tellOfStep } from "./steps.ts";

/** A change to a showing from outside the chat. */
export type Change = { action: "confirm" } | { action: "cancel" } | { action: "move"; startsAt: Date };

/**
 * Changes a showing from its link or from the dashboard. Updates the thread, the lead, the mails and the calendars in
 * one transaction.
 * @throws ApiError `showing_over`, `showing_time_taken`
 */
export async function changeShowing(
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
  row: ShowingRow,
  by: "renter" | "agent",
  change: Change,
): Promise<void> {
  if (row.starts_at <= services.now()) throw new ApiError("showing_over");
  await services.jobs.start();
  await services.db.transaction().execute((tx) => applyChange(services, tx, row, by, change));
  announce(services, row);
}

/**
 * The agent exchanges the times of two showings at once. Neither could move alone: its new time is the other's.
 * @throws ApiError `showing_over`, `showing_time_taken`
 */
export async function swapShowings(
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
  one: ShowingRow,
  other: ShowingRow,
): Promise<void> {
  const now = services.now();
  if ([one, other].some((row) => !stands(row) || row.starts_at <= now)) throw new ApiError("showing_over");
  if (one.showing_id === other.showing_id) throw new ApiError("showing_time_taken");
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const threads = [one, other].flatMap(({ conversation_id }) => conversation_id ?? []);
    // In one order, so that two swaps never wait for each other.
    for (const thread of threads.toSorted()) await lockConversation(tx, one.agent_id, thread);
    await leaveCalendar(tx, { agentId: one.agent_id, showingId: one.showing_id });
    await applyChange(services, tx, other, "agent", { action: "move", startsAt: one.starts_at });
    await applyChange(services, tx, one, "agent", { action: "move", startsAt: other.starts_at });
  });
  for (const row of [one, other]) announce(services, row);
}

async function applyChange(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  row: ShowingRow,
  by: "renter" | "agent",
  change: Change,
): Promise<void> {
  const now = services.now();
  const { agent_id: agentId, showing_id: showingId, conversation_id: conversationId } = row;
  // The conversation first, in the same order as turns take their locks.
  const conversation = conversationId ? await lockConversation(tx, agentId, conversationId) : null;
  const step = await carryOut(services, tx, row, by, change);
  const startsAt = change.action === "move" ? change.startsAt : row.starts_at;
  if (step === "canceled") await forgetWish(tx, row);
  else await moveWish(tx, row, startsAt, timeZoneOf(row.market));
  if (conversation) {
    const noted = await writeNote(tx, conversation, { ...row, starts_at: startsAt }, noteFor(step, by), now);
    await closeRequest(tx, conversation, by === "agent" ? noted : null, now);
  }
  await tellOfStep(services, tx, { agentId, showingId, by, step, byLink: by === "renter" }, now);
}

function announce(services: Pick<Services, "hub" | "jobs">, row: ShowingRow): void {
  services.jobs.queueNotifications();
  const { agent_id: agentId, conversation_id: conversationId } = row;
  if (conversationId) services.hub.announce({ agentId, conversationId, leadId: row.kept_lead_id, forRenter: true });
}

async function carryOut(
  services: Pick<Services, "now">,
  tx: Kysely<Database>,
  row: ShowingRow,
  by: "renter" | "agent",
  change: Change,
): Promise<ShowingStep> {
  const now = services.now();
  const showing = { agentId: row.agent_id, showingId: row.showing_id };
  if (change.action === "cancel") return done(await cancel(tx, showing, by, now), "canceled");
  if (change.action === "confirm") return done(await confirm(tx, showing, now), "confirmed");
  if (change.startsAt <= now) throw new ApiError("showing_time_taken");
  const status = by === "agent" || row.ai_mode === "full" ? "confirmed" : "requested";
  const spans = await availabilityOf(tx, row.agent_id, row.working_hours);
  if (!stands(row)) throw new ApiError("showing_over");
  // A taken time aborts the transaction.
  if (!(await move(tx, { ...showing, status }, change.startsAt, spans, now))) throw new ApiError("showing_time_taken");
  return status === "confirmed" ? "moved" : "requested";
}

function done(changed: boolean, step: ShowingStep): ShowingStep {
  if (!changed) throw new ApiError("showing_over");
  return step;
}

/** True while a showing is on. */
export function stands({ status }: Pick<ShowingRow, "status">): boolean {
  return standing.some((on) => on === status);
}

function noteFor(step: ShowingStep, by: "renter" | "agent"): ThreadNote {
  if (step === "canceled") return by === "renter" ? "canceledByRenter" : "canceledByAgent";
  return step === "held" ? "requested" : step;
}

/** The agent's current free times, not counting the showing's own time as taken. */
export async function timesToMove(services: Pick<Services, "db" | "now">, row: ShowingRow) {
  const now = services.now();
  return (await readAgenda(services.db, row, now)).freeTimes(now, row.showing_id);
}
