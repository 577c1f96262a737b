import type { DayMention } from "../reading/mentions/time/mention.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { IsoDate } from "../types.ts";
import { plusDays, weekdayOn } from "../understanding/calendar.ts";
import { folded } from "../understanding/folded.ts";

/** The days of a wish: single days or weekdays, within the first and last day of a period. */
export interface VisitDays {
  /** Days by date or weekday (0 = Sunday); a day has to match one of them. */
  dates?: IsoDate[];
  weekdays?: number[];
  /** First and last day. */
  from?: IsoDate;
  to?: IsoDate;
}

/** A quick check: without such a word, the grammar can't find a day. */
const mayNameDay =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun|dom|lun|mar|mie|jue|vie|sab|we+k|sem|fin|day|dia|tod|tom|tm|hoy|ma[nñ]|mn|next|prox|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|first|second|third|prim|segund|terc|ultim|last|new year|christmas|thanks|navidad|ano|reyes)/;

/** The longest period in days that says something about a showing. */
const longest = 31;

/** The days that a message names as plans, in its words. */
export function daysMentioned(text: string, today: IsoDate): DayMention[] {
  if (!mayNameDay.test(folded(text))) return [];
  return readTimes(text, today).filter(
    (mention): mention is DayMention => mention.kind === "day" && !mention.past && !ofSeason.has(mention.granularity),
  );
}

const ofSeason: ReadonlySet<DayMention["granularity"]> = new Set<DayMention["granularity"]>([
  "month",
  "season",
  "year",
]);

/** What mentions of days name together. */
interface Named {
  /** Days by date. */
  dates: IsoDate[];
  /** Single weekdays: "Friday". */
  single: number[];
  /** Several, or recurring ones: "Saturday or Sunday", "Mondays", "weekends". */
  several: number[];
  /** A weekend that may have begun. */
  isWeekend?: true;
  stretch: Pick<VisitDays, "from" | "to"> | undefined;
}

/**
 * Reads the days on which a renter could come, by the grammar of days and times. What understanding reads as a single
 * day isn't included.
 *
 * @param text As written; what doesn't name days for a showing is left out.
 */
export function readVisitDays(text: string, today: IsoDate, hasDate: boolean): VisitDays {
  const mentions = daysMentioned(text, today);
  return joined(
    namedBy(
      text,
      mentions.filter(({ excluded }) => !excluded),
    ),
    { today, hasDate },
  );
}

function namedBy(text: string, mentions: readonly DayMention[]): Named {
  const named: Named = { dates: [], single: [], several: [], stretch: undefined };
  for (const mention of mentions) {
    const { from, to, relation, weekday, weekdays, options } = mention;
    const said = folded(text.slice(mention.start, mention.end));
    if (relation === "until" && !comesThrough(text, mention)) continue;
    if (relation === "after" || relation === "from") named.stretch = { from };
    else if (relation === "before" || relation === "by")
      named.stretch = isOfVisit(text) ? { ...named.stretch, to } : named.stretch;
    else if (weekdays && !(weekdays.length === 1 && isContracted(text, mention))) named.several.push(...weekdays);
    else if (weekday !== undefined || weekdays) named.single.push(...(weekdays ?? [weekday as number]));
    else if (options) named.dates.push(...options.flatMap((one) => daysFrom(one.from, one.to)));
    else if (from === to) named.dates.push(...(placeInList.test(said) ? [] : [from]));
    else if (mention.granularity === "weekend" && !oneWeekend.test(said)) {
      named.several.push(0, 6);
      named.isWeekend = true;
    } else if (from <= to && to <= plusDays(from, longest)) named.stretch = { from, to };
  }
  return named;
}

/** True for a text about a showing: "can I see it before Friday?", but not "Could I get it by April 20?" */
function isOfVisit(text: string): boolean {
  return /\b(?:see|visit\w*|tour\w*|come|show\w*|stop|view\w*|ver(?:l[oa]s?)?|pasar|mostr\w+|ensen\w+)\b/.test(
    folded(text),
  );
}

/** Matches one of the homes or times offered: "Can I see the first on Tuesday" */
const placeInList =
  /^(?:the |el |la )?(?:first|second|third|fourth|fifth|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa])$/;

/** Matches words for a certain weekend, not any: "This weekend", "the weekend of the 12th". */
const oneWeekend = /\b(?:this|next|coming|of|after|este|proximo|que viene|del|siguiente|otro)\b|\d/;

/** True for coming through the door: "Can I come thru Saturday". */
function comesThrough(text: string, { start, end }: DayMention): boolean {
  const [before, said] = [folded(text.slice(0, start)), folded(text.slice(start, end))];
  return /^(?:thru|through)\b/.test(said) && /\b(?:come|coming|roll|slide|swing|pass|pull|stop)\s*$/.test(before);
}

/** True for a weekday written without its apostrophe: "Thursdays good". */
function isContracted(text: string, { start, end }: DayMention): boolean {
  return (
    /^[a-z]+days$/.test(folded(text.slice(start, end))) &&
    /^\s*(?:fine|good|great|perfect|ok|okay|better|best|out|my|our|the|a)\b/.test(folded(text.slice(end)))
  );
}

function joined(
  { dates, single, several, isWeekend, stretch }: Named,
  { today, hasDate }: { today: IsoDate; hasDate: boolean },
): VisitDays {
  const weekdays = [...new Set([...several, ...single])].sort();
  if (dates.length > 1 || (dates.length > 0 && several.length > 0))
    return { dates: [...new Set(dates)], ...(several.length > 0 && { weekdays: several }) };
  if (dates.length > 0) return {};
  if (stretch && weekdays.length > 0) return weekdaysWithin(stretch, weekdays);
  if (stretch) return stretch;
  const isRead = hasDate && several.length === 0 && single.length < 2;
  if (weekdays.length === 0 || isRead) return {};
  // On a Saturday, "Friday or Saturday" means the next one.
  return !isWeekend && weekdays.includes(weekdayOn(today)) ? { weekdays, from: plusDays(today, 1) } : { weekdays };
}

/** "The second week of December, maybe the Wednesday"; "this week? Friday", on a Saturday, means the next one. */
export function weekdaysWithin({ from, to }: Pick<VisitDays, "from" | "to">, weekdays: number[]): VisitDays {
  if (from === undefined || to === undefined) return { weekdays, ...(from && { from }), ...(to && { to }) };
  const dates = daysFrom(from, to).filter((date) => weekdays.includes(weekdayOn(date)));
  return dates.length > 0 ? { dates } : { weekdays };
}

/** Each day of a stretch. */
function daysFrom(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day <= to && days.length <= longest; day = plusDays(day, 1)) days.push(day);
  return days;
}
