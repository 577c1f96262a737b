import { answer } from "../answering/answer.ts";
import type { Answer } from "../answering/answerTypes.ts";
import type { ListingTopic, Property, Topic } from "../types.ts";
import { understandMasked } from "../understanding/understand.ts";
import { asksToSee, findAsides, inPictures, plainText, seeksOthers } from "./asides.ts";
import { type Ask, comparesHomes, factTopics, fieldsNamed, namesField, readAsk } from "./asks.ts";
import { type Clause, clausesOf, questionsOf } from "./clauses.ts";
import { hasConductRule } from "./conductRules.ts";
import { answersAsides, askedAgain, MAX_ANSWERS, seeksOther, summed, tellTopics, topicsAsked } from "./facts.ts";
import { hearingContext } from "./hear.ts";
import { homesNamed } from "./homesNamed.ts";
import { bestMatches, proposeFitting, tellNearMisses } from "./proposals.ts";
import { monthsAsked } from "./rentTotal.ts";
import { raise, type Turn } from "./turn.ts";

/** Answers property questions from stored facts only; what is not stored becomes a task for the agent. */
export function answerFacts(turn: Turn): void {
  const { context, state } = turn;
  if (context.properties.length === 0 || state.business) {
    passOnTopics(turn);
    return;
  }
  const isDescribed = turn.acts.some(({ type }) => type === "describe_listing");
  const asked = topicsAsked(turn);
  const allowed = (asked.length > 0 ? asked : askedAgain(turn)).filter(
    (topic) => !isDescribed || !summed.includes(topic),
  );
  if (seeksOther(turn)) state.focus = null;
  if (monthsAsked(turn) !== undefined && allowed.includes("price")) {
    tellTopics(turn, ["price"]);
    return;
  }
  const questions = questionsOf(turn.message);
  const asks = isDescribed ? [] : questions.flatMap((clause) => askIn(clause, allowed, turn) ?? []);
  const covered = new Set(asks.flatMap(({ query }) => query.topics));
  const told = new Set<Topic>();
  for (const ask of asks.slice(0, MAX_ANSWERS)) {
    answerAsk(turn, ask, told);
    turn.answeredAt.push(ask.clause.start);
  }
  for (const clause of questions) if (!turn.answeredAt.includes(clause.start)) answerWhatThereIs(turn, clause);
  const left = factTopics(allowed).filter((topic) => !covered.has(topic) && !told.has(topic));
  const isHandled = asks.length > 0 && questions.length === 1;
  if (left.length > 0 && !isHandled) tellLeft(turn, left);
  else if (asks.length === 0 && allowed.length > 0 && left.length === 0 && questions.length === 0)
    tellTopics(turn, allowed);
}

const asksForHomes =
  /\b(?:what|whats|which|que|cual|cuales)\b.*\b(?:do (?:you|u|ya) have|have (?:you|u) got|(?:you|u) (?:have|got)|can (?:i|we) get|could (?:i|we) get|is available|are available|available|options|else|fits?|works? for|would work|tienes?|tienen|ofreces?|ofrecen|hay|disponibles?|sirven?|recomiendas?|quedan?|son)\b|\b(?:show|send|list) me (?:what|the|your|some|all)\b/;

/** "What do you have?", "¿entonces cuál me sirve?": the homes that fit so far, or what comes closest. */
function answerWhatThereIs(turn: Turn, clause: Clause): void {
  const { state, context, local, acts } = turn;
  if (
    !asksForHomes.test(clause.plain) ||
    comparesHomes(clause.plain) ||
    namesField(clause) ||
    isVisitTalk(turn) ||
    isOfTalk(clause, turn)
  )
    return;
  if (
    turn.heard.topics.some((topic) => topic !== "other" && topic !== "availability" && topic !== "price") ||
    context.showing
  )
    return;
  if (acts.some(({ type }) => type !== "greet" && type !== "aside" && type !== "answer")) return;
  turn.answeredAt.push(clause.start);
  const named = homesNamed(clause, turn);
  const ids = named.length > 0 ? named.map(({ id }) => id) : undefined;
  if (!ids && proposeFitting(turn)) return;
  if (!ids && bestMatches({ state, context, today: local.date }).length === 0 && tellNearMisses(turn, { again: true }))
    return;
  const listings = ids ?? state.shown ?? context.properties.map(({ id }) => id);
  const query = { op: "list" as const, topics: [], scope: "shown" as const, listings, against: {}, constraints: {} };
  answerAsk(turn, { clause, query, isNamed: false }, new Set());
}

