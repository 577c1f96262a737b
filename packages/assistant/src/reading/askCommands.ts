import { partsOf } from "../answering/labels.ts";
import type { Against } from "../answering/query.ts";
import { fields, isListingTopic } from "../answering/registry.ts";
import type { ActLabel } from "../learned/labels.ts";
import { topicLabels } from "../learned/labels.ts";
import type { Market, Property, Slots, Topic } from "../types.ts";
import { againstOf } from "./against.ts";
import type { AskOp, CommandOf, ListingRef } from "./command.ts";
import { namedFields } from "./fieldCues.ts";
import { plainText } from "./plainText.ts";
import type { PointingClause } from "./slotCommands.ts";

const ops: Partial<Record<ActLabel, AskOp>> = {
  ask_value: "value",
  ask_check: "check",
  ask_list: "list",
  ask_superlative: "superlative",
  ask_compare: "compare",
  ask_count: "count",
  ask_total: "total",
  ask_why_not: "whyNot",
};

/** More topics than this in one clause are a list nobody reads an answer to. */
const maxTopics = 3;
/** The classifier alone is enough from here on; where a cue word names the field, much less is. */
const sureTopic = 0.45;
const namedTopic = 0.04;
/** Fields whose cue words stand in many questions that are about something else. */
const weakCues: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "area",
  "address",
  "bedrooms",
  "bathrooms",
  "distance",
  "fees",
  "square_feet",
  "floor",
  "other",
  "availability",
  "utilities",
]);

/** The fields of a listing that a clause asks about, the surest first. */
export function topicsOf(clause: PointingClause): Topic[] {
  const named = new Set<Topic>(namedFields(clause.text).map(({ topic }) => topic));
  const scored = topicLabels
    .map((label) => ({ topic: label as Topic, sure: clause.topic(label) }))
    .filter(({ topic }) => topic !== "other")
    .sort((a, b) => weightOf(b, named) - weightOf(a, named));
  const found = scored.filter(
    ({ topic, sure }) => sure >= sureTopic || (named.has(topic) && (!weakCues.has(topic) || sure >= namedTopic)),
  );
  // A weak cue is better than none.
  const [best] =
    found.length > 0
      ? found
      : scored.filter(({ topic }) => named.has(topic) && topic !== "area" && topic !== "address");
  const topics = (found.length > 0 ? found : best ? [best] : []).map(({ topic }) => topic);
  const rent = /\b(?:rent|renta|alquiler)\b/.test(plainText(clause.text));
  const withRent = rent && topics.includes("deposit") ? [...new Set<Topic>(["price", ...topics])] : topics;
  // "When can I move in?" asks for a day, and no sum.
  const asksWhen = topics.includes("availability") && /\b(?:when|how soon|cuando)\b/.test(plainText(clause.text));
  const asked = asksWhen ? withRent.filter((topic) => topic !== "move_in_cost") : withRent;
  return withoutCovered(asked, rent).slice(0, maxTopics);
}

function weightOf({ topic, sure }: { topic: Topic; sure: number }, named: ReadonlySet<Topic>): number {
  return sure + (named.has(topic) ? 0.5 : 0);
}

/**
 * What stored words of a field never answer, "is the deposit refundable?", "how long does approval take?": the
 * question is passed on instead of being answered beside the point.
 */
function withoutBeyond(clause: string, topics: readonly Topic[]): Topic[] {
  const text = plainText(clause);
  return topics.map((topic) => (beyondStored[topic]?.test(text) ? "other" : topic));
}

const beyondStored: Partial<Record<Topic, RegExp>> = {
  deposit:
    /\b(?:refund\w*|get (?:it|that) back|give (?:it|that) back|installments|devuel\w*|devol\w*|reembols\w*|regresan|cuotas|plazos)\b/,
  pets: /\b(?:breeds?|razas?|fish ?tanks?|aquariums?|gallons?|peceras?|acuarios?|galones)\b/,
  application:
    /\b(?:how (?:long|fast|soon)|how many days|take|takes|next step|how (?:do|can|would) i|steps?|process|demoran?|tardan?|cuantos dias|cuanto (?:tiempo|demora|tarda)|que tan rapido|pasos?|proceso|como (?:aplico|hago))\b/,
  price:
    /\b(?:due|grace|late fee|(?:raise|raised|increases?|go up|goes up)|dias? de gracia|que dia|se paga la renta|(?:suben?|aumentan?|subir) (?:la renta|el alquiler|mucho|cada|todos))\b/,
  internet: /\b(?:speed|fast|mbps|velocidad|rapido)\b/,
};

