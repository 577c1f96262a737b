import type { Act } from "../dialogue/act.ts";
import type { HomeRow } from "../dialogue/actParts.ts";
import type { Aside } from "../dialogue/aside.ts";
import { findAsides, plainPart } from "../dialogue/asides.ts";
import { askBuildingFee, isOfBuilding } from "../dialogue/buildingFee.ts";
import { countAsked } from "../dialogue/homeChecks.ts";
import { answerOrAsk } from "../dialogue/ownAnswers.ts";
import { asksOn, gapsOf, namesAHome, quotable } from "../dialogue/quotable.ts";
import { searchNear } from "../dialogue/spokenSpots.ts";
import { describeHome } from "../dialogue/summaryOf.ts";
import { pairInTalk } from "../dialogue/toldHomes.ts";
import { type Asked, raise, type Turn } from "../dialogue/turn.ts";
import { asksWhyThen, readVisitTalk } from "../showings/visitTalk.ts";
import type { Property, Topic } from "../types.ts";
import { touches } from "../understanding/askedParts.ts";
import { asksReplyTime } from "../understanding/askedSubject.ts";
import { overlaps } from "../understanding/stretches.ts";
import { count, list } from "./choosing.ts";
import { asComparison, factsListed } from "./comparing.ts";
import { answerDistance, spotsMeant } from "./distances.ts";
import { goingOn, namesOnly } from "./goingOn.ts";
import { studio } from "./homeMentions.ts";
import { homesAsked } from "./homesAsked.ts";
import { asksAmount } from "./opAsked.ts";
import { quantityIn } from "./quantified.ts";
import type { Query } from "./query.ts";
import { asRanking, best, compare, next } from "./ranking.ts";
import { sheet } from "./sheet.ts";
import { asksSoonest, soonest } from "./soonest.ts";
import { asksOfEach, nameHome, ofEach, ofOne, ofSeveral } from "./telling.ts";
import { moveInTotal, rentTotal } from "./totals.ts";
import { reasonsAgainst } from "./whyNot.ts";

/** How many homes are compared side by side at most: nobody would read more. */
const mostCompared = 3;
/** How many homes get a total at most: nobody would read more. */
const mostSummed = 5;

/**
 * Answers the message's questions about homes from stored facts; one engine runs each question as a query. An answered
 * question is no longer open, and one that the facts don't decide is left to the rules.
 */
export function answerQueries(turn: Turn): void {
  // Someone who wants to buy may still ask what a home has.
  const isOther = turn.state.business !== undefined && turn.state.business !== "buys";
  if (isOther || turn.state.paused || turn.acts.some((act) => act.type === "conduct" && act.rule !== "negotiation"))
    return;
  // The agent's own answer takes precedence.
  if (turn.queries.length === 1 && turn.acts.some(({ type }) => type === "answer_own")) return;
  for (const [at, read] of turn.queries.entries()) {
    // Questions about the showing have their own answers, and "do you rent rooms?" asks for no home of this agent.
    if (findAsides(read.own).some((aside) => ofOthers.has(aside)) || asksReplyTime(plainPart(read.own))) continue;
    if (isAnswered(turn, read)) continue;
    // "Not the one on 27th, tell me about the other": the home it names is the one they don't want.
    if (read.named.length > 0 && read.named.every((home) => turn.refusedHomes.includes(home.id))) continue;
    // "And the Brickell one? How much is the deposit?": the first names the home for the second.
    const isFollowed = turn.queries[at + 1] !== undefined && read.op !== "describe";
    if (isFollowed && namesOnly(read.text, read.named)) continue;
    if (tellsName(turn, read) || asksHowOften(turn, read)) continue;
    if (answersSoonest(turn, read)) continue;
    const query = read.isOn ? read : goingOn(turn, asComparison(turn, asRanking(read)));
    const homes = homesAsked(turn, query);
    const acts = run(turn, query, homes);
    if (acts === null) continue;
    keepInMind(turn, query, homes, acts);
    turn.acts.push(...acts);
    settle(turn, query);
  }
}