/** Where the agent has no homes, every question is one for them. */
function passOnTopics(turn: Turn): void {
  const topics = topicsAsked(turn);
  if (topics.length > 0) tellTopics(turn, topics);
}

/** Topics that no clause asks for by its form: "the pool, the deposit", "send me the application". */
function tellLeft(turn: Turn, left: readonly ListingTopic[]): void {
  const whole = wholeOf(turn.message);
  const ask = readAsk(whole, left, turn);
  if (!ask || isOfAll(ask)) {
    tellTopics(turn, left);
    return;
  }
  answerAsk(turn, ask, new Set());
  for (const { start } of questionsOf(turn.message)) turn.answeredAt.push(start);
}

function wholeOf(message: string): Clause {
  const plain = plainText(message);
  const words = plain.split(" ").length;
  return { start: 0, end: message.length, text: message, plain, isQuestion: true, isMarked: false, words };
}

/** What a clause asks of the listings; null where it asks for none of their facts. */
function askIn(clause: Clause, allowed: readonly Topic[], turn: Turn): Ask | null {
  if (isOfTalk(clause, turn)) return null;
  const topics = topicsOfClause(clause, allowed, turn);
  return topics === null ? null : readAsk(clause, topics, turn);
}

/** A question about the chat, the agent or a showing asks for no fact. */
function isOfTalk(clause: Clause, turn: Turn): boolean {
  const isSaid = turn.acts.some(({ type }) => type === "aside" || type === "conduct" || type === "weigh");
  if (
    isSaid &&
    findAsides(clause.text).some(
      (aside) => answersAsides.has(aside) || aside === "company" || aside === "late" || aside === "best",
    )
  )
    return true;
  return asksToSee(clause.text) || inPictures.test(clause.plain);
}

/**
 * The facts that a clause asks for. Alone in its message those that were found in the whole; beside others it is read
 * by itself, so that no clause takes the topic of the next. Null where a rule of conduct or the search answers it.
 */
function topicsOfClause(clause: Clause, allowed: readonly Topic[], turn: Turn): ListingTopic[] | null {
  const { heard, state, context, message } = turn;
  const suppressed = new Set<Topic>(heard.topics.filter((topic) => !allowed.includes(topic)));
  if (clausesOf(message).length === 1) {
    if (heard.topics.some(hasConductRule)) return null;
    const found = factTopics(allowed);
    if (found.length > 0) return found;
    if (heard.topics.some((topic) => topic !== "other" && suppressed.has(topic))) return null;
    return seeksOthers(turn) || isVisitTalk(turn) ? null : fieldsNamed(clause);
  }
  const alone = understandMasked(clause.text, { ...hearingContext(state, context), asked: null });
  if (alone.topics.some(hasConductRule)) return null;
  const found = factTopics(alone.topics).filter((topic) => !suppressed.has(topic));
  if (found.length > 0) return found;
  const priced = alone.intents.includes("ask_price") ? (["price"] as const) : [];
  const named = fieldsNamed(clause).filter((topic) => !suppressed.has(topic));
  return named.length > 0 ? named : [...priced];
}

function isVisitTalk({ heard }: Turn): boolean {
  return heard.slots.showing_request !== undefined || heard.intents.includes("book_showing");
}

