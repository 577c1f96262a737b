import type { ActLabel } from "../learned/labels.ts";
import type { IsoDate, SlotName, Understanding } from "../types.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command } from "./command.ts";
import { isoDate, parseIsoDate } from "./mentions/time/calendar.ts";
import type { TimeMention } from "./mentions/time/mention.ts";
import { readDayOfMonth, windowOfDuration } from "./mentions/time/readTimes.ts";
import { plainText } from "./plainText.ts";
import { seeing } from "./showingCommands.ts";
import { hasCue, isSmallTalk } from "./talkCommands.ts";
import { moveInSaid } from "./timeSaid.ts";

const moves =
  /\b(?:(?:be|get|have to be|gotta be) (?:moved in|in(?= by| before)|out)|me out|me sacan|mov(?:e|es|ing)(?! (?:it|the|my|our|that|this|me to|up)\b)|relocat\w*|need (?:it|a place|something|one)(?: (?:by|for|on|from|asap))?|(?:start|begin)(?:ing)? (?:a |the |my |our )?lease|looking (?:for|to)|available (?:by|on|from|for)|mud\w*|mudanza|entrar(?! en)|ocupar|busco|(?:lo|la|algo|una?|un lugar) (?:necesit\w+|para)|necesit\w+ (?:algo|un|una|entrar|mudarme)|para (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/;
/** The past of moving and living: "me mudé en agosto", "estuve en Miami en marzo". */
const inPast =
  /\bbeb[ei]\b.*\b(?:en camino|para)\b|\bbaby\b.*\b(?:coming|due)\b|\b(?:estuv[eo]|estuvimos|fui|fuimos|vivi|viviamos|vivimos en \w+ (?:hasta|desde)|llegue|vine|moved|(?<!que |cuando )me mude|(?:i|we) (?:visited|lived|went|came|saw|was|were))\b/;
/** Work, school or an arrival that begins then: the move is said apart from it. */
const startsOther =
  /\b(?:job|work|working|contract|position|school|classes|trabajo|trabajar|contrato|escuela|clases) (?:that )?(?:starts?|starting|begins?|beginning|empieza|comienza|inicia|arranca)\b|\b(?:start|starting|begin|beginning|empiezo|empezamos|comienzo|empezar|comenzar)(?: (?:a|an|my|new|the|mi|un|el|nuevo|a))* (?:job|work|working|position|school|classes|trabajo|trabajar|escuela|clases)\b|\b(?:start date|in town|get to|arriv\w+|land\w*|llego|llegamos|llega)\b|\b(?:house|home|sale|casa) closes\b|\bvendemos\b/;
/** Somebody wants to rent, get or take a home: a day in it is the move's. */
const wantsHome =
  /\b(?:need|want|wanna|looking|search\w*|hunting|hop\w+|find|interested|like|get|have to|leave|sell\w*)\b.{0,40}\b(?:place|apartment|apt|unit|rental|something|anything|studio|condo|house|home|keys|rent|lease|bed(?:room)?s?|\d ?br)\b|\b(?:can|could|ill|id|would) take it\b|\btime ?(?:line|frame)\b|\bbe(?:ing)? there\b|\b(?:necesit|quier|quisier|busc|tom|alquil|rent|arrend|consegu|gust|piens|interes|empez|empiez|start|sign)\w*\b.{0,40}\b(?:algo|apartamento|apto|apartaestudio|estudio|casa|lugar|contrato|llaves?|cuartos?|habitacion(?:es)?|unidad|alquilar|rentar|arrendar|instalad[oa]s?|vivir)\b|\blo (?:quiero|tomo|tomaria|rento|rentaria|alquilo|alquilaria)\b/;
/** "What do you have in March?", "¿hay algo para enero?": homes are sought for then. */
const seeksThen =
  /\b(?:what (?:do you|else do you) have|whats available|is there anything|(?:do|would) you have (?:any|\w+ bed|\d)|anything|(?:tienes?|tienen|hay) (?:algo|algun[oa]?|apartamentos?|disponib\w+)|que (?:tienes?|tienen|hay))\b/;
/** "Could I move in December 5?" tells a plan, however it is put. */
const ownMove =
  /\b(?:can|could|may|puedo|podria|podriamos|podemos) (?:i|we|me|nos) (?:move|mudar)\w*|\b(?:me|nos) (?:puedo|podria|podemos|podriamos) mudar\b/;
/** "Before then", "para esa fecha": the day just named is the limit. */
const before =
  /\b(?:before (?:then|that)|(?:a )?(?:bit|little) (?:before|earlier)|antes de (?:eso|esa fecha|ese dia)|un poco antes)\b/;
const byThat = /\b(?:by (?:then|that date|that day)|para (?:esa fecha|ese dia|entonces))\b/;
/** "The 15th works too": either day is fine. */
const alsoFine =
  /\b(?:works? too|works? as well|(?:is|are) (?:fine|ok|good) too|also works?|tambien (?:me |nos )?(?:sirve|funciona|puede|esta)|(?:me|nos) sirve tambien)\b/;
const corrects =
  /^(?:ok |oh |ay |hmm |sorry |perdon )*(?:no|actually|mejor|better|make it|change (?:it|that) to|en realidad|wait|i meant|i mean|quise decir|digo|cambialo (?:a|para|al)|que sea|espera)\b/;
const maxCorrectionWords = 9;
/** "February 1 instead of January 1". */
const replaces = /\b(?:instead of|rather than|en (?:vez|lugar) del?)\b/;
const ofShowing: readonly ActLabel[] = [
  "book_showing",
  "change_showing",
  "cancel_showing",
  "ask_showing",
  "showing_note",
];
const ofOthers: readonly ActLabel[] = ["story", "other_role", "off_topic", "small_talk"];
/** Ends of a lease and the like: the move comes after them, so they stand only where nothing else does. */
const endsOther =
  /\b(?:lease|contract|contrato) (?:is up|ends?|expires?|runs (?:out|until)|se (?:me )?(?:vence|acaba|termina)|vence|termina|acaba)|\bse (?:me |nos )?(?:vence|acaba|termina) (?:el|mi|nuestro) contrato\b|\bgradu\w+|\bvisit(?:ing)?\b|\bflying?\b|\bvuelo\b/;

/** "I can sign today", "if I apply today": nobody moves in then. */
const todayFor = /\b(?:sign|apply|applied|approved|pay|wire|call|text|firm\w+|aplic\w+|pag\w+|llam\w+)\b/;

/** Whether days and times belong to a showing: one is being picked, or one stands or was just canceled. */
interface ShowingFrame {
  asked: SlotName | null;
  choosesTime: boolean;
  isArranged: boolean;
  /** A showing was offered: "Saturday" takes it up, "January 2" still is the move. */
  offersSee: boolean;
  /** A move-in was said before. */
  isKnown: boolean;
  /** The move-in was asked for in an earlier reply. */
  wasAsked: boolean;
  today: IsoDate;
}

/**
 * The move-in that a message states. While a showing is picked or stands, days belong to it unless the clause is
 * about moving; in a question they limit the question; in a story they are nobody's plan.
 */
export function moveInCommands(
  understanding: Understanding,
  clauses: readonly PointingClause[],
  times: readonly TimeMention[],
  frame: ShowingFrame,
): Command[] {
  const hasCriteria = ["area", "bedrooms", "budget_max"].some((slot) => slot in understanding.slots);
  const stated = clauses.filter((clause) =>
    saysMove(clause, frame, {
      isAlone: clauses.length === 1,
      hasHour: hasHourIn(times, clause),
      hasCriteria,
      daysIn: daysNamed(times, clause),
      isSized: isOfSearch(clause, understanding),
      isFar: isFarDay(times, clause, frame.today),
      isDated: isDated(times, clause),
    }),
  );
  const found = stated.flatMap((clause) => {
    const said =
      moveInSaid(times, clause) ??
      (frame.asked === "move_in" && staysAt.test(plainText(clause.text)) ? untilSaid(times, clause) : null);
    const text = plainText(clause.text);
    const isOther = startsOther.test(text);
    const isEnd = endsOther.test(text) || isOther;
    if (isOther && !moves.test(text) && frame.asked !== "move_in") return [];
    return said ? [{ ...said, clause, isEnd, isMove: moves.test(text) }] : [];
  });
  const limit = limitSaid(clauses, times, frame);
  if (limit) return [limit];
  const own = found.filter(({ isEnd, isMove }) => !isEnd || isMove);
  const best = own.find(({ isMove, isEnd }) => isMove && !isEnd) ?? own[0] ?? found[0];
  if (best) {
    const also = found.find((other) => other !== best && alsoFine.test(plainText(other.clause.text)));
    if (also) return [bothDays(best, also)];
    const isPlain = moves.test(plainText(best.clause.text)) || best.clause.acts.includes("correct");
    const how = isPlain || understanding.intents.includes("correction") ? "correction" : "stated";
    return [{ type: "setSlot", slot: "move_in", value: best.value, how, start: best.span.start, end: best.span.end }];
  }
  return monthBesideShowing(clauses, times) ?? bareMoveIn(understanding, clauses, times, frame);
}

const staysAt =
  /\b(?:place|apartment|apt|lease|house|here|room|sublet|contract|paid|apartamento|apto|casa|contrato|aqui|renta|(?:where|donde) (?:i|im|we|were|yo|nosotros|vivo|vivimos|estoy|estamos))\b/;

/** "I'm in my place till January 15" to "when would you like to move?": then. */
function untilSaid(times: readonly TimeMention[], clause: PointingClause): ReturnType<typeof moveInSaid> {
  const day = times.find(
    (mention) =>
      mention.kind === "day" &&
      mention.relation === "until" &&
      mention.start >= clause.start &&
      mention.start < clause.end,
  );
  return day?.kind === "day" ? { value: day.to, span: day } : null;
}

type Said = NonNullable<ReturnType<typeof moveInSaid>>;

/** "Ideally the 1st but the 15th works too": anything from one to the other. */
function bothDays(first: Said, second: Said): Command {
  const days = [first, second].flatMap(({ value }) => (typeof value === "string" ? [value] : [value.from, value.to]));
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)] as [IsoDate, IsoDate];
  const { start, end } = first.span;
  return { type: "setSlot", slot: "move_in", value: { from, to }, how: "stated", start, end };
}

