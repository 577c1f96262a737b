import type { Property, Slots, Topic } from "../types.ts";
import { folded } from "../understanding/folded.ts";
import type { Act } from "./act.ts";
import type { RangeTopic } from "./actParts.ts";
import type { Aside } from "./aside.ts";
import { plainText, seeksOthers } from "./asides.ts";
import { askAgent } from "./askAgent.ts";
import { asksForHomes, hasCriteria } from "./asksForHomes.ts";
import { askBeyond } from "./beyondFacts.ts";
import { askBuildingFee, isOfBuilding } from "./buildingFee.ts";
import { hasConductRule } from "./conductRules.ts";
import { fittingListings, isIn, listingNamed, listingsInNamedArea } from "./listings.ts";
import { answerOrAsk, isOwnAnswered } from "./ownAnswers.ts";
import { asksPetsOfRest, homesForPets } from "./petHomes.ts";
import { answerPets } from "./petPolicy.ts";
import { closestHomes } from "./proposals/matches.ts";
import { proposeFitting } from "./proposals/propose.ts";
import { listingMeant } from "./references.ts";
import { monthsAsked } from "./rentTotal.ts";
import { answerTogether, homesAskedTogether } from "./severalHomes.ts";
import { does } from "./stances.ts";
import { columnValue, storedFact } from "./storedFact.ts";
import { oldest, tellListings } from "./tellListings.ts";
import { isTold } from "./toldTopics.ts";
import { hasChanges, type Turn } from "./turn.ts";
import { tellClosest, tellWhatIsOff } from "./whatIsOff.ts";

/** The most answers in one reply. */
const MAX_ANSWERS = 3;

/** With several listings and no focus, this many are quoted one by one. */
const MAX_QUOTED = 2;

const asksOfOthers =
  /\b(?:any|are there|do you have|you have|the) others?\b|\bother (?:ones|places|units|apartments|listings|options)\b|\b(?:hay|tienes?|tenes|tienen|algun[oa]?s?|l[oa]s|que) otr[oa]s?\b|^(?:y )?otr[oa]s? que\b/;

/** The listings a question can be about, closest first: in focus, the only one, in the area, all, or the others. */
export function listingsAsked(turn: Turn): readonly Property[] {
  const { properties, market } = turn.context;
  const known = (id: string): boolean => id === turn.state.focus || (turn.state.shown?.includes(id) ?? false);
  // "Any others that take cats?" asks about homes not mentioned so far.
  const others = asksOfOthers.test(plainText(turn.message)) ? properties.filter(({ id }) => !known(id)) : [];
  if (others.length > 0 && others.length < properties.length) return others;
  const inArea = listingsInNamedArea(turn.message, properties);
  const focus = properties.find((property) => property.id === turn.state.focus);
  const asksElsewhere = inArea.length > 0 && !listingNamed(turn.message, properties);
  if (focus && (!asksElsewhere || inArea.includes(focus))) return [focus];
  if (properties.length === 1) return properties;
  if (inArea.length > 0) return inArea;
  const shown = properties.filter(({ id }) => turn.state.shown?.includes(id));
  // "A studio is too small for me. How big is it though?"
  const studios = namesStudio.test(plainText(turn.message)) ? shown.filter(({ bedrooms }) => bedrooms === 0) : [];
  if (studios.length === 1) return studios;
  if (shown.length > 0 && turn.changes.slots.bedrooms === undefined) return shown;
  const fitting = fittingListings(turn.state.slots, turn.state.excludedAreas, properties, market);
  if (fitting.length > 0 || !hasCriteria(turn.state.slots)) return fitting.length > 0 ? fitting : properties;
  return closestHomes(turn);
}

const namesStudio = /\b(?:studio|estudio|efficiency|eficiencia)\b/;

function rangeOf(topic: RangeTopic, listings: readonly Property[]): Act | null {
  const values = listings.flatMap((property) => {
    const value = columnValue(property, topic);
    return typeof value === "number" ? [value] : [];
  });
  if (values.length < listings.length) return null;
  return {
    type: "answer_range",
    topic,
    count: listings.length,
    min: Math.min(...values),
    max: Math.max(...values),
    updated: oldest(listings),
  };
}

