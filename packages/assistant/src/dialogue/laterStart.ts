import type { Match } from "../matching/match.ts";
import { isFreeLater, moveInVerdict } from "../matching/verdicts.ts";
import type { IsoDate, Property, Slots, Understanding } from "../types.ts";
import type { Act } from "./act.ts";
import { plainPart, plainText } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import { daysWanted } from "./daysWanted.ts";
import { homeInQuestion, idsInTalk } from "./listings.ts";
import { insertBefore, offersHomes } from "./orderOfActs.ts";
import { matchesOf, searching } from "./proposals/matches.ts";
import type { Turn } from "./turn.ts";

/** Acts that say when a home is free. */
const tellsDate = (act: Act, home: string): boolean =>
  ((act.type === "describe_listing" || act.type === "answer_best") && act.propertyId === home) ||
  act.type === "answer_soonest" ||
  (act.type === "later_start" && act.propertyId === home) ||
  (act.type === "answer_fact" && act.topic === "availability" && act.propertyId === home) ||
  (act.type === "near_misses" && act.listings.some(({ propertyId }) => propertyId === home));

/** Says that a home is free later, instead of just noting the day: "I need it by January 1", free on the 10th. */
export function tellLaterStart({ state, changes, context, focusBefore, local, acts }: Turn): void {
  const home = context.properties.find(({ id }) => id === state.focus);
  // A home that the reply before showed came with its day.
  const isTold = home !== undefined && (state.seen?.includes(home.id) ?? false);
  const isNew = changes.slots.move_in !== undefined || (state.focus !== focusBefore && !isTold);
  if (!home?.availableFrom || !isNew || acts.some((act) => tellsDate(act, home.id))) return;
  const verdict = moveInVerdict(state.slots.move_in, home.availableFrom, local.date);
  if (verdict?.outcome !== "misses" && verdict?.outcome !== "differs") return;
  acts.push({ type: "later_start", propertyId: home.id, address: home.address, date: home.availableFrom });
}

const tellsHomes: ReadonlySet<Act["type"]> = new Set<Act["type"]>([...offersHomes, "no_others"]);
/** The most homes about which one reply says it. */
const mostTold = 2;

/**
 * From when homes are free, after "As soon as possible" or in a place whose homes are free later: those that are
 * otherwise what is wanted, the soonest first. If there are none, all that were shown.
 */
export function laterHomes(turn: Turn): Extract<Act, { type: "later_start" }>[] {
  const { state, changes, context, local } = turn;
  const { move_in: day, area } = changes.slots;
  if ((day ?? area) === undefined || state.focus !== null || context.showing) return [];
  const ids = day === undefined ? [] : idsInTalk(state);
  const late = matchesOf(searching(turn)).filter(({ listing: { id, availableFrom }, match }) => {
    const isMeant = ids.includes(id) || (state.slots.area !== undefined && isThere(match));
    return isMeant && isFreeLater(moveInVerdict(state.slots.move_in, availableFrom, local.date));
  });
  const isElseFit = ({ match }: (typeof late)[number]): boolean =>
    match.reasons.every(
      ({ criterion, outcome }) =>
        criterion === "move_in" || criterion === "area" || outcome === "fits" || outcome === "unknown",
    );
  const meant = late.filter(isElseFit);
  const shown = late.filter(({ listing }) => ids.includes(listing.id));
  return [...(meant.length > 0 || shown.length < ids.length ? meant : shown)]
    .map(({ listing }) => listing)
    .sort((one, other) => (one.availableFrom ?? "").localeCompare(other.availableFrom ?? ""))
    .slice(0, mostTold)
    .flatMap(({ id: propertyId, address, availableFrom: date }) =>
      date ? [{ type: "later_start" as const, propertyId, address, date }] : [],
    );
}

function isThere({ reasons }: Match): boolean {
  return reasons.some(({ criterion, outcome }) => criterion === "area" && outcome === "fits");
}

/** Names the late homes that the reply doesn't show, ahead of those it shows. */
export function tellLaterHomes({ acts }: Turn, late: readonly Extract<Act, { type: "later_start" }>[]): void {
  const isTold = (home: string): boolean =>
    acts.some(
      (act) =>
        tellsDate(act, home) ||
        (act.type === "offer_listings" && act.listings.some(({ propertyId }) => propertyId === home)),
    );
  insertBefore(
    acts,
    tellsHomes,
    late.filter(({ propertyId }) => !isTold(propertyId)),
  );
}

const fine =
  "(?:ok|okay|k|fine|cool|good|alright|no (?:problem|biggie|big deal)|not a (?:problem|big deal|dealbreaker)|doable|works?|bien|problema|importa)";
