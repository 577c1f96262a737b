import type { VisitWish } from "../showings/visitWish.ts";
import { minutesOfDay } from "../showings/zonedTime.ts";
import type { IsoDate, Slots } from "../types.ts";
import type { Span, TimeSaid } from "./command.ts";
import { isoDate, parseIsoDate } from "./mentions/time/calendar.ts";
import type { ClockMention, DayMention, ShiftMention, TimeMention } from "./mentions/time/mention.ts";
import { readHour, readTimes } from "./mentions/time/readTimes.ts";
import { plainText } from "./plainText.ts";
import type { TimeRole } from "./timeRoles.ts";
import { besideWish } from "./timesBeside.ts";

/** The days, hours and lengths of time in a message. */
export function timesIn(text: string, today: IsoDate): TimeMention[] {
  return readTimes(text, today).filter((mention) => !isWishedWell(text, mention) && !isLayout(text, mention));
}

const wellWished =
  /\b(?:happy|merry|great|nice|lovely|wonderful|(?<!\ba )good|enjoy (?:your|the)|have a (?:\w+ )?|feliz|felices|buen(?:a|as|os)?|bonit[oa]s?|lind[oa]s?|excelente|disfrut\w+ (?:de )?(?:tu|su|el|la)l?)\s+$/i;

/** "Happy Thanksgiving!", "buen fin de semana", "enjoy your Thursday": a farewell names no day. */
function isWishedWell(text: string, { kind, start }: TimeMention): boolean {
  return kind === "day" && wellWished.test(text.slice(Math.max(0, start - 24), start));
}

/** "Need 2/2 in December": bedrooms and bathrooms, and no second of February. */
function isLayout(text: string, { kind, start, end }: TimeMention): boolean {
  if (/\d ?(?:br|bd|bed|cuart|hab|rec[aá]m)/i.test(text)) return false;
  if (kind !== "day" || !/^[1-5]\/[1-5]$/.test(text.slice(start, end).trim())) return false;
  return !/\b(?:on|by|before|after|from|until|el|para|antes del?|desde)\s+$/i.test(
    text.slice(Math.max(0, start - 12), start),
  );
}

function isIn(mention: Span, { start, end }: Span): boolean {
  return mention.start >= start && mention.start < end;
}

const first =
  /\b(?:the )?(?:earliest|soonest|first (?:one|thing|available|slot|time)|as (?:early|soon) as (?:possible|you can)|earlier one|sooner one)\b|\b(?:la|el|lo) (?:de )?(?:mas (?:tempran[oa]|pronto)|primer[oa]?)\b(?! (?:mes|piso|semana|vez))|\bprimera hora\b/;
const last =
  /\b(?:the )?(?:latest|last (?:one|time|slot|available|appointment)|(?:whichever|whatever|which) (?:is |s )?(?:the )?last|as late as possible|later one)\b|\b(?:la|el|lo) (?:de )?(?:mas tarde|ultim[oa])\b(?! (?:mes|piso|semana|vez))/;
const any =
  /^(?:(?:ok|sure|yes|si|claro|dale) )*(?:any(?: of (?:them|those))?(?: (?:works?|is fine|one))?|whichever|whatever works|either(?: one)?(?: works| is fine)?|you (?:pick|choose|decide)|cualquiera(?: de (?:esos|esas|ellas))?(?: (?:me sirve|esta bien|esta perfecto))?|la que sea|el que sea|me da (?:igual|lo mismo)|tu (?:escoge|elige|decide)s?|escoge tu)$|\b(?:whatever (?:you have|you got|works|is (?:open|free|available))|any(?: one)? of (?:them|those|these)|lo que (?:tengas|tengan|haya)|a la hora que sea|a cualquier hora)\b/;
const places: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the |el |la )?(?:first|1st|primer[oa]?)(?: (?:one|time|slot|option|opcion|hora|horario))?\b/, 0],
  [/\b(?:the |el |la )?(?:second|2nd|segund[oa])(?: (?:one|time|slot|option|opcion|hora|horario))?\b/, 1],
  [/\b(?:the |el |la )?(?:third|3rd|tercer[oa]?)(?: (?:one|time|slot|option|opcion|hora|horario))?\b/, 2],
  [/\b(?:the |el |la )(?:last|ultim[oa])(?: (?:one|time|slot|hora|horario))?\b/, -1],
];
/** Longer clauses say more than a place in the choice. */
const maxPlaceWords = 8;
/** Longer clauses with "the last" in them are about something else. */
const maxPickWords = 12;

