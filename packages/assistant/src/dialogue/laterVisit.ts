import type { FreeTime } from "../showings/freeTimes.ts";
import { namesDays, namesHours, type VisitWish } from "../showings/visitWish.ts";
import { timeOfDay } from "../showings/zonedTime.ts";
import type { IsoDate } from "../types.ts";
import type { Act } from "./act.ts";
import type { NoTimes } from "./actParts.ts";
import { plainPart, plainText } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import { tellsOfMoving } from "./dayRoles.ts";
import { daysNamed } from "./daysOfVisit.ts";
import { offHours } from "./offHours.ts";
import { tellAgent } from "./secondHome.ts";
import { hoursHere } from "./theirClock.ts";
import type { Turn } from "./turn.ts";
import { type WantedTime, wishOf } from "./visitTime.ts";

/**
 * Asks the agent about days after the last one that can be booked: they aren't "taken", and nothing sooner is offered
 * to someone who isn't there yet.
 */
export function askForLaterDay(
  turn: Turn,
  free: readonly FreeTime[],
  wanted: WantedTime,
  wish: VisitWish | null,
): boolean {
  const { state, changes } = turn;
  const last = free.at(-1)?.date;
  const { notBefore } = daysNamed(turn);
  if (notBefore !== undefined) state.visitsFrom = notBefore;
  // "We land the 10th. Friday the 11th": the wish only says from when.
  const isOpen = wish?.dates === undefined && wish?.to === undefined;
  const asked = wanted.date ?? (isOpen ? turn.heard.slots.showing_request?.date : undefined);
  const days = asked ? [asked] : (wish?.dates ?? []);
  const first = [...days].sort()[0] ?? wish?.from ?? (wish?.weekdays ? undefined : state.visitsFrom);
  if (last === undefined || first === undefined || first <= last) return false;
  if (tellsOfMoving(turn) && daysBetween(last, first) > soonest) return false;
  // A move-in date was read where the message names the day of the visit.
  if (changes.slots.showing_request === undefined) state.slots = { ...state.slots, showing_request: { date: first } };
  passOnLaterDay(turn, { ...dayOf(days, wish, first), ...hoursOf(wanted, wish) }, last);
  return true;
}

/** Asks the agent for a showing after the last day that can be booked. */
export function passOnLaterDay(turn: Turn, when: NoTimes, last: IsoDate): void {
  const { state, context } = turn;
  const address = context.properties.find(({ id }) => id === state.focus)?.address;
  turn.acts.push({ type: "later_visit", when, last, ...(address && { address }) });
  tellAgent(turn, state.focus ?? undefined, `after ${last}: ${JSON.stringify(when)}`);
}

/**
 * If a move is mentioned, a date this many days after the last one that can be booked is more likely the day of the
 * move.
 */
const soonest = 14;

function dayOf(days: readonly IsoDate[], wish: VisitWish | null, first: IsoDate): NoTimes {
  if (days.length === 1) return { date: first };
  const until = [...days].sort().at(-1) ?? wish?.to;
  if (until === undefined) return { since: first };
  return until === first ? { date: first } : { date: first, until };
}

/** The hour that is wanted, otherwise those between which it is. */
export function hoursOf(
  { time }: { time?: string | undefined },
  wish: Pick<VisitWish, "earliest" | "latest"> | null,
): NoTimes {
  if (time) return { time };
  const { earliest, latest } = wish ?? {};
  return { ...(earliest !== undefined && { earliest }), ...(latest !== undefined && { latest }) };
}

const ofVideo = /\b(?:video\w*|virtual\w*|zoom|facetime|remotely)\b/;
const notInPerson =
  /\b(?:not|cant|cannot|no)(?: \w+){0,3} (?:in person|en persona|presencial)|\b(?:in person|en persona|presencial) (?:no|not|isnt|wont|is not)\b/;
const comes =
  /\b(?:in person|en persona|presencial(?:mente)?|fly(?:ing)?|driv(?:e|ing)|come|coming|go|be there|land(?:ing)?|arriv\w+|in town|lleg\w+|ir|voy|pasar|estar (?:ahi|alla)|mostrar\w*|visitar\w*|viewings?|see (?:it|the|both|that))\b/;

