import type { Act } from "../dialogue/act.ts";
import type { Aside } from "../dialogue/aside.ts";
import { findAsides, plainPart, seeksOthers } from "../dialogue/asides.ts";
import { hasCriteria } from "../dialogue/asksForHomes.ts";
import { answerTopic, asksMoreThanStored } from "../dialogue/facts.ts";
import { answerOrAsk } from "../dialogue/ownAnswers.ts";
import { answerPets } from "../dialogue/petPolicy.ts";
import { tellNearMisses } from "../dialogue/proposals/nearMisses.ts";
import { mayPropose, offerOf, show } from "../dialogue/proposals/offer.ts";
import { answerTogether } from "../dialogue/severalHomes.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import { summaryOf } from "../dialogue/summaryOf.ts";
import { oldest, tellListings } from "../dialogue/tellListings.ts";
import type { Turn } from "../dialogue/turn.ts";
import { matchListing } from "../matching/match.ts";
import { readVisitTalk } from "../showings/visitTalk.ts";
import type { Property, Topic } from "../types.ts";
import { readAnimals } from "../understanding/animals.ts";
import { filtersIn, hasFilters, withoutFilters } from "./filters.ts";
import { holds } from "./holds.ts";
import { fittingSearch, homesAsked } from "./homesAsked.ts";
import { measureFor } from "./measures.ts";
import type { Query } from "./query.ts";
import { bestOf, comparisonOf } from "./rank.ts";
import { moveInTotal, rentTotal } from "./totals.ts";
import { reasonsAgainst } from "./whyNot.ts";

/** More topics of one question wouldn't be read. */
const mostTopics = 4;
/** More homes side by side wouldn't be read. */
const mostCompared = 3;
/** More homes of a list wouldn't be read. */
const mostListed = 6;

/**
 * Answers the message's questions about homes from stored facts: each is a query that one engine runs. What it answers is
 * no longer asked for; what the facts don't decide is left to the rules.
 */
export function answerQueries(turn: Turn): void {
  if (turn.state.business || turn.state.paused || turn.acts.some(({ type }) => type === "conduct")) return;
  // The agent's own words on it go first.
  if (turn.queries.length === 1 && turn.acts.some(({ type }) => type === "answer_own")) return;
  // Questions about the showing have their own answers, and "do you rent rooms?" asks for no home of this agent.
  if (findAsides(turn.message).some((aside) => ofOthers.has(aside))) return;
  for (const [at, read] of turn.queries.entries()) {
    // "And the Brickell one? How much is the deposit?": the first names the home for the second.
    if (turn.queries[at + 1] !== undefined && namesOnly(read.text, read.named)) continue;
    const query = goingOn(turn, read);
    const homes = homesAsked(turn, query);
    const acts = run(turn, query, homes);
    if (acts === null) continue;
    keepInMind(turn, query, homes, acts);
    turn.acts.push(...acts);
    settle(turn, query);
  }
}

const ofOthers: ReadonlySet<Aside> = new Set<Aside>(["late", "company", "video", "visit", "room"]);

const continues = /^(?:(?:ok|oh|so|pero|ah) )?(?:and|y|what about|how about|same|lo mismo|igual|que tal)\b/;

/** These ask something by themselves: "and why not the Doral one?". */
const saysItself: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["why_not", "total", "most", "least"]);
const withPet = /\b(?:with|con)\b/;
const ofPets: ReadonlySet<Topic> = new Set<Topic>(["pets", "pet_fee"]);

/** The most words that only name a home. */
const fewWords = 6;

function namesOnly(text: string, named: readonly Property[]): boolean {
  return named.length === 1 && continues.test(plainPart(text)) && text.split(/\s+/).length <= fewWords;
}

/** "And the Doral one?" asks of it what was asked of the home before. */
function goingOn({ answeredBefore }: Turn, query: Query): Query {
  const isMore = continues.test(plainPart(query.text));
  // "And with my cat?" after the total to move in.
  const isOfTotal = answeredBefore.includes("move_in_cost") && query.topics.every((topic) => ofPets.has(topic));
  if (isMore && isOfTotal && withPet.test(plainPart(query.text)) && query.topics.length > 0)
    return { ...query, op: "total", topics: [] };
  const isOn = query.topics.length === 0 && query.named.length > 0 && isMore && !saysItself.has(query.op);
  return isOn ? { ...query, op: "value", topics: [...answeredBefore] } : query;
}

