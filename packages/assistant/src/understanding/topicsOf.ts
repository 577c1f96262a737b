import { conductTopics, type Topic } from "../types.ts";
import { childrenMeant } from "./children.ts";
import type { Draft } from "./draft.ts";
import { clauseOf, describesListing, isAsked, pricesAsked, sentenceOf } from "./questions.ts";

const prefix = "topic:";

/** Topics whose question is about money. */
const priced: ReadonlySet<Topic> = new Set(["price", "deposit", "fees", "pet_fee", "move_in_cost"]);
/** Topics whose questions ask the assistant to judge people or places. */
const risky: ReadonlySet<Topic> = new Set(["safety", "families", "demographics", "schools", "steering"]);
/** Topics that state what fair-housing law protects about the renter; asked or not, they need care. */
const personal: ReadonlySet<Topic> = new Set(["disability", "household_status", "immigration", "domestic_violence"]);
/** Topics with their own intent or none; stating them isn't asking. */
const silent: ReadonlySet<Topic> = new Set(["emergency", "privacy", "sensitive_data", "payment", "access_code"]);
/** Topics whose phrases count anywhere; those for facts only count inside a question. */
const conduct: ReadonlySet<string> = new Set(conductTopics);

/** True for a topic with a rule of conduct. */
export const isOfConduct = (topic: Topic): boolean => conduct.has(topic);

/** Features that a search ("do you have anything with a pool?") wishes for and doesn't ask about. */
const wishes: ReadonlySet<Topic> = new Set([
  "pool",
  "gym",
  "balcony",
  "view",
  "light",
  "noise",
  "den",
  "laundry",
  "distance",
  "parking",
  "furnished",
  "pets",
  "elevator",
  "doorman",
  "storage",
  "floor",
  "lease_term",
  "utilities",
  "internet",
  "appliances",
  "address",
]);
/** Things that a building or home can have, so that the thing itself can be available. */
const amenities: ReadonlySet<Topic> = new Set([
  "pool",
  "gym",
  "laundry",
  "parking",
  "elevator",
  "storage",
  "internet",
  "utilities",
  "appliances",
]);
/** Classes of words for a home or its rooms. */
const homes: ReadonlySet<string> = new Set(["home", "studio", "bedroom"]);
/** Topics whose nouns next to a number state a wish. */
const layout: ReadonlySet<Topic> = new Set(["bedrooms", "bathrooms"]);
/** Vague words for a whole home, which are topics only if nothing more exact is asked. */
const vague: ReadonlySet<Topic> = new Set(["area", "bedrooms", "bathrooms", "other", "price"]);

interface TopicHit {
  topic: Topic;
  start: number;
  asked: boolean;
  isVague: boolean;
}

/** What the message asks about or touches. */
export interface TopicsRead {
  /** In order, without repeats. */
  topics: Topic[];
  asked: Set<Topic>;
  /** Topics that only a question for a price or for what is free names: "how much is parking?". */
  carried: Map<Topic, "ask_price" | "ask_availability">;
}

export function readTopics(draft: Draft): TopicsRead {
  const known = [...fromSignals(draft), ...fromChildren(draft), ...fromNouns(draft), ...fromStatement(draft)];
  const meant = known.filter(({ start }) => !isContrasted(draft, start));
  const clear = meant.length > 0 ? meant : known;
  const hits = (clear.length > 0 ? [...clear, ...fromSecond(draft, clear)] : fromUnknown(draft)).sort(
    (a, b) => a.start - b.start,
  );
  const exact = hits.filter((hit) => !hit.isVague);
  const asksVaguely = hits.some((hit) => hit.isVague && hit.asked) && !exact.some((hit) => hit.asked);
  const kept = exact.length > 0 && !asksVaguely ? exact : hits;
  const asked = new Set(kept.filter((hit) => hit.asked).map((hit) => hit.topic));
  if (asked.has("accessibility")) asked.add("disability");
  return {
    topics: refine(draft, [...new Set(kept.map((hit) => hit.topic))]),
    asked,
    carried: carriedTopics(draft, kept),
  };
}

/** True for something named only to set it aside: "I meant out the window, not the water bill". */
function isContrasted({ reading }: Draft, start: number): boolean {
  const [before, link] = [reading.norm(start - 2), reading.norm(start - 1)];
  return /^(?:not|no)$/.test(before) && /^(?:the|about|el|la|los|las|del|de|por)$/.test(link);
}

