import type { Reading } from "./reading.ts";

/** A time of day named in the message. */
export interface TimeSpan {
  start: number;
  end: number;
  /** `HH:MM`, 24 hours. */
  time: string;
  /** A bare hour ("at 3", "a las 3") without minutes or a mark. */
  isBare: boolean;
}

interface Clock {
  hour: number;
  minute: number;
  end: number;
  hasMark: boolean;
}

/**
 * Finds times of day: "3pm", "3:30", "at 3", "a las 4 y media", "noon", "5 de la tarde";
 * after a question for a time, also "como 5 y media".
 */
export function findTimes(reading: Reading, isAskedFor = false): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    const span = reading.isFree(i, i + 1) ? timeAt(reading, i, isAskedFor) : undefined;
    if (span === undefined) continue;
    spans.push(span);
    i = span.end - 1;
  }
  return spans;
}

function timeAt(reading: Reading, i: number, isAskedFor: boolean): TimeSpan | undefined {
  const noon = reading.group(i, "noon");
  if (noon > 0) return { start: i, end: noon, time: "12:00", isBare: false };
  const told = toldByPart(reading, i);
  if (told !== undefined) return told;
  const moved = reading.has("reschedule") ? reading.group(i, "rangeTo") : 0;
  const lead = reading.group(i, "atTime") || moved;
  const clock = compactAt(reading, lead || i, isAskedFor) ?? clockAt(reading, lead || i);
  const isHalf = isAskedFor && clock?.minute === 30;
  if (clock === undefined || (lead === 0 && !clock.hasMark && !isHalf) || !reading.isFree(i, clock.end))
    return undefined;
  if (lead > 0 && !clock.hasMark && amountFollows(reading, clock.end)) return undefined;
  return { start: i, end: clock.end, time: clockTime(clock.hour, clock.minute), isBare: !clock.hasMark };
}

const partsBefore: readonly [string, number][] = [
  ["halfPastBefore", 30],
  ["quarterPastBefore", 15],
  ["quarterTo", -15],
];

/** Reads a time with the part of the hour first: "Half past two", "quarter to five". */
function toldByPart(reading: Reading, i: number): TimeSpan | undefined {
  for (const [name, minutes] of partsBefore) {
    const part = reading.group(i, name);
    const clock = part === 0 ? undefined : clockAt(reading, part);
    if (clock === undefined || clock.minute !== 0) continue;
    const total = clock.hour * 60 + minutes;
    return { start: i, end: clock.end, time: clockTime(Math.floor(total / 60), total % 60), isBare: false };
  }
  return undefined;
}

const clockTime = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

/** True if the number counts something else: "at 3 bedrooms", "at 2 people". */
function amountFollows(reading: Reading, i: number): boolean {
  const next = reading.words[i];
  if (next === undefined || next.before > 0) return false;
  if (next.norm === "%" || next.norm === "$") return true;
  return ["bedroom", "bathroom", "person", "currency", "monthNoun", "week", "day", "month", "streetWord"].some(
    (name) => reading.group(i, name) > 0,
  );
}

const some = /^(?:one|una?)$/;
const partOfDay = /^(?:mornings?|afternoons?|evenings?|nights?|manana|tarde|noche)$/;

function clockAt(reading: Reading, i: number): Clock | undefined {
  const number = reading.numbers[i];
  if (number === undefined || number.isOrdinal || number.isScaled) return undefined;
  // "One morning", "una tarde": any day.
  if (some.test(reading.norm(i)) && partOfDay.test(reading.norm(number.end))) return undefined;
  const half = number.value % 1 === 0.5 && !reading.words[number.end - 1]?.isNumber;
  const hour = Math.floor(number.value);
  if (hour > 24 || (number.value % 1 !== 0 && !half && !isDotted(reading, i))) return undefined;
  const minutes = minutesAfter(reading, i, number.end, half);
  if (minutes.minute > 59 || minutes.minute < -30) return undefined;
  const mark = markAt(reading, minutes.end);
  const hasMark = mark !== undefined || minutes.hasColon;
  const clock = onDay(hour, minutes.minute, mark?.half);
  const told = clock.minute < 0 ? { hour: clock.hour - 1, minute: clock.minute + 60 } : clock;
  return { ...told, end: mark?.end ?? minutes.end, hasMark };
}

/** Reads an hour and minutes written as one, with a mark or after a question for a time: "630", "1030pm". */
function compactAt(reading: Reading, i: number, isAskedFor: boolean): Clock | undefined {
  const [, hour = "", minute = ""] = compact.exec(reading.norm(i)) ?? [];
  if (hour === "" || reading.norm(i - 1) === "$") return undefined;
  const mark = markAt(reading, i + 1);
  // "1200" and "1000" are also rents.
  if (mark === undefined && (!isAskedFor || hour.length > 1)) return undefined;
  return { ...onDay(Number(hour), Number(minute), mark?.half), end: mark?.end ?? i + 1, hasMark: true };
}

const compact = /^([1-9]|1[0-2])(00|15|30|45)$/;

/** True for an hour with a dot, which a mark or "at" makes a time: "5.30" is half past five. */
function isDotted(reading: Reading, i: number): boolean {
  const second = reading.words[i + 1];
  return (second?.isNumber ?? false) && second?.norm.length === 2;
}

function minutesAfter(
  reading: Reading,
  i: number,
  end: number,
  half: boolean,
): { minute: number; end: number; hasColon: boolean } {
  if (half) return { minute: 30, end, hasColon: false };
  const gap = reading.gap(i + 1);
  const next = reading.words[i + 1];
  if (reading.words[i]?.isNumber && (gap === ":" || gap === ".") && next?.isNumber && next.norm.length === 2) {
    return { minute: Number(next.norm), end: i + 2, hasColon: gap === ":" };
  }
  const quarter = reading.group(end, "quarterPast") || 0;
  if (quarter > 0) return { minute: 15, end: quarter, hasColon: true };
  const less = reading.group(end, "quarterLess");
  if (less > 0) return { minute: -15, end: less, hasColon: true };
  const halfPast = reading.group(end, "halfPast");
  if (halfPast > 0) return { minute: 30, end: halfPast, hasColon: true };
  return { minute: 0, end, hasColon: false };
}

/** Reads the mark after an hour: "pm", "a.m.", "de la tarde", "in the morning", "o'clock". */
function markAt(reading: Reading, i: number): { half?: "am" | "pm"; end: number } | undefined {
  const am = reading.group(i, "am");
  const pm = reading.group(i, "pm");
  if (am > 0 || pm > 0) return am > pm ? { half: "am", end: am } : { half: "pm", end: pm };
  const first = reading.norm(i);
  if ((first === "a" || first === "p") && reading.norm(i + 1) === "m" && /^\s?\.\s?$/.test(reading.gap(i + 1))) {
    return { half: first === "a" ? "am" : "pm", end: i + 2 };
  }
  if (first === "ish" && reading.words[i]?.glued) return { end: i + 1 };
  const clock = reading.group(i, "oclock");
  return clock > 0 ? { end: clock } : undefined;
}

/** Puts a showing's hour from 1 to 7 without a mark in the afternoon. */
function onDay(hour: number, minute: number, half: "am" | "pm" | undefined): { hour: number; minute: number } {
  let onClock = hour % 24;
  if (half === "pm" && hour < 12) onClock = hour + 12;
  else if (half === "am" && hour === 12) onClock = 0;
  else if (half === undefined && hour >= 1 && hour <= 7) onClock = hour + 12;
  return { hour: onClock, minute };
}
