import type { ClockMention, DayPart } from "./mention.ts";
import { isDecimal, numberAt } from "./numbers.ts";
import { start } from "./starts.ts";
import type { Scan } from "./tokens.ts";

/** An hour on the clock, read from a token onward. */
interface Clock {
  /** Minutes after midnight on a 12-hour clock, or on a 24-hour clock if `half` isn't needed. */
  minutes: number;
  half?: "am" | "pm";
  /** Marked as a time by itself: "4pm", "4:30", "4 o'clock", not "4". */
  isMarked: boolean;
  isRough: boolean;
  end: number;
}

const noon = 12 * 60;
const dial = 24 * 60;
const lastAfternoonHour = 7;

/** "4pm", "4:30", "16:00", "half past three", "4 y media de la tarde", "4ish". */
function clockAt(scan: Scan, i: number, isLed: boolean): Clock | undefined {
  const part = scan.at(i, "minutesTo");
  const hour = hourAt(scan, part?.end ?? i, part !== undefined || isLed);
  if (hour === undefined || (part !== undefined && hour.minutes % 60 !== 0)) return undefined;
  const minutes = hour.minutes + Number(part?.value ?? 0);
  const sharp = scan.end(hour.end, "oclock");
  const mark = halfAt(scan, sharp || hour.end);
  const end = mark?.end ?? (sharp || hour.end);
  const rough = scan.end(end, "ish") || scan.end(hour.end, "ish");
  const isGluedRough = rough > 0 && scan.is(end, "ish");
  const isMarked = hour.isMarked || part !== undefined || mark !== undefined || sharp > 0 || isGluedRough;
  if (!isMarked && hour.minutes >= 13 * 60 && !isLed) return undefined;
  return {
    minutes: (minutes + dial) % dial,
    half: mark?.half,
    isMarked,
    isRough: rough > 0,
    end: Math.max(end, rough),
  };
}

function hourAt(
  scan: Scan,
  i: number,
  isLed: boolean,
): { minutes: number; isMarked: boolean; end: number } | undefined {
  const count = numberAt(scan, i);
  if (count === undefined || count.isOrdinal) return undefined;
  if (count.inDigits && count.value >= 100) return withoutColon(scan, i, count.value, isLed);
  if (count.value > 24) return undefined;
  const hour = (count.value % 24) * 60;
  const sign = scan.tokens[count.end];
  const digits = scan.tokens[count.end + 1];
  const hasMinutes = sign?.isGlued && digits?.isGlued && digits.num >= 0 && digits.num < 60 && digits.norm.length === 2;
  if (sign?.norm === ":") {
    if (count.inDigits && hasMinutes) return { minutes: hour + digits.num, isMarked: true, end: count.end + 2 };
    return undefined;
  }
  if (sign?.norm === "." && hasMinutes) {
    const isTime = isLed || halfAt(scan, count.end + 2) !== undefined;
    return isTime ? { minutes: hour + digits.num, isMarked: true, end: count.end + 2 } : undefined;
  }
  if (isDecimal(scan, count.end) || count.value === 0) return undefined;
  const minutes = scan.at(count.end, "minutes");
  if (
    minutes !== undefined &&
    count.value <= 12 &&
    !isQuantity(scan, minutes.end) &&
    (isLed || !scan.is(count.end, "y") || scan.isAfter(i, "weekday") || scan.isAfter(i, "day"))
  )
    return { minutes: hour + Number(minutes.value), isMarked: true, end: minutes.end };
  const hours = scan.end(count.end, "hs");
  const isHourSign = /^(?:hs|h|hras)$/.test(scan.tokens[count.end]?.norm ?? "");
  if (
    hours > 0 &&
    count.inDigits &&
    count.value < 24 &&
    (isLed ? count.value > 12 || isHourSign : isHourSign && count.value > 12)
  )
    return { minutes: hour, isMarked: true, end: hours };
  return { minutes: hour, isMarked: false, end: count.end };
}

/** "430pm", "at 430"; "at 1500" is a price. */
function withoutColon(
  scan: Scan,
  i: number,
  value: number,
  isLed: boolean,
): { minutes: number; isMarked: boolean; end: number } | undefined {
  const [hour, minute] = [Math.floor(value / 100), value % 100];
  const isQuarter = value < 1000 && minute % 15 === 0 && minute > 0;
  const isTime = halfAt(scan, i + 1) !== undefined || (isLed && isQuarter && !isQuantity(scan, i + 1));
  return isTime && hour >= 1 && hour <= 12 && minute < 60
    ? { minutes: (hour % 24) * 60 + minute, isMarked: true, end: i + 1 }
    : undefined;
}

