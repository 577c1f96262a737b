import type { FreeTime } from "../showings/freeTimes.ts";
import { namesDays, namesHours, timesWithin, type VisitWish } from "../showings/visitWish.ts";
import { plainText } from "./asides.ts";
import { earliest, isQuestion, latest } from "./timeAsked.ts";
import type { Turn } from "./turn.ts";
import { dayOffered, isVague, type WantedTime } from "./visitTime.ts";

/** The first or last free time of the named days: "The last one you have tomorrow", "lo más temprano el lunes". */
export function outermostTime(turn: Turn, free: readonly FreeTime[], wish: VisitWish | null): FreeTime | undefined {
  const { message, heard } = turn;
  const text = plainText(message);
  // "The earliest one after 1": on the day of the choice.
  const day = heard.slots.showing_request?.date ?? (wish && namesHours(wish) ? dayOffered(turn) : undefined);
  const days = wish && isVague(wish) ? wish : {};
  if (isQuestion(message) || (day === undefined && !namesDays(days))) return undefined;
  const within = timesWithin(free, day && !namesDays(days) ? { ...days, dates: [day] } : days);
  if (earliest.test(text)) return within[0];
  return latest.test(text) ? within.at(-1) : undefined;
}

const asks =
  /^(?:(?:and|so|ok|y|pero|entonces) )*(?:whats|what is|which|how (?:late|early)|cual|hasta (?:que|q))\b(?!.*\b(?:first|last|prim\w+|ultim\w+) (?:one|apartment|apto|uno|home)\b)/;

/** The single time that a question asks for: "What's the latest on Saturday?". */
export function outermostAsked(
  { message }: Turn,
  free: readonly FreeTime[],
  { date }: WantedTime,
  wish: VisitWish | null,
): FreeTime | undefined {
  const text = plainText(message);
  const isLatest = latest.test(text);
  const days = date === undefined ? wish : { ...wish, dates: [date] };
  if (!asks.test(text) || isLatest === earliest.test(text) || !days || !namesDays(days)) return undefined;
  const within = timesWithin(free, days);
  const day = within[0]?.date;
  return isLatest ? within.filter((time) => time.date === day).at(-1) : within[0];
}
