import type { DayMention } from "../reading/mentions/time/mention.ts";
import { daysMentioned } from "../showings/visitDays.ts";
import type { VisitWish } from "../showings/visitWish.ts";
import type { IsoDate, Understanding } from "../types.ts";
import { overlaps } from "../understanding/stretches.ts";
import { plainPart } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import {
  arriving,
  beforePause,
  isOfTravel,
  isOfVideo,
  isStay,
  ofMoving,
  seeing,
  seeksVideo,
  surelyMoving,
} from "./dayRoles.ts";
import type { SaidClause, Turn } from "./turn.ts";

/** Words for being away: "I'm not in Miami till the 11th", "sigo en Monterrey hasta el 12". */
const away =
  /\b(?:not|cant|cannot|wont|dont|away|out of (?:town|state)|abroad|still in|gone|travel\w*|no|sigo|estoy|estamos|ando|fuera|viaj\w+|im in|i am in|were in|we are in)\b/;
const named =
  /\d|january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/;

/** The days for a visit that a message names by date or bounds, besides those of the wish. */
export interface DaysNamed {
  /** The renter can't come before. */
  notBefore?: IsoDate;
  /** A single day by date: "Saturday, December 12". */
  date?: IsoDate;
  /** When the renter is in town. */
  stay?: Pick<VisitWish, "from" | "to">;
}

/** A bound farther ahead, such as the next Thanksgiving, was misread. */
const farthest = 90;

/** A day in its clause. */
interface DaySaid {
  mention: DayMention;
  clause: SaidClause;
  text: string;
}

/** Reads the days of a message about a showing with the one grammar of days. */
export function daysNamed(turn: Turn): DaysNamed {
  const said = daysSaid(turn).filter(
    ({ mention, clause, text }) => !ofMoving.test(text) && isFree(turn, mention, clause),
  );
  const bounds = said.flatMap(({ mention: { relation, from, to }, text }) => {
    if (relation === "until") return away.test(text) ? [to] : [];
    return relation === "from" || relation === "after" ? [from] : [];
  });
  const notBefore = bounds
    .filter((day) => daysBetween(turn.local.date, day) <= farthest)
    .sort()
    .at(-1);
  const on = said.filter(({ mention, clause, text }) => {
    const isTaken = turn.visitTalk.takes.slice(clause.start, clause.end).trim() !== "";
    const isSingle = mention.relation === "on" && mention.from === mention.to && mention.weekdays === undefined;
    const isJourney = isOfTravel(turn, { start: mention.start + clause.start });
    return isTaken && isSingle && !isStay(text) && !isJourney && named.test(plainPart(wordsOf(turn, mention, clause)));
  });
  // A renter who wants to see it by video means no day of the journey.
  const stay = seeksVideo(turn) ? undefined : stayOf(said);
  const date = on[0]?.mention.from;
  if (date !== undefined) return { date, ...(stay && { stay }) };
  return { ...(notBefore !== undefined && { notBefore }), ...(stay && { stay }) };
}

function daysSaid(turn: Turn): DaySaid[] {
  return turn.clauses.flatMap((clause) => {
    const part = turn.message.slice(clause.start, clause.end);
    const mentions = daysMentioned(part, turn.local.date).filter(({ excluded }) => !excluded);
    const text = plainPart(turn.message.slice(beforePause(turn, clause), clause.end));
    return mentions.map((mention) => ({ mention, clause, text }));
  });
}

/** The days on which the renter is in town: "We fly in December 11-13", "llego el 14". */
function stayOf(said: readonly DaySaid[]): DaysNamed["stay"] {
  const found = said.find(
    ({ mention, text }) =>
      isStay(text) && mention.relation !== "until" && mention.weekday === undefined && mention.weekdays === undefined,
  );
  if (!found) return undefined;
  const { from, to, relation } = found.mention;
  if (relation === "from" || relation === "after" || (from === to && arriving.test(found.text))) return { from };
  return { from, to };
}

/** True for a plan that wasn't read as the day of the move. */
function isFree({ heard }: Turn, { start, end, from, to }: DayMention, clause: SaidClause): boolean {
  if (heard.slots.move_in === undefined) return true;
  if (heard.slots.move_in === from && from === to) return false;
  const span = { start: start + clause.start, end: end + clause.start };
  return !heard.evidence.some((item) => item.slot === "move_in" && overlaps(item, span));
}

function wordsOf({ message }: Turn, { start, end }: DayMention, clause: SaidClause): string {
  return message.slice(clause.start + start, clause.start + end);
}

/** A text without the days that were read as those of the move. */
export function withoutMove(text: string, { slots, evidence }: Understanding): string {
  if (slots.move_in === undefined) return text;
  return evidence.reduce((left, item) => (item.slot === "move_in" ? left.replace(item.text, " ; ") : left), text);
}

/** True if a clause that isn't about a video tour names a day to come. */
export function namesDayToCome(turn: Turn): boolean {
  return daysSaid(turn).some(
    ({ text, clause }) =>
      !isOfVideo(text) && !surelyMoving.test(text) && (seeing.test(text) || clause.stance === "wants_visit"),
  );
}