function halfAt(scan: Scan, i: number): { half: "am" | "pm"; end: number } | undefined {
  const mark = scan.at(i, "mer") ?? (scan.tokens[i]?.isGlued ? scan.at(i, "merShort") : undefined);
  return mark === undefined ? undefined : { half: mark.value === "am" ? "am" : "pm", end: mark.end };
}

/** True if the number counts something else: "4 bedrooms", "4 months", "4%", "4 Main St". */
function isQuantity(scan: Scan, end: number): boolean {
  const next = scan.tokens[end];
  if (next === undefined) return false;
  if (
    /^[%$/º°]$/.test(next.norm) ||
    isDecimal(scan, end) ||
    next.num >= 0 ||
    Number(scan.at(end, "num")?.value ?? 1) > 1
  )
    return true;
  const counted = scan.end(end, "thing") > 0 && !["que", "x", "place", "lugar", "home", "casa"].includes(next.norm);
  if (counted || scan.end(end, "unit") > 0 || scan.end(end, "month") > 0 || scan.end(end, "andHalf") > 0) return true;
  const isNamed = next.isWord && next.meanings.length === 0;
  return scan.end(end, "street") > 0 || (isNamed && scan.end(end + 1, "street") > 0);
}

/** Minutes on a 24-hour clock; without a mark, 1 to 7 are in the afternoon. */
function onDay({ minutes, half }: Clock): number {
  if (half === "pm") return minutes < noon ? minutes + noon : minutes;
  if (half === "am") return minutes >= noon && minutes < noon + 60 ? minutes - noon : minutes;
  const hour = Math.floor(minutes / 60);
  const isAfternoon = hour >= 1 && hour < lastAfternoonHour + 1;
  return isAfternoon ? minutes + noon : minutes;
}

const isOpen = ({ minutes, half }: Clock): boolean => half === undefined && minutes < 13 * 60 && minutes >= 60;

export const clockTime = (minutes: number): string => {
  const inDay = ((minutes % dial) + dial) % dial;
  const [hour, minute] = [Math.floor(inDay / 60), inDay % 60];
  return `${hour < 10 ? "0" : ""}${hour}:${minute < 10 ? "0" : ""}${minute}`;
};

export type ReadClock = Omit<ClockMention, "start" | "kind"> & { end: number };

/** Reads a time of day or a range of times: "after 5", "between 2 and 4", "por la tarde". */
export function timeAt(scan: Scan, i: number): ReadClock | undefined {
  if ((scan.startsAt(i) & timeStarts) === 0) return undefined;
  const today = scan.at(i, "dayPartToday");
  if (today !== undefined) return partToday(String(today.value), today.end);
  const relation = scan.at(i, "rel");
  const direct = partAt(scan, i, "at") ?? windowAt(scan, i) ?? exactAt(scan, i);
  const related = relation === undefined ? undefined : relatedTime(scan, i);
  return (related?.end ?? 0) > (direct?.end ?? 0) ? related : direct;
}

const partsToday: Record<string, readonly [DayPart, string, string]> = {
  morning: ["morning", "08:00", "12:00"],
  afternoon: ["afternoon", "12:00", "17:00"],
  evening: ["evening", "17:00", "20:00"],
  night: ["night", "18:00", "21:00"],
};

function partToday(name: string, end: number): ReadClock {
  const [part, from, to] = partsToday[name] ?? ["morning", "08:00", "12:00"];
  return { end, from, to, relation: "at", certainty: "high", part };
}

const timeStarts = start.number | start.at | start.rel | start.between | start.dayPart | start.minutesTo;

type Relation = ClockMention["relation"];
const relations: Record<string, Relation> = {
  before: "before",
  until: "before",
  after: "after",
  rightAfter: "after",
  from: "after",
  by: "by",
  around: "around",
};

function relatedTime(scan: Scan, i: number): ReadClock | undefined {
  let best: ReadClock | undefined;
  for (const meaning of scan.tokens[i]?.meanings ?? []) {
    const relation = meaning.kind === "rel" ? relations[String(meaning.value)] : undefined;
    if (relation === undefined) continue;
    // "Three by two": bedrooms and baths.
    if (scan.is(i, "by") && numberAt(scan, i - 1) !== undefined) continue;
    const linked = scan.skip(meaning.end, "the");
    const found =
      partAt(scan, meaning.end, relation) ??
      partAt(scan, linked, relation) ??
      pointAt(scan, meaning.end, relation, isVague(scan, i));
    if (found !== undefined && found.end > (best?.end ?? 0)) best = found;
  }
  return best;
}