/**
 * When the renter could come, as a clause says it: exact days and hours, parts of the day, several days, places in
 * the choice that was offered, and shifts of the time in question.
 *
 * @param pointsAtHome "the first one" in the clause is a home
 * @param isArranged a showing stands or is held
 * @param choosesTime a choice of times was offered, so "the second one" is one of them and a bare number an hour
 * @param hasChoice one was offered now, or a time is held that was taken from one
 */
export function timeSaid(
  clause: Span & { text: string },
  times: readonly TimeMention[],
  {
    choosesTime,
    isArranged,
    pointsAtHome,
    hasChoice = choosesTime,
    roles,
  }: {
    choosesTime: boolean;
    isArranged: boolean;
    pointsAtHome: boolean;
    hasChoice?: boolean;
    roles?: ReadonlyMap<TimeMention, TimeRole>;
  },
): TimeSaid {
  const inClause = times.filter((mention) => isIn(mention, clause) && !isReplaced(clause, mention));
  const others = roles ? besideWish(inClause, roles) : {};
  const here = inClause.flatMap((mention): TimeMention[] => {
    const role = roles?.get(mention) ?? "wanted";
    if (role === "wanted" || isExcluded(mention)) return [mention];
    // "Por la mañana no" leaves the rest of the day.
    return role === "ruledOut" && mention.kind === "time" && mention.part ? [{ ...mention, excluded: true }] : [];
  });
  const days = here.filter(
    (mention): mention is DayMention =>
      mention.kind === "day" && !mention.past && !(pointsAtHome && isOrdinalIn(clause, mention)),
  );
  const clocks = here.filter((mention): mention is ClockMention => mention.kind === "time");
  const text = plainText(clause.text);
  const words = text.split(" ").length;
  const isPlace =
    hasChoice &&
    !pointsAtHome &&
    words <= maxPlaceWords &&
    clocks.length === 0 &&
    days.every((day) => isOrdinalIn(clause, day));
  const place = isPlace ? places.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  const exact = place === undefined ? exactTime(choiceOfDays(days, clause), clocks, clause) : {};
  const wish = place === undefined ? wishOf(choiceOfDays(days, clause), clocks, exact) : null;
  const isAboutTime = choosesTime || isArranged || days.length + clocks.length > 0;
  const pick =
    place !== undefined || pointsAtHome || !isAboutTime || words > maxPickWords || asksWhich.test(text)
      ? undefined
      : pickSaid(text);
  const count = choosesTime && words <= maxPlaceWords ? countAlone(clause.text) : undefined;
  const isOpen = !exact.time && inClause.every(({ kind }) => kind !== "time") && place === undefined;
  const bare = isOpen && (choosesTime || isArranged) ? hourAlone(clause.text) : undefined;
  const shift = here.find((mention): mention is ShiftMention => mention.kind === "shift");
  return {
    ...exact,
    ...(bare && { time: bare }),
    ...(bare && count !== undefined && { count }),
    ...(wish && { wish }),
    ...(place !== undefined && { choice: place }),
    ...(pick && { pick }),
    ...(shift && shiftOf(shift)),
    ...others,
  };
}

function isExcluded(mention: TimeMention): boolean {
  return (mention.kind === "day" || mention.kind === "time") && mention.excluded === true;
}

/** "What's the latest you do on Saturdays?" asks and takes none. */
const asksWhich = /^(?:and |so |y )?(?:whats|what is|what|which is|whens|when is|cual|que|a que)\b/;

const thatDay = /\b(?:then|that day|that date|ese dia|esa fecha|entonces)\b/;

/** "We're in town December 4, can we see it then?": the day that was named before. */
export function dayMeant(clause: Span & { text: string }, times: readonly TimeMention[], said: TimeSaid): TimeSaid {
  if (said.date || said.wish || !thatDay.test(plainText(clause.text))) return said;
  const day = times.findLast((mention) => mention.kind === "day" && !mention.past && mention.end <= clause.start);
  return day?.kind === "day" && day.from === day.to ? { ...said, date: day.from } : said;
}

