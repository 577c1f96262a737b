import { readVisitTalk, type VisitTalk } from "../showings/visitTalk.ts";
import { clockTime, timeOfDay } from "../showings/zonedTime.ts";
import type { TurnContext } from "../turn.ts";
import type { IsoDate, Understanding } from "../types.ts";
import { asksToSee } from "./asides.ts";
import { hear, isGivenName } from "./hear.ts";
import type { DialogueState } from "./state.ts";
import { dayOfWeek, movesHour } from "./visitMoved.ts";

type Visit = Understanding["slots"]["showing_request"];

/**
 * Takes the day and hour of a showing only from the clauses that choose them: in "Monday at 2, I drop her off at 9",
 * the drive isn't a time to come.
 */
export function withVisitTaken(
  state: DialogueState,
  heard: Understanding,
  message: string,
  context: TurnContext,
): Understanding {
  const isAboutVisit = heard.slots.showing_request ?? context.showing ?? state.offeredTimes?.[0];
  if (!isAboutVisit) return heard;
  const said = { message, talk: readVisitTalk(message) };
  const visit = withMoveApart(state, withVisitOfParts(state, heard, said, context), said, context);
  return withNameBeside(state, visit, message, context);
}

/** A message, and what its clauses say about a showing. */
interface Said {
  message: string;
  talk: VisitTalk;
}

/** Separates the parts of a message that may be a name: "2pm works - Jasmine Ortiz". */
const pause = /[.,;!\n]+\s*|\s+[-–—]+\s*|\s+(?=(?:thx|thanks|gracias)\b)/iu;
const mostNames = 4;

/** Reads a part with only a name, next to a showing's time, as the renter's: "A las 6:30 porfa. Leidy Restrepo". */
function withNameBeside(
  state: DialogueState,
  heard: Understanding,
  message: string,
  context: TurnContext,
): Understanding {
  if (heard.slots.name !== undefined || state.slots.name !== undefined || !heard.slots.showing_request) return heard;
  const parts = message.split(pause).filter((part) => part.trim() !== "");
  if (parts.length < 2) return heard;
  const asking = { ...state, asked: "name" as const, offeredTimes: [], offered: [] };
  for (const part of parts.map((one) => one.trim()).reverse()) {
    const words = part.split(/\s+/);
    const isLikeName =
      /^\p{L}[\p{L}'’ .-]*$/u.test(part) &&
      words.length <= mostNames &&
      (isCapital(words) || isGivenName(words[0] ?? ""));
    const said = isLikeName ? hear(asking, part, { ...context, showing: undefined }) : undefined;
    const [name, ...others] = Object.values(said?.slots ?? {});
    const start = message.indexOf(part);
    if (typeof name !== "string" || said?.slots.name === undefined || others.length > 0 || said.topics.length > 0)
      continue;
    const evidence = { slot: "name" as const, start, end: start + part.length, text: part };
    return { ...heard, slots: { ...heard.slots, name }, evidence: [...heard.evidence, evidence] };
  }
  return heard;
}

function isCapital(words: readonly string[]): boolean {
  return words.every((word) => /^\p{Lu}/u.test(word) || /^(?:de|del|la|los|y|da|van|von)$/.test(word));
}

/** Reads another clause's month, next to a near day, as the move: "Dec 15. Can we make it Thursday?". */
function withMoveApart(
  state: DialogueState,
  heard: Understanding,
  { talk: { parts } }: Said,
  context: TurnContext,
): Understanding {
  const near = parts.filter((part) => dayOfWeek.test(part) && !monthName.test(part));
  const far = parts.filter((part) => monthName.test(part) && !dayOfWeek.test(part) && !/\d:\d|[ap]m\b/.test(part));
  const [visit] = near.flatMap((part) => visitOfPart(state, part, context) ?? []).reverse();
  const last = context.freeTimes?.at(-1)?.date;
  if (!visit?.date || far.length === 0 || last === undefined) return heard;
  const { offeredTimes: _times, ...before } = state;
  const moves = far.flatMap(
    (part) => hear({ ...before, asked: "move_in" }, part, { ...context, showing: undefined }).slots.move_in ?? [],
  );
  const move = moves.find((day) => (typeof day === "string" ? day : day.from) > last || state.asked === "move_in");
  if (move === undefined) return heard;
  return { ...heard, slots: { ...heard.slots, move_in: move, showing_request: visit } };
}

const monthName =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[p]?tiembre|octubre|noviembre|diciembre|dic|ene|ago)\b/;

