import type { DayMention } from "../reading/mentions/time/mention.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import { daysMentioned } from "../showings/visitDays.ts";
import { hoursBetween, type VisitWish } from "../showings/visitWish.ts";
import type { IsoDate, Slots, Understanding } from "../types.ts";
import { plusDays } from "../understanding/calendar.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { overlaps } from "../understanding/stretches.ts";
import { asksToSee, plainPart } from "./asides.ts";
import { daysBetween, weekdayOn } from "./calendar.ts";
import { knowsHomes } from "./state.ts";
import type { SaidClause, Turn } from "./turn.ts";
import { isSaidWithin, withoutSlots } from "./withoutSlots.ts";

/** Clauses about moving don't name a day for a visit. */
const ofMoving =
  /\b(?:mov(?:e|es|ed|ing)|mud\w+|lease|contrato|llaves|keys|available|disponible|need\w*|necesit\w+|libre|earlier|start(?:s|ing)?|empiez\w+|empez\w+)\b/;
/** Nothing but a home is moved into or rented, whoever is free or needs to see it. */
const surelyMoving =
  /\b(?:mov(?:e|es|ed|ing)(?! (?:it|that|the|my|our) (?:tour|visit|showing)| it\b)|mud\w+|(?:get|have|take|rent) (?:it|in|this|that)|lease|contrato|llaves|keys|start(?:s|ing)?|empiez\w+|empez\w+)\b/;
/** Seeing a home, or coming to its door. */
const seeing =
  /\b(?:see|seeing|tour\w*|view\w*|visit(?! (?:my|our|her|his|the (?:kids|family|in laws))\b)|show\w*|(?:come|coming|swing\w*|stop\w*|drop\w*|pass\w*|pop\w*|roll\w*|pull\w*|slide|go|run|head) (?:by|thru|through|over|in|see|check|up|and (?:see|check))|check (?:it|this|that|them|the \w+) out|to check|walk ?through|look at (?:it|that|this|the)|ver(?:l[oa]s?)?|visitar?\w*|(?:mostr|muestr|ensen)\w+|conocer\w*|recorr\w+|pasar|pasamos|caerle\w*|cita|en persona|in person|(?:what|which|wat) (?:times?|hours?|days?)|(?:a )?que (?:horas?|horarios?|dias?))\b/;
/** Being in town, or on the way there: days on which someone could come by. */
const staying =
  /\b(?:in town|in (?:miami|florida|the area|the city)|down there|over there|be there|there (?:from|until|till)|fly\w*|flight|land(?:ing|s)?|arriv\w+|come|coming|travel\w*|trip|visiting|here (?:from|until|for|on)|lleg\w+|viaj\w+|voy|vamos|vuel[oa]\w*|volamos|estare\w*|(?:voy|vamos) a estar|estoy|estamos|alla|por ahi|de visita)\b/;
/** One day of these is the first of several. */
const arriving =
  /\b(?:fly|flying|flight|land(?:ing|s)?|arriv\w+|get(?:ting)? (?:in|there|to)|lleg\w+|vuel[oa]\w*|volamos|viaj\w+)\b/;
/** "I'm not in Miami till the 11th", "sigo en Monterrey hasta el 12". */
const away =
  /\b(?:not|cant|cannot|wont|dont|away|out of (?:town|state)|abroad|still in|gone|travel\w*|no|sigo|estoy|estamos|ando|fuera|viaj\w+|im in|i am in|were in|we are in)\b/;
const named =
  /\d|january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre/;
const ofVideo = /\b(?:video\w*|virtual\w*|zoom|facetime)\b/;

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

/** True if the message also tells when the renter moves. */
export function tellsOfMoving({ message }: Turn): boolean {
  return ofMoving.test(plainPart(message));
}

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
  // Whoever wants to see it by video means no day of the journey.
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

/** "We fly in December 11-13", "llego el 14": the days on which the renter is there. */
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

function isStay(text: string): boolean {
  return staying.test(text) && (!seeing.test(text) || (arriving.test(text) && !asksFor.test(text)));
}

const asksFor = /\b(?:can|could|may|puedo|podemos|podria\w*|se puede)\b/;

/** A plan that wasn't read as the day of the move. */
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

/**
 * "What time Saturday?", "we're in Miami December 8 to 11, could we see it then?": days of a visit, whatever they were
 * read as.
 */
export function withDaysOfVisit(turn: Turn): Understanding {
  if (turn.heard.slots.move_in === undefined && turn.heard.slots.showing_request === undefined) return turn.heard;
  const ofVisit = withoutAreaOfStay(turn, withoutMoveOfVisit(turn));
  return withoutHourBetween(turn, withinWish(turn, withoutOtherDate(turn, ofVisit)));
}

