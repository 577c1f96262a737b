import { againstOf } from "../answering/against.ts";
import { namedFields } from "../answering/fieldCues.ts";
import type { Query, QueryOp } from "../answering/query.ts";
import { fields, isListingTopic } from "../answering/registry.ts";
import type { ListingTopic, Property, Slots, Topic } from "../types.ts";
import type { Clause } from "./clauses.ts";
import { asksOthers, asksPair, asksSeveral, asksThose, homesNamed } from "./homesNamed.ts";
import { fittingListings, isIn, plainName } from "./listings.ts";
import { isPointedAt, listingReferred } from "./references.ts";
import type { Turn } from "./turn.ts";

/** A question over stored facts, as a clause puts it. */
export interface Ask {
  clause: Clause;
  query: Query;
  /** It names or points at its homes itself. */
  isNamed: boolean;
}

const highest =
  /\b(?:most|biggest|largest|bigger|larger|highest|roomiest|roomier|max\w*|latest|longest|mas (?:grande|espacio\w*|ampli\w*|alt[oa]|car[oa]|tarde|nuev\w*|metros|pies)|newest|furthest|priciest|mayor)\b/;
const lowest =
  /\b(?:least|cheapest|cheaper|lowest|smallest|smaller|soonest|earliest|closest|closer|nearest|nearer|shortest|first available|mas (?:barat\w*|economic\w*|pequen\w*|chi[qc]\w*|cerca\w*|pronto|temprano|baj\w*)|menos|menor|less)\b/;
/** What a superlative is about where no field was named. */
const extremes: readonly (readonly [RegExp, ListingTopic])[] = [
  [/\b(?:bigg|larg|small|space|square|roomi|grande|ampli|espaci|pequen|chi[qc]|metros|pies)/, "square_feet"],
  [/\b(?:soon|earli|first available|pronto|temprano|disponible primero|desocup)/, "availability"],
  [/\b(?:cheap|expensive|affordab|price|pric|rent|barat|economic|car[oa]\b|precio|renta)/, "price"],
  [/\b(?:clos|near|cerca|distanc)/, "distance"],
];
const which = /\b(?:which|whichever|what|whats|cual|cuales|que)\b/;
const compares =
  /\b(?:difference|differences|differ|compare|comparison|compared|versus|vs|diferencias?|compar\w+|distinto)\b|\b(?:bigger|smaller|cheaper|larger|closer|more expensive|newer|mas (?:grande|pequen\w|barat\w|car[oa]|cerca)) (?:or (?:\w+ )?\w+ )?(?:than|que (?:el|la|l[oa]s|es[ea]|est[ea]))\b/;
const counts =
  /\b(?:how many (?:\w+ )?(?:places|homes|apartments|apts|listings|units|options|properties|ones|do you have|are (?:there|available|left))|cuant[oa]s (?:\w+ )?(?:apartamentos|aptos|departamentos|deptos|propiedades|opciones|unidades|lugares|tienes?|tienen|hay|quedan))\b/;
const lists =
  /\b(?:which|cual|cuales|any|anything|anywhere|what (?:ones|places|units|apartments|listings)|algun[oa]?s?|que (?:apartamentos?|aptos?|propiedades|unidades|lugares)|hay otr[oa]s?|other (?:ones|places|units))\b/;
const next = /\b(?:next|second|2nd|after that|siguiente|segund[oa]|despues de es[ea])\b/;
/** "The cheaper one", "el más barato" that something else is asked of. */
const values = /\b(?:how much|what|when|where|how (?:long|far|big|many|old)|cuant[oa]s?|que|cuando|donde|cual|como)\b/;
/** Fields whose words stand in many questions that are about something else. */
const weak: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "area",
  "address",
  "bedrooms",
  "bathrooms",
  "distance",
  "fees",
  "floor",
  "other",
  "availability",
  "move_in_cost",
  "accessibility",
]);
/** What stored words of a field never answer: the question is passed on instead of being answered beside the point. */
const beyondStored: Partial<Record<Topic, RegExp>> = {
  deposit:
    /\b(?:refund\w*|get (?:it|that|my deposit) back|give (?:it|that) back|installments?|payments|split|waive\w*|devuel\w*|devol\w*|reembols\w*|regresan|cuotas|plazos|partes|pagos)\b/,
  pets: /\b(?:breeds?|razas?|fish ?tanks?|aquariums?|gallons?|peceras?|acuarios?|galones|dog park|parque para perros)\b/,
  application:
    /\b(?:how (?:long|fast|soon)|how many days|takes?|how (?:do|can|would) i|steps?|process|demoran?|tardan?|cuantos dias|cuanto (?:tiempo|demora|tarda)|que tan rapido|pasos?|proceso|como (?:aplico|hago)|online|linea|background|check|credit)\b/,
  price:
    /\b(?:due|grace|late fee|raised?|increases?|go up|goes up|negotia\w*|dias? de gracia|que dia|se paga la renta|(?:suben?|aumentan?|subir|bajan?|bajar) (?:la renta|el alquiler|el precio|mucho|cada|todos)|zelle|venmo|cash|check|efectivo|cheque)\b/,
  internet: /\b(?:speed|fast|mbps|velocidad|rapido|provider|company|compania|proveedor)\b/,
  lease_term: /\b(?:break|early|sublet|sublease|terminate|renew\w*|romper|antes|subarrend\w*|renov\w*|cancel\w*)\b/,
  parking: /\b(?:street|guest|visitor|extra|second|another|ev|electric|visitas?|calle|segundo|adicional|otro)\b/,
};