/** "What's the total with first, last and deposit" asks for one sum; a fee for pets is no policy on pets. */
function withoutCovered(topics: readonly Topic[], namesRent: boolean): Topic[] {
  const drops: readonly (readonly [Topic, readonly Topic[]])[] = [
    ["move_in_cost", ["deposit", "fees", "price", "application"]],
    ["pet_fee", ["pets", "fees", "deposit", "price"]],
    ["application", ["fees"]],
    ["lease_term", namesRent ? [] : ["price"]],
    ["deposit", namesRent ? [] : ["price"]],
  ];
  const dropped = new Set(drops.flatMap(([topic, covered]) => (topics.includes(topic) ? covered : [])));
  return topics.filter((topic) => !dropped.has(topic));
}

/** True where a cue word of a field stands in the clause that seldom stands for anything else. */
export function namesField({ text }: { text: string }): boolean {
  return namedFields(text).some(({ topic }) => !weakCues.has(topic));
}

const highest =
  /\b(?:most|biggest|largest|bigger|larger|highest|max\w*|latest|longest|mas (?:grande|espacio\w*|ampli\w*|alto|car\w*|tarde|nuev\w*)|newest|furthest|mayor)\b/;
const lowest =
  /\b(?:least|less|cheapest|cheaper|lowest|smallest|smaller|soonest|earliest|closest|nearest|shortest|first available|mas (?:barat\w*|economic\w*|pequen\w*|chi[qc]\w*|cerca\w*|pronto|temprano|baj\w*)|menos|menor)\b/;

/** What a superlative is about where no field was named: "the biggest" is a size, "the soonest" a date. */
const extremeTopics: readonly (readonly [RegExp, Topic])[] = [
  [/\b(?:bigg|larg|small|space|square|roomi|grande|ampli|espaci|pequen|chi[qc]uit)/, "square_feet"],
  [
    /\b(?:soon|earli|first available|move in (?:first|soonest|fastest)|pronto|temprano|antes|disponible primero)/,
    "availability",
  ],
  [/\b(?:cheap|expensive|affordab|price|rent|barat|economic|car[oa]\b|precio|renta)/, "price"],
  [/\b(?:close|near|far|cerca|lejos|distanc)/, "distance"],
];

function direction(text: string, topics: readonly Topic[]): "min" | "max" {
  if (lowest.test(text)) return "min";
  if (highest.test(text)) return "max";
  return topics[0] === "square_feet" || topics[0] === "bedrooms" ? "max" : "min";
}

const summary =
  /\b(?:tell me (?:more|about)|more (?:info\w*|details|about)|details|what(?:s| is) it like|describe|what about|how about|cuentame|mas (?:info\w*|detalles|datos)|dime (?:mas|de|del|sobre)|hablame|como es|que tal|que tiene|info|what (?:does|do|has) .*\b(?:have|got|offer|include)|(?:have|has) to offer)\b/;

/** Asked for a home as a whole, unlike "and the Doral one?", which asks on about the same thing. */
const tellsAll =
  /\b(?:tell me (?:more|about|everything)|more (?:info\w*|details|about)|details|what(?:s| is) it like|describe|cuentame|mas (?:info\w*|detalles|datos)|dime mas|hablame|como es)\b/;