/** Says how many listings there are, where and at which rents, or that none fits the search. */
function overview(turn: Turn, listings: readonly Property[]): Act | null {
  const { slots, excludedAreas } = turn.state;
  const fitting = fittingListings(slots, excludedAreas, listings, turn.context.market);
  if (hasCriteria(slots) && fitting.length === 0) {
    tellClosest(turn, { again: true });
    return null;
  }
  if ((hasCriteria(slots) || slots.pets?.has) && proposeFitting(turn)) return null;
  return tellListings(listings, hasCriteria(slots) && fitting.length === listings.length);
}

const rangeTopics: readonly Topic[] = ["price", "bedrooms", "bathrooms", "square_feet"] satisfies RangeTopic[];

function isRangeTopic(topic: Topic): topic is RangeTopic {
  return rangeTopics.includes(topic);
}

/** True if a named area rules the listing out: "Is the Brickell one still available?" with no listing in Brickell. */
function asksElsewhere({ message, context }: Turn, topic: Topic, listing: Property): boolean {
  if (topic !== "availability") return false;
  const text = ` ${plainText(message)} `;
  const named = context.market.places.filter(({ name }) => text.includes(` ${folded(name)} `));
  return named.length > 0 && !named.some(({ name }) => isIn(listing.area, [name], context.market));
}

/** Questions that a topic's stored text doesn't answer: "is the deposit refundable?", "any breed restrictions?". */
const beyondStored: Partial<Record<Topic, RegExp>> = {
  deposit: /\b(?:refund\w*|get (?:it|that) back|give (?:it|that) back|devuel\w*|devol\w*|reembols\w*|regresan)\b/,
  pets: /\b(?:breeds?|razas?|gallons?|galones)\b/,
  lease_term:
    /\b(?:before|early|break\w*|antes|romper\w*|termin\w+|sublet|sublease|subalquil\w+|subarrend\w+|renew\w*|renov\w+)\b/,
  application:
    /\b(?:how (?:long|fast|soon)|how many days|demoran?|tardan?|cuantos dias|cuanto tiempo|que tan rapido)\b/,
  price:
    /\b(?:due|grace|late fee|(?:raise|raised|increases?|go up|goes up)|dias? de gracia|que dia|se paga la renta|(?:suben?|aumentan?|subir) (?:la renta|el alquiler|mucho|cada|todos))\b/,
};

/** True if a question about a topic goes beyond what homes store: "is the deposit refundable?". */
export function asksMoreThanStored({ message }: Turn, topic: Topic): boolean {
  return beyondStored[topic]?.test(plainText(message)) ?? false;
}

/** Words that ask about all homes, whichever is in focus: "Do you do short leases?", "anything shorter?". */
const asksAnyLease =
  /\b(?:(?:do|does|would|can) (?:you|u|yall|they|she)(?: guys| all)? (?:do|have|offer|got|rent|take|allow|accept)|anything|something|nothing|any (?:\w+ ){0,2}(?:leases?|ones?)|short(?:er)? (?:leases|terms)|(?:tienes?|tienen|hacen|hay|rentan|alquilan|manejan) (?:algo|algun\w*|contratos|por)|algo|nada|contratos)\b/;

/** The shortest lease of the listings, and where. */
export function shortestLease(homes: readonly Property[]): Act | null {
  const leased = homes.flatMap((home) => (home.terms?.lease?.min ? [{ home, min: home.terms.lease.min }] : []));
  if (leased.length === 0) return null;
  const months = Math.min(...leased.map(({ min }) => min));
  const shortest = leased.filter(({ min }) => min === months).map(({ home }) => home);
  const rest = leased.filter(({ min }) => min > months).map(({ min }) => min);
  return {
    type: "shortest_lease",
    months,
    addresses: shortest.length > mostDated ? [] : shortest.map(({ address }) => address),
    ...(rest.length > 0 && { others: Math.min(...rest) }),
    updated: oldest(shortest),
  };
}

/** Asks for dates, which are given for {@link mostDated} listings at most: "When could I move in?". */
const asksWhen = /\b(?:when|how soon|earliest|cu[aá]ndo|qu[eé] tan (?:pronto|r[aá]pido)|desde cu[aá]ndo)\b/i;
const mostDated = 3;

/** Words that ask for a value per home, up to this many: "The size of each one". */
const each = /\b(?:each|every|cada un[oa])\b/;
const mostEach = 6;

