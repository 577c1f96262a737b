import type { FreeTime } from "../showings/freeTimes.ts";
import { weekdaysIn } from "../showings/visitWish.ts";
import { clockTime, timeOfDay } from "../showings/zonedTime.ts";
import type { TurnContext } from "../turn.ts";
import type { Evidence, IsoDate, SlotName } from "../types.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import { folded } from "../understanding/folded.ts";
import { plainText } from "./asides.ts";
import type { Turn } from "./turn.ts";
import { weight } from "./unitWords.ts";

/** A moment in the market's time zone. */
export function marketClock(at: string, { market }: TurnContext): { date: IsoDate; time: string } {
  const { date, minutes } = clockTime(Date.parse(at), market.timeZone);
  return { date, time: timeOfDay(minutes) };
}

/** Moments with their day and hour in the market's time zone. */
export function clocksOf(moments: readonly string[], context: TurnContext): FreeTime[] {
  return moments.map((at) => ({ at, ...marketClock(at, context) }));
}

/** The times that the previous reply offered, whether free or not, without the renter's own. */
export function timesOffered(turn: Turn): FreeTime[] {
  const others = turn.timesOffered.filter((at) => at !== turn.context.showing?.at);
  return clocksOf(others, turn.context);
}

/** The offered times that are still free. */
export function timesLeft({ context, timesOffered }: Turn): FreeTime[] {
  return (context.freeTimes ?? []).filter(({ at }) => timesOffered.includes(at));
}

/**
 * The offered time that the message names. Among a few times a bare hour is enough ("10am", "Tuesday at 10",
 * "2 works, what's the total?"): the one that explains every day and hour of the message. Undefined if none does, or
 * more than one.
 */
export function offeredTimeNamed(turn: Turn, offered: readonly FreeTime[]): FreeTime | undefined {
  if (offered.length === 0) return undefined;
  return namedIn(turn.visitTalk.takes, turn.heard.evidence, offered) ?? namedInSentence(turn, offered);
}

/** The time that one sentence among others takes: "Isn't Thursday a holiday? Friday 4. What do I bring?". */
function namedInSentence({ visitTalk, heard }: Turn, left: readonly FreeTime[]): FreeTime | undefined {
  const message = visitTalk.takes;
  const sentences = message.split(/(?<=[.!?\n])\s+|\s+(?=(?:but|though|pero|aunque)\b)/i);
  if (sentences.length < 2) return undefined;
  // Evidence counts from the start of the message; a sentence needs it from its own start.
  const taken = sentences.flatMap((sentence) => {
    const isTaking = !sentence.includes("?") && (takes.test(folded(sentence)) || onlyHour.test(sentence));
    const at = message.indexOf(sentence);
    const evidence = heard.evidence.map((item) => ({ ...item, start: item.start - at, end: item.end - at }));
    return isTaking ? (namedIn(sentence, evidence, left) ?? []) : [];
  });
  return taken.length === 1 ? taken[0] : undefined;
}

/** A weekday, an hour with its mark, or a word that agrees. */
const takes =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|tomorrow|works|please|pls|good|fine|perfect|great|ok|then|better|sirve|bien|perfecto|perfecta|dale|mejor|entonces)\b|\d ?[ap]m\b/;

/** An hour as a whole sentence: "630." */
const onlyHour = /^\W*\d{1,2}:?\d{0,2}\W*$/;

function namedIn(message: string, evidence: readonly Evidence[], left: readonly FreeTime[]): FreeTime | undefined {
  const text = plainText(message);
  if (declines.test(text) || bounds.test(text)) return undefined;
  const numbers = numbersIn(message, evidence);
  if (numbers.length === 0) return undefined;
  const weekdays = weekdaysIn(text);
  const named = left.filter(
    (time) =>
      weekdays.every((day) => day === weekdayOn(time.date)) &&
      numbers.every((number) => isDayOf(number, time) || isHourOf(number, time)),
  );
  return named.length === 1 ? named[0] : undefined;
}

const declines =
  /\b(?:cant|cannot|wont|doesnt|not|isnt|no puedo|no voy|no me|tampoco|instead of|rather than|en vez|except|menos)\b/;
