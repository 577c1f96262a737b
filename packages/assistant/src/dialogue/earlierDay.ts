import { asksOf } from "../learned/judge.ts";
import { isFreeLater, moveInVerdict } from "../matching/verdicts.ts";
import type { Property, Understanding } from "../types.ts";
import { plainPart } from "./asides.ts";
import { homeInQuestion, idsInTalk } from "./listings.ts";
import { raise, type SaidClause, type Turn } from "./turn.ts";
import { isSaidWithin } from "./withoutSlots.ts";

/** The lowest probability at which a clause counts as a question. */
const leastAsked = 0.5;

/** Words that ask for a home before it is free; "anything sooner?" means another home. */
const sooner = /\b(?:sooner|earlier|before|mas (?:pronto|temprano)|antes)\b/;
const anyHome =
  /\b(?:any\w*|something|else|others?|another|ones|which|algun\w*|algo|otr[ao]s?|cual(?:es)?|que (?:mas|otr\w+))\b/;
/** Words for getting into a home. */
const gettingIn =
  /\b(?:get|let (?:me|us)|mov(?:e|ing)|start|available|free|ready|keys?|do (?:it )?(?:any )?(?:sooner|earlier)|entr\w+|mud\w+|meter\w*|dejan?|libre|list[oa]|desocup\w+|entreg\w+|disponible|llaves?)\b/;
/** Words for a video tour, which isn't a move: "Could it be a video tour before?". */
const ofVideo = /\b(?:video\w*|virtual\w*|zoom|facetime|tours?|recorridos?)\b/;
/** Words that ask why a home is free only later. */
const why = /\b(?:why|how come|por ?que|xq|pq|x ?que)\b/;
const later = /\b(?:later|late|after|tarde|despues)\b/;

/**
 * Drops a day before the home is free and leaves it to the agent, so the reply doesn't agree to it: "Can't I get in
 * sooner? Even the 18th", "can I get the Edgewater one before Dec 1?".
 */
export function withoutEarlierDay(turn: Turn, heard: Understanding): Understanding {
  const { state, context, local, homesNamed } = turn;
  const home = homesNamed.length > 0 ? onlyOf(homesNamed) : homeInQuestion(state, context.properties);
  if (!home?.availableFrom || home.availableFrom <= local.date) return heard;
  const { move_in: day, ...slots } = heard.slots;
  const asking = clauseForSooner(turn, heard);
  if (asking) {
    turn.askedEarlier = { home, start: asking.start, end: asking.end };
    return isSaidWithin(heard, "move_in", [asking]) ? { ...heard, slots } : heard;
  }
  const at = day === undefined || state.slots.move_in === undefined ? undefined : startOfAskedDay(turn, heard);
  if (at === undefined || !isFreeLater(moveInVerdict(day, home.availableFrom, local.date))) return heard;
  turn.askedEarlier = { home, start: at, end: turn.message.length };
  return { ...heard, slots };
}

function onlyOf(homes: readonly Property[]): Property | undefined {
  return homes.length === 1 ? homes[0] : undefined;
}

/** The clause that asks to get in sooner; a wish for another time of a showing doesn't count. */
function clauseForSooner(
  { clauses, message, timesOffered, context }: Turn,
  { slots }: Understanding,
): SaidClause | undefined {
  if (timesOffered.length > 0 || context.showing || slots.showing_request !== undefined) return undefined;
  return clauses.find((clause) => {
    const text = plainPart(message.slice(clause.start, clause.end));
    return (
      asksOf(clause) >= leastAsked &&
      sooner.test(text) &&
      gettingIn.test(text) &&
      !anyHome.test(text) &&
      !ofVideo.test(text)
    );
  });
}

/** Where the question begins that names the move-in; undefined if none does. */
function startOfAskedDay({ message, clauses }: Turn, { evidence }: Understanding): number | undefined {
  const said = evidence.filter(({ slot }) => slot === "move_in");
  const isAsked = said.every(
    ({ start }) =>
      /[?]/.test(sentencesFrom(message, start)) ||
      clauses.some((clause) => clause.start <= start && clause.end > start && asksOf(clause) >= leastAsked),
  );
  const first = said[0];
  return first && isAsked ? message.length - sentencesFrom(message, first.start).length : undefined;
}

/** The sentence of a place, with the question right before it, up to the end of the message. */
function sentencesFrom(message: string, at: number): string {
  const before = /(?:[^.!?\n]*\?\s*)?[^.!?\n]*$/u.exec(message.slice(0, at))?.[0] ?? "";
  return before + message.slice(at);
}

/** Says when the home is free and asks the agent for an earlier day; answers nothing else of the question. */
export function askEarlierDay(turn: Turn): void {
  const { askedEarlier } = turn;
  if (askedEarlier === undefined) {
    explainLaterDay(turn);
    return;
  }
  const { home, start, end } = askedEarlier;
  leaveOut(turn, { start, end });
  // "When is it ready? Can't they do sooner?": say the day once.
  turn.queries = turn.queries.filter(({ topics }) => topics.join() !== "availability");
  if (home.availableFrom === undefined) return;
  turn.state.focus = home.id;
  raise(turn, "knowledge_gap", { topic: "availability", propertyId: home.id, detail: "earlier" });
  turn.acts.push({
    type: "later_start",
    propertyId: home.id,
    address: home.address,
    date: home.availableFrom,
    asks: true,
  });
}

/** Gives the days on which the homes just shown are free: "Why does it say 3 days later than I need?". */
function explainLaterDay(turn: Turn): void {
  const { state, context, local, clauses, message } = turn;
  const asking = clauses.find(({ start, end }) => {
    const text = plainPart(message.slice(start, end));
    return why.test(text) && later.test(text);
  });
  if (!asking) return;
  const ids = idsInTalk(state);
  const late = context.properties.flatMap(({ id, address, availableFrom }) => {
    const isLate = ids.includes(id) && isFreeLater(moveInVerdict(state.slots.move_in, availableFrom, local.date));
    return isLate && availableFrom ? [{ propertyId: id, address, date: availableFrom }] : [];
  });
  if (late.length === 0) return;
  leaveOut(turn, asking);
  for (const home of late.sort((one, other) => one.date.localeCompare(other.date)).slice(0, mostExplained))
    turn.acts.push({ type: "later_start", ...home });
}

/** The most homes that one reply explains. */
const mostExplained = 2;

/** What is settled isn't asked anymore. */
function leaveOut(turn: Turn, { start, end }: { start: number; end: number }): void {
  const isOther = (part: { start: number; end?: number }): boolean => part.start < start || part.start >= end;
  turn.asks = turn.asks.filter(isOther);
  turn.queries = turn.queries.filter(isOther);
  const topics = turn.asks.length > 0 ? turn.heard.topics.filter((topic) => topic !== "availability") : [];
  const { intents } = turn.heard;
  turn.heard = { ...turn.heard, topics, intents: intents.filter((intent) => !intent.startsWith("ask_")) };
}