/** "I start work January 11 and need a place before then": up to the day named before. */
function limitSaid(
  clauses: readonly PointingClause[],
  times: readonly TimeMention[],
  { today, choosesTime, isArranged }: ShowingFrame,
): Command | null {
  if (choosesTime || isArranged) return null;
  for (const clause of clauses) {
    const text = plainText(clause.text);
    const isBefore = before.test(text);
    if ((!isBefore && !byThat.test(text)) || seeing.test(text)) continue;
    // "My lease is up before that, so June 10": what comes behind is not what "that" stands for.
    const end = clause.start + (isBefore ? placeOf(before, clause.text) : clause.text.length);
    const day = times.findLast((mention) => mention.kind === "day" && mention.start < end && !mention.past);
    if (day?.kind !== "day") continue;
    const last = isBefore ? isoDate(parseIsoDate(day.anchor?.from ?? day.from) - 1) : (day.anchor?.to ?? day.to);
    if (last < today) continue;
    const value = { from: today, to: last };
    return { type: "setSlot", slot: "move_in", value, how: "stated", start: day.start, end: day.end };
  }
  return null;
}

function placeOf(pattern: RegExp, text: string): number {
  return pattern.exec(text.toLowerCase())?.index ?? text.length;
}

/** "For April, could I see one on Saturday?": the month is the move's, the day the showing's. */
function monthBesideShowing(clauses: readonly PointingClause[], times: readonly TimeMention[]): Command[] | null {
  for (const clause of clauses) {
    if (!seeing.test(plainText(clause.text))) continue;
    const here = times.filter(({ start }) => start >= clause.start && start < clause.end);
    const month = here.find((mention) => mention.kind === "day" && /month$/.test(mention.granularity));
    const isLed = month && forMove.test(clause.text.slice(0, month.start - clause.start));
    const said = isLed && here.length > 1 ? moveInSaid([month], clause) : null;
    if (said)
      return [
        {
          type: "setSlot",
          slot: "move_in",
          value: said.value,
          how: "stated",
          start: said.span.start,
          end: said.span.end,
        },
      ];
  }
  return null;
}

