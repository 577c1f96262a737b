import { petsVerdict } from "../matching/verdicts.ts";
import type { Property, Slots } from "../types.ts";
import { type AnimalKind, readAnimalCount, readAnimals } from "../understanding/animals.ts";
import { type AskedSubject, namesBreed } from "../understanding/askedSubject.ts";
import type { Act } from "./act.ts";
import { plainPart, plainText } from "./asides.ts";
import { askAgent } from "./askAgent.ts";
import { asksCheapest } from "./petHomes.ts";
import type { DialogueState } from "./state.ts";
import { storedFact } from "./storedFact.ts";
import { raise, type Turn } from "./turn.ts";

type FactAct = Extract<Act, { type: "answer_fact" }>;
/** An animal for which no listing has rules. */
type OtherAnimal = Exclude<AnimalKind, "dog" | "cat">;

/** The reply doesn't name more homes than this without a stored policy. */
const mostAsked = 2;
/** The most homes in one sentence. */
const mostTold = 5;
/** The most homes that refuse the pet. */
const mostRefusing = 2;

/** Words that make the weight decide: "Is there a weight limit?", "even tho he's 70 lb". */
const asksOfWeight = /\b(?:weigh\w*|heavy|limits?|limites?|pesa[nr]?|peso|\d+ ?(?:lbs?|pounds?|libras?|kilos?|kgs?))\b/;
/** Words for a big dog: "Do you take big dogs?". */
const isBig = /\b(?:big|large|huge|giant|sizes?|grandes?|grandotes?|tamanos?)\b/;
/** Words for all homes, where those that don't take the pet are the answer: "Do all of them take dogs?". */
const asksOfAll = /\b(?:all|every|each|todos|todas|cada)\b/;
/** A weight that the listing states. */
const statesWeight = /\b(?:\d+ ?(?:lbs?|pounds?|libras?)|any size|no weight|sin limite|de cualquier tamano)\b/;
/** Dogs below this weight are within the limits that buildings set. */
const smallPounds = 15;

/**
 * Answers whether homes take an animal: which of them do, up to which weight, and what the agent is asked because no
 * listing says it. Of several homes, those that take it come first, and those that don't are left out.
 */
export function answerPets(turn: Turn, listings: readonly Property[]): Act[] {
  const named = readAnimals(petText(turn), turn.context.market);
  const kinds = named.length > 0 || !turn.state.petKind ? named : [turn.state.petKind];
  if (named.length === 1) turn.state.petKind = named[0];
  const others = kinds.filter(isOther);
  const ruled = kinds.filter((kind) => !isOther(kind));
  const homes = withOthersForPet(turn, listings, ruled);
  const acts = others.length > 0 && ruled.length === 0 ? [] : answersFor(turn, homes, ruled);
  return others[0] === undefined ? acts : [...acts, ...answerOther(turn, listings, others[0])];
}

/** Adds all homes if none of those shown takes the pet: "Which one takes big dogs, then?". */
function withOthersForPet(
  turn: Turn,
  listings: readonly Property[],
  kinds: readonly AnimalKind[],
): readonly Property[] {
  const { context, state, homesNamed } = turn;
  const asksWhich = anyHome.test(plainPart(petText(turn)));
  if (listings.length < 2 || homesNamed.length > 0 || !asksWhich) return listings;
  const pet = petMeant(turn, kinds);
  const refuses = (home: Property): boolean =>
    petsVerdict(pet, home.terms?.pets)?.outcome === "misses" || weightOver(state, home) !== null;
  return listings.every(refuses) ? context.properties : listings;
}

const anyHome = /\b(?:which|any|one|cual\w*|algun\w*|hay|otr[oa]s?|others?)\b/;

/** The part of the message that asks about pets: "mi prima es grande" next to it isn't about a cat's weight. */
function petText({ asks, message }: Turn): string {
  const parts = asks.filter(({ heard }) => heard.topics.includes("pets"));
  return parts.length > 0 ? parts.map(({ text }) => text).join(". ") : message;
}

function isOther(kind: AnimalKind): kind is OtherAnimal {
  return kind !== "dog" && kind !== "cat";
}

