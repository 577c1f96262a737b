import { answer, summaryTopics } from "../../answering/answer.ts";
import type { Answer, Scene } from "../../answering/answerTypes.ts";
import { datedHomes } from "../../answering/dated.ts";
import type { Query, QueryScope } from "../../answering/query.ts";
import { isListingTopic } from "../../answering/registry.ts";
import type { CommandOf } from "../../reading/command.ts";
import type { ListingTopic, Property, Topic } from "../../types.ts";
import type { Act } from "../act.ts";
import { effectiveSlots } from "../admit.ts";
import { hasConductRule } from "../conductRules.ts";
import { ownAnswerIn, ownAnswerTo } from "../ownAnswers.ts";
import { focusListing, isNaming, matchingListings, resolveAll, shownListings } from "../resolve.ts";
import { findAll, has, listingOf, raise, said, type Turn } from "../turn.ts";
import { isAfterthought, isRefined, partsOfAsk, withKnownWeight } from "./askParts.ts";
import { assume } from "./showingParts.ts";

type Ask = CommandOf<"ask">;

/** More homes than this beside each other would not be read. */
const maxCompared = 3;

/** More answers than this in one reply would not be read. */
const maxAnswers = 3;

/** What an answer may rest on in this turn. */
function sceneOf({ state, before, context, local }: Turn): Scene {
  const last = state.answered ?? before.answered;
  const lastNamed = last?.listings.length === 1 ? last.listings[0] : undefined;
  return {
    properties: context.properties,
    market: context.market,
    today: local.date,
    slots: effectiveSlots(state),
    excludedAreas: state.excludedAreas,
    language: state.language,
    ...(lastNamed && { lastNamed }),
    ...(before.shown?.length ? { shown: before.shown } : {}),
    ...(state.dated && { dated: state.dated }),
  };
}

/** Questions that ask of several homes by their nature. */
const ofSeveral: ReadonlySet<Ask["op"]> = new Set<Ask["op"]>(["list", "superlative", "count", "compare"]);

/** The listings a question is about: those it points at, else the one talked about, those shown, those that match, all. */
function listingsAsked(turn: Turn, ask: Ask): { scope: QueryScope; listings: readonly Property[] } {
  const { context } = turn;
  const named = resolveAll(ask.refs.filter(isNaming), turn);
  if (named.length > 0) return { scope: "named", listings: named };
  const pointed = resolveAll(ask.refs, turn);
  const [ref] = ask.refs;
  // Beside a showing that stands, "it" is the home to be seen.
  const focus = focusListing(turn) ?? listingOf(turn, context.showing?.propertyId);
  const shown = shownListings(turn);
  if (ref?.by === "all") return narrowedBySearch(turn);
  // "How does it compare to the others?" where none is in focus compares all that were shown.
  const comparesAll = ask.op === "compare" && turn.state.focus === null;
  if (ref?.by === "other" && pointed.length > 0 && !comparesAll) return { scope: "shown", listings: pointed };
  if (ofSeveral.has(ask.op)) {
    if ((ref?.by === "shown" || ref?.by === "every") && pointed.length > 1)
      return { scope: "shown", listings: pointed };
    return severalAsked(turn, ask, shown);
  }
  if ((ref?.by === "shown" || ref?.by === "every") && pointed.length > 0) return { scope: "shown", listings: pointed };
  if (focus) return { scope: "focus", listings: [focus] };
  if (shown.length > 0) return { scope: "shown", listings: shown };
  const matching = matchingListings(turn);
  return matching.length > 0
    ? { scope: "matching", listings: matching }
    : { scope: "all", listings: context.properties };
}

