import type { Act } from "../dialogue/act.ts";
import { plainPart } from "../dialogue/asides.ts";
import { isIn } from "../dialogue/listings.ts";
import { roomsApart } from "../dialogue/missingNeed.ts";
import { matchOf, searching } from "../dialogue/proposals/matches.ts";
import { offOf } from "../dialogue/proposals/searched.ts";
import { answerTogether } from "../dialogue/severalHomes.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import { raise, type Turn } from "../dialogue/turn.ts";
import { weigh } from "../dialogue/weigh.ts";
import type { MatchReason } from "../matching/match.ts";
import type { Property, Topic } from "../types.ts";
import { asksToCompare } from "./comparing.ts";
import { type Filters, filtersIn, withoutFilters } from "./filters.ts";
import { holds } from "./holds.ts";
import { bestOf, comparisonOf } from "./measuredHomes.ts";
import { type Measure, measureFor, measureOf } from "./measures.ts";
import type { Query } from "./query.ts";
import { isSheet, sheet } from "./sheet.ts";

/** The most topics in one answer. */
const mostTopics = 4;
/** The most homes side by side. */
const mostCompared = 3;

/**
 * Turns a choice into a ranking if its words rank: "Which 1-bedroom is the cheapest you have?" "más o menos" doesn't
 * rank any.
 */
export function asRanking(query: Query): Query {
  const text = plainPart(query.own);
  if ((query.op === "least" || query.op === "most") && roughly.test(text) && !ofRent.test(text))
    return { ...query, op: "value" };
  const isOfHomes = query.op === "list" && query.topics.every((topic) => topic === "price");
  if (!isOfHomes || (query.named.length > 0 && !query.isArea)) return query;
  return asksFor.test(text) && cheapest.test(text) ? { ...query, op: "least", topics: ["price"] } : query;
}

const roughly = /\b(?:mas o menos|more or less)\b/;
const asksFor = /\b(?:which|what|whats|cual(?:es)?|que|you have|u have|got|tienes?|tienen)\b/;

/** The homes with the most or the least of what a question asks about. */
export function best(about: Turn, query: Query, end: "most" | "least", homes: readonly Property[]): Act[] | null {
  const filters = filtersIn(query);
  const asked = withoutFilters(query.topics, filters);
  const topic = asked.find(measureFor);
  const isCheap = ofRent.test(plainPart(query.text)) && !asked.some((other) => ofMoney.has(other));
  const isBig = ofSize.test(plainPart(query.text));
  const whole = asked.length > 0 ? undefined : isBig ? "square_feet" : isCheap ? "price" : undefined;
  const measure = isCheap ? "price" : topic ? measureFor(topic) : whole;
  if (measure === undefined) return null;
  if (homes.length === 0) return bestOfOtherSizes(about, filters, measure, end);
  // "The cheapest that takes my dog": the other wishes narrow the choice.
  const others = asked.filter((other) => other !== topic && (other === "pets" || !measureFor(other)));
  const fitting = homes.filter((home) => others.every((other) => holds(about, other, home) !== "no"));
  const found = bestOf(fitting.length > 0 ? fitting : homes, measure, end);
  return found && [withDifferences(about, filters, found)];
}

/** The home after the last one of a ranking: "And the next cheapest?", "the one after 2600". */
export function next(about: Turn, query: Query): Act[] | null {
  const text = plainPart(query.own);
  const { ranked } = about.state;
  const named = ofRent.test(text) ? "price" : ofSize.test(text) ? "square_feet" : undefined;
  const measure = named ?? ranked?.measure ?? "price";
  const end = /\b(?:expensive|pric\w+|car[oa]|big\w*|larg\w*|grande)\b/.test(text)
    ? "most"
    : named || !ranked
      ? "least"
      : ranked.end;
  const amount = Number(/\b\d ?\d{3}\b/.exec(text)?.[0].replace(" ", ""));
  const from = Number.isNaN(amount) ? (ranked?.measure === measure ? ranked.value : undefined) : amount;
  const value = (home: Property): number | undefined => measureOf(home, measure, end);
  const pool = about.context.properties.filter((home) => isOfSearch(about, home));
  const sorted = pool
    .flatMap((home) => value(home) ?? [])
    .sort((one, other) => (end === "most" ? other - one : one - other));
  const first = from ?? sorted[0];
  const left = pool.filter((home) => {
    const its = value(home);
    return its !== undefined && first !== undefined && (end === "most" ? its < first : its > first);
  });
  const found = bestOf(left, measure, end);
  if (found?.type !== "answer_best") return [{ type: "no_next" }];
  return [{ ...found, isNext: true }];
}

/** True for a home of the wanted size that the renter didn't turn down; where it is and what it costs may differ. */
function isOfSearch({ state, context }: Turn, home: Property): boolean {
  const { bedrooms } = state.slots;
  if (isIn(home.area, state.excludedAreas, context.market) || state.turnedDown?.includes(home.id)) return false;
  return bedrooms === undefined || roomsApart(bedrooms, home.bedrooms) === 0;
}