function withVisitOfParts(
  state: DialogueState,
  heard: Understanding,
  { message, talk: { takes, parts, instead, kept } }: Said,
  context: TurnContext,
): Understanding {
  const later = instead === undefined ? undefined : visitOfPart(state, instead, context);
  if (later?.time ?? later?.date) {
    const before = kept === undefined ? dayAmong(state, parts, context) : visitOfPart(state, kept, context);
    const only = later?.time === undefined ? hourOfferedOn(state, later?.date, context) : undefined;
    return { ...heard, slots: { ...heard.slots, showing_request: { ...before, ...only, ...later } } };
  }
  const asked = heard.slots.showing_request ? undefined : hourAsked(state, parts, context);
  if (asked)
    return { ...heard, slots: { ...heard.slots, showing_request: asked }, intents: [...heard.intents, "book_showing"] };
  // Without a day or an hour in what is left, reading it again would find none.
  const isWhole = takes === message;
  if (isWhole && !/\d/.test(takes)) return heard;
  const said = isWhole ? heard : takes.trim() === "" ? undefined : hear(state, takes.trim(), context);
  const alone = said?.slots.showing_request?.time ? undefined : hourAmong(state, parts, context);
  const visit = alone ?? said?.slots.showing_request;
  if (isWhole && !alone) return heard;
  const { showing_request: whole, bedrooms, ...others } = heard.slots;
  // "I can't at noon. What about 3?": an hour instead of a number of bedrooms.
  const isHour = visit?.time !== undefined && (alone !== undefined || said?.slots.bedrooms === undefined);
  const rooms = bedrooms === undefined || isHour ? {} : { bedrooms };
  const slots = { ...others, ...rooms, ...(visit && { showing_request: visit }) };
  // "On Monday my daughter is out at 11" asks for no showing.
  const isMisread = whole !== undefined && !visit && !asksToSee(message);
  const intents = isMisread ? heard.intents.filter((intent) => intent !== "book_showing") : heard.intents;
  return { ...heard, slots, intents };
}

function visitOfPart(state: DialogueState, part: string, context: TurnContext): Visit {
  return hear(state, part, context).slots.showing_request;
}

/** The hour of the only time offered on a day: "Today 6. No, Monday" next to a choice with one time on Monday. */
function hourOfferedOn(
  { offeredTimes = [] }: DialogueState,
  date: IsoDate | undefined,
  { market }: TurnContext,
): { time: string } | undefined {
  const clocks = offeredTimes.map((at) => clockTime(Date.parse(at), market.timeZone));
  const [only, ...others] = clocks.filter((clock) => clock.date === date);
  return only && others.length === 0 ? { time: timeOfDay(only.minutes) } : undefined;
}

/** The last day that a clause names for the showing. */
function dayAmong(state: DialogueState, parts: readonly string[], context: TurnContext): { date?: IsoDate } {
  const dates = parts.flatMap((part) => visitOfPart(state, part, context)?.date ?? []);
  return dates.length > 0 ? { date: dates.at(-1) as IsoDate } : {};
}

/** The hour of the clause that asks to move a showing: "Andrés works until 5. Can we come by at 6:30?". */
function hourAsked(state: DialogueState, parts: readonly string[], context: TurnContext): Visit {
  if (!context.showing || parts.length < 2) return undefined;
  const hours = parts.flatMap((part) => {
    const visit = movesHour(part, state, context) ? visitOfPart(state, part, context) : undefined;
    return visit?.time ? [visit] : [];
  });
  return hours.length === 1 ? hours[0] : undefined;
}

/** The hour of the only clause that is a bare hour: "10 works. Should I bring anything?". */
function hourAmong(state: DialogueState, parts: readonly string[], context: TurnContext): Visit {
  if (parts.length < 2) return undefined;
  const hours = parts.flatMap((part) => {
    const visit = part.length <= longestHour && /\d/.test(part) ? visitOfPart(state, part, context) : undefined;
    return visit?.time ? [visit] : [];
  });
  return hours.length === 1 ? hours[0] : undefined;
}

/** A longer clause says more than an hour. */
const longestHour = 30;
