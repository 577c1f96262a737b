import { topicLabels } from "../learned/labels.ts";
import type { Topic } from "../types.ts";
import type { PointingClause } from "./clauseActs.ts";
import { namedFields } from "./fieldCues.ts";
import { plainText } from "./plainText.ts";

/** More topics than this in one clause are a list nobody reads an answer to. */
export const maxTopics = 3;
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

const minTopicWords = 3;

/** The fields of a listing that a clause asks about, the surest first. */
export function topicsOf(clause: PointingClause): Topic[] {
  const named = new Set<Topic>(namedFields(clause.text).map(({ topic }) => topic));
  const scored = topicLabels
    .map((label) => ({ topic: label as Topic, sure: clause.topic(label) }))
    .filter(({ topic }) => topic !== "other")
    .sort((a, b) => weightOf(b, named) - weightOf(a, named));
  // So few words without a field's name ask for none: "cuánto", "how much".
  const isBare = clause.words < minTopicWords;
  // Beside the field that is surest, another one has to be named.
  const found = scored.filter(
    ({ topic, sure }, index) =>
      (sure >= sureTopic && (index === 0 || named.has(topic)) && (!isBare || named.has(topic))) ||
      (named.has(topic) && (!weakCues.has(topic) || sure >= namedTopic)),
  );
  // A weak cue is better than none.
  const [best] =
    found.length > 0
      ? found
      : scored.filter(({ topic }) => named.has(topic) && topic !== "area" && topic !== "address");
  const topics = (found.length > 0 ? found : best ? [best] : []).map(({ topic }) => topic);
  const rent =
    /\b(?:rent|renta|alquiler)\b|\b(?:price|precio) (?:and|y|plus|e)\b|\b(?:and|y) (?:the |el )?(?:price|precio)\b/.test(
      plainText(clause.text),
    );
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
export function withoutBeyond(clause: string, topics: readonly Topic[]): Topic[] {
  const text = plainText(clause);
  return topics.map((topic) => (beyondStored[topic]?.test(text) ? "other" : topic));
}

/** When and for whom something is open. */
const hours =
  /\b(?:open|opens|close[sd]?|hours|year round|all (?:year|yr)|winter|guests?|reserv\w+|abre[n]?|abiert[oa]|cierra[n]?|horarios?|todo el ano|invierno|visitas|invitados)\b/;

const beyondStored: Partial<Record<Topic, RegExp>> = {
  deposit:
    /\b(?:refund\w*|get (?:it|that) back|give (?:it|that) back|installments|devuel\w*|devol\w*|reembols\w*|regresan|cuotas|plazos)\b/,
  pets: /\b(?:breeds?|razas?|fish ?tanks?|aquariums?|gallons?|peceras?|acuarios?|galones)\b/,
  application:
    /\b(?:how (?:long|fast|soon)|how many days|take|takes|next step|how (?:do|can|would) i|steps?|process|demoran?|tardan?|cuantos dias|cuanto (?:tiempo|demora|tarda)|que tan rapido|pasos?|proceso|como (?:aplico|hago))\b/,
  price:
    /\b(?:due|grace|late fee|(?:raise|raised|increases?|go up|goes up)|dias? de gracia|que dia|se paga la renta|(?:suben?|aumentan?|subir) (?:la renta|el alquiler|mucho|cada|todos))\b/,
  internet: /\b(?:speed|fast|mbps|velocidad|rapido)\b/,
  lease_term:
    /\b(?:break\w*|penalt\w+|terminat\w+|early|sublet\w*|sublease\w*|romper\w*|rompo|rompe|penalidad|multa|cancelar|terminar|antes de tiempo|subarrend\w+|subalquil\w+)\b/,
  pool: hours,
  gym: hours,
  distance: /\b(?:bus|buses|metro|metrorail|metromover|train|trolley|brightline|transit|guagua|tren|autobus)\b/,
};

/** "What's the total with first, last and deposit" asks for one sum; a fee for pets is no policy on pets. */
function withoutCovered(topics: readonly Topic[], namesRent: boolean): Topic[] {
  const drops: readonly (readonly [Topic, readonly Topic[]])[] = [
    ["move_in_cost", ["deposit", "fees", "price", "application"]],
    ["pet_fee", ["pets", "fees", "deposit", "price"]],
    ["application", ["fees"]],
    ["utilities", ["internet"]],
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
