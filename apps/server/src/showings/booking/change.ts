import type { Kysely } from "kysely";
import { readAgenda } from "../../availability/agenda.ts";
import { availabilityOf } from "../../availability/availability.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { type NewMail, queueMails } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import { type LockedConversation, lockConversations } from "../../threads/lockConversation.ts";
import { timeZoneOf } from "../../time/markets.ts";
import type { ThreadNote } from "../chat/chatWords.ts";
import { forgetWish, moveWish, writeNote } from "../chat/thread.ts";
import { activeStatuses, type ListedShowing, type ShowingRow } from "../repository.ts";
import { cancel, confirm, exchange, move } from "./book.ts";
import { closeRequest, renewRequest } from "./requests.ts";
import { factsOf, passOn, type ShowingStep, type StepFacts } from "./steps.ts";

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
 * The agent swaps the times of two showings.
 * @throws ApiError `showing_over`, `showing_time_taken`
 */
export async function swapShowings(
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
  one: ListedShowing,
  other: ListedShowing,
): Promise<void> {
  const now = services.now();
  const agentId = one.agent_id;
  if ([one, other].some((row) => !isActiveShowing(row) || row.starts_at <= now)) throw new ApiError("showing_over");
  if (one.showing_id === other.showing_id) throw new ApiError("showing_time_taken");
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const threads = await lockThreads(tx, [one, other]);
    const spans = await availabilityOf(tx, agentId, one.working_hours);
    // A taken time aborts the transaction.
    if (!(await exchange(tx, agentId, timeOf(one), timeOf(other), spans, now)))
      throw new ApiError("showing_time_taken");
    const moved = (row: ListedShowing): Step => ({ row, by: "agent", step: "moved" });
    await passOnAll(services, tx, [moved(other), moved(one)], threads, now);
  });
  for (const row of [one, other]) announce(services, row);
}

function timeOf({ showing_id: showingId, starts_at: startsAt }: ListedShowing) {
  return { showingId, startsAt };
}

async function applyChange(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  row: ShowingRow,
  by: "renter" | "agent",
  change: Change,
): Promise<void> {
  const now = services.now();
  // The conversation first, in the same order as turns take their locks.
  const threads = await lockThreads(tx, [row]);
  const step = await carryOut(services, tx, row, by, change);
  await passOnAll(services, tx, [{ row, by, step }], threads, now);
}

/** What was done to a showing; its row is the one from before. */
interface Step {
  row: ListedShowing;
  by: "renter" | "agent";
  step: ShowingStep;
}

/** The locked conversations of some showings, by id. */
type Threads = Map<string | null, LockedConversation>;

async function lockThreads(tx: Kysely<Database>, rows: [ListedShowing, ...ListedShowing[]]): Promise<Threads> {
  const ids = rows.flatMap(({ conversation_id }) => conversation_id ?? []);
  const locked = await lockConversations(tx, rows[0].agent_id, ids);
  return new Map(locked.map((thread) => [thread.conversation_id, thread]));
}

/** Writes what follows from steps into the threads and the leads, and queues the mails. */
async function passOnAll(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  steps: [Step, ...Step[]],
  threads: Threads,
  now: Date,
): Promise<void> {
  const agentId = steps[0].row.agent_id;
  const ids = steps.map(({ row }) => row.showing_id);
  const facts = new Map((await factsOf(tx, agentId, ids)).map((one) => [one.showing_id, one]));
  const mails: NewMail[] = [];
  for (const taken of steps) {
    const { row, by, step } = taken;
    const showing = facts.get(row.showing_id);
    if (!showing) throw new ApiError("not_found");
    await noteInThread(tx, taken, showing, threads, now);
    const told = { agentId, showingId: row.showing_id, by, step, byLink: by === "renter" };
    mails.push(...(await passOn(services, tx, showing, told, now)));
  }
  await queueMails(services, tx, mails);
}

/** The step in the renter's thread and search. */
async function noteInThread(
  tx: Kysely<Database>,
  { row, by, step }: Step,
  { starts_at, opted_out }: StepFacts,
  threads: Threads,
  now: Date,
): Promise<void> {
  if (step === "canceled") await forgetWish(tx, row);
  else await moveWish(tx, row, starts_at, timeZoneOf(row.market));
  const thread = threads.get(row.conversation_id);
  if (!thread) return;
  const noted = await writeNote(tx, thread, { ...row, starts_at, opted_out }, noteFor(row, step, by), now);
  // The other showing's note may follow in the same thread.
  if (noted !== null) threads.set(row.conversation_id, { ...thread, message_count: noted + 1 });
  await closeRequest(tx, thread, by === "agent" ? noted : null, now);
  if (step === "requested") await renewRequest(tx, thread, { ...row, starts_at, opted_out }, now);
}

function announce(services: Pick<Services, "hub" | "jobs">, row: ListedShowing): void {
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
  const step = stepOfMove(row, by);
  const spans = await availabilityOf(tx, row.agent_id, row.working_hours);
  if (!isActiveShowing(row)) throw new ApiError("showing_over");
  const status = step === "moved" ? "confirmed" : step === "requested" ? "requested" : undefined;
  // A taken time aborts the transaction.
  const moved = await move(tx, { ...showing, ...(status && { status }) }, change.startsAt, spans, now);
  if (!moved) throw new ApiError("showing_time_taken");
  return step;
}

/** A hold stays one: the renter still has to say how to reach them, or which home it is for. */
function stepOfMove({ status, ai_mode }: ShowingRow, by: "renter" | "agent"): "held" | "moved" | "requested" {
  if (by === "agent") return "moved";
  if (status === "held") return "held";
  return ai_mode === "full" ? "moved" : "requested";
}

function done(changed: boolean, step: ShowingStep): ShowingStep {
  if (!changed) throw new ApiError("showing_over");
  return step;
}

/** True while a showing is on. */
export function isActiveShowing({ status }: Pick<ShowingRow, "status">): boolean {
  return activeStatuses.some((on) => on === status);
}

/** @param before the showing before the step */
function noteFor(before: ListedShowing, step: ShowingStep, by: "renter" | "agent"): ThreadNote {
  const { renter_email, kept_phone, status } = before;
  if (step === "canceled") return by === "renter" ? "canceledByRenter" : "canceledByAgent";
  if (step === "moved" && by === "agent" && status !== "confirmed") return "movedAndConfirmed";
  if (step === "held") return renter_email || kept_phone ? "heldForSomeHome" : "held";
  return step;
}

/** The agent's current free times, not counting the showing's own time as taken. */
export async function timesToMove(services: Pick<Services, "db" | "now">, row: ShowingRow) {
  const now = services.now();
  return (await readAgenda(services.db, row, now)).freeTimes(now, row.showing_id);
}
