import type { IsoDate } from "../types.ts";
import { plusDays } from "../understanding/calendar.ts";
import type { FreeTime } from "./freeTimes.ts";
import { minutesOfDay } from "./zonedTime.ts";

/** When a renter could come, if they don't name a single day and hour. Everything absent is open. */
export interface VisitWish {
  /** Days by date or weekday (0 = Sunday); a day has to match one of them. */
  dates?: IsoDate[];
  weekdays?: number[];
  /** First and last day. */
  from?: IsoDate;
  to?: IsoDate;
  /** Minutes after midnight: the showing begins at `earliest` or later, and before `latest`. */
  earliest?: number;
  latest?: number;
}

const weekdayNames: readonly (readonly [RegExp, number])[] = [
  [/\b(sundays?|sun|domingos?)\b/, 0],
  [/\b(mondays?|mon|lunes)\b/, 1],
  [/\b(tuesdays?|tues?|martes)\b/, 2],
  [/\b(wednesdays?|weds?|miercoles)\b/, 3],
  [/\b(thursdays?|thurs?|thu|jueves)\b/, 4],
  [/\b(fridays?|fri|viernes)\b/, 5],
  [/\b(saturdays?|sat|sabados?)\b/, 6],
];
const weekday = weekdayNames.map(([{ source }]) => source.slice(3, -3)).join("|");
/** "Something came up Tuesday", "el martes no puedo": a day on which the renter can't come. */
const ruledOut = new RegExp(
  `\\b(?:came up|cant(?: do| make(?: it)?)?|cannot|busy|not|no longer|except|complico|no puedo|no voy a poder|ocupad[oa]|menos)(?: on| for| this| el| este| los)? (?:${weekday})\\b|\\b(?:el )?(?:${weekday}) (?:no (?:puedo|me sirve|me queda|va)|(?:does|wo)nt work|is no good|is out|se me complico|(?:y (?:${weekday}|dom) )?trabajo|theres (?:a|the)|i (?:work|got|have))\\b|\\bi work (?:on )?(?:${weekday})\\b`,
  "g",
);
/** "Mondays are best": any Monday. */
const pluralDay =
  /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days\b(?! (?:fine|good|great|perfect|ok|okay|better|best|out|my|our|the|a)\b)|\blos (?:domingos|lunes|martes|miercoles|jueves|viernes|sabados)\b/;
const todayOrTomorrow = /\b(today|hoy) (?:or|o|and|y) (tomorrow|manana)\b/;
const weekend = /(?<!\b(?:that|ese) )\b(weekends?|fin(es)? de semana|finde)\b/;
const workdays = /\b(weekdays?|during the week|entre semana|(dias?|dia) de semana)\b/;
const nextWeek =
  /\b(next week|following week|week after|semana (que viene|proxima|entrante|siguiente)|(proxima|otra|siguiente) semana)\b/;
const thisWeek = /\b(this week|esta semana)\b/;
/** "Not this week", "esta semana no puedo": a later week. */
const notThisWeek =
  /\b(?:not|cant|cannot|wont|no (?:puedo|podemos|podre|voy|vamos|estoy|me))(?: \w+){0,3} (?:this week|esta semana)\b|\b(?:this week|esta semana) (?:no\b|is out|doesnt|wont|im not|we cant|i cant)/;
const anyTime =
  /\b(any ?(day|time)|whenever|whatever (day|time)|im flexible|cualquier (dia|hora|momento)|cuando (sea|puedan|puedas|quieras|quieran)|a la hora que sea)\b/;
const month =
  "january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const twoDays = new RegExp(
  `\\b(?:the |el |dia )?(\\d{1,2})(?:st|nd|rd|th)? (?:or|and|o|u|y|and the|or the) (?:the |el |dia )?(\\d{1,2})(?:st|nd|rd|th)\\b|\\b(?:el|${month}) (\\d{1,2}) (?:o|u|y|or|and) (?:el )?(\\d{1,2})\\b`,
);

