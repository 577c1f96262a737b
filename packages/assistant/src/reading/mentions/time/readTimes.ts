import type { IsoDate } from "../../../types.ts";
import { addMonths, civil, dayNumber, daysInMonth, isoDate, mondayOf, parseIsoDate } from "./calendar.ts";
import { bareHour, type ReadClock, timeAt, vagueHour } from "./clock.ts";
import { nextDayOfMonth } from "./dates.ts";
import { dayAt, dayMention, type ReadDay } from "./days.ts";
import type { ClockMention, DayMention, DayWindow, DurationMention, TimeMention } from "./mention.ts";
import { numberAt } from "./numbers.ts";
import { durationAt, flexibleAt, shiftAt, soonAt } from "./phrases.ts";
import { Scan } from "./tokens.ts";

/** What has been read so far, and the position of the token after the last day. */
interface Progress {
  mentions: TimeMention[];
  day?: { read: ReadDay; mention: DayMention };
}

/**
 * Finds everything a message says about days, times and lengths of time, in English and Spanish at once, from left to
 * right. It doesn't say what they are for: a move, a showing or a trip. Mentions don't overlap, except "tonight" and
 * the like: a day and a part of it in the same words.
 * @param today What "today" is in the message.
 */
export function readTimes(text: string, today: IsoDate): TimeMention[] {
  const scan = new Scan(text, today);
  const progress: Progress = { mentions: [] };
  for (let i = 0; i < scan.tokens.length; ) {
    const token = scan.tokens[i];
    i = token !== undefined && token.starts !== 0 ? readAt(scan, i, progress) : i + 1;
  }
  return joinParts(text, progress.mentions);
}

/** Adds the longest mention that begins at the token, and returns the token to continue at. */
function readAt(scan: Scan, i: number, progress: Progress): number {
  const day = dayAt(scan, i);
  const time = timeAt(scan, i) ?? hourAfter(scan, i, progress);
  const others = [soonAt(scan, i), flexibleAt(scan, i), shiftAt(scan, i), durationAt(scan, i)];
  const other = others.reduce((a, b) => ((b?.end ?? 0) > (a?.end ?? 0) ? b : a));
  const longest = Math.max(day?.end ?? 0, time?.end ?? 0, other?.end ?? 0);
  if (longest === 0) return i + 1;
  if (day?.end === longest) addDay(scan, i, day, progress);
  if (time?.end === longest && (day?.end !== longest || scan.end(i, "dayPartToday") > 0)) {
    progress.mentions.push({ ...time, kind: "time", ...spanOf(scan, i, time.end), ...excludedAt(scan, i, time.end) });
  } else if (other?.end === longest && day?.end !== longest)
    addOther(scan, i, { ...other, ...spanOf(scan, i, longest) }, longest, progress);
  return longest;
}

/** A number that is an hour only because a day or a part of one comes shortly before it. */
function hourAfter(scan: Scan, i: number, { mentions }: Progress): ReadClock | undefined {
  const last = mentions.at(-1);
  if (last === undefined || (last.kind !== "day" && !(last.kind === "time" && last.part))) return undefined;
  const isNear = [1, 2, 3].some((back) => scan.tokens[i - back]?.end === last.end);
  return isNear ? vagueHour(scan, i) : undefined;
}

function spanOf(scan: Scan, i: number, end: number): { start: number; end: number } {
  const first = scan.tokens[i];
  return { start: first?.start ?? 0, end: scan.tokens[end - 1]?.end ?? 0 };
}

/** "Not Monday", "menos por la tarde". */
function excludedAt(scan: Scan, i: number, end: number): { excluded?: true } {
  const isLinked = scan.end(i - 1, "of") === i || scan.end(i - 1, "the") === i;
  // "No, MLK weekend is in January": an answer, not a day ruled out.
  if (scan.is(i - 1, "no") && /^(?:is|es|are|was|era)$/.test(scan.tokens[end]?.norm ?? "")) return {};
  return scan.isAfter(i, "not") || (isLinked && scan.isAfter(i - 1, "not")) ? { excluded: true } : {};
}

function addDay(scan: Scan, i: number, read: ReadDay, progress: Progress): void {
  const mention: DayMention = { ...dayMention(scan, i, read), ...excludedAt(scan, i, read.end) };
  const isNextToDay = progress.day !== undefined && progress.mentions.at(-1) === progress.day.mention;
  const placed = isNextToDay && progress.day ? inMonthBefore(scan, i, progress.day, read, mention) : undefined;
  if (placed !== undefined) progress.mentions.pop();
  progress.mentions.push(placed ?? mention);
  progress.day = { read, mention: placed ?? mention };
}

const maxWordsBetween = 3;

/** "Next month, like the 12th": a bare day shortly after a whole month is in that month. */
function inMonthBefore(
  scan: Scan,
  i: number,
  last: NonNullable<Progress["day"]>,
  read: ReadDay,
  mention: DayMention,
): DayMention | undefined {
  const { core } = last.read;
  if (
    !read.core.isBareDay ||
    read.core.from !== read.core.to ||
    !/month$/.test(core.granularity) ||
    core.isPast ||
    last.read.relation !== "on"
  )
    return undefined;
  if (i - last.read.end > maxWordsBetween) return undefined;
  for (let k = last.read.end; k < i; k++) if (/^[.!?;\n]$/.test(scan.tokens[k]?.norm ?? "")) return undefined;
  const first = civil(core.from);
  const wanted = civil(read.core.from).day;
  if (wanted > daysInMonth(first.year, first.month)) return undefined;
  const day = dayNumber(first.year, first.month, wanted);
  const moved = dayMention(scan, i, { ...read, core: { ...read.core, from: day, to: day } });
  return day < scan.today ? undefined : { ...moved, start: last.mention.start, end: mention.end };
}

