import { hasContact } from "../dialogue/agenda.ts";
import { daysBetween } from "../dialogue/calendar.ts";
import { fittingListings } from "../dialogue/listings.ts";
import { meetsLimits } from "../matching/match.ts";
import type { IsoDate, Market, Property, Score, Slots } from "../types.ts";

/** Ids of every reason a score can give; their texts are the dashboard's. */
export const scoreReasonIds = [
  "moves_soon",
  "criteria_known",
  "contact_given",
  "both_contacts",
  "name_given",
  "showing_requested",
  "listings_fit",
  "criteria_missing",
  "moves_late",
  "move_date_unknown",
  "no_contact",
  "no_request",
  "found_place",
  "opted_out",
] as const;
export type ScoreReasonId = (typeof scoreReasonIds)[number];

/** What the score may know besides the slots. Nothing in it says who the renter is. */
export interface ScoreFacts {
  today: IsoDate;
  optedOut: boolean;
  /** True if the renter found another place. */
  found?: boolean | undefined;
  /** The listing in focus: it counts as the area. */
  focus: string | null;
  excludedAreas: readonly string[];
  properties: readonly Property[];
  market: Market;
}

type Reason = Score["reasons"][number] & { id: ScoreReasonId };
type Temperature = Score["temperature"];

/** A move within this many days is hot, and within the second number warm (design: score). */
const HOT_DAYS = 30;
const WARM_DAYS = 120;

/**
 * What an open criterion costs a lead that moves soon, and a late or unknown date one that could be warm: enough points
 * to bring the highest such score to the top of its band (79 and 49), so that a hotter lead never ranks below a cooler
 * one. A fixed number keeps leads apart; capping the score would make them equal.
 */
const CRITERION_COST = 16;
const DATE_COST = 5;
/** What a lead without contact or a clear request keeps, in fifths: at most 49 points. */
const FIFTHS_LEFT = 3;

/** A renter who found another place needs no answer today, but may still come back. */
const FOUND_TOP = 5;

/** How many of the four criteria (area or listing, bedrooms, budget, move-in) make a real request. */
const REAL_REQUEST = 2;

/**
 * Days until the move: 0 for as soon as possible and for a past date, the first day of a
 * range, null if no date is known ("flexible" gives none).
 */
export function daysUntilMove(moveIn: Slots["move_in"], today: IsoDate): number | null {
  if (moveIn === undefined || moveIn === "flexible") return null;
  if (moveIn === "asap") return 0;
  return Math.max(0, daysBetween(today, typeof moveIn === "string" ? moveIn : moveIn.from));
}

/** How many of the four criteria are known; excluding places answers the question for the area. */
function criteriaKnown(slots: Slots, facts: ScoreFacts): number {
  const known = [
    slots.area !== undefined || facts.focus !== null || facts.excludedAreas.length > 0,
    slots.bedrooms !== undefined,
    slots.budget_max !== undefined || slots.budget_min !== undefined,
    slots.move_in !== undefined,
  ];
  return known.filter(Boolean).length;
}

/**
 * The sooner the move, the more it counts, because it makes a lead urgent. 46 points at most; a warm
 * lead with only two criteria and a contact (30 points) still reaches its temperature's band. A
 * later move earns nothing: a reason can't call it soon and late at once.
 */
function movePoints(days: number | null): number {
  if (days === null || days > WARM_DAYS) return 0;
  if (days <= HOT_DAYS) return 40 + Math.floor((HOT_DAYS - days) / 5);
  return 20 + Math.floor((WARM_DAYS - days) / 15);
}

/**
 * How many listings have the area, size and rent asked for, of those that the matches show: a home that is free too late
 * is none of either. Pets decide about a match, but never about a score.
 */
function countFitting({ pets: _, ...slots }: Slots, facts: ScoreFacts): number {
  const { excludedAreas, properties, market, today } = facts;
  return fittingListings(slots, excludedAreas, properties, market).filter((listing) =>
    meetsLimits({ slots, excludedAreas }, listing, { today, market }),
  ).length;
}