/** "Anything in Brickell with a pool?" asks of the homes in Brickell: what the message itself says of the search narrows it. */
function narrowedBySearch(turn: Turn): { scope: QueryScope; listings: readonly Property[] } {
  const { area, bedrooms, budget_max: budget } = turn.changes.slots;
  const matching = matchingListings(turn);
  const isNarrowed = area !== undefined || bedrooms !== undefined || budget !== undefined;
  return isNarrowed && matching.length > 0
    ? { scope: "matching", listings: matching }
    : { scope: "all", listings: turn.context.properties };
}

/** "What's the cheapest?" asks of those that match, or of all where hardly any do; "which have a pool?" of those shown first. */
function severalAsked(
  turn: Turn,
  ask: Ask,
  shown: readonly Property[],
): { scope: QueryScope; listings: readonly Property[] } {
  const all = turn.context.properties;
  if (ask.op === "compare" && shown.length > 1) return { scope: "shown", listings: shown };
  if (ask.op === "list" && shown.length > 2) return { scope: "shown", listings: shown };
  const matching = matchingListings(turn);
  if (ask.op !== "superlative" && matching.length > 1 && matching.length < all.length)
    return { scope: "matching", listings: matching };
  return { scope: "all", listings: all };
}

/** "The next cheapest": those that weren't shown yet. */
function nextAsked({ before, context }: Turn, ask: Ask): { scope: QueryScope; listings: readonly Property[] } {
  const seen = new Set(
    before.ranked ?? [...(before.answered?.listings ?? []), ...(before.focus ? [before.focus] : [])],
  );
  const told = context.properties.filter(({ id }) => seen.has(id));
  const last =
    ask.direction === "min" && ask.topics[0] === "price" ? Math.max(0, ...told.map(({ price }) => price)) : 0;
  const others = context.properties.filter(({ id, price }) => !seen.has(id) && price >= last);
  return { scope: "all", listings: others.length > 0 ? others : context.properties };
}

/** The facts a question asks for; "and the other one?" asks for those answered before. */
function topicsAsked(turn: Turn, ask: Ask): ListingTopic[] {
  const facts = ask.topics.filter((topic): topic is ListingTopic => isListingTopic(topic) && !hasConductRule(topic));
  if (facts.length > 0) return facts;
  if (ask.summary) return [];
  // "Does that one take a dog? and the other one?": the question right before is asked again.
  const last = turn.state.answered ?? turn.before.answered;
  const follows = ask.refs.some((ref) => isNaming(ref) || ref.by === "other") && last !== undefined;
  return follows && ask.op !== "superlative" && ask.op !== "compare" ? last.topics.filter(isListingTopic) : [];
}

/** "I'll ask the agent", and the task that makes it true. */
export function askAgent(
  turn: Turn,
  topic: Topic,
  listing: Property | undefined,
  { detail, quote }: { detail?: string; quote?: string | undefined } = {},
): Act {
  const raised = raise(turn, "knowledge_gap", {
    topic,
    ...(listing && { propertyId: listing.id }),
    ...(detail && { detail }),
  });
  return {
    type: "will_ask_agent",
    topic,
    ...(listing && { propertyId: listing.id, address: listing.address }),
    ...(quote !== undefined && { quote }),
    raised,
  };
}

/** Stored facts of the home in question that go with a rule of conduct; nothing where none is stored. */
export function quoteFacts(turn: Turn, topics: readonly Topic[]): Act[] {
  const listing = focusListing(turn);
  if (!listing) return [];
  return topics.filter(isListingTopic).flatMap((topic) => {
    const query: Query = {
      op: "value",
      topics: [topic],
      scope: "focus",
      listings: [listing.id],
      against: {},
      constraints: {},
    };
    const found = answer(query, sceneOf(turn));
    return found.missing.length > 0 ? [] : [{ type: "answer" as const, answer: found }];
  });
}

/** The homes that have something by their stored facts. */
export function homesWith(turn: Turn, topic: ListingTopic): Property[] {
  const { properties } = turn.context;
  const listings = properties.map(({ id }) => id);
  const query: Query = { op: "check", topics: [topic], scope: "all", listings, against: {}, constraints: {} };
  const { rows } = answer(query, sceneOf(turn));
  const has = new Set(rows.filter(({ verdict }) => verdict === "yes").map(({ propertyId }) => propertyId));
  return properties.filter(({ id }) => has.has(id));
}