function pickSaid(text: string): TimeSaid["pick"] {
  if (any.test(text)) return "any";
  if (first.test(text)) return "earliest";
  return last.test(text) ? "latest" : undefined;
}

const ordinalWord = /^(?:the |el |la )?(?:first|second|third|1st|2nd|3rd|primer[oa]?|segund[oa]|tercer[oa]?)$/i;

/** "The first" beside a choice of times or of homes is one of them, and no day of the month. */
export function isOrdinal(text: string): boolean {
  return ordinalWord.test(text.trim());
}

function isOrdinalIn(clause: Span & { text: string }, { start, end }: Span): boolean {
  return isOrdinal(clause.text.slice(start - clause.start, end - clause.start));
}

const replacing =
  /(?:instead of|rather than|in place of|en (?:vez|lugar) del?)(?: (?:at|on|the|a|el|la|las|los))*\s*$/i;

/** "4 PM instead of 3 PM": the time that is given up. */
function isReplaced({ text, start }: Span & { text: string }, mention: Span): boolean {
  return replacing.test(text.slice(0, mention.start - start));
}

/** What an hour replaces: "4 instead of 3", "not 3 but 4". */
const replaced =
  /\b(?:instead of|rather than|not|in place of|en (?:vez|lugar) de|no)(?: at| a)?(?: las?)? \d{1,2}(?::\d{2})?\b/gi;