const forMove = /\b(?:for|by|starting|para|desde)(?: (?:el|la|mid|early|late|mediados de|principios de))?\s*$/i;

function saysMove(
  clause: PointingClause,
  { asked: askedNow, choosesTime, isArranged, isKnown, wasAsked, offersSee }: ShowingFrame,
  {
    isAlone,
    hasHour,
    hasCriteria,
    daysIn,
    isSized,
    isFar,
    isDated,
  }: {
    isAlone: boolean;
    hasHour: boolean;
    hasCriteria: boolean;
    daysIn: number;
    isSized: boolean;
    isFar: boolean;
    isDated: boolean;
  },
): boolean {
  // A date two messages after the question for it still answers it, also beside the offer of a showing.
  const isLate =
    !isKnown &&
    isDated &&
    !choosesTime &&
    (wasAsked || offersSee) &&
    !asksOnly(clause) &&
    !asking.test(plainText(clause.text)) &&
    Math.max(...ofOthers.map((label) => clause.sure[label])) < 0.5;
  const asked = isLate ? "move_in" : askedNow;
  const best = (labels: readonly ActLabel[]) => Math.max(...labels.map((label) => clause.sure[label]));
  const showing = best(ofShowing);
  if (best(ofOthers) >= 0.6 && clause.sure.search < 0.3 && asked !== "move_in") return false;
  // "It's so hot today" moves nobody in; "Valentine's day lol" names the day that was asked for.
  if (isSmallTalk(clause) && !(asked === "move_in" && isDated)) return false;
  const text = plainText(clause.text);
  if (isArranged && hasCue(text, "status")) return false;
  if (seeing.test(text) && !/\bmov|\bmud/.test(text)) return false;
  if (inPast.test(text) && asked !== "move_in") return false;
  // "Do you work weekends?" asks, and names no date to move in on.
  if (asked === "move_in" && clause.isMarked && !isDated && !moves.test(text) && !ownMove.test(text)) return false;
  if (ownMove.test(text) && showing < 0.7) return true;
  if (moves.test(text) && showing < 0.7) return !(clause.isMarked || asking.test(text)) || !asksOnly(clause);
  if (!hasHour && showing < 0.6 && !isArranged && !choosesTime && !todayFor.test(text)) {
    if (
      wantsHome.test(text) &&
      !clause.isMarked &&
      !asking.test(text) &&
      !endsOther.test(text) &&
      !startsOther.test(text)
    )
      return true;
    if (seeksThen.test(text) && isFar) return true;
  }
  // "No, May 1", "mejor el 1 de octubre": another day than the one that is known.
  if (isKnown && !hasHour && !isArranged && !choosesTime && corrects.test(text) && clause.words <= maxCorrectionWords)
    return !clause.isMarked;
  if (replaces.test(text) && daysIn > 1 && !hasHour && !isArranged && !choosesTime) return true;
  if (asked === "move_in" && showing < 0.8 && !hasHour && !seeing.test(text) && !todayFor.test(text)) {
    if (clause.words <= 12 || isAlone) return true;
  }
  if (todayFor.test(text)) return false;
  if (isSized && !hasHour && !asksOnly(clause)) return true;
  if (showing >= 0.35 || choosesTime || (hasHour && asked !== "move_in")) return false;
  if (asked === "move_in") return clause.words <= 12 || isAlone || clause.sure.search >= 0.3;
  // A date beside no other word of a search is somebody's plan, but hardly the move.
  const isOfSearch = hasCriteria || clause.sure.search >= 0.3 || clause.sure.correct >= 0.4;
  return (
    isOfSearch &&
    !isArranged &&
    !asksOnly(clause) &&
    best(ofOthers) < 0.5 &&
    ((!endsOther.test(text) && !startsOther.test(text)) || daysIn > 1)
  );
}

