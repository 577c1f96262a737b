import { isDeepStrictEqual } from "node:util";
import { homesMentioned } from "../answering/homeMentions.ts";
import type { Query } from "../answering/query.ts";
import type { SlotName, Topic, Understanding } from "../types.ts";
import { touches } from "../understanding/askedParts.ts";
import { blanked } from "../understanding/stretches.ts";
import { understandMasked } from "../understanding/understand.ts";
import { plainPart } from "./asides.ts";
import { hasCriteria } from "./asksForHomes.ts";
import { hearingContext } from "./hear.ts";
import { countAsked } from "./homeChecks.ts";
import type { SearchAsked, Turn } from "./turn.ts";

/** The search asked for, or null: "Do you have any 3-bedrooms in Doral?", "show me the 2-bedrooms under 3000". */
export function readSearchAsked(turn: Turn): SearchAsked | null {
  if (turn.context.properties.length < 2) return null;
  for (const part of [...askedParts(turn), ...requests(turn), ...choices(turn), ...marked(turn)]) {
    const own = criteriaOf(part);
    // "A studio for 2150? That's crazy" looks for none.
    if (turn.judgesRent !== undefined && own.budget_max === turn.judgesRent) continue;
    // "I said 1 bedroom. Do you not have any?"
    const slots = hasCriteria(own) ? withAreas(turn, own) : criteriaOf({ ...part, heard: turn.heard });
    if (asksForHomes(turn, part, slots)) return { slots, start: part.start, end: part.start + part.text.length };
  }
  return ofMissingSize(turn);
}

/** A search for a size that no home has: "Is the cheapest 1-bedroom still available?". */
function ofMissingSize({ queries, context, message }: Turn): SearchAsked | null {
  for (const { heard, named, start, end } of queries) {
    const { bedrooms } = heard.slots;
    const isThere = context.properties.some((home) => home.bedrooms === bedrooms);
    if (typeof bedrooms !== "number" || isThere || named.length > 0) continue;
    if (!pointsBack.test(plainPart(message.slice(start, end)))) return { slots: { bedrooms }, start, end };
  }
  return null;
}

/** Words that point back at the home in question: "Is it a 3-bedroom?". */
const pointsBack = /\b(?:it|its|that|thats|this|they|those|ese|esa|eso|este|esta|tiene|es un|es de|son)\b/;

interface Part {
  text: string;
  start: number;
  heard: Understanding;
}

function askedParts({ asks }: Turn): Part[] {
  return asks.filter(({ mayAsk, tells, homesNamed }) => mayAsk && !tells && homesNamed.length === 0);
}

/** A choice among homes without a question mark or an asking clause: "Y de 2 qué tienes, máximo 2700". */
function choices({ queries, message, asks }: Turn): Part[] {
  if (asks.length > 0) return [];
  return queries
    .filter(({ op, named }) => op === "list" && named.length === 0)
    .map(({ start, end, heard }) => ({ text: message.slice(start, end), start, heard }));
}

const sentence = /[^.!?\n]+/g;
const wantsShown =
  /\b(?:show|send|give) (?:me|us)\b|\b(?:see|ver) (?:what|whats|que|cuales)\b|\b(?:muestr|ensen|mand|pas)\w{1,2}(?:me|nos)\b|\b(?:me|nos) (?:muestras?|ensenas?|mandas?|pasas?)\b/;

/** Sentences that ask to be shown homes, although they aren't questions. */
function requests(turn: Turn): Part[] {
  return [...turn.message.matchAll(sentence)].flatMap(({ 0: text, index: start }) => {
    const plain = plainPart(text);
    const isWish = wantsShown.test(plain);
    if (!isWish && !begins.test(plain)) return [];
    const part = partAt(turn, text, start);
    return isWish || isOnlyCriteria(turn, part) ? [part] : [];
  });
}

/** A sentence read as a message of its own. */
function partAt({ state, context }: Turn, text: string, start: number): Part {
  return { text, start, heard: understandMasked(text, { ...hearingContext(state, context), asked: null }) };
}

/** Sentences with a question mark that nothing else reads as a question: "2 bed in Edgewater under 3k?" */
function marked(turn: Turn): Part[] {
  const { message, asks } = turn;
  return [...message.matchAll(sentence)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    if (message[end] !== "?" || asks.some((part) => touches(part, { start, end }))) return [];
    const part = partAt(turn, text, start);
    return isOnlyCriteria(turn, part) ? [part] : [];
  });
}