/** What the whole of the listings answers better: what is available, and where. */
function isOfAll({ query }: Ask): boolean {
  const [topic] = query.topics;
  const isOpen = topic === "availability" || topic === "address" || topic === "area";
  return (
    query.topics.length === 1 &&
    isOpen &&
    query.listings.length > 1 &&
    query.op !== "superlative" &&
    query.op !== "compare"
  );
}

/** Answers one question from the stored facts, and asks the agent for what is missing. */
function answerAsk(turn: Turn, ask: Ask, told: Set<Topic>): void {
  const { state, context, local, focusBefore } = turn;
  const topics = ask.query.topics.filter((topic) => !told.has(topic));
  if (ask.query.topics.length > 0 && topics.length === 0) return;
  for (const topic of topics) told.add(topic);
  if (isOfAll(ask)) {
    tellTopics(turn, topics);
    return;
  }
  const found = answer(
    { ...ask.query, topics, against: withKnownPet(turn, ask.query) },
    {
      properties: context.properties,
      market: context.market,
      today: local.date,
      slots: state.slots,
      excludedAreas: state.excludedAreas,
      language: state.language,
      ...(focusBefore !== null && turn.answeredBefore.length > 0 && { lastNamed: focusBefore }),
      ...(state.shown?.length ? { shown: state.shown } : {}),
    },
  );
  for (const { topic, listingIds } of found.missing) {
    const [only, ...others] = listingIds;
    const detail = topic === "other" ? { detail: String(state.turns) } : {};
    raise(turn, "knowledge_gap", { topic, ...detail, ...(only && others.length === 0 && { propertyId: only }) });
  }
  turn.acts.push({ type: "answer", answer: found });
  keepAnswered(turn, found);
}

/** The renter's pet held against what homes allow, yes or no first. */
export function tellPets(turn: Turn, listings: readonly Property[]): void {
  const clause = wholeOf(turn.message);
  const { kind, count } = turn.state.slots.pets ?? {};
  const pets = { ...(kind && { kind }), ...(count !== undefined && { count }) };
  const op = listings.length > 1 ? ("list" as const) : ("check" as const);
  const ids = listings.map(({ id }) => id);
  const query = {
    op,
    topics: ["pets" as const],
    scope: "shown" as const,
    listings: ids,
    against: { pets },
    constraints: {},
  };
  answerAsk(turn, { clause, query, isNamed: false }, new Set());
}

/** What the renter's pet weighs is kept: "and the Doral one?" asks of the same dog. */
function withKnownPet({ state }: Turn, { against, topics }: Ask["query"]): Ask["query"]["against"] {
  if (against.pets?.pounds !== undefined) state.petPounds = against.pets.pounds;
  const isOther = against.pets?.kind !== undefined && against.pets.kind !== state.slots.pets?.kind;
  if (state.petPounds === undefined || isOther || !topics.includes("pets")) return against;
  return { ...against, pets: { ...against.pets, pounds: against.pets?.pounds ?? state.petPounds } };
}

/** What "it" and "those" mean next: the one home asked about, or those that the answer singled out. */
function keepAnswered({ state }: Turn, { topics, best, rows, op, homes }: Answer): void {
  state.answered = topics.length > 0 ? [...topics] : ["other"];
  const yes = [...new Set(rows.filter(({ verdict }) => verdict === "yes").map(({ propertyId }) => propertyId))];
  const ids = best?.ids ?? (op === "list" && yes.length > 0 ? yes : homes.map(({ propertyId }) => propertyId));
  const [only] = ids;
  if (only !== undefined && ids.length === 1) state.focus = only;
  else if (op === "list" || op === "superlative" || op === "compare") state.focus = null;
  const isChoice =
    op === "list" || op === "superlative" || op === "compare" || (op !== "count" && ids.length < mostShown);
  if (isChoice && ids.length > 1 && ids.length <= mostShown) state.shown = [...ids];
}

/** So many homes can be told apart by "the first one" or "those". */
const mostShown = 3;