/** Settles a question that the home's name already answers: "Which apartment, and where is it?" */
function tellsName(turn: Turn, query: Query): boolean {
  const isTold =
    query.op !== "name" &&
    query.named.length === 0 &&
    query.topics.length > 0 &&
    query.topics.every((topic) => ofName.has(topic)) &&
    turn.queries.some(({ op }) => op === "name");
  if (isTold) settle(turn, query);
  return isTold;
}

/** Settles how often the pet fee is due, which its terms answer: "What's the pet fee, is it monthly?" */
function asksHowOften(turn: Turn, query: Query): boolean {
  const isOfFee = turn.acts.some((act) => act.type === "answer_fact" && act.topic === "pet_fee");
  const isOften = isOfFee && query.topics.join() === "price" && howOften.test(plainPart(query.own));
  if (isOften) settle(turn, query);
  return isOften;
}

const howOften = /\b(?:monthly|every month|each month|one ?time|once|per month|mensual|al mes|cada mes|una sola vez)\b/;

const ofName: ReadonlySet<Topic> = new Set<Topic>(["address", "area", "price", "bedrooms"]);

/** Answers with the homes that open up first, even next to a home in question: "Which one is vacant right now?" */
function answersSoonest(turn: Turn, query: Query): boolean {
  // "Which of those two is free first?" ranks the two.
  const isOfPair = pairInTalk(plainPart(query.own), turn.state, turn.context.properties).length > 0;
  const told = !isOfPair && asksSoonest(query, turn.local.date) ? soonest(turn, query) : null;
  if (told === null) return false;
  turn.acts.push(told);
  turn.state.answered = ["availability"];
  turn.state.focus = told.rows[0]?.propertyId ?? null;
  settle(turn, query);
  // "Which could I walk into today?" doesn't ask for a showing.
  const { heard } = turn;
  if (heard.slots.showing_request === undefined)
    turn.heard = { ...heard, intents: heard.intents.filter((intent) => intent !== "book_showing") };
  return true;
}

/** True for a question that the homes found by a search already answered. */
function isAnswered({ searchAsked, acts }: Turn, query: Query): boolean {
  if (searchAsked === null || !acts.some(({ type }) => type === "offer_listings" || type === "near_misses"))
    return false;
  return overlaps(query, searchAsked);
}

const ofOthers: ReadonlySet<Aside> = new Set<Aside>([
  "late",
  "company",
  "video",
  "visit",
  "room",
  "there",
  "right_place",
  "awaits",
  "away",
]);

/** The answer to a query, or null where the facts don't decide it. */
function run(turn: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  if (query.distance) return distances(turn, query, homes);
  if (query.topics[0] === "other") return query.isMarked ? passedOn(turn, query) : null;
  const about = asAlone(turn, query);
  if (isOfBuilding(query.text)) return [askBuildingFee(turn, homes)];
  const elsewhere = sizeElsewhere(turn, query);
  if (elsewhere) return [elsewhere];
  if (homes.length > 1 && asksOfEach(query)) return ofEach(about, query, homes);
  if (homes.length > 1 && sortable.has(query.op) && quantityIn(plainPart(query.own))) return list(about, query, homes);
  switch (query.op) {
    case "list":
      return list(about, query, homes);
    case "count":
      return count(about, query, homes);
    case "most":
    case "least":
      return best(about, query, query.op, homes);
    case "compare":
      return homes.length < 2 ? null : compare(about, { ...query, topics: factsListed(turn, query) }, homes);
    case "next":
      return next(turn, query);
    case "name":
      return homes[0] ? [nameHome(homes[0])] : null;
    case "describe":
      return homes.length === 1 && homes[0]
        ? [describeHome(homes[0], turn.state.language, topicsBeside(turn, query))]
        : null;
    case "total":
      return total(about, query, homes);
    case "why_not":
      return asksWhy.test(plainPart(query.text)) && !asksWhyThen.test(plainPart(query.text))
        ? whyNot(turn, query, homes)
        : null;
    case "value":
    case "check":
      return homes.length === 1 && homes[0] ? ofOne(about, query, homes[0]) : ofSeveral(about, query, homes);
  }
}

/** The topics of the message's other questions; a description leaves those to their answers. */
function topicsBeside({ queries }: Turn, query: Query): Topic[] {
  return queries.filter((other) => other !== query).flatMap(({ topics }) => topics);
}