function carriedTopics(draft: Draft, hits: readonly TopicHit[]): TopicsRead["carried"] {
  const carried: TopicsRead["carried"] = new Map();
  for (const { topic } of hits) {
    if (conduct.has(topic) || carried.has(topic)) continue;
    const by = hits.filter((hit) => hit.topic === topic).map((hit) => carrierOf(draft, hit.start));
    const [first] = by;
    if (first !== undefined && by.every((intent) => intent === first)) carried.set(topic, first);
  }
  return carried;
}

/** The question that has the topic as its object, if it isn't about the topic itself. */
function carrierOf(draft: Draft, start: number): "ask_price" | "ask_availability" | undefined {
  const { reading } = draft;
  const clause = clauseOf(draft, start);
  // "How much is the deposit and whether dogs are allowed" asks two things.
  const second = reading.all("whether").find((hit) => hit.start > clause.start && hit.end <= start);
  const from = second?.end ?? clause.start;
  if (pricesAsked(draft).some((hit) => hit.start < clause.end && hit.end > from)) return "ask_price";
  const free = reading.all("ask_availability").filter((hit) => hit.start >= clause.start && hit.end <= clause.end);
  return free.some((hit) => !isOfFeature(draft, hit)) ? "ask_availability" : undefined;
}

/** True for a feature: "Is parking available?" asks about parking, "are units with parking available?" about units. */
export function isOfFeature({ reading }: Draft, hit: { start: number; end: number }): boolean {
  let names = false;
  for (let i = hit.start; i < hit.end; i++) {
    const groups = reading.classesAt(i).flatMap((span) => [...span.groups]);
    if (groups.some((group) => homes.has(group))) return false;
    names ||= groups.some((group) => group.startsWith(prefix) && amenities.has(group.slice(prefix.length) as Topic));
  }
  return names;
}

function fromSignals(draft: Draft): TopicHit[] {
  const hits: TopicHit[] = [];
  const { reading } = draft;
  for (const hit of reading.signals) {
    if (!hit.name.startsWith(prefix)) continue;
    const topic = hit.name.slice(prefix.length) as Topic;
    if (topic === "children") continue;
    const asked = isAsked(draft, hit.start, hit.end);
    if (!conduct.has(topic) && reading.within("off_topic", hit.start, hit.end)) continue;
    // "En cuanto tengan algo" doesn't ask for a price.
    if (topic === "price" && reading.within("asksOfMeasure", hit.start, hit.end)) continue;
    if (topic === "price" && reading.all("asap").some((soon) => soon.start <= hit.start && soon.end > hit.start))
      continue;
    if (topic === "approval" && isOfPet(draft, hit)) continue;
    if (isOfRenter(draft, topic, hit.start, hit.end) || isGreeting(draft, topic, hit.start)) continue;
    if (conduct.has(topic) || (asked && !isWish(draft, topic, hit.start)))
      hits.push({ topic, start: hit.start, asked, isVague: false });
  }
  return hits;
}

function fromChildren(draft: Draft): TopicHit[] {
  return childrenMeant(draft).map(({ start, end }) => ({
    topic: "children",
    start,
    asked: isAsked(draft, start, end),
    isVague: false,
  }));
}

/** Words that make a question about acceptance one about the renter, whatever comes with them. */
const renters: ReadonlySet<string> = new Set(["me", "us", "nos", "i", "we", "application", "aplicacion", "solicitud"]);
/** Most words between the verb and the animal: "accept my little dog". */
const petWithin = 3;

/** True for a rule about animals, not the owner's approval of the renter: "Which of those would accept my dog?" */
function isOfPet({ reading }: Draft, { start, end }: { start: number; end: number }): boolean {
  const norms = reading.words.slice(start, end).map(({ norm }) => norm);
  if (norms.some((word) => renters.has(word))) return false;
  for (let i = start; i < Math.min(end + petWithin, reading.words.length); i++) {
    if (i >= end && (reading.words[i]?.before ?? 0) > 1) return false;
    if (reading.group(i, "pet") > 0) return true;
  }
  return false;
}

/** True for the greeting at the start of a conversation, which asks nothing: "¿Qué tal, necesito…?" */
function isGreeting({ reading }: Draft, topic: Topic, start: number): boolean {
  return !conduct.has(topic) && reading.within("greet", start, start + 2);
}

/**
 * True for words that say where, and don't ask for an opinion on the schools: "Cerca de la escuela de los niños" and
 * "close to a school".
 */