/** Words for not being there at the time of the tour: "I'm in Chicago until January", "I fly in later". */
const isElsewhere = /\b(?:until|till?|hasta|later|not yet|todavia|aun|sigo|still)\b/;

/** True if the renter won't or can't see it in person: "Not in person, please", "I can't see it in person". */
export function saysNotInPerson({ message }: Turn): boolean {
  return notInPerson.test(plainText(message));
}

/** True if a clause that isn't about a video tour mentions coming or seeing. */
function speaksOfComing(turn: Turn): boolean {
  const { message, clauses } = turn;
  if (saysNotInPerson(turn)) return false;
  return clauses.some(({ start, end }) => {
    const text = plainPart(message.slice(start, end));
    return comes.test(text) && !ofVideo.test(text) && !isElsewhere.test(text);
  });
}

/** A longer clause says more than when a video tour suits, unless the last reply was about one. */
const longestWish = 80;

function longestNaming({ clauses, message }: Turn): number {
  const naming = clauses.filter(({ start, end }) => /\d|day\b|dia\b/i.test(message.slice(start, end)));
  return Math.max(0, ...naming.map(({ start, end }) => end - start));
}

/** Notes when a renter wants to see the home by video, for the agent to arrange: "Thursday after 6, Miami time". */
export function noteVideoWish(turn: Turn): boolean {
  const { state, heard, acts } = turn;
  const { byVideo } = state;
  const said = heard.slots.showing_request ?? {};
  const wish = wishOf(turn);
  const names = said.date ?? said.time ?? (wish !== null && (namesDays(wish) || namesHours(wish)));
  if (!byVideo || !names) return false;
  const isAsked = acts.some((act) => act.type === "aside" && act.about === "video");
  if (speaksOfComing(turn)) {
    if (!isAsked || inPerson.test(plainText(turn.message))) state.byVideo = undefined;
    return false;
  }
  const isAnswer = !byVideo.told && state.turns - byVideo.turn <= 1;
  if (!isAnswer && longestNaming(turn) > longestWish) {
    state.byVideo = undefined;
    return false;
  }
  tellVideoWish(turn, said, wish);
  state.byVideo = { ...byVideo, told: true };
  return true;
}

const inPerson = /\b(?:in person|en persona|presencial(?:mente)?|viewings?|visitar\w*)\b/;

/** More weekdays than this are a workweek, and aren't named one by one. */
const fewDays = 2;

/** When by the agent's clock, and whether the agent usually works then. */
function inAgentsHours(turn: Turn, asked: NoTimes): Omit<Extract<Act, { type: "video_wish" }>, "type"> {
  const { when, clock } = hoursHere(turn, asked);
  const { hub } = turn.context.market;
  const time = when.time ?? (when.earliest === undefined ? undefined : timeOfDay(when.earliest));
  const said = { ...(when.date && { date: when.date }), ...(time && { time }) };
  const isLate = clock !== "theirs" && offHours(turn, said) !== undefined;
  return {
    when,
    ...(clock && { clock }),
    ...(clock === "here" && hub !== undefined && { city: hub }),
    ...(isLate && { late: true as const }),
  };
}

function tellVideoWish(turn: Turn, said: WantedTime, wish: VisitWish | null): void {
  const days = wish?.dates ?? (said.date ? [said.date] : []);
  const first = [...days].sort()[0] ?? wish?.from;
  const when: NoTimes = {
    ...(first !== undefined && dayOf(days, wish, first)),
    ...(first === undefined && wish?.weekdays && wish.weekdays.length <= fewDays && { weekdays: wish.weekdays }),
    ...hoursOf(wish && namesHours(wish) ? { ...said, time: undefined } : said, wish),
  };
  turn.acts = turn.acts.filter((act) => act.type !== "aside" || act.about !== "video");
  turn.acts.push({ type: "video_wish", ...inAgentsHours(turn, when) });
  tellAgent(turn, turn.state.focus ?? undefined, `video ${JSON.stringify(when)}`);
}