/** Fields that a clause names by cue words; the weak ones alone where nothing else does. */
export function fieldsNamed(clause: Clause): ListingTopic[] {
  const found = [...new Set(namedFields(clause.text).map(({ topic }) => topic))].filter((topic) => topic !== "other");
  const strong = found.filter((topic) => !weak.has(topic));
  if (strong.length > 0) return strong;
  if (/\b\d{1,2} (?:months?|mes(?:es)?)\b/.test(clause.plain)) return ["lease_term"];
  return found;
}

/** True where a clause names a field by words that seldom mean anything else. */
export function namesField(clause: Clause): boolean {
  return namedFields(clause.text).some(({ topic }) => !weak.has(topic));
}

/** "What is the difference", "bigger than": homes are held against each other. */
export function comparesHomes(plain: string): boolean {
  return compares.test(plain);
}

const taken = /\b(?:taken|rented|gone|leased|off the market|alquilad[oa]|rentad[oa]|ocupad[oa]|tomad[oa])\b/;

/** What a clause asks of stored facts: over which homes, and how. Null where it asks for none. */
export function readAsk(clause: Clause, asked: readonly ListingTopic[], turn: Turn): Ask | null {
  const text = clause.plain;
  const named = homesOf(clause, asked, turn);
  const constraints = constraintsIn(clause, turn);
  if (asksElsewhere(clause, asked, turn)) return null;
  const read = opOf(text, asked, named, turn);
  const topics = topicsFor(read, text, asked);
  // "Is it taken?" is no yes-or-no of "available", and a fee is told by its amount.
  const tells =
    taken.test(text) ||
    (read !== "superlative" &&
      topics.length === 1 &&
      topics.every((topic) => fields[topic].kind === "money") &&
      !/\d/.test(text));
  const op = tells && (read === "check" || read === "list") ? "value" : read;
  if (topics.length === 0 && (op === "value" || op === "check" || op === "list")) return null;
  const areas = named.map(({ area }) => area);
  const isFar = topics.includes("distance");
  const against = againstOf(isFar ? { text: `${turn.message} ${clause.text}` } : clause, {
    constraints,
    topics,
    market: turn.context.market,
    named: areas,
  });
  // "Can I still rent?" asks for no rent: a home has one, and yes or no says nothing about it without a figure.
  const told = topics.filter((topic) => !isEcho(op, topic, against.amount ?? against.count));
  if (told.length === 0 && topics.length > 0) return null;
  const { scope, listings } = homesAsked(clause, op, named, turn);
  if (listings.length === 0) return null;
  const query: Query = {
    op,
    topics: told.map((topic) => (beyondStored[topic]?.test(text) ? "other" : topic)),
    scope,
    listings: listings.map(({ id }) => id),
    against,
    constraints: op === "superlative" || op === "list" || op === "count" ? narrowing(constraints, told) : {},
    ...(op === "superlative" && { direction: directionOf(text, told) }),
    ...(op === "superlative" && next.test(text) && { next: true as const }),
  };
  return { clause, query, isNamed: named.length > 0 };
}

/** "What do you have in Homestead?" where none of the homes lies there. */
function asksElsewhere({ plain }: Clause, asked: readonly ListingTopic[], { context }: Turn): boolean {
  if (asked.includes("distance")) return false;
  const text = ` ${plain} `;
  const named = context.market.places.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((said) => text.includes(` ${plainName(said).trim()} `)),
  );
  return (
    named.length > 0 &&
    !named.some(({ name }) => context.properties.some(({ area }) => isIn(area, [name], context.market))) &&
    !context.properties.some(({ address }) => named.some(({ name }) => plainName(address).includes(plainName(name))))
  );
}

