import { homesMentioned } from "../answering/homeMentions.ts";
import { asksOf } from "../learned/judge.ts";
import { leaseAllows } from "../matching/verdicts.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { Evidence, Property, Topic, Understanding } from "../types.ts";
import { isWithin, overlaps, stretchOf } from "../understanding/stretches.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { isBargain } from "./bargains.ts";
import { daysBetween } from "./calendar.ts";
import { daysWanted } from "./daysWanted.ts";
import { shortestLease } from "./facts.ts";
import { homeInQuestion, idsInTalk } from "./listings.ts";
import { answerOrAsk } from "./ownAnswers.ts";
import { proposing } from "./partTurn.ts";
import { homesNamed } from "./references.ts";
import { wantsAgentAsked } from "./requests.ts";
import { answerTogether } from "./severalHomes.ts";
import { storedFact } from "./storedFact.ts";
import { raise, type SaidClause, type Turn } from "./turn.ts";
import { isSaidWithin, withoutSlots } from "./withoutSlots.ts";

/** Asks for a shorter term than the listing's, which the owner decides: "Could you ask if they'd do 3 months?". */
function askForTerm(turn: Turn): void {
  if (turn.acts.some(({ type }) => type === "will_ask_agent")) return;
  raise(turn, "knowledge_gap", { topic: "lease_term", ...(turn.state.focus && { propertyId: turn.state.focus }) });
  turn.acts.push({ type: "will_ask_agent", topic: "other", subject: "shorter_lease" });
}

/** The lowest probability at which a clause counts as a question. */
const leastAsked = 0.4;
const daysOfMonth = 30.4;

/** A term without a number of months. */
const unnumbered =
  /\b(?:(?:short|shorter|long|longer) (?:term|lease|stay|let)s?|(?:corto|largo) plazo|contrato (?:mas )?(?:corto|largo))\b|\b(?:shorter|longer)$|\b(?:do|rent|lease|stay|for|terms?) (?:it )?(?:shorter|longer)\b/;
const isShort = /\b(?:short\w*|month to month|mes a mes|corto)\b/;
/** Words for a shorter term than the listing's, which only the owner can grant. */
const shorter = /\b(?:shorter|mas corto|menos tiempo)\b/;
/** Months that count something else: money, age, notice. */
const ofOther =
  /\b(?:deposit\w*|up ?front|advance\w*|adelantad\w*|adelanto|anticipo|free|gratis|(?<!\b(?:we|i|you|to|it) )rent for|old|ago|hace|credit\w*|notice|aviso|job|trabajo|income|pay ?stubs?|statements?|estados?|refund\w*|build\w*|renov\w*|price|precio|how much|cuanto|upfront|pagar?|pay|total|guests?|visit\w*|mother|mom|family|mama|madre|familia|nin[oa]s?|nen[eai]s?|hij[oa]s?|bebe|baby|kids?|sons?|daughters?|girl|boy|landlord|casero|arrendador)\b/;
/**
 * "Do they do 6 months?", "can we rent for 2 years?": yes or no from the leases of the homes that are named or in talk, then
 * where the shortest one is. It is a question of facts and no bargain; a term that no lease rules out is for the agent.
 */
export function answerLease(turn: Turn): void {
  const { state, clauses, context } = turn;
  if (state.business || state.paused || context.properties.length === 0) return;
  const asking = clauses.find((clause) => asksForTerm(turn, clause)) ?? requestFor(turn);
  if (!asking) return;
  const homes = homesAsked(turn, asking);
  const acts = aboutTerm(turn, homes, asking);
  if (acts.length === 0) return;
  turn.acts.push(...acts);
  if (homes.length === 1 && homes[0]) state.focus = homes[0].id;
  state.answered = ["lease_term"];
  settle(turn, asking);
  if (wantsAgentAsked(turn.message.slice(asking.start, asking.end))) askForTerm(turn);
}

function asksForTerm({ message, local, asks, queries }: Turn, clause: SaidClause): boolean {
  // "Is the 6 month one nice?" only names the home by its lease.
  if (queries.some((query) => query.op === "describe" && overlaps(query, clause))) return false;
  const said = message.slice(clause.start, clause.end);
  const text = plainPart(said);
  const isMarked = /^\s*\?/.test(message.slice(clause.end));
  const isAsked = asksOf(clause) >= leastAsked || isMarked || asksLeave.test(text) || proposing.test(text);
  if (!isAsked || ofOther.test(text)) return false;
  // A lower rent for a longer stay is a bargain.
  if (asks.some((part) => isBargain(part) && overlaps(stretchOf(part), clause))) return false;
  return unnumbered.test(text) || termsIn(said, local.date).length > 0 || (staysUntil.test(text) && rents.test(text));
}