/** True for words of an amount as often as of a time: "Like 3", "about 3" and "como 3". */
function isVague(scan: Scan, i: number): boolean {
  return ![
    "before",
    "after",
    "around",
    "by",
    "until",
    "till",
    "til",
    "past",
    "antes",
    "despues",
    "hasta",
    "from",
    "desde",
    "b4",
    "no",
    "not",
    "pasadas",
    "starting",
    "anytime",
    "any",
    "luego",
    "earliest",
    "up",
  ].some((word) => scan.is(i, word));
}

function pointAt(scan: Scan, i: number, relation: Relation, isVague: boolean): ReadClock | undefined {
  const led = scan.end(i, "at") || scan.end(scan.end(i, "rel") || -1, "at");
  const at = led || i;
  const clock = clockAt(scan, at, true);
  if (clock === undefined || (!clock.isMarked && (isVague ? led === 0 : false))) return undefined;
  if (!clock.isMarked && (isQuantity(scan, clock.end) || clock.minutes > noon + 59)) return undefined;
  const certainty = clock.isMarked || led > 0 ? "high" : "low";
  return {
    end: clock.end,
    from: clockTime(onDay(clock)),
    relation,
    certainty,
    ...(isOpen(clock) && { ambiguous: true }),
  };
}

/** "At 4", "a las 4", "4pm": one time. */
function exactAt(scan: Scan, i: number): ReadClock | undefined {
  for (const meaning of [...(scan.tokens[i]?.meanings ?? []), undefined]) {
    if (meaning !== undefined && meaning.kind !== "at") continue;
    const clock = clockAt(scan, meaning?.end ?? i, meaning !== undefined);
    if (
      clock === undefined ||
      (!clock.isMarked && (meaning === undefined || !isHourMeant(scan, i, meaning.end, clock)))
    )
      continue;
    const relation = clock.isRough || (meaning !== undefined && isRoughLead(scan, i, meaning.end)) ? "around" : "at";
    const certainty = clock.isMarked || !isBareArticle(scan, i) ? "high" : "low";
    return {
      end: clock.end,
      from: clockTime(onDay(clock)),
      relation,
      certainty,
      ...(isOpen(clock) && { ambiguous: true }),
    };
  }
  return undefined;
}

function isRoughLead(scan: Scan, i: number, end: number): boolean {
  for (let k = i; k < end; k++)
    if (["eso", "como", "tipo", "like", "about", "around"].some((word) => scan.is(k, word))) return true;
  return false;
}

const isBareArticle = (scan: Scan, i: number): boolean => scan.is(i, "las") || scan.is(i, "la") || scan.is(i, "tipo");

/** "La 2" is a home and "las dos" are both of them; "at 15" isn't an hour in English. */
function isHourMeant(scan: Scan, i: number, at: number, clock: Clock): boolean {
  const hour = Math.floor(clock.minutes / 60);
  if (isQuantity(scan, clock.end) || clock.minutes % 60 !== 0) return false;
  if (scan.is(i, "la") && hour !== 1) return false;
  if (scan.is(i, "at") && hour === 1 && /^look/.test(scan.tokens[i - 1]?.norm ?? "")) return false;
  if (isBareArticle(scan, i) && (scan.tokens[at]?.num ?? -1) < 0) return false;
  return hour <= 12 || scan.is(i, "a") || scan.is(i, "alas");
}

/** "Between 2 and 4", "de 2 a 4", "2-4pm", "10am to noon", "3 or 4pm". */
function windowAt(scan: Scan, i: number): ReadClock | undefined {
  const between = scan.end(i, "between");
  const led = scan.end(between || i, "at");
  const first = clockOrNoon(scan, led || (between > 0 ? scan.skip(between, "the") : i));
  if (first === undefined) return undefined;
  const joiner = windowJoiner(scan, first.end, between > 0);
  const second =
    joiner > 0 ? (clockOrNoon(scan, scan.end(joiner, "at") || joiner) ?? clockOrNoon(scan, joiner)) : undefined;
  if (second === undefined || (!second.isMarked && isQuantity(scan, second.end))) return undefined;
  if (!(second.isMarked || first.isMarked) && between === 0 && led === 0) return undefined;
  if (!(second.isMarked || first.isMarked) && Math.max(first.minutes, second.minutes) > noon + 59) return undefined;
  const [from, to] = windowOf(first, second);
  const isSure = first.isMarked || second.isMarked || led > 0;
  const isAmbiguous = isOpen(first) && isOpen(second);
  return {
    end: second.end,
    from: clockTime(from),
    to: clockTime(to),
    relation: "at",
    certainty: isSure ? "high" : "low",
    ...(isAmbiguous && { ambiguous: true }),
  };
}

