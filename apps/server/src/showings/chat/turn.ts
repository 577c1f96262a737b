import type { ShowingStatus, TurnResult } from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import { CompiledQuery, type Kysely } from "kysely";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { tokenHash } from "../../secrets/signing.ts";
import type { Services } from "../../services.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { turnStatement } from "../../threads/storing/turnStatement.ts";
import type { TurnWrite, Written } from "../../threads/storing/turnWrite.ts";
import { book, cancel, move, settle, showingToken } from "../booking/book.ts";
import { lockCalendar } from "../booking/calendarOrder.ts";
import { type ShowingStep, tellOfStep } from "../booking/steps.ts";
import { upcoming } from "../repository.ts";

/** A turn's effect on its conversation's showing. */
export type ShowingChange =
  | { action: "cancel"; showingId: string }
  | {
      action: "book" | "move" | "settle";
      showingId: string;
      startsAt: Date;
      status: ShowingStatus;
      propertyId: string | null;
    };

/** How long we hold a time for a renter who hasn't left contact details. Milliseconds. */
const holdMs = 30 * minuteMs;

/** Rolls the turn back: it was decided from outdated data. */
class TurnSuperseded extends Error {
  override name = "TurnSuperseded";
}

/** The showing that a turn arranges, moves, settles or cancels; null if it does none of these. */
export function showingChange(result: TurnResult, context: { now: string; showingId?: string }): ShowingChange | null {
  const event = result.events.find(({ type }) => type === "showing");
  if (event?.type !== "showing") return null;
  const showingId = event.action === "book" ? newId(new Date(context.now)) : (context.showingId ?? "");
  if (event.action === "cancel") return { action: "cancel", showingId };
  const { action, at, status, propertyId = null } = event;
  return { action, showingId, startsAt: new Date(at), status, propertyId };
}

/**
 * Stores a turn together with its effect on the showing, in one transaction.
 * @returns null if the conversation continued or the time was taken in the meantime; then nothing is stored
 */
export async function writeShowingTurn(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  link: LinkContext,
  turn: TurnWrite,
  change: ShowingChange,
): Promise<Written | null> {
  await services.jobs.start();
  const { text, values } = turnStatement([turn]);
  try {
    return await services.db.transaction().execute(async (tx) => {
      // The turn locks the agent's figures, which another booking may need to end.
      await takeTurnNumber(tx, link.agentId, turn.conversationId);
      const [written] = (await tx.executeQuery<Written>(CompiledQuery.raw(text, values))).rows;
      if (!written || !(await carryOut(services, tx, { link, turn, change }))) throw new TurnSuperseded();
      const step = { agentId: link.agentId, showingId: change.showingId, by: "renter", step: stepOf(change) } as const;
      await tellOfStep(services, tx, step, turn.now);
      return { ended: written.ended };
    });
  } catch (error) {
    if (error instanceof TurnSuperseded) return null;
    throw error;
  }
}

/** Waits for the agent's other bookings: after the turn's conversation, as everyone does, and before all else. */
async function takeTurnNumber(tx: Kysely<Database>, agentId: string, conversationId: string): Promise<void> {
  await tx
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .forUpdate()
    .execute();
  await lockCalendar(tx, agentId);
}

interface TurnChange {
  link: LinkContext;
  turn: TurnWrite;
  change: ShowingChange;
}

async function carryOut(
  services: Pick<Services, "secret">,
  tx: Kysely<Database>,
  { link, turn, change }: TurnChange,
): Promise<boolean> {
  const { agentId, agenda } = link;
  const { now } = turn;
  const showing = { agentId, showingId: change.showingId };
  if (change.action === "cancel") return cancel(tx, showing, "renter", now);
  const { startsAt, status, propertyId } = change;
  if (change.action === "settle") return settle(tx, { ...showing, status, propertyId }, now);
  if (change.action === "move") return move(tx, { ...showing, status, propertyId }, startsAt, agenda.availability, now);
  if (await hasShowing(tx, agentId, turn.conversationId, now)) return false;
  const heldUntil = status === "held" ? new Date(now.getTime() + holdMs) : null;
  const { conversationId, leadId, language } = turn;
  const token = tokenHash(showingToken(services.secret, change.showingId));
  const booking = { ...showing, conversationId, leadId, propertyId, startsAt, status, heldUntil, language };
  return book(tx, { ...booking, tokenHash: token }, agenda.availability, now);
}

/** A conversation has at most one upcoming showing; a second means the turn's data was outdated. */
async function hasShowing(tx: Kysely<Database>, agentId: string, conversationId: string, now: Date): Promise<boolean> {
  const row = await upcoming(tx, agentId, now).where("conversation_id", "=", conversationId).executeTakeFirst();
  return row !== undefined;
}

function stepOf(change: ShowingChange): ShowingStep {
  if (change.action === "cancel") return "canceled";
  return change.action === "move" && change.status === "confirmed" ? "moved" : change.status;
}