const anyMonth = `${month}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;
/** "From December 8th to the 14th", "del 8 al 14", "Dec 12-13" without its hyphen. */
const dayRange = new RegExp(
  `\\b(?:(?:${anyMonth}) )?(\\d{1,2})(?:st|nd|rd|th)? (?:to|through|thru|till|until) (?:the )?(?:(?:${anyMonth}) )?(\\d{1,2})(?:st|nd|rd|th)\\b|\\bdel (\\d{1,2}) al (\\d{1,2})\\b|\\b(?:${anyMonth}) (\\d{1,2}) (?:(?:to|through|thru|till|until) )?(\\d{1,2})\\b(?! ?[ap] ?m)`,
);
/** "Wednesday the 9th": the number says which. */
const dayWithNumber = new RegExp(`\\b(?:${weekday}) (?=(?:the |el )?\\d{1,2}(?:st|nd|rd|th)\\b)`, "g");

/** Parts of the day, in minutes after midnight; "tarde" extends further into the evening than "afternoon". */
const dayParts: readonly (readonly [RegExp, { earliest?: number; latest?: number }])[] = [
  [
    /\b(after work|after (the )?office|evenings?|at night|tonight|late in the day|despues del (trabajo|laburo|curro|jale)|(saliendo|cuando salga|al salir) del (trabajo|laburo)|(por|en|de) la noche|en la nochecita)\b/,
    { earliest: 17 * 60 },
  ],
  [
    /\b(lunch ?time|lunch|around noon|mid ?day|al mediodia|a mediodia|hora (de|del) almuerzo)\b/,
    { earliest: 11 * 60 + 30, latest: 14 * 60 },
  ],
  [/\b(late (in the )?afternoons?|(al )?final(es)? de la tarde)\b/, { earliest: 15 * 60 + 30, latest: 19 * 60 }],
  [/\b(afternoons?)\b/, { earliest: 12 * 60, latest: 17 * 60 + 30 }],
  [/\b((por|en|a|de) las? tard(es?|ecita))\b/, { earliest: 12 * 60, latest: 19 * 60 }],
  [/\b(mornings?|(por|en|a|de) las? mananas?|mananita|temprano|early)\b/, { latest: 12 * 60 }],
];
const noMornings =
  /\b(no|not|cant do|cant|avoid|except|anything but|never) (in |on )?(the )?mornings?\b|\bmornings? (dont|doesnt|do not|wont) work\b|\b((en|por) las? mananas?|de manana) no\b|\b(no|menos|excepto|nunca) (puedo |me sirve )?(en|por) las? mananas?\b/;
const noAfternoons =
  /\b(no|not|cant do|cant|avoid|except|anything but|never) (in |on )?(the )?afternoons?\b|\bafternoons? (dont|doesnt|do not|wont) work\b|\b(en|por|de) las? tardes? no\b|\b(no|menos|excepto|nunca) (puedo |me sirve )?(en|por) las? tardes?\b/;
const noEvenings =
  /\b(no|not|cant do|cant|avoid|except|anything but|never) (in |on )?(the )?(evenings?|nights?)\b|\bevenings? (dont|doesnt|do not|wont) work\b|\b(en|por|de) las? noches? no\b|\b(no|menos|excepto|nunca) (puedo |me sirve )?(en|por|de) (las? )?noches?\b/;
const tooEarly =
  /\b(\d{1,2})(?: (\d{2}))?(?: ?(am|pm))?(?: \w+)? (?:too|kinda|a bit|a little|muy|demasiado|un poco) (?:early|temprano)\b/;
const tooLate =
  /\b(\d{1,2})(?: (\d{2}))?(?: ?(am|pm))?(?: \w+)? (?:too|kinda|a bit|a little|muy|demasiado|un poco) (?:late|tarde)\b/;
const notEarly = /\b(not|nothing|isnt) (too |so |very |that )?early\b|\bno (tan|muy) temprano\b/;
/** "I get off at 6", "salgo del trabajo a las 6": the renter can come from then on. */
const offWork =
  /\b(?:(?:gets? off|off work|done|out of work|finish(?:es)?(?: work)?|leaves? work|sal(?:go|e|imos|en)|termin(?:o|a|amos)|me desocupo|quedo libre)(?: \w+){0,3} (?:at|around|by|a las?|como a las?)|(?:work|teach|class|meeting|shift|busy|church|tied up|trabaj\w+|clases?|reunion|turno|ocupad[oa]s?)(?: \w+){0,2} (?:until|till?|hasta)(?: las?)?|work(?:s|ing)?(?: from)? \d{1,2}(?: ?am)?(?: to| till?| until)?|trabaj\w+ de(?: las?)? \d{1,2} a(?: las?)?) (\d{1,2})(?: (\d{2}))?(?: ?(am|pm))?\b/;
const after =
  /\b(?:after|past|from|despues de|a partir de|pasad[ao]s?|desde)(?: las?)? (\d{1,2})(?: (\d{2}))?(?: ?(am|pm|a m|p m|de la (?:noche|tarde|manana)|at night|in the (?:evening|afternoon|morning)))?\b/;
const before =
  /\b(?:before|by|no later than|antes de)(?: las?)? (\d{1,2})(?: (\d{2}))?(?: ?(am|pm|a m|p m|de la (?:noche|tarde|manana)|at night|in the (?:evening|afternoon|morning)))?\b/;
const between = /\b(?:between|entre)(?: las?)? (\d{1,2})(?: ?(am|pm))? (?:and|y)(?: las?)? (\d{1,2})(?: ?(am|pm))?\b/;

/** An hour from 1 to 7 without a mark is in the afternoon, as for showings everywhere else. */
export function minutesOf(hourText: string, minuteText = "0", mark = ""): number {
  const hour = Number(hourText) % 24;
  const afternoon = /^p|noche|tarde|night|evening|afternoon/.test(mark) ? hour < 12 : !mark && hour >= 1 && hour <= 7;
  return (hour + (afternoon ? 12 : 0)) * 60 + Number(minuteText);
}

/** "Change it from 2 pm to 6:30": the old hour limits nothing. */
const changedFrom =
  /\b(?:change\w*|mov(?:e|ing)|switch\w*|cambi\w+|muev\w+|mover\w*)\b(?: \w+){0,4} (?:from|de)(?: las?)? \d{1,2}(?: \d{2})?(?: ?[ap] ?m)? (?=(?:to|a|para)\b)/;

/** "After work… I mean, in the afternoon": the correction counts. */
const corrected = /^.*\b(?:digo|mejor dicho|mas bien|quise decir|i mean|or rather|make that)\b/;

function hoursIn(said: string, hasHour: boolean): Pick<VisitWish, "earliest" | "latest"> {
  const meant = said.replace(corrected, "");
  const hours = hoursOf(meant, hasHour);
  return meant !== said && Object.keys(hours).length === 0 ? hoursOf(said, hasHour) : hours;
}

/** "After 3, I get out of class at 2:30": both hold. */
function laterOf(one: RegExpExecArray | null, other: RegExpExecArray | null): RegExpExecArray | null {
  if (!one || !other) return one ?? other;
  const [first, second] = [one, other].map(([, hour = "", minute, mark]) => minutesOf(hour, minute, mark));
  return (first ?? 0) >= (second ?? 0) ? one : other;
}

/** Minutes from the end of work to a showing. */
const wayFromWork = 30;

const untilNoon = /\b(before|after|until|till|by|antes del|despues del|hasta el) (?:noon|midday|mediodia)\b/;

/** "Can't before noon": from then on. */
const notBefore =
  /\b(?:cant|cannot|not|nothing|wont|never|no (?:puedo|podemos|antes)|nunca)(?: (?!earliest|after)[a-z]+){0,2} (?:before|antes de)(?: las?)? (?=\d)/g;

function hoursOf(said: string, hasHour: boolean): Pick<VisitWish, "earliest" | "latest"> {
  const text = said
    .replace(untilNoon, (_, bound: string) => `${bound.replace(/l$/, "")} 12 pm`.replace("hasta e 12", "antes de 12"))
    .replace(notBefore, "after ");
  const [, first, firstMark, second, secondMark] = between.exec(text) ?? [];
  if (first && second)
    return { earliest: minutesOf(first, "0", firstMark ?? secondMark), latest: minutesOf(second, "0", secondMark) + 1 };
  const early = tooEarly.exec(text);
  if (early) return { earliest: minutesOf(early[1] ?? "", early[2], early[3]) + 1 };
  const [work, from] = [offWork.exec(text), after.exec(text)];
  const later = laterOf(work, from);
  const [, fromHour, fromMinute, fromMark] = later ?? [];
  // They still have to get there from work.
  const onTheWay = later !== null && later === work ? wayFromWork : 0;
  const [, toHour, toMinute, toMark] = before.exec(text) ?? tooLate.exec(text) ?? [];
  if (fromHour || toHour) {
    return {
      ...(fromHour && { earliest: minutesOf(fromHour, fromMinute, fromMark) + onTheWay }),
      ...(toHour && { latest: minutesOf(toHour, toMinute, toMark) }),
    };
  }
  if (noMornings.test(text)) return { earliest: 12 * 60 };
  if (noAfternoons.test(text)) return { latest: 12 * 60 };
  if (noEvenings.test(text)) return { latest: 17 * 60 };
  if (notEarly.test(text)) return { earliest: 11 * 60 };
  // "At 4 in the afternoon": the part of the day belongs to the hour.
  if (hasHour) return {};
  return dayParts.find(([pattern]) => pattern.test(text))?.[1] ?? {};
}

const hourNames = new Map(
  [
    ["one", "una"],
    ["two", "dos"],
    ["three", "tres"],
    ["four", "cuatro"],
    ["five", "cinco"],
    ["six", "seis"],
    ["seven", "siete"],
    ["eight", "ocho"],
    ["nine", "nueve"],
    ["ten", "diez"],
    ["eleven", "once"],
    ["twelve", "doce"],
  ].flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
/** "After five", "a partir de las tres". */
const spelledHour = new RegExp(
  `\\b((?:after|before|by|until|till|past|from|between|at|around|(?:despues de|antes de|a partir de|desde|hasta|pasad[ao]s?|entre)(?: las?)?|a las?|y las?) )(${[...hourNames.keys()].join("|")})\\b(?! (?:bed|bath|of|more|people|month|week|day|cuarto|hab|persona|mes|semana|dia))`,
  "g",
);

function daysIn(message: string, today: IsoDate, hasDate: boolean): Omit<VisitWish, "earliest" | "latest"> {
  const said = message.replace(dayWithNumber, "");
  const toMonday = (8 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7 || 7;
  const text = said.replace(ruledOut, " ");
  const weekdays = weekdaysLeft(said, text);
  // A single weekday is a date that understanding has already read, unless it read the excluded day.
  const isRead = hasDate && text === said && !pluralDay.test(text);
  const range = weeksIn(text, { today, toMonday, hasDate });
  const [, a, b, c, d] = twoDays.exec(text) ?? [];
  const dates = todayOrTomorrow.test(text)
    ? [today, plusDays(today, 1)]
    : [a ?? c, b ?? d].flatMap((day) => (day ? [nextDayOfMonth(today, Number(day))] : []));
  return {
    ...range,
    ...(dates.length > 0 ? { dates } : {}),
    ...weekdaysOf(text, weekdays, isRead && !("from" in range)),
  };
}

/** The week that a text names; next to a single day, "not this week" adds nothing. */
function weeksIn(
  text: string,
  { today, toMonday, hasDate }: { today: IsoDate; toMonday: number; hasDate: boolean },
): Pick<VisitWish, "from" | "to"> {
  const range = daysNamed(text, today);
  if (range) return range;
  if (notThisWeek.test(text)) return hasDate ? {} : { from: plusDays(today, toMonday) };
  if (nextWeek.test(text)) return { from: plusDays(today, toMonday), to: plusDays(today, toMonday + 6) };
  return thisWeek.test(text) ? { from: today, to: plusDays(today, toMonday - 1) } : {};
}

/** The first and last day of a stretch of days; "2 to 4" without a mark are hours. */
function daysNamed(text: string, today: IsoDate): Pick<VisitWish, "from" | "to"> | undefined {
  const [first, last] = (dayRange.exec(text) ?? []).slice(1).filter((day) => day !== undefined);
  if (first === undefined || last === undefined || Number(last) <= Number(first) || Number(last) > 31) return undefined;
  const from = nextDayOfMonth(today, Number(first));
  return { from, to: nextDayOfMonth(from, Number(last)) };
}

function weekdaysOf(text: string, named: number[], isRead: boolean): Pick<VisitWish, "weekdays"> {
  if (weekend.test(text)) return { weekdays: [0, 6] };
  if (workdays.test(text)) return { weekdays: [1, 2, 3, 4, 5] };
  return named.length > (isRead ? 1 : 0) ? { weekdays: named } : {};
}

/**
 * The weekdays that a text names, 0 = Sunday.
 * @param text Lowercase words without accents or punctuation.
 */
export function weekdaysIn(text: string): number[] {
  return weekdayNames.flatMap(([pattern, day]) => (pattern.test(text) ? [day] : []));
}

/** The named weekdays, or all except those that are only excluded. */
function weekdaysLeft(said: string, text: string): number[] {
  const named = weekdaysIn(text);
  if (named.length > 0 || text === said) return named;
  return weekdayNames.flatMap(([pattern, day]) => (pattern.test(said) ? [] : [day]));
}

/** True if the hour in a message is the end of the renter's work. */
export function namesEndOfWork(text: string): boolean {
  return offWork.test(text);
}

/** The next date with a day of the month, including today. */
export function nextDayOfMonth(today: IsoDate, day: number): IsoDate {
  for (let ahead = 0; ahead < 62; ahead++) {
    const date = plusDays(today, ahead);
    if (Number(date.slice(8)) === day) return date;
  }
  return today;
}

/**
 * Reads when a renter could come from a message about a showing: "sometime next week after work", "not
 * mornings", "the 3rd or 4th", "cualquier día por la tarde". Null if it says nothing of the kind.
 *
 * @param said Lowercase words without accents or punctuation.
 * @param when.hasHour True if the message names an hour to come.
 * @param when.hasDate True if a single day was read in it.
 */
export function readVisitWish(
  said: string,
  { today, hasHour, hasDate }: { today: IsoDate; hasHour: boolean; hasDate: boolean },
): VisitWish | null {
  const text = said.replace(spelledHour, (_, before: string, name: string) => `${before}${hourNames.get(name)}`);
  const wish = { ...daysIn(text, today, hasDate), ...hoursIn(text.replace(changedFrom, " "), hasHour) };
  return Object.keys(wish).length > 0 || anyTime.test(text) ? wish : null;
}

/** The free times that fit a wish; for weekdays, the next ones that have any. */
export function timesWithin(free: readonly FreeTime[], wish: VisitWish): FreeTime[] {
  const all = matching(free, wish);
  if (!wish.weekdays || wish.from || !all[0]) return all;
  const lastDay = plusDays(all[0].date, 6);
  return all.filter(({ date }) => date <= lastDay);
}

function matching(free: readonly FreeTime[], wish: VisitWish): FreeTime[] {
  return free.filter(({ date, time }) => {
    const minutes = minutesOfDay(time);
    const isDay = wish.dates || wish.weekdays;
    const onDay =
      !isDay || wish.dates?.includes(date) || wish.weekdays?.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    return (
      onDay &&
      (!wish.from || date >= wish.from) &&
      (!wish.to || date <= wish.to) &&
      (wish.earliest === undefined || minutes >= wish.earliest) &&
      (wish.latest === undefined || minutes < wish.latest)
    );
  });
}

/** True if the wish names hours or a part of the day. */
export function namesHours({ earliest, latest }: VisitWish): boolean {
  return earliest !== undefined || latest !== undefined;
}

/** True if the wish names several days, so that no single date stands for it. */
export function namesDays({ dates, weekdays, from }: VisitWish): boolean {
  return dates !== undefined || weekdays !== undefined || from !== undefined;
}