function isOfRenter(draft: Draft, topic: Topic, start: number, end: number): boolean {
  if (topic !== "schools") return false;
  if (draft.reading.within("schoolRun", start, end)) return true;
  if (isAsked(draft, start, end)) return false;
  return draft.reading.within("ownSchool", start, end) || !draft.reading.within("ratesSchools", start, end);
}

/** Topics from nouns, only inside a question; of overlapping nouns, the longest counts. */
function fromNouns(draft: Draft): TopicHit[] {
  const { reading } = draft;
  const hits: TopicHit[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    const span = reading.classesAt(i).find(({ groups }) => [...groups].some((group) => group.startsWith(prefix)));
    if (span === undefined || !isAsked(draft, i, span.end)) continue;
    if (reading.isInSetPhrase(i) || reading.within("off_topic", i, span.end)) continue;
    // "Me da igual si es amoblado" doesn't ask about furniture.
    if (reading.within("eitherWay", i, span.end) && !reading.text.includes("?")) continue;
    for (const group of span.groups) {
      const topic = group.slice(prefix.length) as Topic;
      const taken = layout.has(topic) && (!reading.isFree(i, span.end) || describesListing(draft, i));
      const isMeasured = topic === "price" && reading.within("asksOfMeasure", i, span.end);
      // "Can you see the water?" asks for the view.
      const isSeen = topic === "utilities" && reading.within("topic:view", i, span.end);
      if (!group.startsWith(prefix) || isSeen || taken || isMeasured || isWish(draft, topic, i)) continue;
      hits.push({ topic, start: i, asked: true, isVague: vague.has(topic) });
    }
    i = span.end - 1;
  }
  return hits;
}

/** Topics from statements that the question is about: "We have a parrot, is that a problem?" */
function fromStatement(draft: Draft): TopicHit[] {
  const hit = draft.reading.first("asksIfFine");
  if (hit === undefined || !isAsked(draft, hit.start, hit.end)) return [];
  const topic = draft.slots.pets !== undefined ? "pets" : draft.reading.has("situation") ? "requirements" : undefined;
  return topic === undefined ? [] : [{ topic, start: hit.start, asked: true, isVague: true }];
}

/** Signals next to which "do you have …?" isn't about a feature. */
const knownAims = [
  "search",
  "ask_availability",
  "ask_price",
  "ask_if_bot",
  "ask_human",
  "reschedule",
  "cancel",
  "book_showing",
  "off_topic",
  "language_switch",
  "greet",
  "asksOfOffer",
  "refuse",
  "abusive",
];

/** Fewest words of a question about a home; "Really?" isn't one. */
const fewestAsking = 4;

/** The topic of a question about a thing without one: "Is there a sauna?" In a search, it is a wish. */
function fromUnknown(draft: Draft): TopicHit[] {
  const { reading } = draft;
  const marked = reading.text.includes("?") ? reading.all("aboutListing") : [];
  const known = [...reading.all("asksOfThing"), ...marked].find(({ start, end }) => isAsked(draft, start, end));
  // With this many words and a question mark it is a question, whatever its words are.
  const isMarked = reading.text.includes("?") && reading.words.length >= fewestAsking;
  const hit = known ?? (isMarked ? { start: 0 } : undefined);
  if (hit === undefined) return [];
  if (knownAims.some((signal) => reading.has(signal)) || Object.keys(draft.slots).length > 0) return [];
  return [{ topic: "other", start: hit.start, asked: true, isVague: true }];
}

/** The topic of a second question without one: "Is smoking allowed? Also can I paint the walls?" */
function fromSecond(draft: Draft, known: readonly TopicHit[]): TopicHit[] {
  const { reading, questions, slots, evidence } = draft;
  if (questions.sentences.length < 2 || slots.showing_request !== undefined) return [];
  const first = known.find(({ asked, topic }) => asked && !conduct.has(topic));
  if (first === undefined) return [];
  const open = questions.sentences.find(({ start, end }) => {
    const isFull = start > first.start && end - start >= fewestAsking && isAsked(draft, start, start + 2);
    const says = (from: number, to: number): boolean => from < end && to > start;
    const isTold = evidence.some((item) => says(wordAt(reading, item.start), wordAt(reading, item.end - 1) + 1));
    const isKnown = known.some((hit) => hit.start >= start && hit.start < end);
    return (
      isFull &&
      !isKnown &&
      !isTold &&
      !knownAims.some((aim) => reading.all(aim).some((hit) => says(hit.start, hit.end)))
    );
  });
  return open === undefined ? [] : [{ topic: "other", start: open.start, asked: true, isVague: false }];
}

