import { homesMentioned } from "../answering/homeMentions.ts";
import { asksOf } from "../learned/judge.ts";
import { leaseVerdict } from "../matching/verdicts.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { Evidence, Property, Topic, Understanding } from "../types.ts";
import { isWithin, overlaps } from "../understanding/stretches.ts";
import { understandMasked } from "../understanding/understand.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import { daysWanted } from "./daysWanted.ts";
import { shortestLease } from "./facts.ts";
import { hearingContext } from "./hear.ts";
import { homeInQuestion } from "./listings.ts";
import { answerOrAsk } from "./ownAnswers.ts";
import { homesNamed } from "./references.ts";
import { storedFact } from "./storedFact.ts";
import type { SaidClause, Turn } from "./turn.ts";
import { withoutSlots } from "./withoutSlots.ts";

/** The probability from which a clause asks. */
const leastAsked = 0.4;
const daysOfMonth = 30.4;

const length =
  /\b(?:(?:\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|medio|half a|couple) ?(?:of )?(?:months?|mos?|meses|mes|years?|yrs?|anos?)|month to month|mes a mes|(?:short|shorter|long|longer) (?:term|lease|stay|let)s?|(?:corto|largo) plazo|contrato (?:mas )?(?:corto|largo))\b/;
const isShort = /\b(?:short\w*|month to month|mes a mes|corto)\b/;
/** Months that count something else: money, age, notice. */
const ofOther =
  /\b(?:deposit\w*|up ?front|advance\w*|adelantad\w*|adelanto|anticipo|free|gratis|rent for|old|ago|hace|credit\w*|notice|aviso|job|trabajo|income|pay ?stubs?|statements?|estados?|refund\w*|build\w*|renov\w*|price|precio|how much|cuanto|upfront|pagar?|pay|total|guests?|visit\w*|mother|mom|family|mama|madre|familia)\b/;
const halfYear = /\b(?:medio ano|half a year)\b/;

/**
 * "Do they do 6 months?", "can I rent it until the end of August?": yes or no from the lease of the home that is named or in
 * talk, then where the shortest one is. It is a question of facts and no bargain.
 */
export function answerLease(turn: Turn): void {
  const { state, clauses, context } = turn;
  if (state.business || state.paused || context.properties.length === 0) return;
  const asking = clauses.find((clause) => asksForTerm(turn, clause));
  if (!asking) return;
  const home = homeAsked(turn, asking);
  const acts = home ? ofHome(turn, home, asking) : ofAny(turn, asking);
  if (acts.length === 0) return;
  turn.acts.push(...acts);
  if (home) state.focus = home.id;
  settle(turn, asking);
}

function asksForTerm({ message }: Turn, clause: SaidClause): boolean {
  const text = plainPart(message.slice(clause.start, clause.end));
  const isMarked = /^\s*\?/.test(message.slice(clause.end));
  if ((asksOf(clause) < leastAsked && !isMarked && !asksLeave.test(text)) || ofOther.test(text)) return false;
  return length.test(text) || (staysUntil.test(text) && rents.test(text));
}

/** "Puedo rentarlo nomás hasta junio": asks, though unmarked it may read like a wish. */
const asksLeave = /^(?:(?:and|so|but|y|pero|entonces) )?(?:can|could|may|puedo|podria|podemos|podriamos|se puede)\b/;
const staysUntil = /\b(?:until|till|til|thru|through|hasta)\b/;
const rents = /\b(?:rent|stay|lease|have|keep|rent\w+|alquil\w+|arrend\w+|qued\w+)\b/;

/** A choice among homes is answered from all of them. */
const choosing = /\b(?:any\w*|which|ones|all|some|alguno?s?|algun\w*|cual(?:es)?|hay|otr\w+|others?)\b/;

function homeAsked(
  { message, homesNamed: named, queries, state, context }: Turn,
  clause: SaidClause,
): Property | undefined {
  const said = message.slice(clause.start, clause.end);
  const text = plainPart(said);
  const inWords = homesMentioned(text, context.properties, context.market).homes;
  const inClause = inWords.length > 0 ? inWords : homesNamed(said, context.properties);
  const inQuery = queries.filter((query) => overlaps(query, clause)).flatMap((one) => one.named);
  for (const homes of [inClause, inQuery, named])
    if (homes.length > 0) return homes.length === 1 ? homes[0] : undefined;
  return choosing.test(text) ? undefined : homeInQuestion(state, context.properties);
}