const hourBehindCue =
  /\b(?:make it|do|to|for|at|around|about|maybe|like|say|mejor|a las?|las?|tipo|como|para las?|pon(?:me|la)|cambi\w+ a|(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s+(\d{1,2})(?::(\d{2}))?\b(?!\s*(?:bed|bd|br|cuart|hab|min|hour|hora|people|person|month|mes|day|d[ií]a|k\b|de\b|st\b|nd\b|rd\b|th\b|\d))/i;
/** "5 works", "5 then", but not "2 cats". */
const hourFirst =
  /^\W*(?:(?:ok|so|and|no|yes|sure|wait|s[ií]|y|dale|mejor|entonces)\W+)*(\d{1,2})(?::(\d{2}))?(?=\s*(?:$|[.,;!?)]|(?:ish|please|pls|plz|por ?fa\w*|then|works?|is|was|would|will|sounds?|seems|suits?|instead|on|for|and|but|or|at|if|it|ok|okay|good|great|fine|perfect\w*|better|best|one|thanks|mejor|est[aá]|entonces|me|y|o|pero|si|el|la|en|para|gracias|dale|va|queda|suena|ser[ií]a|bien|i|my|we|thats?|could|can|may|doesn\W?t|not|no|todo|my|mi)\b))/i;

/** "The 10 one", "la de las 10". */
const hourOne =
  /\b(?:the|la de las?) (\d{1,2}(?::\d{2})?)(?: one)?\b(?!\s*(?:bed|bd|br|cuart|hab|st\b|nd\b|rd\b|th\b))/i;

/** "Ok 2": an hour, or the second of those offered. */
function countAlone(text: string): number | undefined {
  const [, digit] =
    /^\W*(?:(?:ok|okay|yes|sure|si|dale|number|option|opcion)\W+)*([123])\W*(?:please|then|pls|por favor)?\W*$/i.exec(
      text,
    ) ?? [];
  return digit === undefined ? undefined : Number(digit);
}

/** "Can you do 4 instead of 3", "make it 4": an hour without a word for it, while a showing is in question. */
function hourAlone(text: string): string | undefined {
  const said = text.replace(replaced, " ").replace(hourOne, "at $1");
  const whole = readHour(said);
  if (whole) return whole.from;
  const [, hour, minutes = "00"] = hourBehindCue.exec(said) ?? hourFirst.exec(said) ?? [];
  const clock = hour === undefined ? undefined : readHour(hour);
  return clock && `${clock.from.slice(0, 2)}:${minutes}`;
}

const orBetween = /^\W*(?:or|o|u|y|and|ni|,|\/)?\W*(?:maybe|also|even|tambien|el|on|the)?\W*$/i;

/** "Thursday the 3rd or Friday the 4th": days joined by "or" are a choice. */
function choiceOfDays(days: readonly DayMention[], { text, start }: Span & { text: string }): readonly DayMention[] {
  const said = days.filter(({ excluded }) => !excluded);
  const isChoice =
    said.length > 1 &&
    said.every(({ from, to, options, weekdays }) => from === to && !options && !weekdays) &&
    said.slice(1).every((day, index) => {
      const between = text.slice((said[index]?.end ?? 0) - start, day.start - start);
      return /[a-z/]/i.test(between) && orBetween.test(between.replace(/^\s*\d{1,2}(?:st|nd|rd|th)?\b/, ""));
    });
  const [first] = said;
  const last = said.at(-1);
  if (!isChoice || !first || !last) return days;
  const options = said.map(({ from, to }) => ({ from, to }));
  return [{ ...first, to: last.to, end: last.end, options }, ...days.filter(({ excluded }) => excluded)];
}

/** "Friday", "el viernes": nothing says of which week. */
const bareWeekday =
  /^(?:(?:on|el|la|para|for|this coming)\s+)?(?:mon|tue|wed|thu|fri|sat|sun|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)[a-z]*\.?$/i;

function exactTime(
  days: readonly DayMention[],
  clocks: readonly ClockMention[],
  { text, start }: Span & { text: string },
): Pick<TimeSaid, "date" | "time" | "isWeekday"> {
  const said = days.filter(({ excluded }) => !excluded);
  // "Move my Thursday tour to Friday": where it goes comes last.
  const day = said.at(-1);
  const clock = clocks
    .filter(
      (mention) =>
        (mention.to === undefined || mention.part === "noon") &&
        !mention.excluded &&
        (mention.relation === "at" || mention.relation === "around"),
    )
    .at(-1);
  // "Saturday around noon": the hour is about, not the day.
  const single = day && (day.relation === "around" && day.anchor && clock ? day.anchor : day);
  const isSingle =
    single && day?.granularity !== "week" && single.from === single.to && !day?.weekdays && !day?.options;
  return {
    ...(isSingle && { date: single.from }),
    ...(isSingle &&
      day?.weekday !== undefined &&
      bareWeekday.test(text.slice(day.start - start, day.end - start).trim()) && { isWeekday: true as const }),
    ...(clock && (!clock.part || clock.part === "noon") && { time: clock.from }),
  };
}

/** Several days, or a part of the day. */
function wishOf(
  days: readonly DayMention[],
  clocks: readonly ClockMention[],
  exact: Pick<TimeSaid, "date" | "time">,
): VisitWish | null {
  const hours = exact.date !== undefined && exact.time !== undefined ? {} : hoursWished(clocks);
  const wish: VisitWish = { ...daysWished(days, exact.date !== undefined), ...hours };
  return Object.keys(wish).length > 0 ? wish : null;
}

function daysAfter(date: IsoDate, days: number): IsoDate {
  return isoDate(parseIsoDate(date) + days);
}

/** "Weekday lunch, like Monday": the day that is named counts, not the stretch around it. */
function withoutWider(days: readonly DayMention[]): readonly DayMention[] {
  const singles = days.filter(({ from, to, weekdays }) => from === to && !weekdays);
  if (singles.length === 0) return days;
  return days.filter(
    (day) =>
      singles.includes(day) ||
      !singles.some(({ from }) => (day.weekdays ? isOn(from, day.weekdays) : day.from <= from && from <= day.to)),
  );
}

function isOn(date: IsoDate, weekdays: readonly number[]): boolean {
  return weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

function daysWished(days: readonly DayMention[], hasDate: boolean): VisitWish {
  const excluded = days.flatMap((day) =>
    day.excluded && day.weekday !== undefined ? [day.weekday] : (day.exclude ?? []),
  );
  const said = withoutWider(days.filter(({ excluded: isOut }) => !isOut));
  const weekdays = said.flatMap(({ weekdays: named = [] }) => named);
  if (weekdays.length > 0 && !hasDate) return { weekdays: weekdays.filter((day) => !excluded.includes(day)) };
  const options = said.flatMap(({ options: named = [] }) => named.map(({ from }) => from));
  if (options.length > 0) return { dates: options };
  const singles = said
    .filter(({ from, to, granularity }) => from === to && granularity !== "week")
    .map(({ from }) => from);
  if (singles.length > 1 && !hasDate) return { dates: singles };
  const span = said.find(({ from, to, granularity }) => from !== to || granularity === "week");
  // On its last day "this week" goes on into the next.
  if (span && !hasDate) return { from: span.from, to: span.from === span.to ? daysAfter(span.from, 7) : span.to };
  return excluded.length > 0 && !hasDate ? { weekdays: everyDay.filter((day) => !excluded.includes(day)) } : {};
}

function hoursWished(clocks: readonly ClockMention[]): VisitWish {
  const windows = clocks.filter(({ part, to, relation, excluded }) => {
    if (part === "noon" && !excluded && (relation === "at" || relation === "around")) return false;
    return part !== undefined || to !== undefined || relation === "after" || relation === "before" || relation === "by";
  });
  const [clock] = windows;
  if (!clock) return {};
  const from = minutesOfDay(clock.from);
  if (clock.excluded) return clock.part === "morning" ? { earliest: 12 * 60 } : { latest: from };
  if (clock.relation === "after") return { earliest: from };
  if (clock.relation === "before" || clock.relation === "by") return { latest: from };
  // A morning ends before noon; "between 2 and 4" takes in 4.
  const end = clock.to && minutesOfDay(clock.to) + (clock.part === "morning" ? 0 : 1);
  return { earliest: from, ...(end && { latest: end }) };
}

function shiftOf({ direction, of, amount, unit }: ShiftMention): Pick<TimeSaid, "shift" | "same"> {
  if (direction === "same")
    return { same: of === "day" ? { day: true } : of === "time" ? { time: true } : { day: true, time: true } };
  const sign = direction === "earlier" ? -1 : 1;
  const minutes = unit === "minutes" ? amount : undefined;
  return { shift: { sign, ...(minutes !== undefined && { minutes }) } };
}

const saysWhen = /\b(?:dates?|fechas?|mov\w+|mud\w+|timing|when|cuando|start)\b/;

const saysMove = /\b(?:mov(?:e|ing|ed)|mud\w+|need|necesit\w+|entrar|busco|looking)\b/;

/** "February or March", "para el 1 o el 15": anything from the one to the other. */
function eitherDay(
  { start, text }: Span & { text: string },
  [first, second, ...more]: readonly DayMention[],
): ReturnType<typeof moveInSaid> {
  if (!first || !second || more.length > 0 || first.from > second.from) return null;
  const between = text.slice(first.end - start, second.start - start);
  if (
    !/^[\s,]*(?:or|o|u|to|a|y|and)(?:\s+(?:a |en |el |para |maybe |tal vez |quiz[aá]s? |early |mid )*)?$/i.test(between)
  )
    return null;
  return { value: { from: first.from, to: second.to }, span: { start: first.start, end: second.end } };
}

/** The move-in that a stretch of a message names, and where. */
export function moveInSaid(
  times: readonly TimeMention[],
  within: Span & { text: string },
): { value: NonNullable<Slots["move_in"]>; span: Span } | null {
  const here = times.filter((mention) => isIn(mention, within));
  const named = here.filter(
    (mention): mention is DayMention =>
      mention.kind === "day" && !mention.past && !mention.excluded && !isReplaced(within, mention),
  );
  const [first, second] = named;
  // "As early as Dec 1 or as late as Jan 15".
  if (
    first?.relation === "from" &&
    (second?.relation === "by" || second?.relation === "until") &&
    first.from < second.to
  )
    return { value: { from: first.from, to: second.to }, span: first };
  const either = eitherDay(within, named);
  if (either) return either;
  const days = named.filter(({ relation }) => relation !== "until");
  const sure = days.filter(({ certainty }) => certainty === "high");
  const day = sure.at(-1) ?? days.at(-1);
  if (day) return { value: day.from === day.to ? day.from : { from: day.from, to: day.to }, span: day };
  // "Ahorita estoy en Kendall": such words have other uses, so they need a word for moving beside them.
  const soon = here.find(
    (mention) => mention.kind === "soon" && (mention.certainty === "high" || saysMove.test(plainText(within.text))),
  );
  if (soon) return { value: "asap", span: soon };
  // "3500ish but flexible" leaves the rent open, not the day.
  const flexible = here.find(({ kind }) => kind === "flexible");
  const text = plainText(within.text);
  const isOfRent =
    /\b(?:budget|rent|price|presupuesto|renta|precio|\d{4}(?:ish)?)\b/.test(text) && !saysWhen.test(text);
  return flexible && !isOfRent ? { value: "flexible", span: flexible } : null;
}