/** Answers questions from stored facts only; what is not stored becomes a task for the agent, and the reply says so. */
export function answerQuestions(turn: Turn): void {
  if (turn.state.business !== undefined || turn.context.properties.length === 0) {
    passOnWithoutListings(turn);
    return;
  }
  const asks = findAll(turn, "ask");
  for (const ask of inOrder(asks.filter((one) => !isAfterthought(one, asks) && !isRefined(one, asks))).slice(
    0,
    maxAnswers,
  ))
    if (!isRuled(turn, ask)) for (const part of partsOfAsk(ask)) answerOne(turn, part);
}

/** Words without a topic mostly belong to a question beside them, so they come last. */
function inOrder(asks: readonly Ask[]): Ask[] {
  const isTopicless = (ask: Ask) => ask.topics.length === 0 && needsTopic.has(ask.op);
  return [...asks.filter((ask) => !isTopicless(ask)), ...asks.filter(isTopicless)];
}

/** "Compare it with the Edgewater one": the one talked about is the other. */
function withFocus<Asked extends { scope: QueryScope; listings: readonly Property[] }>(
  turn: Turn,
  { op, refs }: Ask,
  asked: Asked,
): Asked {
  const [only] = asked.listings;
  const other = listingOf(turn, turn.before.focus);
  if (op === "compare" && other && refs.some(({ by }) => by === "other") && asked.listings.length < 2) {
    const others = matchingListings(turn).filter(({ id }) => id !== other.id);
    return { ...asked, listings: [other, ...others].slice(0, maxCompared) };
  }
  if (op !== "compare" || asked.listings.length !== 1 || !other || other.id === only?.id) return asked;
  return { ...asked, listings: [other, ...asked.listings] };
}

/** A summary or a comparison tells a little of everything: a question about one field is still to be answered. */
function isOpen({ topics }: Answer): boolean {
  return topics.length >= summaryTopics.length;
}

const needsTopic: ReadonlySet<Ask["op"]> = new Set<Ask["op"]>(["value", "check", "list"]);

function passOnWithoutListings(turn: Turn): void {
  const [ask] = findAll(turn, "ask");
  if (!ask || said(turn, "conduct", "aside", "other_business")) return;
  if (turn.state.business !== undefined) {
    turn.acts = turn.acts.filter(({ type }) => type !== "noted");
    turn.acts.push(askAgent(turn, "other", undefined, { detail: String(turn.state.turns) }));
    return;
  }
  const topic = ask.topics.find(isListingTopic) ?? "other";
  const own = ownAnswerIn(turn, ask) ?? ownAnswerTo(turn, topic);
  if (own) {
    turn.acts.push(own);
    return;
  }
  const act = askAgent(turn, topic, undefined);
  const asksForHomes = topic === "availability" || topic === "area" || ofSeveral.has(ask.op);
  turn.acts.push(act.type === "will_ask_agent" && asksForHomes ? { ...act, nothing: true } : act);
}