/** Without a mark or a question's first word, an act has to be this sure to be a question. */
const sureUnmarked = 0.7;
const which = /\b(?:which|whichever|cual(?:es)?|que)\b/;
/** "Did the owner say yes?": nobody's listing tells. */
const asksOfPeople =
  /\b(?:did|has|have|does|is|will) (?:she|he|they|the (?:owner|landlord|agent)|marisol|your boss|anyone)\b.*\b(?:sa(?:y|id)|answer\w*|repl\w*|respond\w*|ok|agree\w*|confirm\w*|accept\w*|see|read)\b|\b(?:que dijo|ya (?:dijo|respondio|contesto|confirmo|acepto))\b/;
/** "Which one would you pick?": figures tell homes apart, and no opinion. */
const asksOpinion =
  /\b(?:would (?:you|u) (?:pick|choose|recommend|take)|do (?:you|u) (?:recommend|suggest|prefer|like)|better|best (?:one|deal|option|value)|(?:cual|que) (?:me )?(?:recomiendas?|sugieres?|escogerias|elegirias)|mejor)\b/;

/** "The Doral one?": so few words ask what a home is like. */
const maxSummaryWords = 5;

/** Fewer words that name no field and no home ask for nothing. */
const minQuestionWords = 3;
const needsTopic: ReadonlySet<AskOp> = new Set<AskOp>(["value", "check", "list"]);
/** Words that take an answer in. */
export const accepts =
  /^\W*(?:ok(?:ay)?|yeah|yes|sure|great|cool|nice|good|fine|perfect|got it|alright|bueno|dale|perfecto|genial)\b(?! (?:y|and|so|but|pero)\b)/i;

/** What a question is read against. */
export interface AskScene {
  constraints: Slots;
  market: Market;
  properties: readonly Property[];
  /** The clause gives the value that was asked for. */
  isAnswer: boolean;
  /** The renter has a pet: "would he be ok?" asks about it. */
  hasPet: boolean;
}

/** "You didn't tell me the deposit", "nobody answered me on the credit", "no me contestó cuál": the question is still open. */
const missesAnswer =
  /\b(?:(?:didnt|did not|never|havent|nobody|no one|still (?:dont|havent|waiting)) (?:\w+ ){0,2}(?:answer\w*|tell|told|said?|say|mention\w*|get|got|know|heard)|(?:skipped|ignored|missed)(?: (?:my|the))?|no me (?:ha |has |han )?(?:dij\w+|dicho|respond\w+|contest\w+)|no (?:contest|respond)\w+|te (?:pregunt\w+|vengo preguntando)|sigo sin saber|falta saber)\b/;

/** The question a clause asks, or null where it asks none. */
export function readAsk(clause: PointingClause, scene: AskScene): CommandOf<"ask"> | null {
  const { constraints, market, isAnswer } = scene;
  const isQuestion = clause.isMarked || opensQuestion.test(clause.text) || missesAnswer.test(plainText(clause.text));
  // "Edgewater or Downtown, near the bus" gives the area, whatever it looks like.
  if (isAnswer && !isQuestion) return null;
  // "Ok, shared laundry" takes an answer in.
  if (!isQuestion && accepts.test(clause.text)) return null;
  const read = readOp(clause, isQuestion);
  if (!read) return null;
  const { start, end } = clause;
  const text = plainText(clause.text);
  // "Did the owner say yes?" is for the agent to answer, whatever figure it names.
  if (asksOfPeople.test(text))
    return { type: "ask", op: "check", topics: [], refs: [], against: {}, constraints: {}, start, end };
  const named = topicsAsked(clause, text, scene);
  // "Any others that take cats?" asks which do.
  const asksOthers = named.length > 0 && otherHomes.test(text) && !clause.refs.some(isNamed);
  const op = asksOthers ? "list" : opFor(read, text, { named, refs: clause.refs });
  const against = againstOf(clause, { constraints, topics: named, market, named: areasNamed(clause) });
  const topics = withoutEcho(op, withExtremeTopic(op, text, ofDetail(named, against)), against);
  // "Hello??" asks for nothing; "¿tiene chimenea?" does in as few words.
  const isSure = clause.sure.ask_check >= 0.6;
  if (
    topics.length === 0 &&
    clause.words < minQuestionWords &&
    clause.refs.length === 0 &&
    needsTopic.has(op) &&
    !isSure
  )
    return null;
  // "I gotta be out of my cousin's" names no field and no home, and asks nothing.
  if (!isQuestion && topics.length === 0 && clause.refs.length === 0 && needsTopic.has(op)) return null;
  return {
    type: "ask",
    op: isSummary(clause, op, topics) ? "describe" : op === "describe" ? "value" : op,
    topics: withoutBeyond(clause.text, topics),
    refs: asksOthers ? [{ by: "all" }] : refsFor(op, clause.refs, topics),
    against,
    constraints: { ...sizeOf(op, clause.refs), ...withoutAgainst(constraints, topics) },
    ...(op === "superlative" && { direction: direction(text, topics) }),
    ...(op === "superlative" && nextOne.test(text) && { next: true as const }),
    ...(clause.isMarked && { isMarked: true as const }),
    ...(tellsAll.test(text) && { summary: true as const }),
    start,
    end,
  };
}