/** "We'll be in Miami December 8 to 11": no wish for an area. */
function withoutAreaOfStay(turn: Turn, heard: Understanding): Understanding {
  const stays = turn.clauses.filter(({ start, end }) => {
    const text = plainPart(turn.message.slice(start, end));
    return isStay(text) && !ofSearch.test(text) && !surelyMoving.test(text);
  });
  const isOfStay = heard.slots.area !== undefined && isSaidWithin(heard, "area", stays);
  return isOfStay && seeksVisit(turn) ? { ...heard, slots: withoutSlots(heard.slots, ["area"]) } : heard;
}

/** "I'm in Chicago until January": neither that nor the first day of a week is the day of the visit. */
function withoutOtherDate(turn: Turn, heard: Understanding): Understanding {
  const { showing_request: visit, ...slots } = heard.slots;
  if (visit?.date === undefined) return heard;
  const { date } = visit;
  const mentions = readTimes(turn.message, turn.local.date).filter((mention) => mention.kind === "day");
  // "A video tour before I fly out on the 10th?"
  if (seeksVideo(turn) && mentions.every((mention) => isOfTravel(turn, mention))) return withoutDate();
  const names = mentions.filter(({ from, to, anchor = { from, to } }) => anchor.from <= date && date <= anchor.to);
  // "This coming weekend" on a Saturday isn't today.
  if (names.length === 0 && mentions.every(({ from, to }) => from === to)) return heard;
  const isNamed = names.some(({ relation, granularity }) => relation !== "until" && granularity !== "month");
  return isNamed ? heard : withoutDate();

  function withoutDate(): Understanding {
    const hour = visit?.time === undefined ? {} : { showing_request: { time: visit.time } };
    return { ...heard, slots: { ...slots, ...hour } };
  }
}

function seeksVideo({ asides, clauses, message }: Turn): boolean {
  return asides.includes("video") || clauses.some(({ start, end }) => isOfVideo(message.slice(start, end)));
}

/** The words before a day that make it that of a journey. */
function isOfTravel({ message }: Turn, { start }: { start: number }): boolean {
  const before = plainPart(message.slice(Math.max(0, start - longestLead), start));
  return /\b(?:fly|flying|flight|travel\w*|trip|land(?:ing)?|arriv\w+|get in|move|leave|viaj\w+|vuel[oa]\w*|lleg\w+|salgo|salimos)\b(?: \w+){0,3}$/.test(
    before,
  );
}

const longestLead = 40;

function withoutMoveOfVisit(turn: Turn): Understanding {
  const { heard } = turn;
  const { move_in: day, showing_request: visit } = heard.slots;
  const isDay = typeof day === "string" && day !== "asap" && day !== "flexible";
  if (!isDay && !isSpan(day)) return heard;
  const said = heard.evidence.filter(({ slot }) => slot === "move_in");
  const clauses = turn.clauses.filter((clause) => said.some((item) => overlaps(item, clause)));
  if (clauses.length === 0 || !clauses.every((clause) => isOfVisit(turn, clause))) return heard;
  return {
    ...heard,
    slots: { ...withoutSlots(heard.slots, ["move_in"]), ...(isDay && !visit && { showing_request: { date: day } }) },
    evidence: heard.evidence.map((item) => (item.slot === "move_in" ? { ...item, slot: "showing_request" } : item)),
    intents: heard.intents.includes("book_showing") ? heard.intents : [...heard.intents, "book_showing"],
  };
}

/** True if a clause names days to come by, of a stay in town, or of a wish to see a home that another clause has. */
function isOfVisit(turn: Turn, clause: SaidClause): boolean {
  const text = plainPart(turn.message.slice(beforePause(turn, clause), clause.end));
  if (surelyMoving.test(text) || ofSearch.test(text) || (!isOfHomes(turn) && isFor(turn))) return false;
  if (seeing.test(text)) return true;
  if (!seeksVisit(turn)) return false;
  if (isStay(text)) return true;
  if (turn.asked === "move_in") return false;
  // "Dec 12 to 14 we're both off, could we stop by then?"
  const picks = clause.stance === "wants_visit" || clause.stance === "pick_time";
  return picks || (pointsBack.test(plainPart(turn.message)) && !tellsOfMoving(turn));
}

const pointsBack =
  /\b(?:then|th(?:ose|ese) (?:days|mornings|afternoons|evenings|dates)|(?:one|any|either) of th(?:ose|em|ese)|es[oa]s (?:dias|mananas|tardes|noches|fechas)|alguno de es[oa]s|ahi|entonces|por (?:esos|esas) \w+)\b/;

/** Where the clauses begin that no pause separates from this one: "viajo yo | solo la primera semana de diciembre". */
function beforePause({ clauses, message }: Turn, { start }: SaidClause): number {
  const before = clauses.findLast(({ end }) => end <= start && message.slice(end, start).trim() === "");
  return before?.start ?? start;
}