/** The stored facts about one topic; asks the agent for what the listings don't say. */
export function answerTopic(turn: Turn, topic: Topic, listings: readonly Property[]): Act[] {
  const [first, ...others] = listings;
  const asksMore = asksMoreThanStored(turn, topic);
  if (topic === "fees" && isOfBuilding(turn.message)) return [askBuildingFee(turn, listings)];
  // The day the rent is due, or when it rises, is in the lease.
  if (topic === "price" && asksMore) return [askAgent(turn, "lease_term", others.length === 0 ? first : undefined)];
  if (topic === "lease_term" && asksMore) return [askAgent(turn, "other", others.length === 0 ? first : undefined)];
  if (topic === "pets" && asksMore)
    return [{ ...askAgent(turn, topic, others.length === 0 ? first : undefined), topic: "other" }];
  const unstored = askBeyond(turn, topic, listings);
  if (unstored) return unstored;
  if (topic === "pets") return answerPets(turn, listings);
  if (!first || (others.length > 0 && asksMore)) return [answerOrAsk(turn, topic, undefined)];
  const asksAny = others.length > 0 || asksAnyLease.test(plainText(turn.message));
  const lease = topic === "lease_term" && asksAny ? shortestLease(turn.context.properties) : null;
  if (lease) return [lease];
  if (others.length === 0 && !asksElsewhere(turn, topic, first)) {
    const fact = asksMore ? null : storedFact(first, topic, turn.state.language);
    if (!fact) return [answerOrAsk(turn, topic, first)];
    const months = topic === "price" ? monthsAsked(turn) : undefined;
    if (months !== undefined && months > 1) return [{ ...fact, months }];
    return [first.id === turn.focusBefore ? { ...fact, again: true } : fact];
  }
  if (topic === "availability" && asksWhen.test(turn.message) && listings.length <= mostDated)
    return listings.flatMap((property) => storedFact(property, topic, turn.state.language) ?? []);
  if (topic === "availability" || topic === "address" || topic === "area")
    return [overview(turn, listings) ?? []].flat();
  const isEach = each.test(plainText(turn.message)) && listings.length <= mostEach;
  const together = isEach ? answerTogether(turn, topic, listings, listings.length) : null;
  if (together) return [together];
  const range = isRangeTopic(topic) ? rangeOf(topic, listings) : null;
  if (range) return [range];
  const facts = listings.flatMap((property) => storedFact(property, topic, turn.state.language) ?? []);
  if (facts.length === 0) return [answerOrAsk(turn, topic, undefined)];
  // When two homes are compared, the one without a stored fact isn't passed over.
  const silent =
    listings.length > MAX_QUOTED ? [] : listings.filter(({ id }) => !facts.some((fact) => fact.propertyId === id));
  return [...facts.slice(0, MAX_QUOTED), ...silent.map((listing) => askAgent(turn, topic, listing))];
}

/** Amounts of money: another rule answers how to pay or lower them. */
const moneyTopics: ReadonlySet<Topic> = new Set<Topic>(["price", "deposit", "fees", "pet_fee", "move_in_cost"]);

/** True for a wish, which gives the number and doesn't ask for it: "Can you find one with 2 bathrooms?". */
function isWish(topic: Topic, given: Slots): boolean {
  return (topic === "bedrooms" || topic === "bathrooms" || topic === "area") && given[topic] !== undefined;
}

const tellsOfOthers: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "near_misses",
  "none_fits",
  "no_others",
  "offer_listings",
]);

/** Questions about homes in general, which showing other homes answers. */
const answeredByOthers: ReadonlySet<Topic> = new Set<Topic>(["price", "availability", "other", "distance"]);

/** Asides about money that the rent doesn't answer. */
const answersMoney: ReadonlySet<string> = new Set(["free", "too_dear"]);

/** Asides that aren't about a listing: "Do you charge for this?" and "tell me when there's something". */
const settlesMoney: ReadonlySet<string> = new Set(["free", "notify"]);

/** True for a move, not a listing's lease: "When my lease is up, in June" after "when do you move?". */
function tellsMove({ asked, heard, message }: Turn): boolean {
  return asked === "move_in" && heard.slots.move_in !== undefined && !message.includes("?");
}

/** True for an answer about access: "Any steps up from the street?" doesn't ask which street. */
function tellsAccess(act: Act): boolean {
  return act.type === "conduct" && act.rule === "disability";
}

/** True if a street only names a home: "Is the one on 27th Street available?". */
function namesStreet({ message, context }: Turn): boolean {
  return !asksWhere.test(plainText(message)) && listingNamed(message, context.properties) !== null;
}

const asksWhere = /\b(?:address|where|located|location|direccion|donde|ubica\w*|queda|altura|cross)\b/;