/** Says that an area has no home of the size asked about, and where one is: "How much is a studio in Brickell?" */
function sizeElsewhere({ state, context }: Turn, { named, isArea, own, heard, topics }: Query): Act | null {
  const [first] = named;
  const plain = plainPart(own);
  const size = heard.slots.bedrooms ?? countAsked("bedrooms", plain) ?? (studio.test(plain) ? 0 : undefined);
  const areas = new Set(named.map(({ area }) => area));
  if (!first || !isArea || areas.size > 1 || typeof size !== "number" || !topics.every((topic) => topic === "price"))
    return null;
  if (named.some(({ bedrooms }) => bedrooms === size)) return null;
  const others = context.properties.filter(({ bedrooms }) => bedrooms === size).slice(0, mostCompared);
  if (others.length === 1 && others[0]) state.focus = others[0].id;
  return { type: "size_elsewhere", size, area: first.area, homes: others.map(toRow) };
}

function toRow({ id, address, area, price }: Property): HomeRow {
  return { propertyId: id, address, area, price };
}

const sortable: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["value", "check", "list"]);

/** Answers how far homes are; only the agent can say how long the trip takes. */
function distances(turn: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  const told = answerDistance(turn, query, homes);
  if (told === null || !query.distance) return null;
  const { wish, to } = query.distance;
  const answersArea = turn.asked === "area" && (wish === "walk" || wish === "near");
  if (wish === "closest" || answersArea)
    searchNear(
      turn,
      to.flatMap((mention) => spotsMeant(turn, mention)),
    );
  // A kind of place isn't an area, but it shows where they want to live.
  if (wish === "closest" && turn.state.slots.area === undefined)
    turn.state.assumed = [...new Set([...(turn.state.assumed ?? []), "area" as const])];
  return query.distance.isOfTime ? [...told, ...passedOn(turn, query)] : told;
}

/** Asks the agent in the renter's words what no listing stores: "Can I charge a car there?" */
function passedOn(turn: Turn, { own, start }: Query): Act[] {
  raise(turn, "knowledge_gap", { topic: "other", detail: String(turn.state.turns) });
  return gapsOf(turn, [{ text: own, start, tells: false }]);
}

/** Words that ask for a reason. */
const asksWhy =
  /\b(?:why|y|how come|reason|wrong|off|out|stops?|cant|skip\w*|left|miss\w*|rule\w*|x ?q|p ?q|por ?q|por ?que|porque|razon|malo|problema|descart\w*|cual es el|que tiene|no (?:me|lo|sale|esta|aparece|califica|va|sirve)\b.*)\b/;

/** The turn as if the question were its whole message. */
function asAlone(turn: Turn, { text, heard, named }: Query): Turn {
  return {
    ...turn,
    message: text,
    heard,
    homesNamed: named,
    get visitTalk() {
      return readVisitTalk(text);
    },
  };
}

function total(about: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  const most = asksAmount.test(plainPart(about.message)) ? mostSummed : mostCompared;
  if (homes.length === 0 || homes.length > most) return null;
  // "Parking, and the total to move in?": the total is one of the facts.
  const beside = query.topics.filter((topic) => !ofTotal.has(topic));
  // "Does the rent cover water and power?" adds nothing up.
  if (beside.length > 0 && homes[0] && beside.every((topic) => topic === "utilities" || topic === "internet"))
    return ofOne(about, { ...query, op: "value", isCheck: true, topics: beside }, homes[0]);
  if (beside.length > 0) {
    const topics = [...beside, "move_in_cost" as const];
    return homes.length > 1
      ? sheet(about, topics, homes)
      : ofOne(about, { ...query, op: "value", topics }, homes[0] as Property);
  }
  if (ofIncome.test(plainPart(about.message))) return null;
  const told = homes.map((home) => rentTotal(about, home) ?? moveInTotal(about, home));
  const silent = homes.filter((_, at) => told[at] === null);
  return [...told.filter((act) => act !== null), ...silent.map((home) => answerOrAsk(about, "move_in_cost", home))];
}

/** What a total adds up. */
const ofTotal: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "deposit",
  "fees",
  "move_in_cost",
  "pet_fee",
  "pets",
  "application",
]);

/** Words for income; what the owner requires answers such a question: "We make 4,000 each, is that enough?" */
const ofIncome = /\b(?:income|salary|we (?:make|earn)|i (?:make|earn)|gan[ao]\w*|sueldo|ingresos)\b/;

