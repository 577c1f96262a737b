import type { ActLabel } from "../learned/labels.ts";
import type { IsoDate, SlotName, Understanding } from "../types.ts";
import type { Command } from "./command.ts";
import type { TimeMention } from "./mentions/time/mention.ts";
import { readDayOfMonth, windowOfDuration } from "./mentions/time/readTimes.ts";
import { plainText } from "./plainText.ts";
import { seeing } from "./showingCommands.ts";
import type { PointingClause } from "./slotCommands.ts";
import { hasCue } from "./talkCommands.ts";
import { moveInSaid } from "./timeSaid.ts";

const moves =
  /\b(?:mov(?:e|es|ed|ing)(?! (?:it|the|my|our|that|this|me to|up)\b)|relocat\w*|need (?:it|a place|something|one)(?: (?:by|for|on|from|asap))?|(?:start|begin)(?:ing)? (?:a |the |my |our )?lease|looking (?:for|to)|available (?:by|on|from|for)|mud\w*|mudanza|entrar(?! en)|ocupar|busco|(?:lo|la|algo|una?|un lugar) (?:necesito|para)|necesito (?:algo|un|una|entrar|mudarme)|para (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/;
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
    }),
  );
  const found = stated.flatMap((clause) => {
    const said = moveInSaid(times, clause);
    return said ? [{ ...said, clause, isEnd: endsOther.test(plainText(clause.text)) }] : [];
  });
  const best = found.find(({ isEnd }) => !isEnd) ?? found[0];
  if (best) {
    const isPlain = moves.test(plainText(best.clause.text)) || best.clause.acts.includes("correct");
    const how = isPlain || understanding.intents.includes("correction") ? "correction" : "stated";
    return [{ type: "setSlot", slot: "move_in", value: best.value, how, start: best.span.start, end: best.span.end }];
  }
  return monthBesideShowing(clauses, times) ?? bareMoveIn(understanding, clauses, times, frame);
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
  { asked, choosesTime, isArranged }: ShowingFrame,
  {
    isAlone,
    hasHour,
    hasCriteria,
    daysIn,
    isSized,
  }: { isAlone: boolean; hasHour: boolean; hasCriteria: boolean; daysIn: number; isSized: boolean },
): boolean {
  const best = (labels: readonly ActLabel[]) => Math.max(...labels.map((label) => clause.sure[label]));
  const showing = best(ofShowing);
  if (best(ofOthers) >= 0.6 && clause.sure.search < 0.3 && asked !== "move_in") return false;
  const text = plainText(clause.text);
  if (isArranged && hasCue(text, "status")) return false;
  if (seeing.test(text) && !/\bmov|\bmud/.test(text)) return false;
  if (moves.test(text) && showing < 0.7) return !asksOnly(clause);
  if (todayFor.test(text)) return false;
  if (isSized && !hasHour && !asksOnly(clause)) return true;
  if (showing >= 0.35 || choosesTime || (hasHour && asked !== "move_in")) return false;
  if (asked === "move_in") return clause.words <= 12 || isAlone || clause.sure.search >= 0.3;
  // A date beside no other word of a search is somebody's plan, but hardly the move.
  const isOfSearch = hasCriteria || clause.sure.search >= 0.3 || clause.sure.correct >= 0.4;
  return (
    isOfSearch && !isArranged && !asksOnly(clause) && best(ofOthers) < 0.5 && (!endsOther.test(text) || daysIn > 1)
  );
}

const criteria: readonly SlotName[] = ["bedrooms", "budget_max"];

/** "2 bedroom, June 1, up to 3300": a day beside a size or a rent is the move's, whatever else is in question. */
export function isOfSearch(clause: PointingClause, { evidence }: Understanding): boolean {
  const arranges = Math.max(clause.sure.book_showing, clause.sure.change_showing);
  return (
    arranges < 0.35 &&
    clause.sure.search >= 0.5 &&
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
  if (asked !== "move_in" || !clause || others.length > 0 || clause.words > maxBareWords) return [];
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

/** "Tomorrow at 11": nobody names an hour to move in at. */
function hasHourIn(times: readonly TimeMention[], { start, end }: PointingClause): boolean {
  return times.some((mention) => mention.kind === "time" && mention.start >= start && mention.start < end);
}
