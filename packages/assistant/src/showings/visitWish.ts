import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { IsoDate } from "../types.ts";
import { plusDays, weekdayOn } from "../understanding/calendar.ts";
import { folded } from "../understanding/folded.ts";
import type { FreeTime } from "./freeTimes.ts";
import { readVisitDays, type VisitDays } from "./visitDays.ts";
import { minutesOfDay } from "./zonedTime.ts";

/** When a renter could come, if they don't name a single day and hour. Everything absent is open. */
export interface VisitWish extends VisitDays {
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
/** Matches a day on which the renter can't come: "Something came up Tuesday", "el martes no puedo". */
const ruledOut = new RegExp(
  `\\b(?:came up|cant(?: do| make(?: it)?)?|cannot|busy|not|no longer|except|complico|no puedo|no voy a poder|ocupad[oa]|menos)(?: on| for| this| el| este| los)? (?:${weekday})\\b|\\b(?:el )?(?:${weekday}) (?:no (?:puedo|me sirve|me queda|va)|(?:does|wo)nt work|is no good|is out|se me complico|(?:y (?:${weekday}|dom) )?trabajo|theres (?:a|the)|i (?:work|got|have))\\b|\\bi work (?:on )?(?:${weekday})\\b`,
  "g",
);
/** Matches an exception, which leaves all other days: "Any day except Tuesday". */
export const anyDayBut = /\b(?:any|every|all|cualquier|todos?)\b[^.;!?]*\b(?:except|but|menos|excepto|salvo)\b/;
/** Words that put it in a later week: "Not this week", "esta semana no puedo". */
const notThisWeek =
  /\b(?:not|cant|cannot|wont|no (?:puedo|podemos|podre|voy|vamos|estoy|me))(?: \w+){0,3} (?:this week|esta semana)\b|\b(?:this week|esta semana) (?:no\b|is out|doesnt|wont|im not|we cant|i cant)/;
const anyTime =
  /\b(any ?(day|time)|whenever|whatever (day|time)|im flexible|cualquier (dia|hora|momento)|cuando (sea|puedan|puedas|quieras|quieran)|a la hora que sea)\b/;
/** Parts of the day, in minutes after midnight; "tarde" extends further into the evening than "afternoon". */
const dayParts: readonly (readonly [RegExp, { earliest?: number; latest?: number }])[] = [
  [/\b(after lunch|despues (del|de) (almuerzo|almorzar|comer))\b/, { earliest: 13 * 60, latest: 17 * 60 + 30 }],
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
  [
    /\b(mornings?|(por|en|a|de) las? mananas?|(l|es|est)as mananas|(una|alguna|cualquier) manana|mananita|temprano|early(?! (?:next|this|in the) (?:week|month)))\b/,
    { latest: 12 * 60 },
  ],
];
/** Words for what fills a part of the day, before or after its name: "I work mornings", "por las tardes estudio". */
const busyWith =
  "(?:work|works|working|sleep|sleeping|study|busy|class|classes|school|practice|duermo|trabajo|trabajamos|estudio|clases?)";
const isBusy =
  "(?:que |yo )?(?:trabaj\\w+|duermo|dormimos|estudi\\w+|tengo (?:clases?|que trabajar)|entro|estoy (?:en el trabajo|ocupad[oa]))";

/** Words that rule a part of the day out: "not in the mornings", "por las tardes trabajo", "I work nights". */
function partRuledOut(inEnglish: string, inSpanish: string): RegExp {
  const named = `(?:en|por|de) (?:las? )?${inSpanish}`;
  const patterns = [
    `(?:no|not|cant do|cant|avoid|except|anything but|never) (?:in |on )?(?:the )?${inEnglish}`,
    `${inEnglish} (?:dont|doesnt|do not|wont) work`,
    `${named} no\\b(?! (?:tengo|tenemos|trabaj|hay|estudi|class|clase))`,
    `(?:no|menos|excepto|nunca) (?:puedo |me sirve )?${named}`,
    `${busyWith} (?:in the )?${inEnglish}`,
    `${named} ${isBusy}`,
    `${busyWith} ${named}`,
  ];
  return new RegExp(`\\b(?:${patterns.join("|")})(?!\\w)`);
}

const noMornings = partRuledOut("mornings?", "mananas?");
const noAfternoons = partRuledOut("afternoons?", "tardes?");
const noEvenings = partRuledOut("(?:evenings?|nights?)", "noches?");
const tooEarly =
  /\b(\d{1,2})(?: (\d{2}))?(?: ?(am|pm))?(?: \w+)? (?:too|kinda|a bit|a little|muy|demasiado|un poco) (?:early|temprano)\b/;
const tooLate =
  /\b(\d{1,2})(?: (\d{2}))?(?: ?(am|pm))?(?: \w+)? (?:too|kinda|a bit|a little|muy|demasiado|un poco) (?:late|tarde)\b/;
const notEarly = /\b(not|nothing|isnt) (too |so |very |that )?early\b|\bno (tan|muy) temprano\b/;
/** Words for the end of work, after which the renter can come: "I get off at 6", "salgo del trabajo a las 6". */
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

/** Matches the old hour of a change, which limits nothing: "Change it from 2 pm to 6:30". */
const changedFrom =
  /\b(?:change\w*|mov(?:e|ing)|switch\w*|cambi\w+|muev\w+|mover\w*)\b(?: \w+){0,4} (?:from|de)(?: las?)? \d{1,2}(?: \d{2})?(?: ?[ap] ?m)? (?=(?:to|a|para)\b)/;

/** Matches everything up to a correction, which is what counts: "After work… I mean, in the afternoon". */
const corrected = /^.*\b(?:digo|mejor dicho|mas bien|quise decir|i mean|or rather|make that)\b/;

type Hours = Pick<VisitWish, "earliest" | "latest">;

function hoursIn(said: string, hasHour: boolean, between: Hours): Hours {
  const meant = said.replace(corrected, "");
  const hours = hoursOf(meant, hasHour, between);
  return meant !== said && Object.keys(hours).length === 0 ? hoursOf(said, hasHour, between) : hours;
}

/** The later of two limits, since both apply: "After 3, I get out of class at 2:30". */
function laterOf(one: RegExpExecArray | null, other: RegExpExecArray | null): RegExpExecArray | null {
  if (!one || !other) return one ?? other;
  const [first, second] = [one, other].map(([, hour = "", minute, mark]) => minutesOf(hour, minute, mark));
  return (first ?? 0) >= (second ?? 0) ? one : other;
}

/** Minutes from the end of work to a showing. */
const wayFromWork = 30;

const untilNoon = /\b(before|after|until|till|by|antes del|despues del|hasta el) (?:noon|midday|mediodia)\b/;

const afterInShort = /\b(?:dsps?|desps?|dps) de?\b/g;

/** Words for a time from which they can come: "Can't before noon". */
const notBefore =
  /\b(?:cant|cannot|not|nothing|wont|never|no (?:puedo|podemos|antes)|nunca)(?: (?!earliest|after)[a-z]+){0,2} (?:before|antes de)(?: las?)? (?=\d)/g;

/** @param window Two hours between which someone could come. */
function hoursOf(said: string, hasHour: boolean, window: Hours): Hours {
  const text = said
    .replace(afterInShort, "despues de")
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
  if (window.earliest !== undefined) return window;
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
/** Matches an hour in words: "After five", "a partir de las tres". */
const spelledHour = new RegExp(
  `\\b((?:after|before|by|until|till|past|from|between|at|around|(?:despues de|antes de|a partir de|desde|hasta|pasad[ao]s?|entre)(?: las?)?|a las?|y las?) )(${[...hourNames.keys()].join("|")})\\b(?! (?:bed|bath|of|more|people|month|week|day|cuarto|hab|persona|mes|semana|dia))`,
  "g",
);

/** The days that a text names, without those that it rules out. */
function daysIn(said: string, today: IsoDate, hasDate: boolean): Omit<VisitWish, "earliest" | "latest"> {
  const text = anyDayBut.test(said) ? said : said.replace(ruledOut, " ; ");
  const isLeft = text !== said;
  // Understanding may have read the day that is ruled out.
  const days = readVisitDays(text, today, hasDate && !isLeft);
  if (notThisWeek.test(text) && !days.dates && !days.weekdays) return hasDate ? {} : { from: mondayAfter(today) };
  const weekdays = isLeft && Object.keys(days).length === 0 ? weekdaysLeft(said, text) : [];
  return weekdays.length > 0 ? { weekdays } : days;
}

function mondayAfter(today: IsoDate): IsoDate {
  return plusDays(today, (8 - weekdayOn(today)) % 7 || 7);
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
 * @param message As written: the days need its hyphens and commas.
 * @param when.hasHour True if the message names an hour to come.
 * @param when.hasDate True if a single day was read in it.
 */
export function readVisitWish(
  message: string,
  { today, hasHour, hasDate }: { today: IsoDate; hasHour: boolean; hasDate: boolean },
): VisitWish | null {
  const written = folded(message).replace(/['’]/g, "");
  const said = written.replace(/[^a-z0-9]+/g, " ").trim();
  const text = said.replace(spelledHour, (_, before: string, name: string) => `${before}${hourNames.get(name)}`);
  const hours = hoursIn(text.replace(changedFrom, " "), hasHour, hoursBetween(written, today));
  const wish = { ...daysIn(written, today, hasDate), ...hours };
  return Object.keys(wish).length > 0 || anyTime.test(text) ? wish : null;
}

/** The hours from which and until which someone could come: "4 or 5 in the afternoon", "tipo 5 o 6", "2-4 pm". */
export function hoursBetween(message: string, today: IsoDate): Hours {
  if (!twoNumbers.test(message) || changedFrom.test(message.replace(/[^a-z0-9]+/gi, " ").toLowerCase())) return {};
  const window = readTimes(message, today).find(
    (mention) => mention.kind === "time" && mention.to !== undefined && !mention.part && !mention.excluded,
  );
  if (window?.kind !== "time" || window.to === undefined || window.to <= window.from) return {};
  return { earliest: minutesOfDay(window.from), latest: minutesOfDay(window.to) + 1 };
}

const twoNumbers =
  /\b\d{1,2}(?::?\d{2})? ?(?:[ap]\.?m\.?)? ?(?:-|–|\b(?:or|o|u|y|and|to|a|till?|until|hasta)\b(?: las?)?) ?\d{1,2}(?!\d{3})/i;

/** The free times that fit a wish; for weekdays, the next ones that have any. */
export function timesWithin(free: readonly FreeTime[], wish: VisitWish): FreeTime[] {
  const all = matching(free, wish);
  if (!wish.weekdays || wish.to || !all[0]) return all;
  const lastDay = plusDays(all[0].date, 6);
  return all.filter(({ date }) => date <= lastDay);
}

function matching(free: readonly FreeTime[], wish: VisitWish): FreeTime[] {
  return free.filter(({ date, time }) => {
    const minutes = minutesOfDay(time);
    const isDay = wish.dates || wish.weekdays;
    const onDay = !isDay || wish.dates?.includes(date) || wish.weekdays?.includes(weekdayOn(date));
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

/** True if the wish names several days, which no single date can represent. */
export function namesDays({ dates, weekdays, from }: VisitWish): boolean {
  return dates !== undefined || weekdays !== undefined || from !== undefined;
}
