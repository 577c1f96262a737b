import {
  type ArrangedShowing,
  clockTime,
  type FreeTime,
  freeTimes,
  type ShowingStatus,
  type Taken,
} from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import { maxBlockedTimes } from "@llave/contract/showings/showings";
import type { Point } from "@llave/contract/showings/travel";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { pointOf, timeZoneOf } from "../time/markets.ts";
import { availabilityOf, type ShowingHours } from "./availability.ts";
import { comingBusyTimes } from "./busyTimes.ts";
import { driveGap } from "./driveTime.ts";

/** An upcoming showing, as the agenda keeps it. */
export interface ComingShowing {
  showingId: string;
  conversationId: string | null;
  propertyId: string | null;
  /** The home's area; null without a home. */
  area: string | null;
  startsAt: Date;
  endsAt: Date;
  /** `expired` is a hold that another showing ended. */
  status: ShowingStatus | "expired";
  heldUntil: Date | null;
}

/** Free times considered in a turn: more than the longest horizon has (60 days of 20 half hours). */
const maxFreeTimes = 1_200;

/** An agent's upcoming showings, earliest first; the availability's horizon limits them. */
export async function comingShowings(db: Kysely<Database>, agentId: string, now: Date): Promise<ComingShowing[]> {
  const rows = await db
    .selectFrom("showing as s")
    .leftJoin("property as p", (join) =>
      join.onRef("p.agent_id", "=", "s.agent_id").onRef("p.property_id", "=", "s.property_id"),
    )
    .select([
      "showing_id",
      "conversation_id",
      "s.property_id",
      "starts_at",
      "ends_at",
      "s.status",
      "held_until",
      "area",
    ])
    .where("s.agent_id", "=", agentId)
    .where("ends_at", ">", now)
    .where("s.status", "<>", "canceled")
    .orderBy("starts_at")
    .execute();
  return rows.map((row) => ({
    showingId: row.showing_id,
    conversationId: row.conversation_id,
    propertyId: row.property_id,
    area: row.area,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status as ComingShowing["status"],
    heldUntil: row.held_until,
  }));
}

/**
 * The periods taken by showings, without the usual buffer; expired holds take nothing.
 * @param gapOf minutes to keep free around a showing
 */
export function takenBy(
  showings: readonly ComingShowing[],
  now: Date,
  gapOf?: (showing: ComingShowing) => number,
): Taken[] {
  return showings
    .filter(({ status, heldUntil }) => (status === "held" ? heldUntil && heldUntil > now : status !== "expired"))
    .map((showing) => ({
      ...{ from: showing.startsAt.toISOString(), to: showing.endsAt.toISOString() },
      ...(gapOf && { gapMinutes: gapOf(showing) }),
    }));
}

/** The areas of an agent's published listings, where a showing can be. */
async function showingAreas(db: Kysely<Database>, agentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("property")
    .select("area")
    .distinct()
    .where("agent_id", "=", agentId)
    .where("status", "=", "active")
    .where("deleted_at", "is", null)
    .execute();
  return rows.flatMap(({ area }) => area ?? []);
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

/**
 * True for a busy time that is the showing itself, which came to the calendar by mail: it keeps its time already, and
 * moving it must not find it in the way.
 */
function isItself({ from, to }: Taken, { startsAt, endsAt }: ComingShowing): boolean {
  return Date.parse(from) === startsAt.getTime() && Date.parse(to) === endsAt.getTime();
}

/** The data of an agenda. */
export interface AgendaContents {
  availability: ShowingHours;
  showings: readonly ComingShowing[];
  blockedTimes: readonly Taken[];
  /** When the agent is busy elsewhere. */
  busyTimes: readonly Taken[];
  timeZone: string;
  market: string;
  /** The areas of the homes that can be shown. */
  areas: readonly string[];
}

/** Reads an agent's upcoming showings, blocked times and busy times. */
export async function readAgenda(
  db: Kysely<Database>,
  agent: { agent_id: string; market: string; working_hours: Database["agent"]["working_hours"]["__select__"] },
  now: Date,
): Promise<Agenda> {
  const [availability, showings, blockedTimes, busyTimes] = await Promise.all([
    availabilityOf(db, agent.agent_id, agent.working_hours),
    comingShowings(db, agent.agent_id, now),
    comingBlockedTimes(db, agent.agent_id, now),
    comingBusyTimes(db, agent.agent_id, now),
  ]);
  const { market } = agent;
  // Only the drive between homes needs to know where they are.
  const areas = availability.useDriveTime ? await showingAreas(db, agent.agent_id) : [];
  return new Agenda({
    ...{ availability, showings, blockedTimes, busyTimes, market, areas },
    timeZone: timeZoneOf(market),
  });
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
  readonly availability: ShowingHours;
  readonly #market: string;
  /** Where a showing can be. */
  readonly #points: readonly Point[];
  readonly #showings: readonly ComingShowing[];
  readonly #blockedTimes: readonly Taken[];
  readonly #busyTimes: readonly Taken[];
  readonly #timeZone: string;
  #worked: { minute: number; times: FreeTime[] } | undefined;

  constructor({ availability, showings, blockedTimes, busyTimes, timeZone, market, areas }: AgendaContents) {
    this.availability = availability;
    this.#market = market;
    this.#points = areas.map((area) => pointOf(market, area)).filter((point) => point !== null);
    this.#showings = showings;
    this.#blockedTimes = blockedTimes;
    this.#busyTimes = busyTimes.filter((busy) => !showings.some((showing) => isItself(busy, showing)));
    this.#timeZone = timeZone;
  }

  /**
   * The next free times, computed at most once a minute. With drive times each leaves room for the drive to and from the
   * showings around it, whichever home it is for; a showing to be moved has its home already.
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
    const moved = this.#showings.find(({ showingId }) => showingId === except);
    const gapOf = this.availability.useDriveTime ? this.#driveGaps(moved) : undefined;
    const taken = [...takenBy(others, now, gapOf), ...this.#blockedTimes, ...this.#busyTimes];
    const own = moved?.startsAt.toISOString();
    return freeTimes(this.availability, taken, when).filter(({ at }) => at !== own);
  }

  /** The drive between a showing and the home of `moved`, or else the farthest home. */
  #driveGaps(moved: ComingShowing | undefined): (showing: ComingShowing) => number {
    const home = moved ? pointOf(this.#market, moved.area) : null;
    const to = home === null ? this.#points : [home];
    return ({ area }) => driveGap(pointOf(this.#market, area), to);
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