/** Words that accept a later day than the one named: "2 days late is ok", "I can wait", "puedo esperar". */
const waits = new RegExp(
  `\\b(?:days?|weeks?|dias?|semanas?) (?:\\w+ ){0,2}(?:late|later|after|tarde|despues|mas)\\b(?: \\w+){0,2} ${fine}\\b|\\b(?:the|those|that|a few|couple|\\d|two|three) (?:extra |more )?(?:days?|weeks?|wait) (?:is|are|s|would be|wont be) (?:totally |completely |all )?${fine}\\b|\\b(?:can|could|ill|i will|happy to|willing to|dont mind|wouldnt mind) (?:maybe |just |probably )?(?:wait|waiting|hold out|hang on|hold off)\\b|\\b(?:puedo|podemos|podria|podriamos|no me importa|no nos importa|no hay problema en|me|nos) (?:esperar|aguantar|espero|esperamos|aguanto|aguantamos)\\b|\\b(?:espero|aguanto|aguantamos|esperamos) (?:un|unos|una|esos|hasta|al|sin)\\b|\\b(?:un par de|unos|esos|\\d) dias (?:no (?:importa\\w*|es problema|hay problema)|esta(?:n)? bien)\\b`,
);
const lastOfMonth = 31;
/** How many days later, where the renter says so. */
const days = /\b(\d{1,2}) (?:days?|dias?)\b/;
/** The last acceptable day, which rules out homes that are free later in the month: "Until the 6th". */
const until = /\b(?:until|till|til|hasta|al) (?:the |el |dia )*(\d{1,2})(?:st|nd|rd|th)?\b/;
/** Words that accept nothing: "I can't wait to see it" and "could you wait". */
const noWait = /\b(?:cant|cannot|no puedo|no podemos|wait (?:to|for you)|esperar a que)\b/;

/** Stretches the move-in to the day on which the home is free, if the renter accepts it: "Two days late is fine". */
export function acceptLaterStart(turn: Turn): void {
  const { state, changes, context, heard, local, message } = turn;
  const home = homeInQuestion(state, context.properties);
  const text = plainText(message);
  const isDay = home?.availableFrom !== undefined && takesDay(turn, home.availableFrom);
  const accepts = waits.test(text) || isDay;
  if (!home?.availableFrom || heard.slots.move_in !== undefined || !accepts || noWait.test(text)) return;
  const span = stretched(state.slots.move_in, { ...home, availableFrom: home.availableFrom }, local.date);
  const most = days.exec(text)?.[1];
  const lastDay = Number(until.exec(text)?.[1] ?? lastOfMonth);
  if (!span || (most !== undefined && daysBetween(span.wanted, span.to) > Number(most))) return;
  if (Number(span.to.slice(8)) > lastDay) return;
  const { wanted: _last, ...range } = span;
  // "The 21st works" is that day; "two days late is fine" stretches the time.
  const moveIn = isDay ? home.availableFrom : range;
  state.slots = { ...state.slots, move_in: moveIn };
  changes.slots = { ...changes.slots, move_in: moveIn };
}

const bareDay = /^(?:(?:the|on|el|dia) )*(\d{1,2})(?:st|nd|rd|th)?$/i;

/** Reads a bare day as the home's: "I could do the 11th" about one free on January 11 isn't the 11th of this month. */
export function withDayOfHome(turn: Turn, heard: Understanding): Understanding {
  const { state, context } = turn;
  const day = heard.slots.move_in;
  const free = homeInQuestion(state, context.properties)?.availableFrom;
  const said = heard.evidence.filter(({ slot }) => slot === "move_in");
  if (typeof day !== "string" || free === undefined || state.slots.move_in === undefined || said.length === 0)
    return heard;
  const isOfHome = said.every(({ text }) => Number(bareDay.exec(text.trim())?.[1]) === Number(free.slice(8)));
  return isOfHome && day < free ? { ...heard, slots: { ...heard.slots, move_in: free } } : heard;
}

/**
 * The home that is free from the day which the renter accepts, if it isn't the one in question: "Dec 21 I can wait"
 * after sooner homes.
 */
export function homeOfDayTaken({ heard, state, context, message }: Turn): Property | null {
  const day = heard.slots.move_in;
  const wanted = state.slots.move_in;
  const text = plainText(message);
  if (typeof day !== "string" || wanted === undefined || !waits.test(text) || noWait.test(text)) return null;
  const [home, ...others] = context.properties.filter(({ availableFrom }) => availableFrom === day);
  return home && others.length === 0 && home.id !== state.focus ? home : null;
}

/** True if the renter takes the day on which the home is free: "El 21 me sirve", "the 7th works". */
function takesDay(turn: Turn, day: IsoDate): boolean {
  const named = new RegExp(`\\b${Number(day.slice(8))}(?:st|nd|rd|th)?\\b`);
  return turn.clauses.some(
    ({ stance, start, end }) =>
      (stance === "accepts" || stance === "flexible") && named.test(plainPart(turn.message.slice(start, end))),
  );
}

/** The days from the wanted move-in to the day a home is free; undefined if it's free in time. */
function stretched(
  moveIn: Slots["move_in"],
  { availableFrom }: Property & { availableFrom: IsoDate },
  today: IsoDate,
): { from: IsoDate; to: IsoDate; wanted: IsoDate } | undefined {
  const days = daysWanted(moveIn, today);
  if (days === undefined || !isFreeLater(moveInVerdict(moveIn, availableFrom, today))) return undefined;
  const [from, wanted] = days;
  return { from, to: availableFrom, wanted };
}