/** True if the message only answers, though it could start a question: "Algo por Hialeah" after "which area?". */
function answersOnly({ asked, heard, message }: Turn): boolean {
  return asked !== null && heard.slots[asked] !== undefined && !message.includes("?");
}

/** True if the message asks whether a mentioned or shown home is there: "Is this yours?", "still have that one?". */
function asksIfThere({ message, state }: Turn): boolean {
  if (state.focus === null && !state.shown?.length) return false;
  return /[?]/.test(message) && ifThere.test(plainText(message));
}

const ifThere =
  /\b(?:is|are) (?:this|it|that|these) (?:one )?(?:yours|one of yours|your listing|still (?:there|around|open))\b|\bstill (?:have|got) (?:it|that|this|the|those)\b|\b(?:es|son) (?:tuy[oa]s?|de ustedes|suy[oa]s?)\b|\b(?:todavia|aun) (?:lo|la|los|las) (?:tienes?|tienen)\b/;

/** Asides that answer a question by themselves, so it isn't about a fact of a listing. */
const answersAsides: ReadonlySet<Aside> = new Set([
  "who",
  "how",
  "free",
  "needed",
  "next",
  "number",
  "there",
  "how_are_you",
  "hours",
  "bring",
  "visit",
  "recap",
]);

/** The facts a message asks for, in order; a question about price or availability names its topic by itself. */
function topicsAsked(turn: Turn): Topic[] {
  const { intents, topics } = turn.heard;
  const { state } = turn;
  if (isOwnAnswered(turn) || (turn.isQueried && topics.length === 0 && turn.asks.length === 0)) return [];
  // Questions about the price of the chat, or for other listings, don't ask for a fact of these.
  const told = turn.acts.some(
    (act) => (act.type === "aside" && answersMoney.has(act.about)) || tellsOfOthers.has(act.type),
  );
  const asksOthers = seeksOthers(turn) && hasChanges(turn);
  if ((told || asksOthers) && topics.every((topic) => answeredByOthers.has(topic))) return [];
  const settled = turn.acts.some(
    (act) => act.type === "weigh" || (act.type === "aside" && settlesMoney.has(act.about)),
  );
  if (settled && topics.every((topic) => moneyTopics.has(topic) || answeredByOthers.has(topic))) return [];
  const aboutPaying = topics.includes("payment") || topics.includes("negotiation");
  const aboutVisit = turn.acts.some(
    (act) => act.type === "standing_visit" || (act.type === "aside" && act.about === "no_visit"),
  );
  if (aboutVisit && topics.every((topic) => topic === "other" || topic === "address")) return [];
  // A tour by video was passed on already.
  const byVideo = turn.acts.some((act) => act.type === "aside" && act.about === "video");
  const petsTold = state.answered?.includes("pets") ?? false;
  if (petsTold && topics.every((topic) => topic === "pets" || topic === "other")) return [];
  const asked = topics.filter(
    (topic) =>
      !(petsTold && topic === "pets") &&
      !(byVideo && topic === "photos") &&
      !(topic === "bedrooms" && turn.asides.includes("room")) &&
      !hasConductRule(topic) &&
      !(aboutPaying && moneyTopics.has(topic) && topic !== "pet_fee") &&
      !(topic === "lease_term" && tellsMove(turn)) &&
      !(topic === "address" && (namesStreet(turn) || turn.acts.some(tellsAccess))) &&
      // "A 1-bedroom close to my shop", "it's closer to my jobs": nothing in the message asks.
      !(topic === "distance" && !turn.asks.some(({ mayAsk }) => mayAsk)) &&
      !isWish(topic, turn.heard.slots),
  );
  if (monthsAsked(turn) !== undefined) return ["price"];
  const asksProperty = intents.includes("ask_property_question");
  const asksPrice = intents.includes("ask_price");
  // "Do you have anything on Sunday?" asks for a time to see a home.
  const isVisit = turn.heard.slots.showing_request !== undefined && turn.context.freeTimes !== undefined;
  const asksAvailability = intents.includes("ask_availability") && !answersOnly(turn) && !isVisit;
  if (asked.length === 0 && turn.asides.includes("usual_price")) return ["price"];
  const asksUnknown = asked.every((topic) => topic === "other");
  if (asksUnknown && asksIfThere(turn)) return ["availability"];
  if (asksUnknown && turn.asides.some((aside) => answersAsides.has(aside))) return [];
  if (!asksProperty && !asksPrice && !asksAvailability) return [];
  // Agents share a commission among each other; it isn't a fee of the listing.
  if (turn.state.business === "broker" && /comisi|commission|co-?broke/i.test(turn.message))
    return turn.acts.some(({ type }) => type === "other_business") ? [] : ["other"];
  if (asked.length > 0) return asked;
  if (topics.some((topic) => isWish(topic, turn.heard.slots))) return [];
  if (asksPrice && !aboutPaying) return ["price"];
  if (asksAvailability) return ["availability"];
  return topics.length > 0 ? [] : ["other"];
}

