import { type MatchCriterion, type MatchReason, matchListing, type Wishes } from "../matching/match.ts";
import type { ListingTopic, Property } from "../types.ts";
import type { Answer, AnswerRow, Fit, Missing, Scene, Verdict } from "./answerTypes.ts";
import { type FactValue, numberOf } from "./fact.ts";
import { judge, mentionsDetail } from "./judge.ts";
import { namesOf } from "./naming.ts";
import type { Against, Query } from "./query.ts";
import { fields, isListingTopic, storedFact } from "./registry.ts";
import { totalsOf } from "./totals.ts";

/** What a home is told by where nothing particular is asked. */
export const summaryTopics = [
  "address",
  "bedrooms",
  "bathrooms",
  "square_feet",
  "price",
  "availability",
  "pets",
  "parking",
] as const satisfies ListingTopic[];

/** What homes are compared by where nothing particular is asked. */
export const comparedTopics = [
  "price",
  "square_feet",
  "bedrooms",
  "bathrooms",
  "availability",
  "pets",
  "parking",
  "move_in_cost",
] as const satisfies ListingTopic[];

/** What stored facts say to a question. Pure, and the same for the same query and scene. */
export function answer(asked: Query, scene: Scene): Answer {
  const query = itemized(rankable(asked));
  const byId = new Map(scene.properties.map((property) => [property.id, property]));
  const named = [...new Set(query.listings)].flatMap((id) => byId.get(id) ?? []);
  const fits = isConstrained(query) ? named.map((listing) => constraintFit(listing, query, scene)) : undefined;
  const listings = withFeatures(query, narrowed(query, named, fits), scene);
  const topics = topicsOf(query, listings);
  const against = withOwnData(query, topics, scene);
  const rows = topics.flatMap((topic) => listings.map((listing) => rowOf(listing, topic, query, against, scene)));
  const base: Answer = {
    op: query.op,
    scope: query.scope,
    topics,
    homes: namesOf(named, query, scene),
    rows,
    against,
    quantifier: query.quantifier ?? "any",
    language: scene.language,
    ...(query.next && { next: true as const }),
    ...(scene.dated && { dated: scene.dated }),
    ...(fits && { fits, constraints: query.constraints }),
    missing: [],
  };
  return withMissing({ ...base, ...forOp(query, base, listings, scene) }, query);
}

/** "Which has the best pool?": what is no number has no order, so those that have it are told. */
function rankable(query: Query): Query {
  const topic = query.topics.find(isListingTopic);
  if (query.op !== "superlative" || !topic || topic === "distance") return query;
  const { kind } = fields[topic];
  if (kind === "boolean" || (kind === "policy" && topic !== "lease_term")) return { ...query, op: "list" };
  return kind === "text" || kind === "place" ? { ...query, op: "value" } : query;
}

/** What one home costs to move into is told with its parts. */
function itemized(query: Query): Query {
  const isOfOne = query.listings.length === 1 && query.topics.length === 1 && query.topics[0] === "move_in_cost";
  const isAsked = query.op === "value" || (query.op === "check" && query.against.amount === undefined);
  return isOfOne && isAsked ? { ...query, op: "total" } : query;
}

function isConstrained({ op, constraints }: Query): boolean {
  return op !== "whyNot" && Object.keys(constraints).length > 0;
}

function constraintFit(listing: Property, { constraints }: Query, scene: Scene): Fit {
  return fitOf(listing, { slots: constraints, excludedAreas: [] }, scene);
}

/** "Which of the 2-bedrooms take dogs?" asks of the 2-bedrooms alone. */
function narrowed(query: Query, asked: readonly Property[], fits: Answer["fits"]): readonly Property[] {
  if (!fits || (query.topics.length === 0 && query.op !== "superlative" && query.op !== "compare")) return asked;
  return asked.filter((_, index) => fits[index]?.verdict === "yes");
}

/** "The cheapest with a pool": those that are known to have it, where some are. */
function withFeatures(query: Query, listings: readonly Property[], scene: Scene): readonly Property[] {
  const features = query.topics.filter(isListingTopic).filter((topic) => fields[topic].kind === "boolean");
  if (query.op !== "superlative" || features.length === 0 || features.length === query.topics.length) return listings;
  const has = listings.filter((listing) =>
    features.every((topic) => rowOf(listing, topic, { ...query, op: "check" }, {}, scene).verdict === "yes"),
  );
  return has.length > 0 ? has : listings;
}