/** Everything in a lead's favor; 100 points at most. */
function meritsOf(slots: Slots, facts: ScoreFacts): Reason[] {
  const days = daysUntilMove(slots.move_in, facts.today);
  const criteria = criteriaKnown(slots, facts);
  const fitting = countFitting(slots, facts);
  const merits: Reason[] = [
    { id: "moves_soon", points: movePoints(days), data: { days: days ?? 0 } },
    // Five points for each criterion: with them the agent can act on the lead at all.
    { id: "criteria_known", points: criteria * 5, data: { count: criteria } },
    // A lead that cannot be reached is worth little however urgent it is.
    { id: "contact_given", points: hasContact(slots) ? 20 : 0 },
    { id: "both_contacts", points: slots.phone !== undefined && slots.email !== undefined ? 3 : 0 },
    { id: "name_given", points: slots.name === undefined ? 0 : 3 },
    { id: "showing_requested", points: slots.showing_request === undefined ? 0 : 5 },
    // Only after the renter asked for something: with no criteria every listing fits.
    { id: "listings_fit", points: criteria >= REAL_REQUEST ? Math.min(fitting, 3) : 0, data: { count: fitting } },
  ];
  return merits.filter((reason) => reason.points > 0);
}

/**
 * The temperature and what keeps it from being hotter. Hot: criteria and contact given and moving
 * within 30 days. Warm: the same within 31-120 days, or within 120 days with a criterion still open.
 * Cold: later or no date, no contact, found another place, opted out, or no real request.
 */
function judge(slots: Slots, facts: ScoreFacts): { temperature: Temperature; because?: ScoreReasonId } {
  const days = daysUntilMove(slots.move_in, facts.today);
  const criteria = criteriaKnown(slots, facts);
  if (facts.optedOut) return { temperature: "cold", because: "opted_out" };
  if (facts.found) return { temperature: "cold", because: "found_place" };
  if (criteria < REAL_REQUEST) return { temperature: "cold", because: "no_request" };
  if (!hasContact(slots)) return { temperature: "cold", because: "no_contact" };
  if (days === null) return { temperature: "cold", because: "move_date_unknown" };
  if (days > WARM_DAYS) return { temperature: "cold", because: "moves_late" };
  if (days > HOT_DAYS) return { temperature: "warm", because: "moves_late" };
  return criteria < 4 ? { temperature: "warm", because: "criteria_missing" } : { temperature: "hot" };
}

/** What remains of the merits after the reason that keeps the lead from being hotter. */
function afterCosts(raw: number, because: ScoreReasonId | undefined, temperature: Temperature): number {
  if (because === "opted_out") return 0;
  if (because === "found_place") return Math.min(raw, FOUND_TOP);
  if (because === "no_request" || because === "no_contact") return Math.floor((raw * FIFTHS_LEFT) / 5);
  if (because === "criteria_missing") return raw - CRITERION_COST;
  // A warm lead's later move already counts less.
  return temperature === "cold" ? raw - DATE_COST : raw;
}

/**
 * Scores a lead 0-100 with reasons whose points add up to the value, largest first, a
 * negative reason last. Only the search, the ways to reach the renter and the showing request enter
 * it; household, pets, voucher, language and the name itself don't (whether a name was given does).
 * An opted-out lead scores 0, because it must not be contacted; one who found another place next to nothing.
 */
export function score(slots: Slots, facts: ScoreFacts): Score {
  const merits = meritsOf(slots, facts);
  const raw = merits.reduce((sum, reason) => sum + reason.points, 0);
  const { temperature, because } = judge(slots, facts);
  const value = afterCosts(raw, because, temperature);
  const reasons = merits.sort((a, b) => b.points - a.points);
  if (because && raw > value) reasons.push({ id: because, points: value - raw });
  return { value, temperature, reasons };
}