/** The clause that asks for a term right after a lease was given: the number in "Ask her if they do 18" is a term. */
function requestFor({ message, clauses, answeredBefore }: Turn): SaidClause | undefined {
  if (!answeredBefore.includes("lease_term")) return undefined;
  return clauses.find(({ start, end }) => {
    const text = plainPart(message.slice(start, end));
    return asksAgent.test(text) && bareTerm.test(text);
  });
}

const asksAgent =
  /\b(?:ask (?:her|him|them)|pregunt\w+|any(?:thing|one)?|some(?:thing)?|which|alg(?:o|un[oa]?s?)|cual(?:es)?|otr[oa]s?)\b/;
const bareTerm = /\b(?:de|por|for|a|do|hacen|x|acept[ae]n?|sea|take|takes) (\d{1,2})$/;

/** The numbers of months that a text names. */
function termsIn(text: string, today: string): number[] {
  return readTimes(text, today).flatMap((mention) =>
    mention.kind === "duration" && mention.unit === "months" ? [mention.min] : [],
  );
}

/** Words that ask, though without a mark they may read like a wish: "Puedo rentarlo nomás hasta junio". */
const asksLeave = /^(?:(?:and|so|but|y|pero|entonces) )?(?:can|could|may|puedo|podria|podemos|podriamos|se puede)\b/;
const staysUntil = /\b(?:until|till|til|thru|through|hasta)\b/;
const rents = /\b(?:rent|stay|lease|have|keep|rent\w+|alquil\w+|arrend\w+|qued\w+)\b/;

/** A choice among homes is answered from all of them. */
const choosing = /\b(?:any\w*|which|ones|all|some|alguno?s?|algun\w*|cual(?:es)?|hay|otr\w+|others?)\b/;

/** The homes that the clause or the message names, otherwise those under discussion; all of them if there are none. */
function homesAsked(turn: Turn, clause: SaidClause): readonly Property[] {
  const { message, homesNamed: named, queries, state, context } = turn;
  const said = message.slice(clause.start, clause.end);
  const text = plainPart(said);
  const inWords = homesMentioned(text, context.properties, context.market).homes;
  const inClause = inWords.length > 0 ? inWords : homesNamed(said, context.properties);
  const inQuery = queries.filter((query) => overlaps(query, clause)).flatMap((one) => one.named);
  for (const homes of [inClause, inQuery, named]) if (homes.length > 0) return homes;
  if (choosing.test(text)) return context.properties;
  const only = homeInQuestion(state, context.properties);
  if (only) return [only];
  const ids = idsInTalk(state);
  const inTalk = context.properties.filter(({ id }) => ids.includes(id));
  return inTalk.length > 0 ? inTalk : context.properties;
}

/** The most leases that are given side by side. */
const mostHomes = 3;

/** What the leases say to the term, and what the agent has to: yes, no, or the minimum. */
function aboutTerm(turn: Turn, homes: readonly Property[], clause: SaidClause): Act[] {
  const text = plainPart(turn.message.slice(clause.start, clause.end));
  const leased = homes.filter(({ terms }) => terms?.lease !== undefined);
  const [first] = homes;
  if (leased.length === 0 || !first) return [answerOrAsk(turn, "lease_term", homes.length === 1 ? first : undefined)];
  const months = monthsAsked(turn, clause, leased);
  const allowed = leased.map(({ terms }) => (terms?.lease && months ? leaseAllows(months, terms.lease) : undefined));
  const verdict = allowed.every((one) => one === allowed[0]) && allowed[0] !== "open" ? allowed[0] : undefined;
  // Only the owner can grant a lease by the month, or for less than the minimum.
  const isBargain = months === 1 || shorter.test(text);
  const asked = allowed.includes("open") || isBargain ? [askTerm(turn, homes, isBargain ? (months ?? 0) : months)] : [];
  if (homes.length > mostHomes) return [...ofAll(turn, clause, months), ...asked];
  const told = tellTerm(turn, homes, asked.length > 0);
  const isTooShort = months === undefined ? isShort.test(text) : verdict === "no";
  const shortest = isTooShort ? shortestElsewhere(turn, homes, months) : [];
  return [...told.map((act): Act => (verdict ? { ...act, verdict } : act)), ...shortest, ...asked];
}

type TermAct = Extract<Act, { type: "answer_fact" | "answer_homes" }>;

/** The stored terms; for a home that stores none, the agent is asked for the term anyway where `isAsked`. */
function tellTerm(turn: Turn, homes: readonly Property[], isAsked: boolean): TermAct[] {
  const [only, ...others] = homes;
  const stored = isAsked ? homes.filter(({ terms }) => terms?.lease !== undefined) : homes;
  if (only && others.length === 0) return [storedFact(only, "lease_term", turn.state.language) ?? []].flat();
  return [answerTogether(turn, "lease_term", stored) ?? []].flat();
}

