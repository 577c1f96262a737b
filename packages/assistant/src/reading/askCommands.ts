import { partsOf } from "../answering/labels.ts";
import type { Against } from "../answering/query.ts";
import { fields, isListingTopic } from "../answering/registry.ts";
import type { ActLabel } from "../learned/labels.ts";
import type { Market, Property, Slots, Topic } from "../types.ts";
import { againstOf, petNames } from "./against.ts";
import { maxTopics, namesField, topicsOf, withoutBeyond } from "./askedTopics.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { AskOp, CommandOf, ListingRef } from "./command.ts";
import { directionOf, extremeTopics, lowest, withExtremeTopic } from "./extremes.ts";
import { namedFields } from "./fieldCues.ts";
import { plainText } from "./plainText.ts";
import { asksFavor, asksInFragment, asksOfPeople, deniesAsking, missesAnswer } from "./questionForms.ts";

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

const summary =
  /\b(?:tell me (?:more|about)|more (?:info\w*|details|about)|details|what(?:s| is) it like|describe|what about|how about|cuentame|mas (?:info\w*|detalles|datos)|dime (?:mas|de|del|sobre)|hablame|como es|que tal|que tiene|info|what (?:does|do|has) .*\b(?:have|got|offer|include)|(?:have|has) to offer)\b/;

/** Asked for a home as a whole, unlike "and the Doral one?", which asks on about the same thing. */
const tellsAll =
  /\b(?:tell me (?:more|about|everything)|more (?:info\w*|details|about)|details|what(?:s| is) it like|describe|cuentame|mas (?:info\w*|detalles|datos)|dime mas|hablame|como es)\b/;

/** Without a mark or a question's first word, an act has to be this sure to be a question. */
const sureUnmarked = 0.7;
const which = /\b(?:which|whichever|cual(?:es)?|que)\b/;

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

/** The question a clause asks, or null where it asks none. */
export function readAsk(clause: PointingClause, scene: AskScene): CommandOf<"ask"> | null {
  const { constraints, market, isAnswer } = scene;
  const text = plainText(clause.text);
  if (deniesAsking.test(text)) return null;
  const isOpen = missesAnswer.test(text) || asksInFragment(clause);
  const isQuestion = clause.isMarked || opensQuestion.test(clause.text) || isOpen;
  // "Edgewater or Downtown, near the bus" gives the area, whatever it looks like.
  if (isAnswer && !isQuestion) return null;
  // "Ok, shared laundry" takes an answer in.
  if (!isQuestion && accepts.test(clause.text)) return null;
  const { start, end } = clause;
  const ranked = rankedBy(clause, isQuestion);
  if (ranked) return ranked;
  const read = readOp(clause, isQuestion) ?? (isOpen && namedFields(clause.text).length > 0 ? "value" : undefined);
  if (!read) return null;
  // "Did the owner say yes?" is for the agent to answer, whatever figure it names.
  if (asksOfPeople.test(text) || asksFavor.test(text))
    return { type: "ask", op: "check", topics: [], refs: [], against: {}, constraints: {}, start, end };
  const named = topicsAsked(clause, text, scene);
  // "Any others that take cats?" asks which do.
  const asksOthers = named.length > 0 && otherHomes.test(text) && !clause.refs.some(isNamed);
  const asked = asksOthers ? "list" : opFor(read, text, { named, refs: clause.refs });
  // "Why is it so cheap?" asks for a reason, and nothing against the home.
  const isPaidApart = asked === "check" && asksApart.test(text) && named.every((topic) => paidApart.has(topic));
  const op = asked === "whyNot" && asksWhyGood.test(text) ? "check" : isPaidApart ? "value" : asked;
  const against = againstOf(clause, { constraints, topics: named, market, named: areasNamed(clause) });
  const asks = withoutEcho(op, withExtremeTopic(op, text, ofDetail(named, against)), against);
  const limits = op === "list" ? limitsIn(text, asks, constraints) : {};
  const topics = asks.filter((topic) => !(topic in limitTopics) || limits[limitTopics[topic] ?? "area"] === undefined);
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
  if (
    !namesAnything(op, topics, clause, { ...constraints, ...limits }) ||
    (missesAnswer.test(text) && isNothing(op, topics, clause))
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
    constraints: { ...sizeOf(op, clause.refs), ...withoutAgainst(constraints, topics), ...limits },
    ...(op === "superlative" && { direction: directionOf(text, topics) }),
    ...(op === "superlative" && nextOne.test(text) && { next: true as const }),
    ...(clause.isMarked && { isMarked: true as const }),
    ...(tellsAll.test(text) && { summary: true as const }),
    start,
    end,
  };
}