/** What an operation adds to the rows. */
function forOp(query: Query, base: Answer, listings: readonly Property[], scene: Scene): Partial<Answer> {
  switch (query.op) {
    case "superlative": {
      const best = bestOf(base, query.direction);
      return best ? { best } : {};
    }
    case "total":
      return { totals: totalsOf(listings, base.topics, base.against, scene) };
    case "whyNot":
      return { fits: listings.map((listing) => fitOf(listing, searchOf(query, scene), scene)) };
    default:
      return base.topics.length === 0 && listings.length > 0 ? { overview: overviewOf(listings) } : {};
  }
}

function overviewOf(listings: readonly Property[]): NonNullable<Answer["overview"]> {
  return listings.map(({ id: propertyId, area, price: rent, updated }) => ({ propertyId, area, rent, updated }));
}

/** The search that a listing is held against: what is known, and what the question adds. */
function searchOf(query: Query, { slots, excludedAreas }: Scene) {
  return { slots: { ...slots, ...query.constraints }, excludedAreas };
}

function fitOf(listing: Property, wishes: Wishes, scene: Scene): Fit {
  const reasons = matchListing(wishes, listing, scene).reasons.map((reason) => withPetLimit(reason, wishes, listing));
  return { propertyId: listing.id, verdict: fullVerdict(reasons), reasons, updated: listing.updated };
}

/** Where there are more pets than a listing takes, it is their number that is said. */
function withPetLimit(reason: MatchReason, { slots: { pets } }: Wishes, { terms }: Property): MatchReason {
  const most = terms?.pets?.most;
  if (reason.criterion !== "pets" || most === undefined || (pets?.count ?? 1) <= most) return reason;
  return { ...reason, data: { ...reason.data, most } };
}

/** In a question a limit is meant as it is said: what differs does not meet it. */
function fullVerdict(reasons: Fit["reasons"]): Verdict {
  if (reasons.some(({ outcome }) => outcome === "misses" || outcome === "differs")) return "no";
  return reasons.some(({ outcome }) => outcome === "unknown") ? "unknown" : "yes";
}

/** The fields a question is about; those of a summary or comparison where it names none. */
function topicsOf({ op, topics, constraints, against }: Query, listings: readonly Property[]): ListingTopic[] {
  const asked = [...new Set(topics.filter(isListingTopic))];
  if (op === "whyNot") return [];
  // One order at a time.
  if (op === "superlative" && asked.length > 0) return asked.slice(0, 1);
  if (asked.length > 0) return asked;
  if (op === "compare") return [...comparedTopics];
  if (op === "superlative") return ["price"];
  if (op === "total") return [against.months === undefined ? "move_in_cost" : "price"];
  if (op === "check" && listings.length === 1 && Object.keys(constraints).length === 0) return ["availability"];
  if (op === "value" && Object.keys(constraints).length === 0 && listings.length === 1) return [...summaryTopics];
  return [];
}

/** What is known of the renter stands in for what a check does not say: "do they take my dog?". */
function withOwnData({ op, against }: Query, topics: readonly ListingTopic[], { slots, today }: Scene): Against {
  if (op !== "check" && op !== "list" && op !== "count" && op !== "total") return against;
  const filled: Against = { ...against };
  const { pets } = slots;
  const isOfPets = topics.includes("pets") || topics.includes("pet_fee");
  if (isOfPets && pets?.has && !isOtherPet(against.pets?.kind, pets.kind)) {
    const { kind, count } = pets;
    filled.pets = { ...(kind !== undefined && { kind }), ...(count !== undefined && { count }), ...against.pets };
  }
  if (op === "total") return filled;
  if (topics.includes("lease_term") && op === "check") filled.months ??= slots.lease_months;
  if (topics.includes("occupancy_limit")) filled.count ??= slots.occupants;
  if (topics.includes("price") && op === "check") filled.amount ??= slots.budget_max;
  if (topics.includes("availability") && op === "check") filled.date ??= daysOf(slots.move_in, today);
  return withoutGaps(filled);
}

function isOtherPet(asked: string | undefined, own: string | undefined): boolean {
  return asked !== undefined && own !== undefined && asked !== own;
}

function withoutGaps(against: Against): Against {
  return Object.fromEntries(Object.entries(against).filter(([, value]) => value !== undefined));
}

function daysOf(moveIn: Scene["slots"]["move_in"], today: string): Against["date"] {
  if (moveIn === undefined || moveIn === "flexible") return undefined;
  if (moveIn === "asap") return { from: today, to: today };
  return typeof moveIn === "string" ? { from: moveIn, to: moveIn } : moveIn;
}