/** The answer to a query, or null where the facts don't decide it. */
function run(turn: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  const about = asAlone(turn, query);
  switch (query.op) {
    case "list":
      return list(about, query, homes);
    case "count":
      return count(about, query, homes);
    case "most":
    case "least":
      return best(about, query, query.op, homes);
    case "compare":
      return homes.length < 2 ? null : compare(about, query, homes);
    case "total":
      return total(about, query, homes);
    case "why_not":
      return asksWhy.test(plainPart(query.text)) ? whyNot(turn, query, homes) : null;
    case "value":
    case "check":
      return homes.length === 1 && homes[0] ? ofOne(about, query, homes[0]) : ofSeveral(about, query, homes);
  }
}

/** Words by which someone asks for a reason. */
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

function best(about: Turn, query: Query, end: "most" | "least", homes: readonly Property[]): Act[] | null {
  const asked = withoutFilters(query.topics, filtersIn(query));
  const topic = asked.find(measureFor);
  const isCheap = ofRent.test(plainPart(query.text)) && !asked.some((other) => ofMoney.has(other));
  const isBig = ofSize.test(plainPart(query.text));
  const whole = asked.length > 0 ? undefined : isBig ? "square_feet" : isCheap ? "price" : undefined;
  const measure = isCheap ? "price" : topic ? measureFor(topic) : whole;
  if (measure === undefined || homes.length === 0) return null;
  // "The cheapest that takes my dog": what else is asked for narrows the choice.
  const others = asked.filter((other) => other !== topic && (other === "pets" || !measureFor(other)));
  const fitting = homes.filter((home) => others.every((other) => holds(about, other, home) !== "no"));
  const found = bestOf(fitting.length > 0 ? fitting : homes, measure, end);
  return found && [found];
}

/** "The cheapest" is about rent, whatever stands beside it. */
const ofRent =
  /\b(?:cheap\w*|least expensive|affordable|mas (?:barat|economic)\w*|most expensive|priciest|mas car\w+)\b/;
const ofSize =
  /\b(?:big\w*|small\w*|larg\w*|room(?:y|iest)|space|grand\w*|ampli\w*|chic\w*|pequen\w*|espacio|tamano)\b/;
const ofMoney: ReadonlySet<Topic> = new Set<Topic>(["deposit", "fees", "application", "pet_fee", "move_in_cost"]);

function compare(about: Turn, { topics, heard, text, isArea }: Query, homes: readonly Property[]): Act[] | null {
  // "Is the Edgewater one in Brickell?" names a home and a place.
  const isPlaced = heard.topics.includes("area") || (isArea && !compares.test(plainPart(text)));
  if (homes.length > mostCompared || isPlaced) return null;
  if (topics.length === 0 && !compares.test(plainPart(text))) return null;
  const asked =
    topics.length > 0 ? topics : ofWholeHomes.filter((topic) => homes.every((home) => isStored(about, topic, home)));
  const acts = asked.slice(0, mostTopics).flatMap((topic): Act[] => {
    const measure = topic === "pets" ? undefined : measureFor(topic);
    const measured = measure && comparisonOf(homes, measure);
    const told = measured ?? answerTogether(about, topic, homes);
    return told ? [told] : [];
  });
  return acts.length > 0 ? acts : null;
}

/** Words by which homes as a whole are compared. */
const compares =
  /\b(?:diff\w*|compar\w*|vs|versus|better|best|side by side|stack up|between|entre|mejor|diferenc\w*|which|cual|or|o|than|more|less|mas|menos|same|mism[oa]s?|igual\w*|(?:bigg|small|cheap|larg|soon|low|high|long|short)er)\b/;

/** What homes as a whole are compared by, as far as all of them say. */
const ofWholeHomes = ["price", "square_feet", "availability", "pets", "laundry"] as const;

function isStored({ state }: Turn, topic: Topic, home: Property): boolean {
  return storedFact(home, topic, state.language) !== null;
}

function count(about: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  const filters = filtersIn(query);
  const asked = withoutFilters(query.topics, filters).filter((topic) => !isVague.has(topic));
  if (asked.length === 0 && !hasFilters(filters) && query.scope === "all" && homes.length > 0)
    return [tellListings(homes)];
  const { yes, silent } = sorted(about, asked, homes);
  if (yes.length === 0 && silent.length > 0 && silent.length === homes.length) return null;
  return [
    {
      type: "answer_count",
      count: yes.length,
      ...(asked.length > 0 && { of: homes.length }),
      addresses: yes.map(({ address }) => address),
      silent: silent.map(({ address }) => address),
      updated: oldest(homes.length > 0 ? homes : about.context.properties),
    },
  ];
}