/** The pet that a question is about: the renter's, unless the question names another kind. */
function petMeant({ state, message, context }: Turn, kinds: readonly AnimalKind[]): Slots["pets"] {
  const { pets } = state.slots;
  const [kind] = kinds;
  const count = readAnimalCount(message, context.market);
  if (count === undefined && pets?.has && (kind === undefined || (pets.kind ?? kind) === kind)) return pets;
  return { has: true, ...(kind !== undefined && { kind }), ...(count !== undefined && { count }) };
}

/** A hamster or a bird: rules for cats and dogs don't answer it, unless no pets are allowed at all. */
function answerOther(turn: Turn, listings: readonly Property[], kind: OtherAnimal): Act[] {
  const facts = listings.flatMap((home) => storedFact(home, "pets", turn.state.language) ?? []);
  const telling = facts.filter(({ text = "" }) => readAnimals(text, turn.context.market).includes(kind));
  if (telling.length > 0) return telling;
  const refusing = listings.filter(({ terms }) => terms?.pets?.allowed.length === 0);
  if (refusing.length === listings.length && listings.length > 0) return facts.slice(0, mostRefusing);
  return [askFurther(turn, `pet_${kind}`, listings)];
}

/** Passes on what the listings don't say, about one home if only one is in question. */
function askFurther(turn: Turn, subject: AskedSubject, listings: readonly Property[]): Act {
  const [home, ...others] = listings;
  const only = others.length === 0 ? home : undefined;
  raise(turn, "knowledge_gap", { topic: "pets", propertyId: only?.id, detail: subject });
  return {
    type: "will_ask_agent",
    topic: "other",
    subject,
    ...(only && { propertyId: only.id, address: only.address }),
  };
}

/** Says that the pet weighs more than a home allows; null if it doesn't, or if something else rules it out. */
export function weightOver(
  { slots, petPounds: pounds }: DialogueState,
  { id: propertyId, address, terms, updated }: Property,
): Extract<Act, { type: "pet_too_heavy" }> | null {
  const limit = terms?.pets?.pounds;
  if (!slots.pets?.has || slots.pets.kind === "cat" || pounds === undefined) return null;
  if (petsVerdict(slots.pets, terms?.pets)?.outcome === "misses") return null;
  return limit !== undefined && pounds > limit
    ? { type: "pet_too_heavy", propertyId, address, pounds, limit, updated }
    : null;
}

function answersFor(turn: Turn, listings: readonly Property[], kinds: readonly AnimalKind[]): Act[] {
  const pet = petMeant(turn, kinds);
  const takes: { home: Property; fact: FactAct }[] = [];
  const refuses: Act[] = [];
  const silent: Property[] = [];
  for (const home of listings) {
    const fact = storedFact(home, "pets", turn.state.language);
    const tooHeavy = pet === turn.state.slots.pets ? weightOver(turn.state, home) : null;
    if (!fact) silent.push(home);
    else if (tooHeavy) refuses.push(tooHeavy);
    else if (petsVerdict(pet, home.terms?.pets)?.outcome === "misses") refuses.push(fact);
    else takes.push({ home, fact });
  }
  // Homes without a weight limit are the surest.
  takes.sort((one, other) => limitOf(other.home) - limitOf(one.home) || one.home.price - other.home.price);
  const isAnyTold = takes.length + refuses.length > 0;
  const isAsked = turn.homesNamed.length > 0 || takes.length === 0 || asksOfAll.test(plainText(turn.message));
  keepInMind(
    turn,
    listings,
    takes.map(({ home }) => home),
  );
  return [
    ...cheapestOf(turn, takes),
    ...(isAsked ? refuses : refuses.filter(({ type }) => type === "pet_too_heavy")).slice(0, mostRefusing),
    ...breedGap(turn, takes),
    ...weightGap(turn, takes),
    ...(isAnyTold ? silent.slice(0, mostAsked).map((home) => askAgent(turn, "pets", home)) : []),
    ...(isAnyTold ? [] : [askAgent(turn, "pets", silent.length > 1 ? undefined : silent[0])]),
  ];
}