/** What is known in the agent's words alone says neither yes nor no by itself: "quiet side" to "is it noisy?". */
function isJudged(topic: ListingTopic, { op, against }: Query, fact: AnswerRow["fact"]): boolean {
  return judgedOps.has(op) && (!fact || fields[topic].kind !== "text" || against.detail !== undefined);
}

const judgedOps: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["check", "list", "count"]);

function rowOf(listing: Property, topic: ListingTopic, query: Query, against: Against, scene: Scene): AnswerRow {
  const { market, slots, language } = scene;
  const context = { market, slots, language, against };
  const fact = storedFact(listing, topic, context);
  // Homes are ranked by their figures, which no other field's words stand in for.
  const isDetail = against.detail !== undefined && query.op !== "superlative";
  const told = isDetail ? factThatTells(listing, topic, context) : undefined;
  if (told) return { propertyId: listing.id, topic, fact: told, ...judge(told, listing, against, scene) };
  return {
    propertyId: listing.id,
    topic,
    ...(fact && { fact }),
    ...(isJudged(topic, query, fact) && judge(fact, listing, against, scene)),
  };
}

/** "Is there a playground?": what the agent wrote of the pool may tell ("pool and playground"). */
function factThatTells(
  listing: Property,
  asked: ListingTopic,
  context: Parameters<typeof storedFact>[2],
): AnswerRow["fact"] {
  const { detail = "" } = context.against;
  const topics = [asked, ...(Object.keys(listing.facts) as ListingTopic[])];
  const telling = topics.find((topic) => mentionsDetail(listing, topic, detail));
  return telling && storedFact(listing, telling, context);
}

/** The listings with the lowest or highest value of the topic asked. */
function bestOf({ topics, rows }: Answer, direction: Query["direction"]): Answer["best"] {
  const [topic = "price"] = topics;
  const towards = direction ?? fields[topic].better ?? "min";
  const known = rows.flatMap(({ topic: of, fact, propertyId }) => {
    const value = of === topic && fact ? numberOf(fact.value) : undefined;
    return value === undefined ? [] : [{ propertyId, value }];
  });
  if (known.length === 0) return undefined;
  const values = known.map(({ value }) => value);
  const end = towards === "min" ? Math.min(...values) : Math.max(...values);
  return {
    topic,
    direction: towards,
    ids: known.filter(({ value }) => value === end).map(({ propertyId }) => propertyId),
  };
}

/** Rows without an answer become missing facts, except in summaries, which tell what there is. */
function withMissing(base: Answer, query: Query): Answer {
  // A summary and a comparison tell what there is.
  const isOpen = query.topics.length === 0 && (base.op === "value" || base.op === "compare");
  const byTopic = new Map<ListingTopic, string[]>();
  const note = (topic: ListingTopic, id: string) => {
    const ids = byTopic.get(topic) ?? [];
    if (!ids.includes(id)) byTopic.set(topic, [...ids, id]);
  };
  for (const { topic, propertyId, fact, verdict } of base.rows) {
    if (!isOpen && base.op !== "total" && (!fact || verdict === "unknown")) note(topic, propertyId);
    if (base.op === "superlative" && fact && isUncounted(fact.value)) note(topic, propertyId);
  }
  for (const { propertyId, lacks } of base.totals ?? []) for (const topic of lacks) note(topic, propertyId);
  for (const { propertyId, reasons } of openFits(base)) {
    for (const { criterion, outcome } of reasons) {
      if (outcome === "unknown") note(criterionTopics[criterion], propertyId);
    }
  }
  const missing: Missing[] = [...byTopic].map(([topic, listingIds]) => ({ topic, listingIds }));
  return { ...base, missing };
}

/** Words that neither count nor say that there is none. */
function isUncounted(value: FactValue): boolean {
  return numberOf(value) === undefined && !(value.kind === "text" && value.holds === false);
}

/** Listings that could meet what is asked, if only they said more. */
function openFits({ fits = [], topics, op }: Answer): Fit[] {
  if (topics.length > 0 && op !== "whyNot") return [];
  return fits.filter(({ verdict }) => verdict === "unknown");
}

/** The field that each criterion of a search is about. */
export const criterionTopics: Record<MatchCriterion, ListingTopic> = {
  budget: "price",
  bedrooms: "bedrooms",
  move_in: "availability",
  pets: "pets",
  area: "area",
  bathrooms: "bathrooms",
  parking: "parking",
  furnished: "furnished",
  lease: "lease_term",
};