/** The topics of the previous question, asked about another listing: "And for the Edgewater one?". */
function askedAgain({ message, heard, state, acts, isQueried, focusBefore, answeredBefore }: Turn): readonly Topic[] {
  if (isQueried) return [];
  // Distances aren't stored facts, and were already given.
  if (acts.some(({ type }) => type === "answer_distance")) return [];
  const names = state.focus !== null && state.focus !== focusBefore && heard.topics.length === 0;
  return names && /^\W*(?:and|(?:what|how) (?:about|abt|bout)|y|e)\b/i.test(message) ? answeredBefore : [];
}

/** True if the message asks for other homes than the one in focus, which doesn't fit: "Anything under 2500?". */
function seeksOther({ state, heard, changes, context }: Turn): boolean {
  const focus = context.properties.find(({ id }) => id === state.focus);
  const { budget_max: budget, bedrooms, area } = changes.slots;
  if (!focus || !heard.intents.includes("ask_availability") || (budget ?? bedrooms ?? area) === undefined) return false;
  return fittingListings(state.slots, state.excludedAreas, [focus], context.market).length === 0;
}

function idsOf(homes: readonly Property[]): string[] {
  return homes.map(({ id }) => id);
}

/** The stored facts about one topic, for the homes that a question means. */
export function answerAbout(turn: Turn, topic: Topic): Act[] {
  const several = homesAskedTogether(turn);
  const named = several.length > 0 ? null : listingMeant(turn);
  if (topic === "pets")
    return answerTopic(turn, topic, named ? [named] : several.length > 0 ? several : listingsAsked(turn));
  const together = several.length > 0 ? answerTogether(turn, topic, several) : null;
  return together ? [together] : answerTopic(turn, topic, named ? [named] : listingsAsked(turn));
}

/** True for an owner or someone who offers work, who talk about what they have, not about the homes here. */
function offersOwn(turn: Turn): boolean {
  const { business } = turn.state;
  return (business === "trade" || business === "lists") && does(turn, "offers_service", "owner");
}

/** Answers questions about listings from stored facts only; a missing fact becomes a task for the agent. */
export function answerFacts(turn: Turn): void {
  const told = turn.acts.filter(({ type }) => type === "describe_listing" || type === "answer_sum");
  const isDescribed = told.some(({ type }) => type === "describe_listing");
  // "I offer my services" isn't about utilities.
  const asked = offersOwn(turn) ? [] : topicsAsked(turn);
  const forHomes = asksForHomes(turn);
  if (forHomes) turn.state.focus = null;
  const isOfRest = !turn.isQueried && asksPetsOfRest(turn) && !turn.state.answered?.includes("pets");
  const again = isOfRest ? (["pets"] as const) : asked.length > 0 ? asked : askedAgain(turn);
  const topics = again.filter(
    (topic) => !isTold(topic, told) && !(isDescribed && topic === "other") && !(forHomes && topic === "availability"),
  );
  if (topics.length === 0) return;
  turn.state.answered = [...topics];
  if (seeksOther(turn)) turn.state.focus = null;
  const several = homesAskedTogether(turn);
  if (several.length > 0 && several.length < turn.context.properties.length) turn.state.shown = idsOf(several);
  const inQuestion = several.length > 0 ? several : listingsAsked(turn);
  const listings = topics.includes("pets") ? homesForPets(turn, inQuestion) : inQuestion;
  if (listings.length === 1 && listings[0]) turn.state.focus = listings[0].id;
  for (const topic of topics.slice(0, MAX_ANSWERS)) {
    // "Which ones have two baths?" asks whether there are any.
    const isTogether =
      topic !== "pets" && several.length > 0 && (topic !== "availability" || asksWhen.test(turn.message));
    const together = isTogether ? answerTogether(turn, topic, several) : null;
    turn.acts.push(...(together ? [together] : answerTopic(turn, topic, listings)));
  }
  tellWhatIsOff(turn, listings);
}