/** "Is it far from Brickell?" names a place to go to; "how far is the Brickell one" the home. */
function homesOf(clause: Clause, asked: readonly ListingTopic[], turn: Turn): readonly Property[] {
  const named = homesNamed(clause, turn);
  if (!asked.includes("distance")) return named;
  return named.filter(({ area }) => isPointedAt(clause.plain, area) || !clause.plain.includes(plainName(area)));
}

function opOf(text: string, asked: readonly ListingTopic[], named: readonly Property[], turn: Turn): QueryOp {
  const isExtreme = lowest.test(text) || highest.test(text);
  const others = named.filter(({ id }) => id !== turn.focusBefore);
  if (compares.test(text) && (named.length > 1 || others.length > 0 || asksSeveral({ plain: text }))) return "compare";
  if (counts.test(text) && !asked.some((topic) => fields[topic].kind !== "boolean" && topic !== "pets")) return "count";
  if (isExtreme && which.test(text) && extremeTopic(text) !== undefined && !pointsAtExtreme(text, asked))
    return "superlative";
  if (lists.test(text) && asked.length > 0) return "list";
  return values.test(text) ? "value" : "check";
}

/** "How much upfront for the cheaper one": the extreme points at a home, and something else is asked of it. */
function pointsAtExtreme(text: string, asked: readonly ListingTopic[]): boolean {
  const own = extremeTopic(text);
  if (/^(?:\w+ ){0,2}(?:cual es|cuales son|whats|what is|which (?:one |of \w+ )?is|que es) /.test(text)) return false;
  const isPointed =
    /\b(?:cheap|bigg|larg|small)(?:er|est) (?:one|unit|place|apartment)\b|\b(?:del|al|para el|para la|de la|en el|en la|el|la) mas (?:barat|grande|pequen|economic)\w*/.test(
      text,
    );
  return (
    isPointed &&
    asked.some((topic) => topic !== own && topic !== "price" && topic !== "square_feet" && topic !== "bedrooms")
  );
}

function extremeTopic(text: string): ListingTopic | undefined {
  return extremes.find(([pattern]) => pattern.test(text))?.[1];
}

function topicsFor(op: QueryOp, text: string, asked: readonly ListingTopic[]): ListingTopic[] {
  const topics = withoutCovered(asked, /\b(?:rent|renta|alquiler)\b/.test(text));
  if (op === "compare") {
    const extreme = topics.length === 0 ? extremeTopic(text) : undefined;
    return extreme
      ? [extreme]
      : topics.filter((topic) => topic !== "area" && topic !== "bedrooms" && topic !== "address");
  }
  if (op === "count")
    return topics.filter((topic) => topic !== "price" && topic !== "availability" && topic !== "bedrooms");
  if (op !== "superlative") return topics;
  const extreme = extremeTopic(text);
  const rest = topics.filter((topic) => topic !== extreme && !weak.has(topic));
  // "Which has the bigger closets?" asks of the closets.
  if (extreme === "square_feet" && rest.length > 0) return rest;
  return topics.includes("move_in_cost") ? ["move_in_cost"] : extreme ? [extreme, ...rest] : rest;
}

/** "What's the total with first, last and deposit" asks for one sum; a fee for pets is no policy on pets. */
function withoutCovered(topics: readonly ListingTopic[], namesRent: boolean): ListingTopic[] {
  const drops: readonly (readonly [ListingTopic, readonly ListingTopic[]])[] = [
    ["move_in_cost", ["deposit", "fees", "price", "application", "availability"]],
    ["pet_fee", ["pets", "fees", "deposit", "price"]],
    ["application", ["fees", "requirements"]],
    ["lease_term", namesRent ? [] : ["price"]],
    ["deposit", namesRent ? [] : ["price"]],
    ["parking", ["price", "floor"]],
    ["utilities", ["price", "internet"]],
    ["distance", ["area", "address"]],
  ];
  const dropped = new Set(drops.flatMap(([topic, covered]) => (topics.includes(topic) ? covered : [])));
  return topics.filter((topic) => !dropped.has(topic));
}

function isEcho(op: QueryOp, topic: ListingTopic, figure: number | undefined): boolean {
  const isPlain = topic === "price" || topic === "area" || topic === "bedrooms" || topic === "bathrooms";
  return isPlain && (op === "check" || op === "list" || op === "count") && figure === undefined;
}