/** "What's the cheapest 2-bedroom?" asks among the 2-bedrooms, and points at none. */
function refsFor(op: AskOp, refs: readonly ListingRef[], topics: readonly Topic[]): ListingRef[] {
  const hasFeature = topics.some((topic) => isListingTopic(topic) && fields[topic].kind === "boolean");
  if (op !== "superlative" || (!hasFeature && !refs.some(({ by }) => by === "size"))) return [...refs];
  return refs.filter(({ by }) => by !== "extreme" && by !== "size");
}

function sizeOf(op: AskOp, refs: readonly ListingRef[]): Slots {
  const size = refs.find((ref) => ref.by === "size");
  return op === "superlative" && size?.by === "size" ? { bedrooms: size.bedrooms } : {};
}

/** "Guest parking" is about parking alone. */
function ofDetail(topics: Topic[], { detail }: Against): Topic[] {
  return detail === undefined
    ? topics
    : topics.filter((topic) => isListingTopic(topic) && partsOf(topic).includes(detail));
}

function areasNamed({ refs }: PointingClause): string[] {
  return refs.flatMap((ref) => (ref.by === "area" ? [ref.area] : []));
}

const otherHomes =
  /\b(?:any|hay|tienes?|tienen|some|what|which|cuales) (?:of the |de los |de las )?(?:others?|otr[oa]s?)\b/;

/** "Would he be ok?", "¿lo aceptan?": a renter's pet is meant where nothing else is asked for. */
const ofSomeone = /\b(?:he|she|him|her|hes|shes|lo aceptan?|la aceptan?|los aceptan?|las aceptan?|lo dejan|la dejan)\b/;

function topicsAsked(clause: PointingClause, text: string, { hasPet }: AskScene): Topic[] {
  const topics = summed(topicsOf(clause), clause, text);
  if (topics.length > 0) return topics;
  const isSum = clause.acts.includes("ask_total") || /\b(?:come to|add up|total|en total|suma)\b/.test(text);
  const isAside = clause.words <= maxAsideWords;
  const whole = clause.sentence && (isSum || isAside) ? topicsOf({ ...clause, text: clause.sentence.text }) : [];
  if (whole.length > 0) return summed(whole, clause, plainText(clause.sentence?.text ?? ""));
  if (hasPet && ofSomeone.test(text)) return ["pets"];
  return asksAreas.test(text) ? ["area"] : [];
}

/** So few words behind a comma lean on the sentence they stand in. */
const maxAsideWords = 4;

/** "The total I'd walk in with, dog fee included": a sum that is not of months is what moving in costs. */
function summed(topics: Topic[], { acts }: PointingClause, text: string): Topic[] {
  const isSum =
    acts[0] === "ask_total" || /\b(?:first|primero?)(?: month)?(?: (?:and|y))? (?:last|ultimo)\b/.test(text);
  if (!isSum || /\b(?:months?|monthly|mes(?:es)?|mensual\w*|year|ano|utilit\w*|servicios)\b/.test(text)) return topics;
  const rest = topics.filter((topic) => topic === "pets" || topic === "pet_fee");
  return topics.every((topic) => sumParts.has(topic)) ? ["move_in_cost", ...rest] : topics;
}

