import type { Act } from "../dialogue/act.ts";
import { plainPart } from "../dialogue/asides.ts";
import { askAgent } from "../dialogue/askAgent.ts";
import { daysBetween } from "../dialogue/calendar.ts";
import { answerTopic, asksMoreThanStored } from "../dialogue/facts.ts";
import { answerOrAsk } from "../dialogue/ownAnswers.ts";
import { answerPets } from "../dialogue/petPolicy.ts";
import { subjectOf } from "../dialogue/quotable.ts";
import { answerTogether } from "../dialogue/severalHomes.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import { describeHome } from "../dialogue/summaryOf.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Topic } from "../types.ts";
import { readAnimals } from "../understanding/animals.ts";
import { dayIn, holds, utilitiesNamed } from "./holds.ts";
import { comparisonOf } from "./measuredHomes.ts";
import { measureFor } from "./measures.ts";
import type { Query } from "./query.ts";
import { isSheet, sheet } from "./sheet.ts";

/** The most topics in one answer. */
const mostTopics = 5;

const ofTime = /\b(?:time|times|hour|day|date|when|hora|horas|dia|fecha|cuando)\b/;
/** Words for everything a building offers. */
const amenities = /\b(?:amenit\w*|amenidades|comodidades|facilities)\b/;
const amenityTopics = ["pool", "gym", "elevator", "laundry", "doorman", "balcony", "view", "parking"] as const;

/** Answers with facts about one home, or yes or no. */
export function ofOne(about: Turn, { isCheck, topics, op, text, own }: Query, home: Property): Act[] | null {
  const { language } = about.state;
  if (amenities.test(plainPart(text))) {
    const facts = amenityTopics.flatMap((topic) => storedFact(home, topic, language) ?? []);
    return facts.length > 0 ? facts : null;
  }
  // "What time did I say?" isn't about a home.
  if (topics.length === 0)
    return op === "value" && !ofTime.test(plainPart(text)) ? [describeHome(home, language)] : null;
  if (topics.includes("other") || (isCheck && topics.includes("area"))) return null;
  const acts = topics.slice(0, mostTopics).flatMap((topic) => {
    const told = topic === "pets" ? (pets(about, [home]) ?? []) : answerTopic(about, topic, [home]);
    const checked = told.map((act) => (isCheck ? withVerdict(about, act, home) : act));
    return [
      ...checked,
      ...askUtilities(about, topic, home),
      ...askDetail(about, topic, home, own),
      ...askHold(about, topic, home),
    ];
  });
  return acts.length > 0 ? acts : null;
}

/** The rules for pets, if the question names any: they answer "do they accept him?" */
export function pets(about: Turn, homes: readonly Property[]): Act[] | null {
  const isNamed = about.heard.topics.includes("pets") || readAnimals(about.message, about.context.market).length > 0;
  return isNamed && homes.length > 0 ? answerPets(about, homes) : null;
}

/** True for a choice that yes or no can't answer: "Is it furnished or empty?" "wifi or water?" asks for any of them. */
function isEither(message: string): boolean {
  const text = plainPart(message);
  return either.test(text) && !anyOf.test(text);
}

const either = /\w (?:or|o) (?!no\b|not\b|what\b|que\b|nah\b|algo\b|something\b|any\w*|sum\w*)\w/;
const anyOf =
  /\b(?:includ\w*|incluy\w*|cover\w*|have|has|tiene|trae|hay|is there|are there|accept\w*|take|allow|acepta\w*)\b(?!.*\b(?:or|o) (?:separate\w*|extra|aparte|apart|do|i|me|el|la|lo|yo)\b)/;

/** Asks the agent for a detail that the listing doesn't give: "Garage or open lot?" next to "2 parking spaces" */
function askDetail(about: Turn, topic: Topic, home: Property, own: string): Act[] {
  if (!leavesOpen(about, topic, home)) return [];
  const subject = subjectOf(own);
  return [{ ...askAgent(about, "other", home), ...(subject && { subject }) }];
}

/** True for a question about a detail the fact doesn't give: "is the pool covered?", "would a queen bed fit?" */
function leavesOpen(about: Turn, topic: Topic, home: Property): boolean {
  const text = plainPart(about.message);
  if (topic === "square_feet") return things.test(text) && !about.acts.some(({ type }) => type === "will_ask_agent");
  const stored = (["en", "es"] as const).map((language) => storedFact(home, topic, language)?.text ?? "");
  const fact = plainPart(stored.join(" "));
  if (topic === "parking" && charges.test(text)) return !charges.test(fact);
  if (topic === "parking") return isEither(about.message) && kindsOfParking.test(text) && !kindsOfParking.test(fact);
  if (fact === "") return false;
  return (details[topic] ?? []).some((detail) => detail.test(text) && !detail.test(fact));
}

/** Things that have to fit into a home. */
const things =
  /\b(?:(?<!\b(?:many|one|two|three|\d) )beds?|desks?|couch\w*|sofas?|sectional|tables?|dresser|furniture|crib|piano|camas?|escritorios?|mesas?|muebles|cuna|king|queen)\b/;