function directionOf(text: string, [topic]: readonly ListingTopic[]): "min" | "max" {
  if (/\b(?:most expensive|mas car[oa]|priciest)\b/.test(text)) return "max";
  if (/\b(?:most affordable|least)\b/.test(text)) return "min";
  if (lowest.test(text)) return "min";
  if (highest.test(text)) return "max";
  return topic === "square_feet" ? "max" : "min";
}

/** What the clause itself says of homes: "2 beds under 2500". */
function constraintsIn({ start, end }: Clause, { read }: Turn): Slots {
  const inside = read.evidence.filter((item) => item.start >= start && item.end <= end).map(({ slot }) => slot);
  return Object.fromEntries(Object.entries(read.slots).filter(([slot]) => (inside as string[]).includes(slot)));
}

const narrows = ["area", "bedrooms", "bathrooms", "budget_max"] as const;

function narrowing(slots: Slots, topics: readonly Topic[]): Query["constraints"] {
  const found = narrows.filter(
    (slot) => slots[slot] !== undefined && !topics.includes(slot === "budget_max" ? "price" : slot),
  );
  const kept = topics[0] === "price" ? narrows.filter((slot) => slots[slot] !== undefined) : found;
  return Object.fromEntries(kept.filter((slot) => slot !== "area").map((slot) => [slot, slots[slot]]));
}

const ofSeveral: ReadonlySet<QueryOp> = new Set<QueryOp>(["list", "superlative", "count", "compare"]);
/** More homes than this beside each other would not be read. */
const mostCompared = 3;

/** The homes a question is about: those it names, those its words point at, else the one talked about, those shown, those that match, all. */
function homesAsked(
  clause: Clause,
  op: QueryOp,
  named: readonly Property[],
  turn: Turn,
): { scope: Query["scope"]; listings: readonly Property[] } {
  const { state, context, focusBefore } = turn;
  const all = context.properties;
  const focus = all.find(({ id }) => id === (state.focus ?? context.showing?.propertyId));
  const before = all.find(({ id }) => id === focusBefore);
  const shown = (state.shown ?? []).flatMap((id) => all.find((listing) => listing.id === id) ?? []);
  if (named.length > 0) {
    const isOfOne = op === "compare" && named.length === 1 && before && before !== named[0];
    return {
      scope: "named",
      listings: isOfOne ? [before, ...named] : named.slice(0, op === "compare" ? mostCompared : undefined),
    };
  }
  const others = all.filter(({ id }) => id !== focusBefore && !(focusBefore === null && state.shown?.includes(id)));
  if (asksOthers(clause) && others.length > 0 && op !== "compare" && lists.test(clause.plain))
    return { scope: "all", listings: others };
  if ((asksPair(clause) || asksThose(clause)) && shown.length > 1) return { scope: "shown", listings: shown };
  if (ofSeveral.has(op)) return several(turn, clause, op, shown);
  const referred = op === "value" || op === "check" ? listingReferred({ ...turn, message: clause.text }) : null;
  if (referred) return { scope: "named", listings: [referred] };
  if (focus) return { scope: "focus", listings: [focus] };
  if (shown.length > 0) return { scope: "shown", listings: shown };
  const fitting = fittingListings(state.slots, state.excludedAreas, all, context.market);
  return fitting.length > 0 ? { scope: "matching", listings: fitting } : { scope: "all", listings: all };
}

/** "Which have a pool?" asks of those shown where they are several, else of those that match, else of all. */
function several(
  turn: Turn,
  clause: Clause,
  op: QueryOp,
  shown: readonly Property[],
): { scope: Query["scope"]; listings: readonly Property[] } {
  const { state, context } = turn;
  if (op === "compare" && shown.length > 1) return { scope: "shown", listings: shown.slice(0, mostCompared) };
  const isOfShown =
    op === "list" ||
    (op === "superlative" &&
      /\b(?:which|cual)\b/.test(clause.plain) &&
      !/\b(?:you|tienes?|tienen|all|tod[oa]s)\b/.test(clause.plain));
  if (isOfShown && shown.length > 1) return { scope: "shown", listings: shown };
  const fitting = fittingListings(state.slots, state.excludedAreas, context.properties, context.market);
  const isNarrowed = fitting.length > 1 && fitting.length < context.properties.length;
  return isNarrowed ? { scope: "matching", listings: fitting } : { scope: "all", listings: context.properties };
}

/** A topic that is a fact of a listing and no rule of conduct. */
export function factTopics(topics: readonly Topic[]): ListingTopic[] {
  return topics.filter(isListingTopic).filter((topic) => topic !== "other");
}