function ofHome(turn: Turn, home: Property, clause: SaidClause): Act[] {
  const { language } = turn.state;
  const fact = storedFact(home, "lease_term", language);
  if (!fact) return [answerOrAsk(turn, "lease_term", home)];
  const months = monthsAsked(turn, clause);
  const { outcome } = leaseVerdict(months, home.terms?.lease) ?? {};
  const verdict = outcome === undefined || outcome === "unknown" ? undefined : outcome === "fits" ? "yes" : "no";
  const told: Act = { ...fact, ...(verdict && { verdict }) };
  const text = plainPart(turn.message.slice(clause.start, clause.end));
  const isTooShort = months === undefined ? isShort.test(text) : months < (home.terms?.lease?.min ?? 0);
  const others = turn.context.properties.filter(
    ({ id, terms }) => id !== home.id && terms?.lease !== undefined && terms.lease.min < (home.terms?.lease?.min ?? 0),
  );
  const shortest = isTooShort ? shortestLease(others) : null;
  return shortest?.type === "shortest_lease" ? [told, shortest] : [told];
}

/** "Is a short lease possible?" of no home: where the shortest one is. */
function ofAny({ message, context, queries }: Turn, clause: SaidClause): Act[] {
  const text = plainPart(message.slice(clause.start, clause.end));
  const isAnswered = queries.some((query) => overlaps(query, clause));
  const shortest = isShort.test(text) && !isAnswered ? shortestLease(context.properties) : null;
  return shortest ? [shortest] : [];
}

/** How many months the question names, or lie between the move-in and the end that it names. */
function monthsAsked(turn: Turn, { start, end }: SaidClause): number | undefined {
  const { message, state, context, heard, local } = turn;
  const said = message.slice(start, end);
  const text = plainPart(said);
  if (halfYear.test(text)) return monthsOfHalfYear;
  const { slots } = understandMasked(said, { ...hearingContext(state, context), asked: "lease_months" });
  if (slots.lease_months !== undefined) return slots.lease_months;
  if (!staysUntil.test(text)) return undefined;
  const last = readTimes(said, local.date).findLast((mention) => mention.kind === "day");
  const first = daysWanted(heard.slots.move_in ?? state.slots.move_in, local.date)?.[0];
  if (last?.kind !== "day" || first === undefined) return undefined;
  return Math.round(daysBetween(first, last.to) / daysOfMonth);
}

const monthsOfHalfYear = 6;

const ofLength = /\b(?:months?|mos?|mes|meses|years?|yrs?|anos?)\b/;

/** "18 months possible?", "can I have it until August?": where a stay ends is no day to move in. */
export function withoutEndAsked(turn: Turn, heard: Understanding): Understanding {
  const said = heard.evidence.filter(({ slot }) => slot === "move_in");
  if (heard.slots.move_in === undefined || said.length === 0) return heard;
  const asking = turn.clauses.filter((clause) => asksForTerm(turn, clause));
  const isEnd = ({ start, end, text }: Evidence): boolean =>
    asking.some((clause) => isWithin({ start, end }, clause)) &&
    (ofLength.test(plainPart(text)) ||
      staysUntil.test(plainPart(turn.message.slice(Math.max(0, start - untilReach), start))));
  return said.every(isEnd) ? { ...heard, slots: withoutSlots(heard.slots, ["move_in"]) } : heard;
}

/** How far "until the end of" reaches, in characters. */
const untilReach = 16;

/** What is answered isn't asked anymore, and its end of the stay is no move-in. */
function settle(turn: Turn, clause: SaidClause): void {
  const isInside = ({ start }: { start: number }): boolean => start >= clause.start && start < clause.end;
  turn.asks = turn.asks.filter((ask) => !isInside(ask));
  turn.queries = turn.queries.filter((query) => !overlaps(query, clause));
  turn.isQueried = true;
  const { heard } = turn;
  turn.heard = {
    ...heard,
    topics: heard.topics.filter((topic) => !ofTerm.has(topic)),
    intents: heard.intents.filter((intent) => turn.asks.length > 0 || !intent.startsWith("ask_")),
  };
}

const ofTerm: ReadonlySet<Topic> = new Set<Topic>(["lease_term", "negotiation", "availability", "other"]);