/** From now on "the first one" and "it" mean the homes that take the pet. */
function keepInMind({ state }: Turn, listings: readonly Property[], taking: readonly Property[]): void {
  const [only, ...others] = taking;
  if (listings.length < 2 || !only) return;
  if (others.length > 0) state.shown = taking.map(({ id }) => id);
  const isKept = state.focus !== null && taking.some(({ id }) => id === state.focus);
  if (!isKept) state.focus = others.length > 0 ? null : only.id;
}

/** Gives the cheapest home's rent together with its pet rule: "Which is the cheapest that takes my cat?". */
function cheapestOf(turn: Turn, takes: readonly { home: Property; fact: FactAct }[]): Act[] {
  const [first, ...others] = takes;
  if (!first || others.length > 0 || !asksCheapest.test(plainText(turn.message))) return together(turn, takes);
  const { id: propertyId, address, price: value } = first.home;
  return [
    { type: "weigh", cheapest: { propertyId, address, value } },
    { ...first.fact, again: true },
  ];
}

function limitOf({ terms }: Property): number {
  return terms?.pets?.pounds ?? Number.MAX_SAFE_INTEGER;
}

/** One home's rule as its fact; of several homes, each rule once with the homes that have it. */
function together(turn: Turn, takes: readonly { home: Property; fact: FactAct }[]): Act[] {
  const [first, ...others] = takes;
  if (!first) return [];
  if (others.length === 0) return [first.home.id === turn.focusBefore ? { ...first.fact, again: true } : first.fact];
  const rows = new Map<string, { addresses: string[]; text: string }>();
  for (const { fact } of takes.slice(0, mostTold)) {
    const text = fact.text ?? "";
    const row = rows.get(text) ?? { addresses: [], text };
    row.addresses.push(fact.address);
    rows.set(text, row);
  }
  const updated = takes.map(({ fact }) => fact.updated).sort()[0] ?? first.fact.updated;
  const more = Math.max(0, takes.length - mostTold);
  const told = { rows: [...rows.values()], silent: [], ...(more > 0 && { more }) };
  return [{ type: "answer_homes", topic: "pets", ...told, updated }];
}

/** Asks the agent where the rule names no breed: "Do they take pit bulls?". */
function breedGap(turn: Turn, takes: readonly { home: Property; fact: FactAct }[]): Act[] {
  if (!namesBreed(plainPart(turn.message))) return [];
  const open = takes.filter(({ fact }) => !namesBreed(plainPart(fact.text ?? ""))).map(({ home }) => home);
  return open.length === 0 ? [] : [askFurther(turn, "breed", open)];
}

/** Asks the agent if a home that takes the pet gives no limit: "So no weight limit?". */
function weightGap(turn: Turn, takes: readonly { home: Property; fact: FactAct }[]): Act[] {
  const { petPounds: pounds, slots } = turn.state;
  const text = plainPart(petText(turn));
  const isCat = (readAnimals(text, turn.context.market)[0] ?? slots.pets?.kind) === "cat";
  const isHeavy = !isCat && ((pounds !== undefined && pounds >= smallPounds) || isBig.test(text));
  const isLight = pounds !== undefined && pounds < smallPounds && !/\blimit/.test(text);
  if (isLight || (!isHeavy && !asksOfWeight.test(text))) return [];
  const open = takes.filter(
    ({ home, fact }) => home.terms?.pets?.pounds === undefined && !statesWeight.test(plainPart(fact.text ?? "")),
  );
  const homes = open.map(({ home }) => home);
  // If other homes have a limit, the reply says which don't.
  const isStatedSomewhere = homes.length < takes.length || turn.context.properties.some(statesPounds);
  if (homes.length === 0) return [];
  if (homes.length > mostAsked || !isStatedSomewhere) return [askFurther(turn, "weight_limit", homes)];
  return homes.map((home) => askFurther(turn, "weight_limit", [home]));
}

function statesPounds({ terms }: Property): boolean {
  return terms?.pets?.pounds !== undefined;
}