type OtherMention = Exclude<TimeMention, DayMention | ClockMention>;

function addOther(scan: Scan, i: number, other: OtherMention, end: number, { mentions, day }: Progress): void {
  const nextWeek =
    other.kind === "shift" && other.of === "week" && other.direction === "later" && scan.is(end - 1, "after");
  if (nextWeek && day !== undefined && day.read.core.granularity === "week" && i - day.read.end <= maxWordsBetween) {
    const from = mondayOf(day.read.core.from) + 7;
    const { start, end: last } = other;
    mentions.push({
      kind: "day",
      start,
      end: last,
      from: isoDate(from),
      to: isoDate(from + 6),
      relation: "on",
      granularity: "week",
      certainty: "high",
    });
    return;
  }
  mentions.push(other);
}

/**
 * "Tomorrow evening at 8", "a las 7 por la noche": the part of the day says which half of the day an ambiguous hour is
 * in.
 */
function joinParts(text: string, mentions: TimeMention[]): TimeMention[] {
  const kept: TimeMention[] = [];
  for (const [i, mention] of mentions.entries()) {
    const last = kept.at(-1);
    const isShared = mentions[i + 1]?.start === mention.start;
    if (last?.kind === "flexible" && mention.kind === "day" && !isShared && narrows(text, last, mention)) {
      kept[kept.length - 1] = { ...mention, start: last.start };
      continue;
    }
    const joined = mention.kind === "time" ? joinedWith(text, kept, mention) : undefined;
    if (joined === undefined) kept.push(mention);
    else kept[joined.at] = joined.mention;
  }
  return kept;
}

/**
 * The mention before a time that belongs to it, and its position; a day such as "tonight" may share its words with
 * either.
 */
function joinedWith(
  text: string,
  kept: TimeMention[],
  time: ClockMention,
): { at: number; mention: ClockMention } | undefined {
  const last = kept.at(-1);
  const sharesDay = last?.kind === "day" && last.start === time.start;
  const at = kept.length - (sharesDay ? 2 : 1);
  const first = kept[at];
  if (first?.kind !== "time" || !isNext(text, first.end, time.start)) return undefined;
  const mention = joinedTime(first, time);
  if (mention === undefined) return undefined;
  if (sharesDay) return { at, mention: { ...mention, end: first.end } };
  const isInDay = kept[at - 1]?.kind === "day" && kept[at - 1]?.start === first.start;
  return { at, mention: isInDay ? { ...mention, start: time.start } : mention };
}

/** "Any day next week": a choice among those days. */
function narrows(text: string, { start, end }: TimeMention, day: DayMention): boolean {
  return /^(?:any|cualquier)/i.test(text.slice(start, end)) && isNext(text, end, day.start);
}

const linkBetween = /^[\s,]*(?:(?:at|on|in|the|a|las?|around|de|del|el|en|this|of|for|,|como|like)\s*){0,3}$/i;
const maxGap = 24;

function isNext(text: string, end: number, start: number): boolean {
  return start >= end && start - end <= maxGap && linkBetween.test(text.slice(end, start));
}

function joinedTime(first: ClockMention, second: ClockMention): ClockMention | undefined {
  const [part, clock] = first.part ? [first, second] : [second, first];
  if (part.part === undefined || clock.part !== undefined || !clock.ambiguous || part.excluded) return undefined;
  const isMorning = part.part === "morning";
  const { ambiguous: _, ...sure } = clock;
  const turned = { ...sure, from: inHalf(clock.from, isMorning), ...(clock.to && { to: inHalf(clock.to, isMorning) }) };
  return { ...turned, certainty: "high", start: first.start, end: second.end };
}

function inHalf(time: string, isMorning: boolean): string {
  const hour = Number(time.slice(0, 2));
  if (isMorning === hour < 12 || hour === 12) return time;
  return `${String((hour + 12) % 24).padStart(2, "0")}${time.slice(2)}`;
}

/** Reads a bare answer to "what time?" as an hour: "4", "las 5", "cuatro y media", "10:30". */
export function readHour(text: string): ClockMention | undefined {
  const scan = new Scan(text, "2000-01-01");
  const read = bareHour(scan);
  return read && { ...read, kind: "time", ...spanOf(scan, 0, read.end) };
}

/** Reads a bare answer to "which day?" as a day of the month, the next one: "15", "quince". */
export function readDayOfMonth(text: string, today: IsoDate): IsoDate | undefined {
  const scan = new Scan(text, today);
  const count = numberAt(scan, 0);
  const isAll =
    count !== undefined && (scan.tokens[count.end] === undefined || /^[.!,]$/.test(scan.tokens[count.end]?.norm ?? ""));
  if (count === undefined || !isAll || count.value < 1 || count.value > 31) return undefined;
  return isoDate(nextDayOfMonth(scan, count.value));
}

/** The days that a length of time means in answer to "when?": "like 2 wks" is that many days from today. */
export function windowOfDuration({ unit, min, max }: DurationMention, today: IsoDate): DayWindow {
  const start = parseIsoDate(today);
  const ahead = (count: number) => isoDate(unit === "months" ? addMonths(start, count) : start + Math.round(count));
  return { from: ahead(min), to: ahead(max) };
}