/** Details of a fact, each with the words for it in both languages. */
const details: Partial<Record<Topic, readonly RegExp[]>> = {
  pool: [
    /\b(?:indoors?|outdoors?|covered|techad[oa]|cubiert[oa]|bajo techo|interior|aire libre|roof\w*)\b/,
    /\b(?:heated|warm|climatizad[oa]|caliente|temperad[oa])\b/,
    /\b(?:deep|lanes?|laps?|salt\w*|profunda|carril\w*|salada)\b/,
  ],
  laundry: [/\b(?:gas|electric\w*)\b/, /\b(?:new|nuev[oa]s?|coin\w*|monedas|stack\w*)\b/],
  gym: [/\b(?:weights?|pesas|treadmills?|caminadora\w*|sauna|yoga)\b/],
  internet: [/\b(?:fast|slow|speeds?|mbps|megas?|gig\w*|fiber|rapid[oa]|lent[oa]|velocidad|fibra)\b/],
  furnished: [/\b(?:queen|king)\b/, /\b(?:sofa|couch|desk|escritorio|tv|televis\w+)\b/],
};

const charges = /\b(?:ev|charg(?:er|ers|ing)|tesla|cargador(?:es)?|electric car|carro electrico)\b/;
const kindsOfParking =
  /\b(?:garage|garaje|covered|techado|cubierto|outdoors?|outside|open|lot|street|calle|aire libre|afuera|valet|assigned|asignado)\b/;

/** Asks the agent about the utilities that the listing doesn't name: "Water and electric included?" */
function askUtilities(about: Turn, topic: Topic, home: Property): Act[] {
  const included = home.terms?.utilities;
  if (!ofUtilities.has(topic) || !included?.length) return [];
  const unsaid = utilitiesNamed(plainPart(about.message)).filter((utility) => !included.includes(utility));
  return unsaid.length === 0 ? [] : [{ ...askAgent(about, "utilities", home), utilities: unsaid }];
}

/** How many days owners leave a home empty at most, as a rule. */
const longestWait = 30;

/** Asks the agent if a home that opens earlier can wait: "Will it be free in March?" of one free in December */
function askHold(about: Turn, topic: Topic, home: Property): Act[] {
  const day = topic === "availability" ? dayIn(about.message, about.local.date) : undefined;
  if (day === undefined || home.availableFrom === undefined) return [];
  const from = home.availableFrom > about.local.date ? home.availableFrom : about.local.date;
  return daysBetween(from, day) > longestWait ? [{ ...askAgent(about, "other", home), subject: "holding" }] : [];
}

const ofUtilities: ReadonlySet<string> = new Set(["utilities", "internet"]);

/** Puts yes or no first if the question wants it. */
function withVerdict(about: Turn, act: Act, home: Property): Act {
  if (act.type !== "answer_fact" || act.verdict || isEither(about.message)) return act;
  // "Is the pool heated?" where there is a pool.
  if (leavesOpen(about, act.topic, home) && act.topic !== "furnished") return act;
  const verdict = holds(about, act.topic, home);
  return verdict ? { ...act, verdict } : act;
}

const each = /\b(?:each|every|both|cada un[oa]|tod[oa]s|amb[oa]s|l[oa]s (?:dos|tres|2|3))\b/;

/** True for a question for a value per home: "The square feet of each one", "precio y tamaño de los dos". */
export function asksOfEach({ op, isCheck, topics, own }: Query): boolean {
  const isOfFacts = topics.length > 0 && !topics.includes("other") && !topics.includes("pets");
  return op === "value" && !isCheck && isOfFacts && each.test(plainPart(own));
}

/** Gives what each home has; the agent is asked for what a listing doesn't say. */
export function ofEach(about: Turn, { topics }: Query, homes: readonly Property[]): Act[] | null {
  const [topic, ...others] = topics;
  if (topic === undefined) return null;
  if (others.length > 0) return sheet(about, topics, homes);
  const told = answerTogether(about, topic, homes, homes.length);
  return told && [told];
}

/** Names a home: "That's 2701 NW 2nd Ave, #308: a studio in Wynwood, $2,150 a month." */
export function nameHome({ id, address, area, bedrooms, price, updated }: Property): Act {
  return { type: "name_home", propertyId: id, address, area, bedrooms, price, updated };
}

/** Gives facts of several homes side by side. */
export function ofSeveral(
  about: Turn,
  { topics, isCheck, isOn, named }: Query,
  homes: readonly Property[],
): Act[] | null {
  if (homes.length === 0 || topics.length === 0 || topics.includes("other")) return null;
  // "Is the Edgewater one in Brickell?" names a home and a place.
  if (isCheck && topics.includes("area")) return null;
  if (isSheet(topics, homes)) return sheet(about, topics, homes);
  const acts = topics.slice(0, mostTopics).flatMap((topic): Act[] => {
    if (topic === "pets") return pets(about, homes) ?? [];
    if (asksMoreThanStored(about, topic)) return answerTopic(about, topic, homes);
    const measure = named.length > 1 && !isCheck ? measureFor(topic) : undefined;
    if (measure) return [comparisonOf(homes, measure) ?? []].flat();
    const together = answerTogether(about, topic, homes, isOn ? homes.length : undefined);
    if (together) return [together];
    const isSilent = homes.every((home) => storedFact(home, topic, about.state.language) === null);
    return isSilent ? [answerOrAsk(about, topic, undefined)] : [];
  });
  return acts.length > 0 ? acts : null;
}