function whyNot(turn: Turn, { named, heard }: Query, homes: readonly Property[]): Act[] | null {
  const [only, ...others] = homes;
  if (only === undefined || (named.length === 0 && others.length > 0)) return null;
  return homes.slice(0, mostCompared).map((home) => reasonsAgainst(turn, home, heard.slots));
}

/** Remembers the answer's homes, so that "it" and "those" mean them from now on. */
function keepInMind(
  { state, timesOffered }: Turn,
  query: Query,
  homes: readonly Property[],
  acts: readonly Act[],
): void {
  if (query.named.length > 0)
    state.assumed = (["area", "bedrooms"] as const).filter(
      (slot) => new Set(query.named.map((home) => home[slot])).size === 1,
    );
  // "And the Doral one?" repeats everything that one message asked.
  const topics = query.op === "total" ? (["move_in_cost"] as const) : query.topics;
  state.answered = [...new Set([...(state.answered ?? []), ...topics])];
  // Words that contain a contact or touch on what fair-housing law protects aren't kept.
  state.answeredWords = quotable(query.text);
  for (const act of acts)
    if (act.type === "answer_best") state.ranked = { measure: act.measure, end: act.end, value: act.value };
  if (acts.some(({ type }) => type === "size_elsewhere")) return;
  // While times are offered, the home in question is the one they are for.
  if (timesOffered.length > 0) return;
  const told = acts.flatMap((act) => (act.type === "answer_best" && act.propertyId ? [act.propertyId] : []));
  const listed = query.op === "list" || query.op === "count" ? tellsOf(homes, acts) : homes;
  const [only, ...others] = told.length > 0 ? told : listed.map(({ id }) => id);
  if (only === undefined) return;
  if (others.length === 0) state.focus = only;
  else if (query.op === "compare" || query.named.length > 1 || (query.op === "list" && !isShown(state, listed))) {
    state.focus = null;
    state.shown = [only, ...others];
  }
}

/** True if the homes were shown already: those that were shown with them still count as shown. */
function isShown({ shown, shownSoFar }: Turn["state"], homes: readonly Property[]): boolean {
  return homes.every(({ id }) => (shown ?? shownSoFar)?.includes(id));
}

/** The homes that a list of homes names. */
function tellsOf(homes: readonly Property[], acts: readonly Act[]): readonly Property[] {
  const addresses = acts.flatMap((act) => {
    if (act.type === "answer_count") return act.addresses;
    return act.type === "answer_homes" ? act.rows.flatMap((row) => row.addresses) : [];
  });
  return homes.filter(({ address }) => addresses.includes(address));
}

/** Matches a lead-in that only names the other homes, before the question itself: "And the others?" */
const othersOnly =
  /^(?:(?:and|y|so|pero|ok|what about|how about|que tal) )*(?:the |l[oa]s |el )?(?:others?|rest|other ones|otr[oa]s|demas|resto|everyone else)(?: (?:then|of them|entonces))?$/;

/** Marks what was answered as no longer asked. */
function settle(turn: Turn, query: Query): void {
  turn.isQueried = true;
  const isInside = (ask: Asked): boolean => touches(ask, query);
  // "How's the internet? Is it included?": the second question continues the first.
  const goesOn = (ask: Asked): boolean => {
    const before = asksOn(turn, ask);
    return before !== undefined && isInside(before);
  };
  turn.asks = turn.asks.filter(
    (ask) =>
      !isInside(ask) &&
      !goesOn(ask) &&
      !namesOnly(ask.text, ask.homesNamed) &&
      !othersOnly.test(plainPart(ask.text)) &&
      !namesAHome(ask.text),
  );
  const isWhole = !turn.asks.some(({ mayAsk }) => mayAsk);
  const { topics, intents } = turn.heard;
  turn.heard = {
    ...turn.heard,
    topics: isWhole ? [] : topics.filter((topic) => topic !== "other" && !query.topics.includes(topic)),
    intents: isWhole ? intents.filter((intent) => !aboutHomes.has(intent)) : intents,
  };
}

const aboutHomes: ReadonlySet<string> = new Set(["ask_property_question", "ask_price", "ask_availability"]);
