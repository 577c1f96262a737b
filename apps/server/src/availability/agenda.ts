import {
  type ArrangedShowing,
  type Availability,
  clockTime,
  type FreeTime,
  freeTimes,
  type ShowingStatus,
  type Taken,
} from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import { maxBlockedTimes } from "@llave/contract/showings";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { timeZoneOf } from "../time/markets.ts";
import { availabilityOf } from "./availability.ts";

/** An upcoming showing, as the agenda keeps it. */
export interface ComingShowing {
  showingId: string;
  conversationId: string | null;
  propertyId: string | null;
  startsAt: Date;
  endsAt: Date;
  /** `expired` is a hold that another showing ended. */
  status: ShowingStatus | "expired";
  heldUntil: Date | null;
}

/** Free times considered in a turn: a few weeks of a full calendar. */
const maxFreeTimes = 200;

/** An agent's upcoming showings, earliest first; the availability's horizon limits them. */
export async function comingShowings(db: Kysely<Database>, agentId: string, now: Date): Promise<ComingShowing[]> {
  const rows = await db
    .selectFrom("showing")
    .select(["showing_id", "conversation_id", "property_id", "starts_at", "ends_at", "status", "held_until"])
    .where("agent_id", "=", agentId)
    .where("ends_at", ">", now)
    .where("status", "<>", "cancelled")
    .orderBy("starts_at")
    .execute();
  return rows.map((row) => ({
    showingId: row.showing_id,
    conversationId: row.conversation_id,
    propertyId: row.property_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status as ComingShowing["status"],
    heldUntil: row.held_until,
  }));
}

/** The periods taken by showings, without buffers; expired holds take nothing. */
export function takenBy(showings: readonly ComingShowing[], now: Date): Taken[] {
  return showings
    .filter(({ status, heldUntil }) => (status === "held" ? heldUntil && heldUntil > now : status !== "expired"))
    .map(({ startsAt, endsAt }) => ({ from: startsAt.toISOString(), to: endsAt.toISOString() }));
}

/** The upcoming periods an agent keeps free of showings. */
export async function comingBlockedTimes(db: Kysely<Database>, agentId: string, now: Date): Promise<Taken[]> {
  const rows = await db
    .selectFrom("blocked_time")
    .select(["starts_at", "ends_at"])
    .where("agent_id", "=", agentId)
    .where("ends_at", ">", now)
    .orderBy("ends_at")
    .limit(maxBlockedTimes)
    .execute();
  return rows.map((row) => ({ from: row.starts_at.toISOString(), to: row.ends_at.toISOString() }));
}

/** The data of an agenda. */
export interface AgendaContents {
  availability: Availability;
  showings: readonly ComingShowing[];
  blockedTimes: readonly Taken[];
  timeZone: string;
}

/** Reads an agent's upcoming showings and blocked times. */
export async function readAgenda(
  db: Kysely<Database>,
  agent: { agent_id: string; market: string; working_hours: Database["agent"]["working_hours"]["__select__"] },
  now: Date,
): Promise<Agenda> {
  const [availability, showings, blockedTimes] = await Promise.all([
    availabilityOf(db, agent.agent_id, agent.working_hours),
    comingShowings(db, agent.agent_id, now),
    comingBlockedTimes(db, agent.agent_id, now),
  ]);
  return new Agenda({ availability, showings, blockedTimes, timeZone: timeZoneOf(agent.market) });
}

/** A conversation's entry in the agenda: its upcoming showing, or the hold it lost. */
export interface OwnShowing {
  showing?: ArrangedShowing;
  lostHold?: FreeTime;
}

/**
 * When an agent can show homes, and the upcoming showings: a cached copy, kept current by the database's
 * notifications. It is still only a guess; the table's constraint decides.
 */
export class Agenda {
  readonly availability: Availability;
  readonly #showings: readonly ComingShowing[];
  readonly #blockedTimes: readonly Taken[];
  readonly #timeZone: string;
  #worked: { minute: number; times: FreeTime[] } | undefined;

  constructor({ availability, showings, blockedTimes, timeZone }: AgendaContents) {
    this.availability = availability;
    this.#showings = showings;
    this.#blockedTimes = blockedTimes;
    this.#timeZone = timeZone;
  }

  /**
   * The next free times, computed at most once a minute.
   * @param except a showing to be moved: its own time doesn't block it
   */
  freeTimes(now: Date, except?: string): readonly FreeTime[] {
    if (except) return this.#workOut(now, except);
    const minute = Math.floor(now.getTime() / minuteMs);
    if (this.#worked?.minute !== minute) this.#worked = { minute, times: this.#workOut(now) };
    return this.#worked.times;
  }

  /** One conversation's entry in the agenda. */
  of(conversationId: string, now: Date): OwnShowing & { showingId?: string; endsAt?: Date } {
    const own = this.#showings.filter((one) => one.conversationId === conversationId && one.startsAt > now);
    const live = own.find(({ status }) => status !== "expired");
    if (live) return { showing: this.#arranged(live), showingId: live.showingId, endsAt: live.endsAt };
    const [lost] = own;
    return lost ? { lostHold: this.#timeOf(lost) } : {};
  }

  #workOut(now: Date, except?: string): FreeTime[] {
    const others = this.#showings.filter(({ showingId }) => showingId !== except);
    const when = { now: now.toISOString(), timeZone: this.#timeZone, most: maxFreeTimes };
    const times = freeTimes(this.availability, [...takenBy(others, now), ...this.#blockedTimes], when);
    const own = this.#showings.find(({ showingId }) => showingId === except)?.startsAt.toISOString();
    return times.filter(({ at }) => at !== own);
  }

  #arranged(showing: ComingShowing): ArrangedShowing {
    const { status, propertyId } = showing;
    return { ...this.#timeOf(showing), status: status as ShowingStatus, ...(propertyId && { propertyId }) };
  }

  #timeOf({ startsAt }: ComingShowing): FreeTime {
    const { date, minutes } = clockTime(startsAt.getTime(), this.#timeZone);
    const two = (value: number) => String(value).padStart(2, "0");
    return { at: startsAt.toISOString(), date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
  }
}
