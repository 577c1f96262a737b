import { givenNames } from "../languages/names.ts";
import { clockTime } from "../showings/zonedTime.ts";
import type { TurnContext } from "../turn.ts";
import type { IsoDate, SlotName, UnderstandContext, Understanding } from "../types.ts";
import { folded } from "../understanding/folded.ts";
import { understandMasked } from "../understanding/understand.ts";
import { isKnown } from "./agenda.ts";
import { asksToSee, findAsides, isAcknowledgement } from "./asides.ts";
import { withDaysBefore, withoutPlansOfOthers } from "./beforeThat.ts";
import { localTime } from "./calendar.ts";
import { hearContested } from "./hearContested.ts";
import { asMeant } from "./objection.ts";
import { withPlainName } from "./plainName.ts";
import { readable } from "./readable.ts";
import type { DialogueState } from "./state.ts";
import { hearSupposition } from "./supposition.ts";
import { floorArea, money, perMonth, weight } from "./unitWords.ts";
import { hourAlone, longestDay, movesHour, namesVisitDay } from "./visitMoved.ts";

/** What understanding needs to know about the conversation. */
export function hearingContext(state: DialogueState, context: TurnContext): UnderstandContext {
  return {
    // Right after a choice of times, a bare day or hour means one of them.
    asked: state.offeredTimes?.length ? "showing_request" : state.asked,
    referenceDate: localTime(context.now, context.market.timeZone).date,
    languageHint: state.language,
    market: context.market,
    known: state.slots,
    offered: state.offered,
    agentName: folded(context.agent.name.split(" ")[0] ?? ""),
  };
}

/** The most characters of a late answer; a longer message without anything usable is something else. */
const longestLateAnswer = 40;

/**
 * Understands a message in its conversation. One that doesn't answer the last question is read as the answer to an
 * earlier one, or as a name that wasn't asked for yet.
 *
 * @param message The renter's words, masked.
 */
export function hear(state: DialogueState, message: string, context: TurnContext): Understanding {
  const meant = asMeant(state, message, context).text;
  const text = withRooms(state, readable(withoutPlansOfOthers(meant), context).replace(dayIs, "$1 $2"));
  const heard = withDaysBefore(hearReadable(state, text, context), text);
  return text === message ? heard : { ...heard, maskedText: message };
}

/** Reads a bare number as bedrooms once a size is known: "Bueno, de 2 si es menos de 3100". */
function withRooms({ slots }: DialogueState, message: string): string {
  return slots.bedrooms === undefined ? message : message.replace(ofRooms, "$1 cuartos");
}

const ofRooms =
  /\b((?:un[oa]? )?de (?:[1-4]|una?|dos|tres|cuatro))(?= (?:si|con tal|siempre que|tambi[eé]n|est[aá] bien|me sirve|puede ser|vale)\b)(?! (?:si|tambi[eé]n) (?:somos|vamos)\b)/i;