function answerOne(turn: Turn, ask: Ask): void {
  const own = ownAnswerIn(turn, ask);
  if (own && !isStored(turn, ask)) {
    if (!turn.acts.some((act) => act.type === "answer_own" && act.id === own.id)) turn.acts.push(own);
    return;
  }
  const { scope, listings } = ask.next ? nextAsked(turn, ask) : withFocus(turn, ask, listingsAsked(turn, ask));
  const told = toldOf(turn, listings);
  if (told.has("pet_fee") && ask.op === "check") told.add("pets");
  const asked = topicsAsked(turn, ask);
  const topics = asked.filter((topic) => !told.has(topic));
  if (asked.length > 0 && topics.length === 0) return;
  const isBeyond = topics.length === 1 && topics[0] === "other" && ask.quote !== undefined;
  if (asksForNothingStored(ask, topics) || (isBeyond && !isStored(turn, ask))) {
    if (!isAnsweredBeside(turn, ask)) passOn(turn, ask, listings);
    return;
  }
  // "And the other two?" after a summary: a table of them reads better than a list of facts.
  const isSummary = ask.topics.length === 0 && topics.length >= summaryTopics.length;
  // "Why can't I have a dog there?" asks for what is said of dogs.
  const asksFact = ask.op === "whyNot" && topics.some((topic) => topic !== "price" && topic !== "availability");
  // "Why is that so expensive?" after a sum asks what it is made of.
  const [last] = turn.before.answered?.topics ?? [];
  const asksParts = ask.op === "whyNot" && last === "move_in_cost" && listings.length === 1;
  const query: Query = {
    op: asksFact
      ? "check"
      : asksParts
        ? "total"
        : isSummary && listings.length > 1
          ? "compare"
          : ask.op === "describe"
            ? "value"
            : ask.op,
    topics: isSummary ? [] : asksParts ? ["move_in_cost"] : topics,
    scope,
    listings: listings.map(({ id }) => id),
    against: withKnownWeight(turn, ask),
    constraints: ask.constraints,
    ...(ask.direction && { direction: ask.direction }),
    ...(ask.next && { next: true as const }),
  };
  // What picking a home implies is no wish that it could miss.
  const scene = sceneOf(turn);
  const found = answer(query, query.op === "whyNot" ? { ...scene, slots: turn.state.slots } : scene);
  const ownTopic = topics.length === 1 && found.missing.length > 0 && found.rows.length === 0 ? topics[0] : undefined;
  const ownOfTopic = ownTopic && ownAnswerTo(turn, ownTopic);
  if (ownOfTopic) {
    turn.acts.push(ownOfTopic);
    return;
  }
  for (const { topic, listingIds } of found.missing)
    raise(turn, "knowledge_gap", {
      topic,
      ...(listingIds.length === 1 && listingIds[0] && { propertyId: listingIds[0] }),
    });
  turn.acts.push({ type: "answer", answer: found });
  const dated = datedHomes(found, turn.local.date);
  if (dated.length > 0) turn.state.dated = [...new Set([...(turn.state.dated ?? []), ...dated])];
  keepAnswered(turn, found, listings, ask);
}

/** One home is meant and has the fact: it goes before an answer that the agent gave for all homes. */
function isStored(turn: Turn, ask: Ask): boolean {
  const { listings } = listingsAsked(turn, ask);
  const [only, ...others] = listings;
  const topics = topicsAsked(turn, ask);
  if (!only || others.length > 0 || topics.length === 0) return false;
  const query: Query = { op: "value", topics, scope: "focus", listings: [only.id], against: {}, constraints: {} };
  return answer(query, sceneOf(turn)).missing.length === 0;
}

/**
 * What already answers a question without a topic: "is it per dog?" belongs to the fee beside it, and a showing, homes
 * or a rule of conduct say what there is to say. One task for the agent is enough, too.
 */
function isAnsweredBeside(turn: Turn, { quote }: Ask): boolean {
  const isOfShowing = has(turn, "askShowing", "noteShowing", "requestShowing", "changeShowing", "cancelShowing");
  return (
    isOfShowing ||
    has(turn, "showListings", "askContact", "askHuman") ||
    said(turn, "passed_on", "conduct", "aside", "welcome_back", "already_known") ||
    // In the renter's own words it shows which question was passed on.
    (quote === undefined && said(turn, "answer", "will_ask_agent"))
  );
}

/** A question that nothing stored answers goes to the agent in the renter's words. */
function passOn(turn: Turn, { quote, start }: Ask, listings: readonly Property[]): void {
  const home = listings.length === 1 ? listings[0] : undefined;
  turn.acts.push(askAgent(turn, "other", home, { detail: `${turn.state.turns}.${start}`, quote }));
}