/** What homes in general are, which picks none of them. */
const isVague: ReadonlySet<Topic> = new Set<Topic>(["price", "area", "address", "other"]);

interface Sorted {
  yes: Property[];
  silent: Property[];
}

/** Homes that have everything asked for, and those whose listings don't say. */
function sorted(about: Turn, topics: readonly Topic[], homes: readonly Property[]): Sorted {
  const verdicts = homes.map((home) => ({ home, verdicts: topics.map((topic) => holds(about, topic, home)) }));
  return {
    yes: verdicts.filter(({ verdicts: all }) => all.every((one) => one === "yes")).map(({ home }) => home),
    silent: verdicts
      .filter(({ verdicts: all }) => all.includes(undefined) && !all.includes("no"))
      .map(({ home }) => home),
  };
}

function total(about: Turn, { topics }: Query, homes: readonly Property[]): Act[] | null {
  if (topics.includes("utilities") || homes.length === 0 || homes.length > mostCompared) return null;
  if (ofIncome.test(plainPart(about.message))) return null;
  const told = homes.map((home) => rentTotal(about, home) ?? moveInTotal(about, home));
  const silent = homes.filter((_, at) => told[at] === null);
  return [...told.filter((act) => act !== null), ...silent.map((home) => answerOrAsk(about, "move_in_cost", home))];
}

/** "We make 4,000 each, is that enough?": what the owner requires decides it. */
const ofIncome = /\b(?:income|salary|we (?:make|earn)|i (?:make|earn)|gan[ao]\w*|sueldo|ingresos)\b/;

function whyNot(turn: Turn, { named, heard }: Query, homes: readonly Property[]): Act[] | null {
  const [only, ...others] = homes;
  if (only === undefined || (named.length === 0 && others.length > 0)) return null;
  return homes.slice(0, mostCompared).map((home) => reasonsAgainst(turn, home, heard.slots));
}

function list(about: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  const filters = filtersIn(query);
  const asked = withoutFilters(query.topics, filters);
  if (about.heard.intents.includes("ask_availability") && asked.every((topic) => isVague.has(topic))) return null;
  const isBare = Object.keys(query.heard.slots).length === 0 && query.named.length === 0;
  if (asked.length === 1 && asked[0] === "area" && isBare && homes.length > 0) return [tellListings(homes)];
  const [topic, ...others] = asked.filter((one) => !isVague.has(one));
  if (topic === undefined) return asked.includes("other") ? null : cards(about, homes);
  // "Anything in Brickell under 3k with parking?": proposing homes answers a search.
  if (hasFilters(filters) && about.heard.intents.includes("ask_availability")) return null;
  if (topic === "pets" && others.length === 0) return pets(about, homes);
  const { yes, silent } = sorted(about, [topic, ...others], homes);
  if (yes.length === 0)
    return silent.length === homes.length ? null : [{ type: "answer_none", silent: silent.length > 0 }];
  if (shownAsCards.has(topic)) return cards(about, yes);
  const told = answerTogether(about, topic, [...yes, ...silent]);
  return told && [told];
}

/** What a card shows by itself. */
const shownAsCards: ReadonlySet<Topic> = new Set<Topic>(["availability", "square_feet", "bathrooms", "bedrooms"]);

/** Shows homes as cards; where none is left, the closest ones. */
function cards(about: Turn, homes: readonly Property[]): Act[] | null {
  // "Anything under 2500?", "anything else?": proposing homes answers a search.
  if (!mayPropose(about) || seeksOthers(about)) return null;
  if (homes.length === 0) {
    const before = about.acts.length;
    return tellNearMisses(about, { again: true }) ? about.acts.splice(before) : null;
  }
  const { state, context, local } = about;
  // More homes than cards can show are summed up.
  if (homes.length > mostListed) return [tellListings(homes)];
  if (hasCriteria(state.slots) && !homes.some((home) => fittingSearch(about).includes(home))) {
    const before = about.acts.length;
    return tellNearMisses(about, { again: true }) ? about.acts.splice(before) : null;
  }
  const wishes = { slots: state.slots, excludedAreas: state.excludedAreas, petPounds: state.petPounds };
  const facts = { today: local.date, market: context.market };
  const shown = [...homes]
    .sort((one, other) => one.price - other.price)
    .slice(0, mostListed)
    .map((listing) => ({ listing, match: matchListing(wishes, listing, facts) }));
  show(about, shown);
  // The next question stays open: "the 1st" answers it and chooses no home.
  if (state.slots.move_in === undefined) Object.assign(state, { offered: [], offeredListings: [] });
  return [offerOf(about, shown)];
}

