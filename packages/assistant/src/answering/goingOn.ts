import { plainPart } from "../dialogue/asides.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Topic } from "../types.ts";
import { asksToCompare } from "./comparing.ts";
import { filtersIn, hasFilters, passing } from "./filters.ts";
import { asksWhich } from "./opAsked.ts";
import { asksBeyond } from "./otherHomesAsked.ts";
import type { Query } from "./query.ts";

/** Words that continue the previous question. */
const continues = /^(?:(?:ok|oh|so|pero|ah) )?(?:and|y|(?:what|how) (?:about|abt|bout)|same|lo mismo|igual|que tal)\b/;

/** Queries that ask something of their own even after such words: "and why not the Doral one?" */
const saysItself: ReadonlySet<Query["op"]> = new Set<Query["op"]>([
  "why_not",
  "total",
  "most",
  "least",
  "next",
  "name",
  "describe",
]);
/** Applies a question to the home in question, even if it sounds like a choice: "Does that one have a washer?" */
function ofHomeInTalk(turn: Turn, query: Query): Query {
  const focus = turn.context.properties.find(({ id }) => id === turn.state.focus);
  if (!focus || query.named.length > 0) return query;
  // "And how many parking spaces?" counts those of the home, not homes.
  const isOfIt =
    query.op === "count" && query.topics.some((topic) => counted.has(topic)) && !homes.test(plainPart(query.text));
  if (isOfIt) return { ...query, op: "value", scope: "one" };
  // "¿Hay parqueo?" asks it of the home, "¿hay algo con parqueo?" of all.
  const isOfPlace = query.op === "list" && !hasFilters(filtersIn(query)) && !asksBeyond(plainPart(query.own));
  if (query.scope !== "one" && !isOfPlace) return query;
  // "Which 2-bedrooms take cats?" next to a studio asks for others.
  if (!passing(turn, filtersIn(query)).includes(focus)) return query;
  if (query.op === "list" && asksWhich(plainPart(query.own))) return query;
  return query.op === "list" ? { ...query, op: "check" } : query.op === "count" ? { ...query, op: "value" } : query;
}

/** Topics that a home can have several of. */
const counted: ReadonlySet<Topic> = new Set<Topic>(["parking", "bathrooms", "bedrooms", "elevator", "floor"]);
const homes =
  /\b(?:ones|homes|units|apartments|apts|places|listings|of (?:them|those|these|your)|do you|you have|tienen|tienes|hay|de (?:ellos|ellas|esos|esas)|propiedades|apartamentos|aptos|depas|pisos)\b/;

const withPet = /\b(?:with|con)\b/;
const ofPets: ReadonlySet<Topic> = new Set<Topic>(["pets", "pet_fee"]);

/** The most words that only name a home. */
const fewWords = 6;

/** True for words that only name a home: "and the Brickell one?". */
export function namesOnly(text: string, named: readonly Property[]): boolean {
  return named.length === 1 && continues.test(plainPart(text)) && text.split(/\s+/).length <= fewWords;
}

/** True if a question only asks about what its words say of the named home. */
function describes({ named, topics, ...query }: Query): boolean {
  const { bedrooms, bathrooms } = filtersIn({ ...query, named, topics });
  const said = { bedrooms, bathrooms };
  return topics.every(
    (topic) => (topic === "bedrooms" || topic === "bathrooms") && named.every((home) => home[topic] === said[topic]),
  );
}

/** Repeats the previous question for another home: "And the Doral one?" */
export function goingOn(turn: Turn, read: Query): Query {
  const { answeredBefore } = turn;
  const query = ofHomeInTalk(turn, read);
  const isMore = continues.test(plainPart(query.text));
  // "And with my cat?" after the total to move in.
  const isOfTotal = answeredBefore.includes("move_in_cost") && query.topics.every((topic) => ofPets.has(topic));
  if (isMore && isOfTotal && withPet.test(plainPart(query.text)) && query.topics.length > 0)
    return { ...query, op: "total", topics: [] };
  // "And the 2-bedroom in Doral?" names its size only to say which home.
  const isNameOnly = query.topics.length === 0 || (answeredBefore.length > 0 && describes(query));
  const compares = query.op === "compare" && asksToCompare.test(plainPart(query.own));
  const isOn = !compares && isNameOnly && query.named.length > 0 && isMore && !saysItself.has(query.op);
  if (!isOn) return query;
  const to = answeredBefore.includes("distance") ? turn.state.measured : undefined;
  return {
    ...query,
    op: "value",
    topics: [...answeredBefore],
    ...(to && { distance: { to, wish: "miles", areas: [] } }),
  };
}
