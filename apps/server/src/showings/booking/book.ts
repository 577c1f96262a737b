import type { Availability } from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { linkToken } from "../../secrets/signing.ts";
import { activeStatuses } from "../repository.ts";
import { inCalendarOrder, inTransaction, lockCalendar } from "./calendarOrder.ts";

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

/** PostgreSQL's code for a violated exclusion constraint. */
const takenCode = "23P01";

/**
 * Reserves a time. The database's constraint keeps two showings apart, so this works for any number of servers and
 * renters, who come one after another; expired holds are removed first.
 * @returns false if the time, including its buffer, is taken
 */
export async function book(db: Kysely<Database>, booking: Booking, spans: Spans, now: Date): Promise<boolean> {
  return unlessTaken(
    inTransaction(db, async (tx) => {
      // Most requests that come too late don't need to wait for the others.
      if (await isTaken(tx, booking, spans, now)) return false;
      await lockCalendar(tx, booking.agentId);
      await releaseHolds(tx, booking.agentId, now);
      await insert(tx, booking, spans, now);
      return true;
    }),
  );
}

/** True if a showing has the time, or a hold that hasn't expired. */
async function isTaken(
  db: Kysely<Database>,
  { agentId, startsAt }: Booking,
  spans: Spans,
  now: Date,
): Promise<boolean> {
  const { blocked } = spanOf(startsAt, spans);
  const row = await db
    .selectFrom("showing")
    .select("showing_id")
    .where("agent_id", "=", agentId)
    .where("status", "in", activeStatuses)
    .where(sql<boolean>`blocked && ${blocked}::tstzrange`)
    .where((of) => of.or([of("status", "<>", "held"), of("held_until", ">", now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function insert(tx: Kysely<Database>, booking: Booking, spans: Spans, now: Date): Promise<void> {
  const { endsAt, blocked } = spanOf(booking.startsAt, spans);
  await tx
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
  return unlessTaken(
    inCalendarOrder(db, showing.agentId, async (tx) => {
      await releaseHolds(tx, showing.agentId, now);
      return place(tx, showing, startsAt, spans, now);
    }),
  );
}

/** What a showing becomes with its new time. */
type Moved = Pick<Booking, "agentId" | "showingId"> & Partial<Pick<Booking, "status" | "propertyId">>;

/**
 * Swaps the times of two showings, which are then confirmed. Neither could move alone, since each wants the other's
 * time.
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
  return unlessTaken(
    inCalendarOrder(tx, agentId, async () => {
      await releaseHolds(tx, agentId, now);
      await leaveCalendar(tx, moved(one));
      return (
        (await place(tx, moved(other), one.startsAt, spans, now)) && place(tx, moved(one), other.startsAt, spans, now)
      );
    }),
  );
}

async function place(
  tx: Kysely<Database>,
  { agentId, showingId, status, propertyId }: Moved,
  startsAt: Date,
  spans: Spans,
  now: Date,
): Promise<boolean> {
  const { endsAt, blocked } = spanOf(startsAt, spans);
  const { numUpdatedRows } = await tx
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
    .where("status", "in", activeStatuses)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
  return inCalendarOrder(db, agentId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("showing")
      .set({ status, held_until: null, changed_at: now, ...(propertyId && { property_id: propertyId }) })
      .where("agent_id", "=", agentId)
      .where("showing_id", "=", showingId)
      .where("status", "=", "held")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Cancels a showing; canceling it again changes nothing. True if it was still on. */
export async function cancel(
  db: Kysely<Database>,
  { agentId, showingId }: Pick<Booking, "agentId" | "showingId">,
  by: "renter" | "agent",
  now: Date,
): Promise<boolean> {
  return inCalendarOrder(db, agentId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("showing")
      .set({
        status: "canceled",
        canceled_by: by,
        declined: by === "agent" ? sql<boolean>`status = 'requested'` : false,
        changed_at: now,
        revision: sql`revision + 1`,
      })
      .where("agent_id", "=", agentId)
      .where("showing_id", "=", showingId)
      .where("status", "in", activeStatuses)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
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

/** False if the database refused the change because the time is taken; a transaction around it is then over. */
async function unlessTaken(change: Promise<boolean>): Promise<boolean> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === takenCode) return false;
    throw error;
  }
}

/** The agent agrees to a time. False if the showing was canceled. */
export async function confirm(
  db: Kysely<Database>,
  { agentId, showingId }: Pick<Booking, "agentId" | "showingId">,
  now: Date,
): Promise<boolean> {
  return inCalendarOrder(db, agentId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("showing")
      .set({ status: "confirmed", held_until: null, changed_at: now })
      .where("agent_id", "=", agentId)
      .where("showing_id", "=", showingId)
      .where("status", "in", activeStatuses)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