/** A day and a shortened "is": "Monday's fine" names one Monday. */
const dayIs =
  /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day|tomorrow)['’](s (?:fine|good|great|perfect|ok|okay|better|best))\b/gi;

function hearReadable(state: DialogueState, message: string, context: TurnContext): Understanding {
  const hours = compactHours(state, message, context);
  if (hours.length > 0) return hearWithHours(state, message, hours, context);
  const spelled = hourAfterDay(state, message, context);
  if (spelled) return { ...hearReadable(state, spelled, context), evidence: [], maskedText: message };
  const known = hearingContext(state, context);
  const contested = hearContested(state, message, known);
  if (contested) return contested;
  if (movesHour(message, state, context) || namesVisitDay(message, state, context)) known.asked = "showing_request";
  const heard =
    hearSupposition(message, known, context) ?? withPlainName(understandMasked(message, known), message, known);
  const bare = bareHour(message, state, known) ?? movedHour(message, context, heard, known);
  if (bare) return bare;
  if (tellsSearch(heard, state, message)) return understandMasked(message, { ...known, asked: state.asked });
  const isHour = heard.slots.showing_request?.time !== undefined;
  if (
    known.known?.bedrooms !== undefined &&
    heard.slots.bedrooms === undefined &&
    !isHour &&
    otherCount.test(message)
  ) {
    // "Forget it" withdraws what the renter said before, not the number after it.
    const said = message.replace(takenBack, (lead) => " ".repeat(lead.length));
    const again = understandMasked(said, { ...known, asked: "bedrooms" });
    if (again.slots.bedrooms !== undefined) return { ...again, maskedText: message };
  }
  if (!isLateAnswer(heard, message)) return heard;
  for (const asked of openBefore(state, message)) {
    if (asked === known.asked) continue;
    const again = understandMasked(message, { ...known, asked });
    if (again.slots[asked] !== undefined) return again;
  }
  return heard;
}

/** The positions of hours written without a colon: "630" next to a choice of times or an arranged showing. */
function compactHours(state: DialogueState, message: string, context: TurnContext): number[] {
  const { freeTimes, showing, properties, market } = context;
  const offered = state.offeredTimes ?? [];
  if (freeTimes === undefined || (offered.length === 0 && showing === undefined) || !/\d{3}/.test(message)) return [];
  const clocks = new Set(offered.map((at) => clockTime(Date.parse(at), market.timeZone).minutes % halfDay));
  return [...message.matchAll(compactHour)].flatMap(({ index, 1: hour = "", 2: minutes = "", 3: half }) => {
    const isAddress = properties.some(({ address }) => address.split(/\W+/).includes(hour + minutes));
    const isOffered = clocks.has((Number(hour) * 60 + Number(minutes)) % halfDay);
    const isHour = half !== undefined || isOffered || (hour.length === 1 && !isAddress);
    return isHour ? [index + hour.length] : [];
  });
}

/** Minutes of half a day. */
const halfDay = 12 * 60;
/** Not an amount, not part of a longer number such as "415-555-0101", and not followed by a counted thing. */
const compactHour = new RegExp(
  `(?<![\\d$#€.,:/-]|\\d[ -])(1[0-2]|[1-9])(00|15|30|45)\\b(?![.,:/-]?\\d|-|[)\\s.]*\\d{3}[\\s.-]?\\d{4}\\b|\\s*(?:\\$|k\\b|%|per|${money}|${perMonth}|${floorArea}|${weight}|credit|[ns][ew]\\b|(?:\\w+ )?(?:st|ave|blvd|dr)\\b))(\\s*[ap]\\.?m\\b)?`,
  "gi",
);

/** Reads the message with colons inserted; evidence keeps the positions it had without them. */
function hearWithHours(state: DialogueState, message: string, hours: number[], context: TurnContext): Understanding {
  const spelled = hours.reduceRight((text, at) => `${text.slice(0, at)}:${text.slice(at)}`, message);
  const known = hearingContext(state, context);
  const heard = understandMasked(spelled, { ...known, asked: "showing_request" });
  // "Carlos. And I said 630": next to the hour, it answers the question for the name.
  const { name } = state.asked === "name" ? understandMasked(spelled, { ...known, asked: "name" }).slots : heard.slots;
  const back = (at: number): number => at - hours.filter((hour, index) => hour + index < at).length;
  const evidence = heard.evidence.map((item) => {
    const [start, end] = [back(item.start), back(item.end)];
    return { ...item, start, end, text: message.slice(start, end) };
  });
  return { ...heard, slots: { ...heard.slots, ...(name && { name }) }, evidence, maskedText: message };
}

/** Reads the number after a weekday as an hour if no such day is near: "Wed 4ish", "Wednesday 5" about a showing. */
function hourAfterDay(state: DialogueState, message: string, context: TurnContext): string | undefined {
  const isVisit = context.showing !== undefined || state.offeredTimes?.length || state.slots.showing_request;
  // Next to a choice of times, a longer message takes one too.
  const isRead = message.length <= longestDay || state.offeredTimes?.length;
  const [, day, number] = (isVisit && isRead && dayAndNumber.exec(message)) || [];
  if (!day || !number || hasSuchDay(day, Number(number), localTime(context.now, context.market.timeZone).date)) return;
  return message.replace(dayAndNumber, `$1 at ${number}`);
}

const dayAndNumber =
  /\b((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s+(\d{1,2})(?:ish)?\b(?![:.\d]|\s*[ap]\.?m|\s+(?:de|people|of us|adults?|beds?|personas?|min\w*|cuartos?)\b)/i;
const initials: readonly RegExp[] = [
  /^(su|do)/i,
  /^(mo|l)/i,
  /^(tu|ma)/i,
  /^(we|mi)/i,
  /^(th|j)/i,
  /^(f|v)/i,
  /^s[aá]/i,
];

/** Whether a weekday falls on a day of a month within two months. */
function hasSuchDay(name: string, dayOfMonth: number, today: IsoDate): boolean {
  const weekday = initials.findIndex((pattern) => pattern.test(name));
  return Array.from({ length: 60 }, (_, ahead) => new Date(Date.parse(today) + ahead * 86_400_000)).some(
    (date) => date.getUTCDay() === weekday && date.getUTCDate() === dayOfMonth,
  );
}

/** True if the date next to a choice of times is a move-in: "My mom needs one too, 2 bedrooms in Brickell, May 1". */
function tellsSearch({ slots }: Understanding, { offeredTimes }: DialogueState, message: string): boolean {
  const { showing_request: visit, area, bedrooms, budget_max: budget } = slots;
  if (!offeredTimes?.length || visit?.date === undefined || visit.time !== undefined) return false;
  return (bedrooms !== undefined || budget !== undefined) && area !== undefined && !asksToSee(message);
}

/** Reads "11" next to a choice of times as an hour if one is offered or nothing else fits, otherwise as a place. */
function bareHour(
  message: string,
  { offeredTimes = [] }: DialogueState,
  known: UnderstandContext,
): Understanding | null {
  const number =
    /^\W*(?:(?:ok|okay|yes|sure|dale|bueno|s[ií]|let'?s do|let'?s go with|(?:can|could) (?:we|i|you) do|do|make it|how about|what about|maybe|like|around|tipo|como a las|puede ser a las|the|la|el)\W+)*(\d{1,2})(?:ish)?(?:\W+(?:one|o'?clock|works|please|pls|then|instead|it is|is (?:good|great|fine|perfect|better)|works for (?:me|us)|por ?fa\w*|entonces|mejor|perfecto|est[aá] bien))*(?:\W+(?:instead of|rather than|not|en vez de|y no|no)(?: (?:the|at|a|las?))* \d{1,2})?\W*$/i.exec(
      message,
    )?.[1];
  if (number === undefined || offeredTimes.length === 0) return null;
  const isPlace =
    Number(number) <= offeredTimes.length && !known.offered?.some((time) => hourOf(time) === Number(number));
  return isPlace ? { ...understandMasked(message, known), choice: Number(number) - 1 } : atHour(number, message, known);
}

/** Reads a bare number as the hour of an arranged showing: "Ok 11 works". */
function movedHour(
  message: string,
  context: TurnContext,
  { slots }: Understanding,
  known: UnderstandContext,
): Understanding | null {
  const number = /\d{1,2}(?::\d{2})?/.exec(message)?.[0];
  if (number === undefined || slots.showing_request || !context.showing || !hourAlone.test(message)) return null;
  return atHour(number, message, known);
}

function atHour(number: string, message: string, known: UnderstandContext): Understanding {
  const heard = understandMasked(`at ${number}`, known);
  const start = message.indexOf(number);
  const evidence = heard.evidence.map((item) => ({ ...item, start, end: start + number.length, text: number }));
  return { ...heard, evidence, maskedText: message, language: known.languageHint, languageCertain: false };
}

/** The hour of "2026-03-23 14:30" on a twelve-hour clock. */
function hourOf(time: string): number {
  return Number(time.slice(11, 13)) % 12 || 12;
}

function isLateAnswer({ slots, intents, topics, answer, choice, refused }: Understanding, message: string): boolean {
  const said = Object.keys(slots).length + intents.length + topics.length + refused.length;
  if (said > 0 || answer !== undefined || choice !== undefined) return false;
  if (message.length > longestLateAnswer || message.includes("?")) return false;
  return !isAcknowledgement(message) && findAsides(message).length === 0;
}

const knownNames = new Set(givenNames.split(/[,\s]+/));

/** True if the whole message is a first name, even in lowercase: "Jenny". */
export function isGivenName(message: string): boolean {
  return knownNames.has(folded(message).trim());
}

/** Takes another count after no match: "2 is fine then", "no olvídalo, con 2 está bien"; "like I said, TWO". */
const otherCount =
  /^(?:(?:ok|well|bueno|y|no|nah|wait|actually|mejor|perd[oó]n|forget (?:it|that)|never ?mind|nvm|olv[ií]dalo|d[eé]jalo)\W+)*(?:with |con |even )?(?:\d|one|two|three|four|uno|un|dos|tres|cuatro)\b(?! (?:days?|weeks?|months?|d[ií]as?|semanas?|mes(?:es)?)\b).*\b(?:fine|ok|okay|works?|good|do|bien|sirven?|vale|before|antes|again)\b|^(?:\w+\W+)?(?:(?:like |as )?i (?:already )?(?:said|told (?:you|u))|(?:como )?(?:ya )?(?:te|le|lo|se lo) (?:he )?dij[eo])\W+(?:\d|two|three|four|one|dos|tres|cuatro|uno)\W*$/i;

const takenBack = /^.*\b(?:forget (?:it|that)|never ?mind|nvm|olv[ií]dalo|d[eé]jalo)\b/i;

/** True if the reply just gave this slot for the listings: "2" after "they have 1 to 2 bedrooms". */
function wasTold({ answered }: DialogueState, slot: SlotName): boolean {
  if (slot === "bedrooms") return answered?.includes("bedrooms") ?? false;
  return slot === "budget_max" && (answered?.includes("price") ?? false);
}

/** Questions the renter passed over; one or two capitalized words may be the renter's name. */
function openBefore(state: DialogueState, message: string): SlotName[] {
  const open = (["bedrooms", "budget_max", "move_in", "name"] as const).filter((slot) => !isKnown(state, slot));
  const isNameLike = /^\p{Lu}\p{L}+( \p{Lu}\p{L}+){0,3}[.!]?$/u.test(message.trim()) || isGivenName(message);
  return open.filter(
    (slot) => (slot === "name" && isNameLike) || (state.askedCount[slot] ?? 0) > 0 || wasTold(state, slot),
  );
}