/** Words that leave several times open or change the hour: "After 10", "between 2 and 4"; "9 y media" is not nine. */
const bounds =
  /\b(?:y media|y cuarto|menos cuarto|y pico|half past|quarter|thirty|after|before|between|until|till|from|past|by|despues|antes|entre|hasta|desde|a partir)\b/;

/** A number that may be an hour or a day of the month. */
interface DayOrHour {
  value: number;
  minutes: number;
  half: "am" | "pm" | undefined;
  /** What it can be: "25th" isn't an hour, and "10:30" and "10am" aren't days. */
  kind: "day" | "hour" | "either";
}

const number =
  /(?<![\d$.:/#]|\d[ -])(?:(\d{1,2})(?:[:.]|h)?(00|15|30|45)|(\d{1,2})(?:(?:[:.]|h)(\d{2}))?)(st|nd|rd|th)?\b ?([ap]\.? ?m\b|de la (?:ma[ñn]ana|tarde|noche)|o['’]?clock)?(?![:/%]|[ -]\d|,\d{3})/giu;
/** A counted thing isn't a time: "2 bedrooms", "3 of us", "10 minutes". */
const counted = new RegExp(
  `^\\W*-?\\s*(?:bed|br\\b|bd\\b|bath|hab|cuart|dorm|rec[aá]m|ba[ñn]o|people|person|adult|kid|child|ni[ñn]|hij|dog|cat|pet|perr|gat|mascot|month|mes|year|a[ñn]o|week|seman|days?\\b|d[ií]as?\\b|hours?\\b|hrs?\\b|horas?\\b|min|mil\\b|k\\b|${weight}|of us|friend|amig|car|carro|space|park|puesto|floor|piso)`,
  "iu",
);

function numbersIn(message: string, evidence: readonly Evidence[]): DayOrHour[] {
  return [...message.matchAll(number)].flatMap((found) => {
    const [all, together, ofTogether, alone, ofAlone, ordinal, mark] = found;
    const [digits = "", minutes] = together === undefined ? [alone, ofAlone] : [together, ofTogether];
    const end = found.index + all.length;
    const isOther = evidence.some((item) => isOfOther(item) && item.start < end && found.index < item.end);
    if (isOther || counted.test(message.slice(found.index + digits.length))) return [];
    const half = halfOf(mark);
    const kind = ordinal ? "day" : minutes || mark ? "hour" : "either";
    return [{ value: Number(digits), minutes: Number(minutes ?? 0), half, kind }];
  });
}

/** True if it was read as something else because of more than its digits. */
function isOfOther({ slot, text }: Evidence): boolean {
  return !ofTime.has(slot) && !isBareNumber(text);
}

const ofTime: ReadonlySet<string> = new Set(["showing_request", "move_in"]);

/** True for bare digits: "3" of "3 works" may be bedrooms or three o'clock, "630" a rent or half past six. */
function isBareNumber(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim());
}

/** Values read from the bare hour of an offered time: "3 works" next to a time at 3 isn't a number of bedrooms. */
export function slotsOfHour(turn: Turn): SlotName[] {
  if (!offeredTimeNamed(turn, timesOffered(turn))) return [];
  return turn.heard.evidence.flatMap(({ slot, text }) => (isBareNumber(text) && !ofTime.has(slot) ? [slot] : []));
}

function halfOf(mark: string | undefined): DayOrHour["half"] {
  if (mark === undefined) return undefined;
  if (/^a|ma[ñn]ana/iu.test(mark)) return "am";
  return /^p|tarde|noche/iu.test(mark) ? "pm" : undefined;
}

function isDayOf({ value, kind }: DayOrHour, { date }: FreeTime): boolean {
  return kind !== "hour" && Number(date.slice(8)) === value;
}

function isHourOf({ value, minutes, half, kind }: DayOrHour, { time }: FreeTime): boolean {
  if (kind === "day") return false;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (minute !== minutes) return false;
  if (half === undefined) return hour === value || hour % 12 === value % 12;
  return hour % 12 === value % 12 && hour >= 12 === (half === "pm");
}