/** Says that no home has the size asked for, and ranks the others: "The cheapest 1-bedroom you have?" */
function bestOfOtherSizes(about: Turn, filters: Filters, measure: Measure, end: "most" | "least"): Act[] | null {
  const { bedrooms } = filters;
  const { properties } = about.context;
  if (bedrooms === undefined || properties.some((home) => roomsApart(bedrooms, home.bedrooms) === 0)) return null;
  const found = bestOf(properties, measure, end);
  if (found === null) return null;
  about.state.toldNoneOf = bedrooms;
  raise(about, "knowledge_gap", { topic: "availability" });
  return [{ type: "near_misses", listings: [], missing: { size: bedrooms } }, withDifferences(about, {}, found)];
}

/** Adds what the search wants and the cheapest home doesn't have, unless the question itself sets it. */
function withDifferences(about: Turn, filters: Filters, found: Act): Act {
  const home = about.context.properties.find(({ id }) => found.type === "answer_best" && id === found.propertyId);
  if (found.type !== "answer_best" || found.measure !== "price" || home === undefined) return found;
  const asked: ReadonlySet<MatchReason["criterion"]> = new Set(
    (Object.keys(filters) as (keyof Filters)[]).map((name) => criterionOf[name]),
  );
  const differs = offOf(matchOf(searching(about), home)).filter(({ criterion }) => !asked.has(criterion));
  return differs.length > 0 ? { ...found, differs } : found;
}

const criterionOf = {
  area: "area",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  budget_max: "budget",
  budget_min: "budget",
} as const satisfies Record<keyof Filters, MatchReason["criterion"]>;

const cheapest =
  /\b(?:cheapest|lowest|least expensive|most affordable)\b|\b(?:el|la|lo|los|las) (?:de )?mas (?:barat|economic)[oa]s?\b/;

/** Words that rank by rent, whatever else the question mentions: "The cheapest". */
const ofRent =
  /\b(?:cheap\w*|least expensive|affordable|mas (?:barat|economic)\w*|most expensive|priciest|mas car\w+)\b/;
const ofSize =
  /\b(?:big\w*|small\w*|larg\w*|room(?:y|iest)|space|grand\w*|ampli\w*|chic\w*|pequen\w*|espacio|tamano)\b/;
const ofMoney: ReadonlySet<Topic> = new Set<Topic>(["deposit", "fees", "application", "pet_fee", "move_in_cost"]);

/** Answers how homes differ in the question's topics, or as a whole. */
export function compare(about: Turn, { topics, heard, text, isArea }: Query, homes: readonly Property[]): Act[] | null {
  // "Is the Edgewater one in Brickell?" names a home and a place.
  const isPlaced = heard.topics.includes("area") || (isArea && !compares.test(plainPart(text)));
  if (homes.length > mostCompared || isPlaced) return null;
  const plain = plainPart(text);
  const isOpinion = chooses.test(plain) && !asksToCompare.test(plain);
  // Only the renter can say which one suits them.
  if (topics.length === 0 && isOpinion) return [weigh(homes)].flatMap((act) => act ?? []);
  if (topics.length === 0 && !compares.test(plain)) return null;
  const whole = measureNamed(plainPart(text)) ?? ofWholeHomes;
  const asked =
    topics.length > 0 ? topics : whole.filter((topic) => homes.every((home) => isStored(about, topic, home)));
  if (isSheet(asked, homes)) return sheet(about, asked, homes);
  const acts = asked.slice(0, mostTopics).flatMap((topic): Act[] => {
    const measure = topic === "pets" ? undefined : measureFor(topic);
    const measured = measure && comparisonOf(homes, measure);
    const told = measured ?? answerTogether(about, topic, homes);
    return told ? [told] : [];
  });
  return acts.length > 0 ? acts : null;
}

/** Words that compare homes as a whole. */
const compares =
  /\b(?:diff\w*|compar\w*|vs|versus|better|best|side by side|stack up|between|entre|mejor|diferenc\w*|which|cual|or|o|than|more|less|mas|menos|same|mism[oa]s?|igual\w*|(?:bigg|small|cheap|larg|soon|low|high|long|short)er)\b/;

/** Words for the better one of several homes. */
export const chooses = /\b(?:better|best|recommend\w*|worth|prefer\w*|mejor|conviene\w*|recomiend\w*)\b/;

/** What homes as a whole are compared by, if all listings give it. */
const ofWholeHomes: readonly Topic[] = ["bedrooms", "square_feet", "price", "availability"];

const ofTime = /\b(?:sooner|earlier|antes)\b/;

/** The topic that a comparing word names: "Which is cheaper?", "¿cuál es más grande?" */
function measureNamed(text: string): readonly Topic[] | undefined {
  if (ofRent.test(text)) return ["price"];
  if (ofSize.test(text)) return ["square_feet"];
  return ofTime.test(text) ? ["availability"] : undefined;
}

function isStored({ state }: Turn, topic: Topic, home: Property): boolean {
  return storedFact(home, topic, state.language) !== null;
}