/** Another home with a shorter lease than these, if that helps. */
function shortestElsewhere({ context }: Turn, homes: readonly Property[], months = Number.POSITIVE_INFINITY): Act[] {
  const least = Math.min(...homes.flatMap(({ terms }) => terms?.lease?.min ?? []));
  const others = context.properties.filter(
    (home) => !homes.includes(home) && (home.terms?.lease?.min ?? least) < least,
  );
  const shortest = shortestLease(others);
  return shortest && least > months ? [shortest] : [];
}

/** Of all homes: where the shortest lease is, if the term is short. */
function ofAll({ context, queries }: Turn, clause: SaidClause, months: number | undefined): Act[] {
  const isAnswered = months === undefined && queries.some((query) => overlaps(query, clause));
  const shortest = isAnswered ? null : shortestLease(context.properties);
  return shortest ? [shortest] : [];
}

/** Asks the agent for a term that no stored lease settles; `months` is none for "a shorter one". */
export function askTerm(turn: Turn, homes: readonly Property[], months: number | undefined): Act {
  const [only, ...others] = homes;
  const home = others.length === 0 ? only : undefined;
  raise(turn, "knowledge_gap", { topic: "lease_term", propertyId: home?.id, detail: "term" });
  return {
    type: "will_ask_agent",
    topic: "lease_term",
    ...(home && { propertyId: home.id, address: home.address }),
    ...(months ? { months } : { subject: "shorter_lease" as const }),
  };
}

/** How many months the question names, or lie between the move-in and the end that it names. */
function monthsAsked(turn: Turn, { start, end }: SaidClause, homes: readonly Property[]): number | undefined {
  const { message, state, heard, local } = turn;
  const said = message.slice(start, end);
  const named = termsIn(said, local.date);
  const bare = bareTerm.exec(plainPart(said))?.[1];
  if (named.length === 0 && bare !== undefined && asksAgent.test(plainPart(said))) return Number(bare);
  // "But 12 months isn't 2 years?": the other number is the term that they want.
  const wanted = named.find((months) => homes.every(({ terms }) => terms?.lease?.min !== months)) ?? named[0];
  if (wanted !== undefined) return wanted;
  if (!staysUntil.test(plainPart(said))) return undefined;
  const last = readTimes(said, local.date).findLast((mention) => mention.kind === "day");
  const first = daysWanted(heard.slots.move_in ?? state.slots.move_in, local.date)?.[0];
  if (last?.kind !== "day" || first === undefined) return undefined;
  return Math.round(daysBetween(first, last.to) / daysOfMonth);
}

const ofLength = /\b(?:months?|mos?|mes|meses|years?|yrs?|anos?)\b/;

/** Drops a term or day that is only asked about: "What if we only want 9 months", "Can I have it until August?". */
export function withoutTermAsked(turn: Turn, heard: Understanding): Understanding {
  if (heard.slots.lease_months === undefined && heard.slots.move_in === undefined) return heard;
  const asking = turn.clauses.filter((clause) => asksForTerm(turn, clause));
  const supposed = asking.filter(({ start, end }) => proposing.test(plainPart(turn.message.slice(start, end))));
  return withoutEndAsked(
    turn,
    asking,
    isSaidWithin(heard, "lease_months", supposed)
      ? { ...heard, slots: withoutSlots(heard.slots, ["lease_months"]) }
      : heard,
  );
}

function withoutEndAsked(turn: Turn, asking: readonly SaidClause[], heard: Understanding): Understanding {
  const said = heard.evidence.filter(({ slot }) => slot === "move_in");
  if (heard.slots.move_in === undefined || said.length === 0) return heard;
  const isEnd = ({ start, end, text }: Evidence): boolean =>
    asking.some((clause) => isWithin({ start, end }, clause)) &&
    (ofLength.test(plainPart(text)) ||
      staysUntil.test(plainPart(turn.message.slice(Math.max(0, start - untilReach), start))));
  return said.every(isEnd) ? { ...heard, slots: withoutSlots(heard.slots, ["move_in"]) } : heard;
}

/** How far "until the end of" reaches, in characters. */
const untilReach = 16;

/** Closes the answered question; the end of the stay that it names isn't a move-in date. */
function settle(turn: Turn, clause: SaidClause): void {
  const isInside = ({ start }: { start: number }): boolean => start >= clause.start && start < clause.end;
  const settled = new Set(turn.asks.filter(isInside).flatMap((ask) => ask.heard.topics));
  turn.asks = turn.asks.filter((ask) => !isInside(ask));
  const left = new Set(turn.asks.flatMap((ask) => ask.heard.topics));
  turn.queries = turn.queries.filter((query) => !overlaps(query, clause));
  turn.isQueried = true;
  const { heard } = turn;
  turn.heard = {
    ...heard,
    topics: heard.topics.filter((topic) => left.has(topic) || !(settled.has(topic) || ofTerm.has(topic))),
    intents: heard.intents.filter((intent) => turn.asks.length > 0 || !intent.startsWith("ask_")),
  };
}

const ofTerm: ReadonlySet<Topic> = new Set<Topic>(["lease_term", "negotiation", "availability", "other"]);