/** "What's the cheapest 2-bedroom?" asks among the 2-bedrooms, and points at none. */
function refsFor(op: AskOp, refs: readonly ListingRef[], topics: readonly Topic[]): ListingRef[] {
  if (op !== "superlative") return [...refs];
  // "2,150, is that the cheapest?" asks among all, and not of that home alone.
  const hasFeature = topics.some((topic) => isListingTopic(topic) && fields[topic].kind === "boolean");
  const isOfKind = hasFeature || refs.some(({ by }) => by === "size");
  if (isOfKind) return refs.filter(({ by }) => by !== "extreme" && by !== "size");
  return refs.some(({ by }) => by === "rent") ? refs.filter(({ by }) => by !== "extreme" && by !== "rent") : [...refs];
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

/** The fields by which "which ones?" is limited like a search. */
const limitTopics: Partial<Record<Topic, keyof Slots>> = { price: "budget_max", parking: "parking" };

/** "Which ones are under 3200 with parking?": those that meet both, named together. */
function limitsIn(text: string, topics: readonly Topic[], constraints: Slots): Slots {
  const said =
    /\b(?:con|for|with|under|below|por|hasta|menos de|at|up to|max) (\d{1,2}) ?(\d{3})\b(?! (?:sq|feet|pies|lb))/.exec(
      text,
    );
  const budget = constraints.budget_max ?? (said ? Number(`${said[1]}${said[2]}`) : undefined);
  if (budget === undefined) return {};
  return { budget_max: budget, ...(topics.includes("parking") && { parking: true }) };
}

/** "Isn't there one with a lower deposit?" asks for the one with the lowest. */
function rankedBy({ text: written, start, end }: PointingClause, isQuestion: boolean): CommandOf<"ask"> | null {
  const text = plainText(written);
  const said = lessOf.exec(text)?.[1];
  const topic =
    said === undefined || !isQuestion
      ? undefined
      : namedFields(said).find((field) => fields[field.topic].kind === "money" || fields[field.topic].kind === "count")
          ?.topic;
  if (!topic) return null;
  const direction = /\b(?:more|bigger|higher|mas|mayor)\b/.test(text) ? ("max" as const) : ("min" as const);
  return {
    type: "ask",
    op: "superlative",
    topics: [topic],
    refs: [],
    against: {},
    constraints: {},
    direction,
    start,
    end,
  };
}

const lessOf =
  /\b(?:un[oa]|algun[oa]|algo|one|any|anything|something|other|otr[oa]) (?:\w+ )?(?:con|with|que tenga|that has|that needs|que pida) (?:un |una |a )?((?:menos|menor|less|lower|smaller|cheaper|mas|mayor|more|bigger|higher) (?:\w+ ?){1,3})/;

/** "Do I pay for water apart?": yes or no would be of the paying. */
const asksApart = /\b(?:aparte|extra|separate(?:ly)?|on top|additional(?:ly)?|adicional|por fuera)\b/;
const paidApart: ReadonlySet<Topic> = new Set<Topic>(["utilities", "internet", "parking"]);

/** "Why is it so cheap?" */
const asksWhyGood = /\b(?:cheap|so low|so good|barat[oa]s?|economic[oa]s?|tan poco)\b/;

/** "How many times": a count is one of homes, or of what a field counts. */
function namesAnything(
  op: AskOp,
  topics: readonly Topic[],
  { text, words, refs }: PointingClause,
  limits: Slots,
): boolean {
  if (topics.length > 0 || refs.some(isNamed) || Object.keys(limits).length > 0) return true;
  if (op === "compare") return words >= minQuestionWords;
  return op !== "count" || homes.test(plainText(text));
}

const homes =
  /\b(?:places?|homes?|apartments?|apts?|listings?|units?|condos?|options?|properties|ones|there|have|got|available|aptos?|apartamentos?|propiedad(?:es)?|casas?|unidades|opcion(?:es)?|tienes?|tienen|hay|disponibles?|quedan)\b/;

/** "You didn't tell me which": what was asked stands elsewhere. */
function isNothing(op: AskOp, topics: readonly Topic[], { refs }: PointingClause): boolean {
  return topics.length === 0 && !refs.some(isNamed) && (op === "list" || op === "value" || op === "compare");
}

function topicsAsked(clause: PointingClause, text: string, { hasPet }: AskScene): Topic[] {
  const topics = summed(topicsOf(clause), clause, text);
  if (topics.length > 0) return topics;
  if (asksTerm.test(text)) return ["lease_term"];
  if (/^(?:\w+ ){0,2}(?:how much|cuanto)$/.test(text)) return ["price"];
  if (hasPet && petNames.some(([pattern]) => pattern.test(text))) return ["pets"];
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

/** "Anything that does 6 months?": so many months are a lease where homes are asked for by them. */
const asksTerm =
  /\b(?:anything|something|any(?: of them)?|one|ones|they|it|place|algo|algun[oa]?|un[oa]|contrato|lo|l[oa]s|se puede|can i|do|does|for|por|de) (?:\w+ ){0,3}(?:\d{1,2}|three|six|nine|tres|seis|nueve)[ -]?(?:months?|mes(?:es)?|mos?)\b(?! (?:deposit|rent|de (?:deposito|renta)))/;

/** What the classifier makes of a question, or its form where that is not sure of it. */
function readOp(clause: PointingClause, isQuestion: boolean): AskOp | undefined {
  const act = clause.acts.find((label) => label in ops && (isQuestion || clause.sure[label] >= sureUnmarked));
  const asksMore = isQuestion && clause.refs.length > 0 && summary.test(plainText(clause.text));
  return (act && ops[act]) ?? (asksMore ? "describe" : opOfQuestion(clause));
}

const naming: ReadonlySet<ListingRef["by"]> = new Set(["id", "place", "area", "rent", "size", "feature"]);

const compares = /\b(?:compare|compara(?:l[oa]s?|me(?:l[oa]s?)?)?|comparar)\b/;

const comparing =
  /\b(?:compare[sd]?|comparing|comparison|compara(?:r|me|cion|l[oa]s)?|differen\w+|diferenc\w+|better|best|mejor|vs|versus|than|which|cual(?:es)?|more|less|mas|menos|or|both|them|they|others?|otr[oa]s?)\b/;

/** Opinions and two named homes are compared; "which one has the pool" asks which. */
function opFor(
  op: AskOp,
  text: string,
  { named, refs }: { named: readonly Topic[]; refs: readonly ListingRef[] },
): AskOp {
  if (compares.test(text) && refs.length > 0) return "compare";
  // "If I share it, do two fit?" compares nothing.
  if (op === "compare" && named.length > 0 && !comparing.test(text) && refs.every(({ by }) => by === "this"))
    return "check";
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