/** A clause about the move or the end of a lease: no day in it is one to come and see a home. */
export function isAboutMove(clause: PointingClause): boolean {
  const text = plainText(clause.text);
  return (
    !seeing.test(text) &&
    (/\bmud\w+|\bmov(?:e|es|ing)[ -]in\b|\bi(?:d| would) move\b/.test(text) || endsOther.test(text))
  );
}

const asking =
  /^(?:and |so |y |ok )*(?:is|are|was|do|does|did|can|could|when|what|which|how|where|who|why|hay|cuando|cuanto|cual|que|como|donde|quien)\b/;

const criteria: readonly SlotName[] = ["bedrooms", "budget_max"];

/** "2 bedroom, June 1, up to 3300": a day beside a size or a rent is the move's, whatever else is in question. */
export function isOfSearch(clause: PointingClause, { evidence }: Understanding): boolean {
  const arranges = Math.max(clause.sure.book_showing, clause.sure.change_showing);
  return (
    arranges < 0.35 &&
    (clause.sure.search >= 0.5 || !asksOnly(clause)) &&
    !seeing.test(plainText(clause.text)) &&
    evidence.some(({ slot, start }) => criteria.includes(slot) && start >= clause.start && start < clause.end)
  );
}

function asksOnly({ sure, isMarked }: PointingClause): boolean {
  const asks = Math.max(
    sure.ask_value,
    sure.ask_check,
    sure.ask_list,
    sure.ask_superlative,
    sure.ask_why_not,
    sure.ask_total,
  );
  return asks >= 0.5 && asks > sure.search && (isMarked || asks > 0.7);
}