function criteriaOf({ text, heard }: Part): SearchAsked["slots"] {
  const plain = plainPart(text);
  const { area, bedrooms = countAsked("bedrooms", plain) ?? bareCount(plain), budget_max } = heard.slots;
  return {
    ...(area !== undefined && { area }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(budget_max !== undefined && { budget_max }),
  };
}

/** The number of bedrooms in a search: "Y de 2 qué tienes?", "do you have any 1s?". */
function bareCount(text: string): number | undefined {
  const [, before, plural, after] = bare.exec(text) ?? [];
  const count = before ?? plural ?? after;
  return count === undefined ? undefined : Number(count);
}

const bare =
  /\bde ([1-5])(?= (?:que|q|no|hay|tienes?|tienen|nada|en|por|x|con|menos|hasta)\b|$)|\b([1-5])s\b|\b(?:anything|something|nothing|any|algo|nada) (?:else )?(?:with|con|de) ([1-5])(?= (?:then|entonces|pls|plz|please|porfa|tho|though|ahi|there|alla)\b|$)/;

/** Keeps the search as wide as the message: "I said Brickell or Edgewater, is there nothing in Brickell?". */
function withAreas({ heard }: Turn, own: SearchAsked["slots"]): SearchAsked["slots"] {
  const said = [heard.slots.area ?? []].flat();
  const isPart = own.area !== undefined && [own.area].flat().every((area) => said.includes(area));
  return isPart && heard.slots.area !== undefined ? { ...own, area: heard.slots.area } : own;
}

/** What a search names besides the homes it looks for. */
const ofHomes: ReadonlySet<Topic> = new Set<Topic>(["price", "availability", "bedrooms", "area", "other"]);
/** Queries that ask something else about the homes they select. */
const ofPicked: ReadonlySet<Query["op"]> = new Set<Query["op"]>([
  "most",
  "least",
  "count",
  "compare",
  "total",
  "why_not",
]);

function asksForHomes(turn: Turn, part: Part, slots: SearchAsked["slots"]): boolean {
  const { context, focusBefore, queries } = turn;
  const text = plainPart(part.text);
  const { heard } = part;
  if (heard.slots.showing_request !== undefined || heard.topics.some((topic) => !ofHomes.has(topic))) return false;
  const isOfPicked = queries.some((query) => ofPicked.has(query.op) && touches(part, query));
  const isOnly = isOnlyCriteria(turn, part);
  if ((isOfPicked && !isOnly) || !hasCriteria(slots) || later.test(text)) return false;
  const named = homesMentioned(text, context.properties, context.market);
  if (named.homes.length > 0 && !named.isArea) return false;
  if (wantsShown.test(text) || ofAnyHome.test(text) || isOnly) return true;
  if (followsUp.test(text) && isUnderWay(turn)) return true;
  return focusBefore === null && ofThere.test(text) && (slots.bedrooms ?? slots.budget_max) !== undefined;
}

/** Words for the same search with another value, after homes were shown: "Ok and downtown?", "¿y de 2 cuartos?". */
const followsUp =
  /^(?:(?:ok|okay|hm+|mm+|so|then|entonces|bueno|pero|but) )*(?:and|y|what about|how about|wbu|or|o|que tal|q tal)(?: (?:if|in|near|around|for|with|under|at|en|de|del|por|cerca|con|pa|para|a|an|the|un|una|el|la))*(?: [a-z0-9]+){1,3}$/;

function isUnderWay({ state, focusBefore, answeredBefore }: Turn): boolean {
  return focusBefore === null && answeredBefore.length === 0 && state.shownFirst === true && hasCriteria(state.slots);
}

/** True for a question with only criteria: "Y un 1 cuarto por menos de 2300?", "2 bed in Edgewater under 3k?". */
function isOnlyCriteria({ message, asked, state }: Turn, { text, start, heard }: Part): boolean {
  // "4 bedrooms?? I said 2": what is known is contested, not looked for.
  const isKnown = criteria.every((slot) =>
    isDeepStrictEqual(heard.slots[slot] ?? state.slots[slot], state.slots[slot]),
  );
  // "So 3090??" shows surprise at a rent.
  const isAmount = heard.slots.area === undefined && heard.slots.bedrooms === undefined;
  if (isKnown || (isAmount && !limits.test(plainPart(text)))) return false;
  const isAsked = /^[\s.!]*\?/.test(message.slice(start + text.length)) || text.includes("?");
  const said = heard.evidence.filter(({ slot }) => ofSearch.has(slot));
  const words = plainPart(blanked(text, said)).split(" ").filter(Boolean);
  // "Algo por Hialeah" after "which area?" is an answer.
  if (!isAsked && asked !== null && heard.slots[asked] !== undefined) return false;
  return (isAsked || begins.test(plainPart(text))) && words.every((word) => fillsSearch.test(word));
}

const criteria = ["area", "bedrooms", "budget_max"] as const;
const ofSearch: ReadonlySet<SlotName> = new Set<SlotName>([...criteria, "budget_min"]);
const limits = /\b(?:under|below|less|max\w*|up to|for|con|por|x|menos|hasta|pase)\b/;
const begins = /^(?:(?:y|and|or|o|ok) )?(?:algo|something|anything|what about|how about|que tal)\b/;
const fillsSearch =
  /^(?:and|y|or|o|a|an|un|una|uno|unos|de|algo|something|anything|one|ones|in|en|for|por|x|with|con|what|how|about|que|q|tal|less|menos|than|under|below|no|pase|max\w*|the|la|el|los|ap\w*|place|homes?|units?|like|maybe|then|entonces|ok|pero|but|so|also|tambien|there|alla|ahi|it|up|to|hasta|solo|just|only|hmm|lol|jaja|mejor|instead|[1-5])$/;

/** Words for homes that may come up later: "If something opens up in Surfside, will she tell us?" */
const later = /\b(?:if|when\w*|si|cuando) (?:\w+ ){0,2}(?:any\w*|some\w*|algo|algun\w*)\b/;
/** Words that ask for homes, whichever one was under discussion. */
const ofAnyHome =
  /\b(?:any|anything|something|nothing|algo|nada|algun[oa]?s?|ningun[oa]?)\b|\b(?:you|u|yall) (?:\w+ )?(?:have|got)\b|\b(?:is|are|theres|got|have) no\b|\b(?:no|tampoco) hay\b|\b(?:tienes|tenes|tendras)\b|\b(?:can|could|would) (?:i|we) (?:get|find)\b|\b(?:puedo|podria|podemos) (?:conseguir|encontrar)\b/;
/** The same unless a home is in question. */
const ofThere = /\b(?:(?:is|are) there|hay|habra|tiene|tienen|tendran)\b/;