function clockOrNoon(scan: Scan, i: number): Clock | undefined {
  const part = scan.at(i, "dayPart");
  if (part?.value === "noon 12:00") return { minutes: noon, half: "pm", isMarked: true, isRough: false, end: part.end };
  return clockAt(scan, i, true);
}

function windowJoiner(scan: Scan, i: number, isBetween: boolean): number {
  if (scan.tokens[i]?.isHyphened) return i;
  if (/^[-–—]$/.test(scan.tokens[i]?.norm ?? "")) return i + 1;
  return scan.end(i, "to") || scan.end(i, "or") || (isBetween ? scan.end(i, "and") : 0);
}

/** The half of the day that one end of a range names, also for the other end if that makes a valid range. */
function windowOf(first: Clock, second: Clock): [number, number] {
  if (first.half === undefined && second.half !== undefined) {
    const to = onDay(second);
    const same = onDay({ ...first, half: second.half });
    return [same < to ? same : onDay({ ...first, half: "am" }), to];
  }
  const from = onDay(first);
  const to = onDay(second.half === undefined && first.half !== undefined ? { ...second, half: first.half } : second);
  return [from, to <= from && to + noon < dial ? to + noon : to];
}

const greetings: ReadonlySet<string> = new Set(["good", "gd", "happy", "great", "nice", "lovely"]);

/** "In the morning", "por la tarde", "after lunch", "before noon". */
function partAt(scan: Scan, i: number, relation: Relation): ReadClock | undefined {
  const found = scan.at(i, "dayPart");
  if (found === undefined || greetings.has(scan.tokens[i - 1]?.norm ?? "") || isHello(scan, i, found.end))
    return undefined;
  const [part = "", from = "", to] = String(found.value).split(" ");
  const named: Pick<ReadClock, "end" | "certainty" | "part"> = {
    end: found.end,
    certainty: "high",
    part: part as DayPart,
  };
  if (part === "after_work") return { ...named, from, relation: "after" };
  if (relation === "at" || relation === "around") return { ...named, from, ...(to && { to }), relation };
  return { ...named, from: relation === "after" || relation === "by" ? (to ?? from) : from, relation };
}

/** True for "Morning!" alone, a greeting. */
function isHello(scan: Scan, i: number, end: number): boolean {
  return i === 0 && scan.is(0, "morning") && /^[,!.]$/.test(scan.tokens[end]?.norm ?? "");
}

/**
 * "Saturday morning works, say 10", "el jueves, tipo 4": after a day or a part of one, an approximate number is an
 * hour.
 */
export function vagueHour(scan: Scan, i: number): ReadClock | undefined {
  const relation = scan.at(i, "rel");
  const clock = relation?.value === "around" ? clockAt(scan, relation.end, false) : undefined;
  const next = clock === undefined ? undefined : scan.tokens[clock.end];
  const isEnd = next === undefined || /^[.,!?;\n]$/.test(next.norm);
  if (clock === undefined || !isEnd || clock.isMarked || clock.minutes > noon + 59) return undefined;
  return { end: clock.end, from: clockTime(onDay(clock)), relation: "around", certainty: "low", ambiguous: true };
}

/** The hour of a bare answer: "4", "10:30", "las 5", "cuatro y media"; undefined for anything longer. */
export function bareHour(scan: Scan): ReadClock | undefined {
  const lead = scan.end(0, "at");
  const clock = clockAt(scan, lead, true);
  const rest = clock === undefined ? undefined : scan.tokens[clock.end];
  if (clock === undefined || (rest !== undefined && !/^[.,!?]$/.test(rest.norm)) || clock.minutes > dial)
    return undefined;
  if (clock.isMarked)
    return {
      end: clock.end,
      from: clockTime(onDay(clock)),
      relation: "at",
      certainty: "high",
      ...(isOpen(clock) && { ambiguous: true }),
    };
  return {
    end: clock.end,
    from: clockTime(onDay(clock)),
    relation: "at",
    certainty: "low",
    ...(isOpen(clock) && { ambiguous: true }),
  };
}
