import type { Availability } from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { linkToken } from "../../secrets/signing.ts";
import { standing } from "../repository.ts";

/** A time to reserve for a renter. */
export interface Booking {
  agentId: string;
  showingId: string;
  conversationId: string | null;
  leadId: string | null;
  propertyId: string | null;
  startsAt: Date;
  language: Language;
  /** `held` while the renter chooses, `requested` until the agent agrees, `confirmed` immediately. */
  status: "held" | "requested" | "confirmed";
  /** When a hold ends; null for the others. */
  heldUntil: Date | null;
  /** Hash of the token in the renter's link. */
  tokenHash: Buffer;
}

type Spans = Pick<Availability, "lengthMinutes" | "bufferMinutes">;

/**
 * PostgreSQL's codes for a violated exclusion constraint, and for two transactions that waited for each other's check.
 */
const takenCodes = ["23P01", "40P01"];

/**
 * Reserves a time. The database's constraint keeps two showings apart, so this works for any number of servers and
 * renters; expired holds are removed first.
 * @returns false if the time, including its buffer, is taken
 */
export async function book(db: Kysely<Database>, booking: Booking, spans: Spans, now: Date): Promise<boolean> {
  await releaseHolds(db, booking.agentId, now);
  const { endsAt, blocked } = spanOf(booking.startsAt, spans);
  try {
    await db
      .insertInto("showing")
      .values({
        agent_id: booking.agentId,
        showing_id: booking.showingId,
        conversation_id: booking.conversationId,
        lead_id: booking.leadId,
        property_id: booking.propertyId,
        starts_at: booking.startsAt,
        ends_at: endsAt,
        blocked,
        status: booking.status,
        held_until: booking.heldUntil,
        token_hash: booking.tokenHash,
        language: booking.language,
        created_at: now,
        changed_at: now,
      })
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/**
 * Moves a showing to another time, and to another home if one is given; the old time becomes free at the same moment.
 * @returns false if the new time is taken; the showing then stays as it was
 */
export async function move(
  db: Kysely<Database>,
  showing: Moved,
  startsAt: Date,
  spans: Spans,
  now: Date,
): Promise<boolean> {
  await releaseHolds(db, showing.agentId, now);
  return place(db, showing, startsAt, spans, now);
}

/** What a showing becomes with its new time. */
type Moved = Pick<Booking, "agentId" | "showingId"> & Partial<Pick<Booking, "status" | "propertyId">>;

/**
 * Exchanges the times of two showings, which are then confirmed. Neither could move alone: its new time is the other's.
 * @returns false if one doesn't fit there; the caller's transaction is then over
 */
export async function exchange(
  tx: Kysely<Database>,
  agentId: string,
  one: Pick<Booking, "showingId" | "startsAt">,
  other: Pick<Booking, "showingId" | "startsAt">,
  spans: Spans,
  now: Date,
): Promise<boolean> {
  const moved = ({ showingId }: Pick<Booking, "showingId">): Moved => ({ agentId, showingId, status: "confirmed" });
  await releaseHolds(tx, agentId, now);
  await leaveCalendar(tx, moved(one));
  return (await place(tx, moved(other), one.startsAt, spans, now)) && place(tx, moved(one), other.startsAt, spans, now);
}

async function place(
  db: Kysely<Database>,
  { agentId, showingId, status, propertyId }: Moved,
  startsAt: Date,
  spans: Spans,
  now: Date,
): Promise<boolean> {
  const { endsAt, blocked } = spanOf(startsAt, spans);
  try {
    const { numUpdatedRows } = await db
      .updateTable("showing")
      .set({
        starts_at: startsAt,
        ends_at: endsAt,
        blocked,
        changed_at: now,
        ...(status && { status }),
        ...(propertyId && { property_id: propertyId }),
        revision: sql`revision + 1`,
      })
      .where("agent_id", "=", agentId)
      .where("showing_id", "=", showingId)
      .where("status", "in", standing)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Frees a showing's time until {@link place}, in the same transaction, gives it another one. */
async function leaveCalendar(
  tx: Kysely<Database>,
  { agentId, showingId }: Pick<Booking, "agentId" | "showingId">,
): Promise<void> {
  await tx
    .updateTable("showing")
    .set({ blocked: "empty" })
    .where("agent_id", "=", agentId)
    .where("showing_id", "=", showingId)
    .execute();
}

/**
 * Turns a hold into what the renter's contact details allow, for the home chosen in the meantime.
 * @returns false if another renter has the time now
 */
export async function settle(
  db: Kysely<Database>,
  { agentId, showingId, status, propertyId }: Pick<Booking, "agentId" | "showingId" | "status" | "propertyId">,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("showing")
    .set({ status, held_until: null, changed_at: now, ...(propertyId && { property_id: propertyId }) })
    .where("agent_id", "=", agentId)
    .where("showing_id", "=", showingId)
    .where("status", "=", "held")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels a showing; canceling it again changes nothing. True if it was still on. */
export async function cancel(
  db: Kysely<Database>,
  { agentId, showingId }: Pick<Booking, "agentId" | "showingId">,
  by: "renter" | "agent",
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("showing")
    .set({ status: "canceled", canceled_by: by, changed_at: now, revision: sql`revision + 1` })
    .where("agent_id", "=", agentId)
    .where("showing_id", "=", showingId)
    .where("status", "in", standing)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The token of a showing's link, the same each time it is mailed; the database stores only its hash. */
export function showingToken(secret: string, showingId: string): string {
  return linkToken(secret, "showing", showingId);
}

async function releaseHolds(db: Kysely<Database>, agentId: string, now: Date): Promise<void> {
  await db
    .updateTable("showing")
    .set({ status: "expired", changed_at: now })
    .where("agent_id", "=", agentId)
    .where("status", "=", "held")
    .where("held_until", "<=", now)
    .execute();
}

function spanOf(startsAt: Date, { lengthMinutes, bufferMinutes }: Spans): { endsAt: Date; blocked: string } {
  const endsAt = new Date(startsAt.getTime() + lengthMinutes * minuteMs);
  const free = new Date(endsAt.getTime() + bufferMinutes * minuteMs);
  return { endsAt, blocked: `[${startsAt.toISOString()},${free.toISOString()})` };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && takenCodes.includes(String(error.code));
}

/** The agent agrees to a time. False if the showing was canceled. */
export async function confirm(
  db: Kysely<Database>,
  { agentId, showingId }: Pick<Booking, "agentId" | "showingId">,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("showing")
    .set({ status: "confirmed", held_until: null, changed_at: now })
    .where("agent_id", "=", agentId)
    .where("showing_id", "=", showingId)
    .where("status", "in", standing)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