const sumParts: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "deposit",
  "fees",
  "application",
  "pets",
  "pet_fee",
  "move_in_cost",
]);

/** "What areas do you have?", "¿qué zonas me recomiendas?" */
const asksAreas = /\b(?:what|which|que|cuales) (?:\w+ )?(?:areas?|neighborhoods?|zonas?|barrios?)\b/;

/** What the classifier makes of a question, or its form where that is not sure of it. */
function readOp(clause: PointingClause, isQuestion: boolean): AskOp | undefined {
  const act = clause.acts.find((label) => label in ops && (isQuestion || clause.sure[label] >= sureUnmarked));
  const asksMore = isQuestion && clause.refs.length > 0 && summary.test(plainText(clause.text));
  return (act && ops[act]) ?? (asksMore ? "describe" : opOfQuestion(clause));
}

const naming: ReadonlySet<ListingRef["by"]> = new Set(["id", "place", "area", "rent", "size", "feature"]);

const compares = /\b(?:compare|compara(?:l[oa]s?|me(?:l[oa]s?)?)?|comparar)\b/;

/** Opinions and two named homes are compared; "which one has the pool" asks which. */
function opFor(
  op: AskOp,
  text: string,
  { named, refs }: { named: readonly Topic[]; refs: readonly ListingRef[] },
): AskOp {
  if (compares.test(text) && refs.length > 0) return "compare";
  if (op === "value" && refs.some(({ by }) => by === "extreme") && refs.some(({ by }) => by === "size"))
    return "superlative";
  const isExtreme = extremeTopics.some(([pattern]) => pattern.test(text));
  const isOfTwo = refs.filter(({ by }) => naming.has(by)).length > 1;
  if (op === "superlative" && (isOfTwo || (asksOpinion.test(text) && !isExtreme))) return "compare";
  // "Which one is bigger?" asks for the one, "compare them" for both.
  if (isExtreme && which.test(text) && (op === "compare" || op === "list" || op === "total")) return "superlative";
  if (op === "count" && named.some((topic) => isListingTopic(topic) && fields[topic].kind === "money")) return "value";
  return op === "compare" && named.length > 0 && which.test(text) && !asksOpinion.test(text) ? "list" : op;
}

/** "Can I still rent?" asks for no rent: a home has one, and yes or no says nothing about it without a figure. */
function withoutEcho(op: AskOp, topics: readonly Topic[], { amount }: Against): Topic[] {
  if (op === "compare") return topics.filter((topic) => topic !== "area");
  const isEcho = (op === "check" || op === "list" || op === "count") && amount === undefined;
  return topics.filter(
    (topic) => !isEcho || (topic !== "price" && topic !== "area" && topic !== "bedrooms" && topic !== "bathrooms"),
  );
}

function isSummary(clause: PointingClause, op: AskOp, topics: readonly Topic[]): boolean {
  if (topics.length > 0) return false;
  if (op === "describe") return true;
  const isShort = clause.words <= maxSummaryWords && clause.refs.some(({ by }) => naming.has(by) || by === "other");
  return (op === "value" || op === "check") && (isShort || summary.test(plainText(clause.text)));
}

const nextOne = /\b(?:next|second|2nd|after that|other|siguiente|segund[oa]|otr[oa]|despues de es[ea])\b/;

/** Words that open a question, also where its mark is left out. */
export const opensQuestion =
  /^\W*(?:(?:and|so|but|ok|okay|also|like|um|uh|well|wait|then|hmm+|lol|dude|bro|actually|oh|cool|great|nice|alright|btw|y|e|pero|hi|hey|hello|hola|bueno|entonces|oye|pues|mira|ah|ay|dale|perfecto|buenas?|disculpe?)[\s,]+)*(?:(?:para|desde|hasta|con|por|de|en|a)\s)?(?:tell me|give me|show me|send me|let me know|explain|compare|comp[aá]ra?(?:me)?(?:l[oa]s?)?|list|name|remind me|rec[uú][eé]rdame|dime|cu[eé]ntame|mu[eé]strame|m[aá]ndame|what|whats|when|where|which|who|whos|why|how|is|are|do|does|did|can|could|would|will|should|any|que|qué|cuando|cuándo|donde|dónde|cual(?:es)?|cuál(?:es)?|quien|quién|como|cómo|cuant[oa]s?|cuánt[oa]s?|se puede|puedo|hay|tienen?|aceptan|permiten|(?:l[oa]s?\s)?puedo|incluye|est[aá](?! (?:muy|demasiado|bien|bueno))|sigue)(?!\p{L})/iu;

