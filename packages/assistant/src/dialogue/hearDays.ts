import { readTimes } from "../reading/mentions/time/readTimes.ts";
import { hoursBetween } from "../showings/visitWish.ts";
import type { IsoDate, Slots, Understanding } from "../types.ts";
import { plusDays, weekdayOn } from "../understanding/calendar.ts";
import { overlaps } from "../understanding/stretches.ts";
import { plainPart } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import {
  beforePause,
  isOfTravel,
  isStay,
  ofSearch,
  seeing,
  seeksVideo,
  seeksVisit,
  surelyMoving,
  tellsOfMoving,
} from "./dayRoles.ts";
import { knowsHomes } from "./state.ts";
import type { SaidClause, Turn } from "./turn.ts";
import { isSaidWithin, withoutSlots } from "./withoutSlots.ts";

/**
 * Reads days as those of a showing, whatever they were read as: "What time Saturday?", "we're in Miami December 8 to
 * 11, could we see it then?".
 */
export function withDaysOfVisit(turn: Turn): Understanding {
  if (turn.heard.slots.move_in === undefined && turn.heard.slots.showing_request === undefined) return turn.heard;
  const ofVisit = withoutAreaOfStay(turn, withoutMoveOfVisit(turn, withMoveOfSearch(turn)));
  return withoutHourBetween(turn, withinWish(turn, withoutOtherDate(turn, ofVisit)));
}

/** Drops an area that only says where the renter stays: "We'll be in Miami December 8 to 11". */
function withoutAreaOfStay(turn: Turn, heard: Understanding): Understanding {
  const stays = turn.clauses.filter(({ start, end }) => {
    const text = plainPart(turn.message.slice(start, end));
    return isStay(text) && !ofSearch.test(text) && !surelyMoving.test(text);
  });
  const isOfStay = heard.slots.area !== undefined && isSaidWithin(heard, "area", stays);
  return isOfStay && seeksVisit(turn) ? { ...heard, slots: withoutSlots(heard.slots, ["area"]) } : heard;
}

/** Drops a date that isn't the showing's: "I'm in Chicago until January", or the first day of a week. */
function withoutOtherDate(turn: Turn, heard: Understanding): Understanding {
  const { showing_request: visit, ...slots } = heard.slots;
  if (visit?.date === undefined) return heard;
  const { date } = visit;
  const mentions = readTimes(turn.message, turn.local.date).filter((mention) => mention.kind === "day");
  // "A video tour before I fly out on the 10th?"
  if (seeksVideo(turn) && mentions.every((mention) => isOfTravel(turn, mention))) return withoutDate();
  // "We land the 10th. Friday the 11th around 3?", "I'm there from the 9th to the 12th, Thursday the 10th?"
  const [only, ...more] = mentions.filter(
    (one) => one.from === one.to && !one.past && !one.excluded && !isOfTravel(turn, one),
  );
  if (only && more.length === 0 && only.from !== date && mentions.length > 1)
    return { ...heard, slots: { ...slots, showing_request: { ...visit, date: only.from } } };
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

/** Reads the day as the move-in if no home was mentioned yet: "Can I see what you have available for January 5?". */
function withMoveOfSearch(turn: Turn): Understanding {
  const { heard, message, clauses } = turn;
  const { showing_request: visit, move_in: move, ...slots } = heard.slots;
  if (visit?.date === undefined || visit.time !== undefined || move !== undefined || isOfHomes(turn)) return heard;
  const said = heard.evidence.filter(({ slot }) => slot === "showing_request");
  const isOfSearch = clauses.some(
    (clause) =>
      said.some((item) => overlaps(item, clause)) && ofSearch.test(plainPart(message.slice(clause.start, clause.end))),
  );
  if (!isOfSearch) return heard;
  return {
    ...heard,
    slots: { ...slots, move_in: visit.date },
    evidence: heard.evidence.map((item) => (item.slot === "showing_request" ? { ...item, slot: "move_in" } : item)),
    intents: heard.intents.filter((intent) => intent !== "book_showing"),
  };
}

function withoutMoveOfVisit(turn: Turn, heard: Understanding): Understanding {
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

/** True if there is a home to see. */
function isOfHomes({ state, homesNamed, context }: Turn): boolean {
  return knowsHomes(state) || homesNamed.length > 0 || context.properties.length === 1;
}

function isFor({ heard, message }: Turn): boolean {
  const start = heard.evidence.find(({ slot }) => slot === "move_in")?.start ?? 0;
  return /\b(?:for|by|para|pa)(?: (?:the|el))?\s*$/i.test(message.slice(0, start));
}

/** The most days that a showing may be spread over; a month or more is for a move. */
const longestVisit = 15;

function isSpan(day: Slots["move_in"]): day is { from: IsoDate; to: IsoDate } {
  return typeof day === "object" && daysBetween(day.from, day.to) <= longestVisit;
}

/** Moves a weekday into the days known before: "Monday at 10" after "my sister is there from the 5th to the 8th". */
function withinWish({ state, timesOffered }: Turn, heard: Understanding): Understanding {
  const { showing_request: visit } = heard.slots;
  const { from, to = "9" } = (timesOffered.length > 0 && state.visitWish) || {};
  if (visit?.date === undefined || from === undefined || visit.date >= from) return heard;
  const weekday = weekdayOn(visit.date);
  const date = plusDays(from, (weekday - weekdayOn(from) + 7) % 7);
  return date > to ? heard : { ...heard, slots: { ...heard.slots, showing_request: { ...visit, date } } };
}

/** Drops an hour that is left open ("4 or 5 in the afternoon") or was never named ("tipo 14 al 18"). */
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