/** "15" or "like 2 weeks" to "when would you like to move in?", and what else only an answer can mean. */
function bareMoveIn(
  { slots, evidence, maskedText }: Understanding,
  clauses: readonly PointingClause[],
  times: readonly TimeMention[],
  { asked, today }: ShowingFrame,
): Command[] {
  const [clause, ...others] = clauses;
  if (asked !== "move_in" || !clause || others.length > 0 || clause.words > maxBareWords || isSmallTalk(clause))
    return [];
  const span = { start: clause.start, end: clause.end };
  const duration = times.find(({ kind }) => kind === "duration");
  const value =
    readDayOfMonth(maskedText, today) ??
    (duration?.kind === "duration" ? windowOfDuration(duration, today) : undefined) ??
    (evidence.some(({ slot }) => slot === "move_in") ? slots.move_in : undefined);
  return value === undefined ? [] : [{ type: "setSlot", slot: "move_in", value, how: "stated", ...span }];
}

const maxBareWords = 4;

/** "Our lease is up January 31, so February 1" names two. */
function daysNamed(times: readonly TimeMention[], { start, end }: PointingClause): number {
  return times.filter((mention) => mention.kind === "day" && mention.start >= start && mention.start < end).length;
}

/** Days on which nobody is shown a home yet: two weeks ahead, or a whole month. */
function isFarDay(times: readonly TimeMention[], { start, end }: PointingClause, today: IsoDate): boolean {
  const day = times.find((mention) => mention.kind === "day" && mention.start >= start && mention.start < end);
  if (day?.kind !== "day") return times.some(({ kind }) => kind === "soon");
  const isNear = ["day", "weekend", "week"].includes(day.granularity);
  return !isNear || day.to >= isoDate(parseIsoDate(today) + farDays);
}

/** A date of the calendar, a week or a month, unlike "Saturday" or "tomorrow", on which homes are seen. */
function isDated(times: readonly TimeMention[], { start, end, text }: PointingClause): boolean {
  return times.some((mention) => {
    if (mention.start < start || mention.start >= end) return false;
    if (mention.kind === "soon") return mention.certainty === "high";
    if (mention.kind !== "day" || mention.past || mention.excluded) return false;
    const isNear = nearDay.test(plainText(text.slice(mention.start - start, mention.end - start)));
    return mention.weekday === undefined && !mention.weekdays && mention.granularity !== "weekend" && !isNear;
  });
}

const nearDay = /\b(?:today|tonight|tomorrow|tmrw|tmr|hoy|manana|esta (?:tarde|noche))\b/;

const farDays = 14;

/** "Tomorrow at 11": nobody names an hour to move in at. */
function hasHourIn(times: readonly TimeMention[], { start, end }: PointingClause): boolean {
  return times.some((mention) => mention.kind === "time" && mention.start >= start && mention.start < end);
}