/** The index of the word at a place in the text. */
function wordAt({ words }: Draft["reading"], place: number): number {
  return words.findIndex((word) => word.end > place);
}

function isWish(draft: Draft, topic: Topic, start: number): boolean {
  // "Anything for six months?" asks how short a lease there is.
  if (!wishes.has(topic) || (topic === "lease_term" && draft.reading.text.includes("?"))) return false;
  const { reading } = draft;
  const sentence = sentenceOf(draft, start);
  return (
    reading.within("search", sentence.start, sentence.end) &&
    !reading.within("aboutListing", sentence.start, sentence.end)
  );
}

/** Words that name an emergency without saying what happened. */
const namesOnly: ReadonlySet<string> = new Set(["emergency", "emergencia", "911"]);

/** True if an emergency is only denied: "Why 911?? Nothing happened". Anything that says what happened still counts. */
function onlyDeniesEmergency(reading: Draft["reading"]): boolean {
  if (pricedLikeRobbery.test(reading.text) && reading.all("topic:emergency").length === 1) return true;
  if (!reading.has("denies_emergency")) return false;
  return reading
    .all("topic:emergency")
    .every(({ start, end }) => end - start === 1 && namesOnly.has(reading.words[start]?.norm ?? ""));
}

/** Matches a price that is called robbery: "2,900? That's robbery". */
const pricedLikeRobbery = /\b(?:that['’]?s|it['’]?s|total|daylight|highway)(?: \w+)? robbery\b/i;

/** Words right before a kind of animal that the renter's isn't: "she's not an emotional support cat", "no es de apoyo". */
const isNot =
  /(?:^| )(?:not|isnt|isn t|aint|arent)(?: an?| my)?(?: emotional)?$|(?:^| )no (?:es|son)(?: un)?(?: animal| perro| gato)?(?: de)?$/;

/** True if the renter only says that their animal is none that assists. */
function onlyDeniesAssistance(reading: Draft["reading"]): boolean {
  const before = (start: number): string =>
    reading.words
      .slice(Math.max(0, start - 4), start)
      .map(({ norm }) => norm)
      .join(" ");
  return reading.all("topic:assistance_animal").every(({ start }) => isNot.test(before(start)));
}

/** Replaces general topics by more exact ones. */
function refine({ reading }: Draft, topics: Topic[]): Topic[] {
  const drop = new Set<Topic>();
  const replaces: readonly [Topic, readonly Topic[]][] = [
    ["assistance_animal", ["pets"]],
    ["pet_fee", ["pets", "fees", "price", "deposit"]],
    ["deposit", ["price"]],
    ["fees", ["price"]],
    ["move_in_cost", ["price", "deposit", "requirements"]],
    ["negotiation", ["price", "lease_term", "move_in_cost"]],
    ["demographics", ["area"]],
    ["approval", ["application", "lease_term"]],
    ["screening_history", ["requirements", "approval", "application"]],
    ["sensitive_data", ["requirements"]],
    ["access_code", ["doorman", "address", "move_in_cost"]],
    ["steering", ["demographics", "children", "voucher"]],
    ["families", ["children", "area"]],
    ["schools", ["distance"]],
    ["demographics", ["children"]],
    ["voucher", ["payment", "negotiation"]],
    ["disability", ["accessibility"]],
    ["safety", ["noise"]],
    ["payment", ["deposit"]],
    ["distance", ["address"]],
    ["availability", ["move_in_cost", "application"]],
    ["storage", ["square_feet"]],
    ["appliances", ["deposit"]],
    ["parking", ["occupancy_limit"]],
    ["sensitive_data", ["photos", "application"]],
  ];
  if (onlyDeniesEmergency(reading)) drop.add("emergency");
  if (topics.includes("assistance_animal") && onlyDeniesAssistance(reading)) drop.add("assistance_animal");
  // "What do I need to qualify?" asks for the requirements, and "do I qualify?" for a decision.
  if (topics.includes("approval")) drop.add(reading.has("topic:requirements") ? "approval" : "requirements");
  for (const [exact, general] of replaces) if (topics.includes(exact)) for (const topic of general) drop.add(topic);
  return topics.filter((topic) => !drop.has(topic));
}

export { personal, priced, risky, silent };