/** "Can I see what's available January 5?", "show me something for the 15th": the day is of the home. */
const ofSearch =
  /\b(?:available|disponible\w*|need\w*|necesit\w+|looking for|busc\w+|see (?:what|which|if|some|any|more|other)|show me (?:what|some|any|all|more|other)|ver (?:que|cuales|si|otr[oa]s?|algun\w*))\b/;

/** True if there is a home to see. */
function isOfHomes({ state, homesNamed, context }: Turn): boolean {
  return knowsHomes(state) || homesNamed.length > 0 || context.properties.length === 1;
}

function isFor({ heard, message }: Turn): boolean {
  const start = heard.evidence.find(({ slot }) => slot === "move_in")?.start ?? 0;
  return /\b(?:for|by|para|pa)(?: (?:the|el))?\s*$/i.test(message.slice(0, start));
}

/** A move at any time within a month or more is no visit. */
const longestVisit = 15;

function isSpan(day: Slots["move_in"]): day is { from: IsoDate; to: IsoDate } {
  return typeof day === "object" && daysBetween(day.from, day.to) <= longestVisit;
}

/** True if the message asks to see a home, in person or by video. */
function seeksVisit({ heard, message, clauses, timesOffered }: Turn): boolean {
  if (heard.intents.includes("book_showing") || timesOffered.length > 0 || asksToSee(message)) return true;
  return clauses.some(
    ({ stance, aside, start, end }) =>
      stance === "wants_visit" ||
      stance === "pick_time" ||
      aside === "video" ||
      ofVideo.test(plainPart(message.slice(start, end))),
  );
}

/** True if a question is about the days on which a home can be seen. */
export function asksForDays(text: string, today: IsoDate): boolean {
  return seeing.test(plainPart(text)) && !ofSearch.test(plainPart(text)) && daysMentioned(text, today).length > 0;
}

/** True for a stretch of the message that only asks to see a home. */
export function asksToVisit({ message, clauses }: Turn, span: Stretch): boolean {
  const asking = clauses.filter((clause) => overlaps(clause, span));
  return (
    asking.length > 0 &&
    asking.every(({ stance, start, end }) => {
      const text = plainPart(message.slice(start, end));
      return (
        (stance === "wants_visit" || stance === "pick_time") &&
        seeing.test(text) &&
        !ofSearch.test(text) &&
        !ofCost.test(text)
      );
    })
  );
}

const ofCost = /\b(?:costs?|how much|pay\w*|due|deposit\w*|fees?|cuest\w+|cuanto|pag\w+|deposito)\b/;

/** True if words are about seeing a home by video. */
export function isOfVideo(text: string): boolean {
  return ofVideo.test(plainPart(text));
}

/** True if a clause that isn't about a video tour names a day to come. */
export function namesDayToCome(turn: Turn): boolean {
  return daysSaid(turn).some(
    ({ text, clause }) =>
      !ofVideo.test(text) && !surelyMoving.test(text) && (seeing.test(text) || clause.stance === "wants_visit"),
  );
}

/** "Monday at 10" after "my sister is there from the 5th to the 8th" is the Monday among those days. */
function withinWish({ state, timesOffered }: Turn, heard: Understanding): Understanding {
  const { showing_request: visit } = heard.slots;
  const { from, to = "9" } = (timesOffered.length > 0 && state.visitWish) || {};
  if (visit?.date === undefined || from === undefined || visit.date >= from) return heard;
  const weekday = weekdayOn(visit.date);
  const date = plusDays(from, (weekday - weekdayOn(from) + 7) % 7);
  return date > to ? heard : { ...heard, slots: { ...heard.slots, showing_request: { ...visit, date } } };
}

/** "4 or 5 in the afternoon" leaves the hour open, and "tipo 14 al 18" names none. */
function withoutHourBetween(turn: Turn, heard: Understanding): Understanding {
  const { visitTalk, local } = turn;
  const { showing_request: visit, ...slots } = heard.slots;
  if (!visit?.time) return heard;
  const isOpen = hoursBetween(visitTalk.takes, local.date).latest !== undefined;
  if (!isOpen && !isDayOfStretch(turn, Number(visit.time.slice(0, 2)))) return heard;
  const day = visit.date === undefined ? {} : { showing_request: { date: visit.date } };
  return { ...heard, slots: { ...slots, ...day } };
}

/** True if the hour is the first number of a stretch of days, and no hour is named. */
function isDayOfStretch({ message, local }: Turn, hour: number): boolean {
  const mentions = readTimes(message, local.date);
  if (mentions.some(({ kind }) => kind === "time")) return false;
  return mentions.some((mention) => {
    if (mention.kind !== "day" || mention.from === mention.to) return false;
    const [first] = /\d{1,2}/.exec(message.slice(mention.start, mention.end)) ?? [];
    return first !== undefined && (Number(first) === hour || Number(first) + 12 === hour);
  });
}