/** Acts beside which a clause may still ask something. */
const saysLittle: ReadonlySet<ActLabel> = new Set<ActLabel>(["greet", "ack"]);

function isNamed({ by }: ListingRef): boolean {
  return naming.has(by);
}

/** What a question that the classifier doesn't place wants to know: its form tells, and a field or a home it names. */
function opOfQuestion(clause: PointingClause): AskOp | undefined {
  if (
    !clause.acts.every(
      (act) =>
        saysLittle.has(act) ||
        (act === "search" && (clause.refs.some(isNamed) || (clause.isMarked && namesField(clause)))),
    )
  )
    return undefined;
  if (!clause.isMarked && !opensQuestion.test(clause.text)) return undefined;
  const text = plainText(clause.text);
  const isOfHomes = namedFields(clause.text).length > 0 || clause.refs.some(({ by }) => by !== "this");
  if (!isOfHomes) return undefined;
  if (/\b(?:which|cual(?:es)?|any|algun[oa]?)\b/.test(text)) return "list";
  if (
    /\b(?:how many (?:places|homes|apartments|listings|units)|cuant[oa]s (?:apartamentos|propiedades|opciones))\b/.test(
      text,
    )
  )
    return "count";
  if (lowest.test(text) || /\b(?:biggest|largest|newest|mas grande)\b/.test(text)) return "superlative";
  if (/\b(?:difference|compare|versus|vs|better|diferencia|compar\w+|mejor)\b/.test(text)) return "compare";
  return /\b(?:how much|what|when|where|how long|how far|cuanto|que|cuando|donde)\b/.test(text) ? "value" : "check";
}

function withExtremeTopic(op: AskOp, text: string, topics: Topic[]): Topic[] {
  if (op === "compare" && topics.length === 0)
    return extremeTopics
      .filter(([pattern]) => pattern.test(text))
      .map(([, topic]) => topic)
      .slice(0, 1);
  if (op !== "superlative") return topics;
  // "Cheaper to move into" ranks by that cost.
  if (topics.includes("move_in_cost")) return ["move_in_cost", ...topics.filter((topic) => topic !== "move_in_cost")];
  const extreme =
    extremeTopics.find(([pattern]) => pattern.test(text))?.[1] ?? (topics.length === 0 ? "price" : undefined);
  return extreme ? [extreme, ...topics.filter((topic) => topic !== extreme)] : topics;
}

/** A value that is held against the fact asked about narrows nothing. */
function withoutAgainst(constraints: Slots, topics: readonly Topic[]): Slots {
  const { lease_months: _months, occupants: _people, ...rest } = constraints;
  const asked = new Set<string>(topics);
  if (asked.has("distance")) asked.add("area");
  return Object.fromEntries(Object.entries(rest).filter(([slot]) => !asked.has(slot) || slot === "bathrooms"));
}

/** "Anything with a washer downtown?": homes are looked for by a feature that is no slot of the search. */
export function readFeatureSearch(clause: PointingClause, { constraints, market }: AskScene): CommandOf<"ask"> | null {
  const features = namedFields(clause.text)
    .map(({ topic }) => topic)
    .filter((topic) => fields[topic].kind === "boolean" && topic !== "furnished");
  const topics = [...new Set<Topic>(features)].slice(0, maxTopics);
  if (topics.length === 0) return null;
  const { start, end } = clause;
  const { detail } = againstOf(clause, { constraints, topics, market, named: areasNamed(clause) });
  const against = detail === undefined ? {} : { detail };
  return { type: "ask", op: "list", topics, refs: [{ by: "all" }], against, constraints, start, end };
}
