import type { DayMention } from "../reading/mentions/time/mention.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { VisitWish } from "../showings/visitWish.ts";
import type { IsoDate } from "../types.ts";
import { plainPart } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import type { Turn } from "./turn.ts";

/** Clauses about moving don't name a day for a visit. */
const ofMoving =
  /\b(?:mov(?:e|es|ed|ing)|mud\w+|lease|contrato|llaves|keys|available|disponible|need\w*|necesit\w+|libre|earlier|start(?:s|ing)?|empiez\w+|empez\w+)\b/;
/** "I'm not in Miami till the 11th", "sigo en Monterrey hasta el 12". */
const away =
  /\b(?:not|cant|cannot|wont|dont|away|out of (?:town|state)|abroad|still in|gone|travel\w*|no|sigo|estoy|estamos|ando|fuera|viaj\w+|im in|i am in|were in|we are in)\b/;
const named =
  /\d|january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/;

/** The days for a visit that a message names by date or bounds: "December 14 or 15", "not until the 11th". */
export interface DaysNamed {
  /** The renter can't come before. */
  notBefore?: IsoDate;
  /** Single days, or the first and the last of a stretch. */
  days?: Pick<VisitWish, "dates" | "from" | "to">;
}

/** A bound farther ahead, such as the next Thanksgiving, was misread. */
const farthest = 90;

/** True if the message also tells when the renter moves. */
export function tellsOfMoving({ message }: Turn): boolean {
  return ofMoving.test(plainPart(message));
}

/** Reads the days of a message about a showing with the one grammar of days. */
export function daysNamed(turn: Turn): DaysNamed {
  const said = turn.clauses.flatMap(({ start, end }) => {
    const part = turn.message.slice(start, end);
    const text = plainPart(part);
    if (ofMoving.test(text)) return [];
    const takes = turn.visitTalk.takes.slice(start, end).trim() !== "";
    return readTimes(part, turn.local.date).flatMap((mention) =>
      mention.kind === "day" && isFree(turn, mention, start)
        ? [{ mention, text, takes, words: wordsOf(part, mention) }]
        : [],
    );
  });
  const bounds = said.flatMap(({ mention, text }) => {
    if (mention.relation === "until") return away.test(text) ? [mention.to] : [];
    return mention.relation === "from" || mention.relation === "after" ? [mention.from] : [];
  });
  const on = said.flatMap(({ mention, words, takes }) =>
    takes && mention.relation === "on" && named.test(words) ? [mention] : [],
  );
  const notBefore = bounds
    .filter((day) => daysBetween(turn.local.date, day) <= farthest)
    .sort()
    .at(-1);
  if (on.length > 0) return { days: daysOf(on) };
  return { ...(notBefore !== undefined && { notBefore }) };
}

/** A plan that wasn't read as the day of the move. */
function isFree({ heard }: Turn, mention: DayMention, offset: number): boolean {
  if (mention.past || mention.excluded || mention.granularity === "month" || mention.granularity === "year")
    return false;
  const [start, end] = [mention.start + offset, mention.end + offset];
  const isMove = heard.evidence.some((item) => item.slot === "move_in" && item.start < end && start < item.end);
  return !isMove || heard.slots.move_in === undefined;
}

function wordsOf(part: string, { start, end }: DayMention): string {
  return plainPart(part.slice(start, end));
}

function daysOf(on: readonly DayMention[]): NonNullable<DaysNamed["days"]> {
  const [first] = on;
  if (on.length === 1 && first && first.from !== first.to) return { from: first.from, to: first.to };
  return { dates: [...new Set(on.map(({ from }) => from))] };
}