/** Words for everything that a building offers. */
const amenities = /\b(?:amenit\w*|amenidades|comodidades|facilities)\b/;
const amenityTopics = ["pool", "gym", "elevator", "laundry", "doorman", "balcony", "view", "parking"] as const;

function ofOne(about: Turn, { isCheck, topics, op, text }: Query, home: Property): Act[] | null {
  const { language } = about.state;
  if (amenities.test(plainPart(text))) {
    const facts = amenityTopics.flatMap((topic) => storedFact(home, topic, language) ?? []);
    return facts.length > 0 ? facts : null;
  }
  if (topics.length === 0) return op === "value" ? [summaryOf(home, language)] : null;
  if (topics.includes("other") || (isCheck && topics.includes("area"))) return null;
  const acts = topics.slice(0, mostTopics).flatMap((topic) => {
    const told = topic === "pets" ? (pets(about, [home]) ?? []) : answerTopic(about, topic, [home]);
    return isCheck ? told.map((act) => withVerdict(about, act, home)) : told;
  });
  return acts.length > 0 ? acts : null;
}

/** Rules for pets, where the question names any: whom "do they accept him?" means is for the rules to say. */
function pets(about: Turn, homes: readonly Property[]): Act[] | null {
  const isNamed = about.heard.topics.includes("pets") || readAnimals(about.message, about.context.market).length > 0;
  return isNamed && homes.length > 0 ? answerPets(about, homes) : null;
}

/** Yes or no goes first where the question wants it. */
function withVerdict(about: Turn, act: Act, home: Property): Act {
  if (act.type !== "answer_fact" || act.verdict) return act;
  const verdict = holds(about, act.topic, home);
  return verdict ? { ...act, verdict } : act;
}

function ofSeveral(about: Turn, { topics, isCheck, named }: Query, homes: readonly Property[]): Act[] | null {
  if (homes.length === 0 || topics.length === 0 || topics.includes("other")) return null;
  // "Is the Edgewater one in Brickell?" names a home and a place.
  if (isCheck && topics.includes("area")) return null;
  const acts = topics.slice(0, mostTopics).flatMap((topic): Act[] => {
    if (topic === "pets") return pets(about, homes) ?? [];
    if (asksMoreThanStored(about, topic)) return answerTopic(about, topic, homes);
    const measure = named.length > 1 && !isCheck ? measureFor(topic) : undefined;
    if (measure) return [comparisonOf(homes, measure) ?? []].flat();
    return [answerTogether(about, topic, homes) ?? []].flat();
  });
  return acts.length > 0 ? acts : null;
}

/** From now on "it" and "those" mean the homes of the answer. */
function keepInMind({ state }: Turn, query: Query, homes: readonly Property[], acts: readonly Act[]): void {
  state.answered = query.op === "total" ? ["move_in_cost"] : [...query.topics];
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

/** The homes that a list names. */
function tellsOf(homes: readonly Property[], acts: readonly Act[]): readonly Property[] {
  const addresses = acts.flatMap((act) => {
    if (act.type === "answer_count") return act.addresses;
    return act.type === "answer_homes" ? act.rows.flatMap((row) => row.addresses) : [];
  });
  return homes.filter(({ address }) => addresses.includes(address));
}

/** What was answered isn't asked anymore. */
function settle(turn: Turn, query: Query): void {
  turn.isQueried = true;
  turn.asks = turn.asks.filter(
    ({ start, text, homesNamed }) =>
      (start + text.length <= query.start || start >= query.end) && !namesOnly(text, homesNamed),
  );
  const isWhole = turn.asks.length === 0;
  const { topics, intents } = turn.heard;
  turn.heard = {
    ...turn.heard,
    topics: isWhole ? [] : topics.filter((topic) => topic !== "other" && !query.topics.includes(topic)),
    intents: isWhole ? intents.filter((intent) => !aboutHomes.has(intent)) : intents,
  };
}

const aboutHomes: ReadonlySet<string> = new Set(["ask_property_question", "ask_price", "ask_availability"]);