/** The fields that this reply told of the same homes already. */
function toldOf({ acts }: Turn, listings: readonly Property[]): Set<ListingTopic> {
  const answers = acts.flatMap((act) => (act.type === "answer" && !isOpen(act.answer) ? [act.answer] : []));
  const same = answers.filter(({ homes }) =>
    listings.every(({ id }) => homes.some(({ propertyId }) => propertyId === id)),
  );
  return new Set(same.flatMap(({ topics }) => topics));
}

/** A question whose topic no field has, about one home: nothing stored can answer it. */
function asksForNothingStored(ask: Ask, topics: readonly ListingTopic[]): boolean {
  const asksElse = ask.topics.length === 0 && Object.keys(ask.constraints).length === 0;
  return needsTopic.has(ask.op) && topics.length === 0 && asksElse;
}

/** Rules that leave room for the fact that is asked for: "do I pay the application fee with a voucher?". */
const leavesRoom: ReadonlySet<Topic> = new Set<Topic>([
  "voucher",
  "income_source",
  "children",
  "families",
  "assistance_animal",
  "disability",
  "flood",
]);

/** A question that a rule of conduct answered asks for no fact beside it. */
function isRuled(turn: Turn, ask: Ask): boolean {
  if (ask.topics.some(hasConductRule)) return true;
  const rules = findAll(turn, "conduct").filter(({ start, end }) => start < ask.end && end > ask.start);
  // No home's pet rules hold for an assistance animal (Fla. Stat. 760.27).
  if (ask.topics.includes("pets") && findAll(turn, "conduct").some(({ topic }) => topic === "assistance_animal"))
    return true;
  return rules.some(({ topic }) => !leavesRoom.has(topic) || ask.topics.length === 0);
}

const ofOneHome: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["value", "check", "total"]);

/** What "it" and "the other one" mean next: the one home asked about, or those the answer singled out. */
function keepAnswered(
  turn: Turn,
  { topics, best, rows, op, fits }: Answer,
  listings: readonly Property[],
  ask: Ask,
): void {
  const { state } = turn;
  const yes = [...new Set(rows.filter(({ verdict }) => verdict === "yes").map(({ propertyId }) => propertyId))];
  const singled = best?.ids ?? (op === "list" && yes.length > 0 ? yes : listings.map(({ id }) => id));
  state.answered = { topics: [...topics], listings: singled };
  const [only] = singled;
  if (singled.length === 1 && only) {
    const home = listingOf(turn, only);
    // A question about one home implies its size and rent: the renter isn't asked for another one.
    if (home && ofOneHome.has(op)) assume(turn, home);
    state.focus = only;
    const [sole, ...more] = turn.context.properties;
    // Whoever asks about the only home there is asks for its size and rent.
    if (sole && more.length === 0) assume(turn, sole);
    state.recent = [...(state.recent ?? []).filter((id) => id !== only), only].slice(-2);
  } else if (op === "list" || op === "superlative" || op === "compare") state.focus = null;
  // "Do either of those take a dog?": the two that were compared.
  if (op === "compare" && singled.length === 2) state.recent = singled;
  const counted =
    op === "count" && fits ? fits.filter(({ verdict }) => verdict === "yes").map(({ propertyId }) => propertyId) : [];
  if (counted.length > 0) state.shown = counted;
  if (op === "list" && yes.length > 0) state.shown = yes;
  else if (op === "superlative" && best) {
    state.ranked = [...(ask.next ? (state.ranked ?? []) : []), ...best.ids];
    state.shown = [...best.ids];
  } else if (ask.refs.some(({ by }) => by === "other")) return;
  else if ((op === "compare" || op === "total") && listings.length > 1) state.shown = listings.map(({ id }) => id);
}
