import { folded, plainName } from "../listings/namedListing.ts";
import {
  type Evidence,
  type Market,
  type Property,
  type SlotName,
  type Slots,
  type Understanding,
  yesNoSlots,
} from "../types.ts";
import type { PointingClause, ReadClause } from "./clauseActs.ts";
import type { Command, ListingRef, Span } from "./command.ts";
import { plainText } from "./plainText.ts";
import { fateOf } from "./valueFates.ts";
import { isPetsInGeneral, roleOf, wanting } from "./valueRoles.ts";

const supposition =
  /^[¿\s]*(?:(?:and|ok|so|but|pero|bueno|y)[,\s]+)?(?:what if|suppose|how about if|(?:what|anything) (?:could|can|would|do) (?:i|we) (?:get|find) (?:for|with|at)|y si|si (?:subo|bajo|pago|pongo)|qu[eé] tal si|qu[eé] (?:consigo|me alcanza|encuentro|puedo conseguir|hay|tienes|tienen) (?:con|por))\s+(?!.*\b(?:shar(?:e|ed|ing)|splits?|splitting|room ?mates?|roomies?|compart\w+|dividi\w+|entre (?:dos|tres))\b)/i;

/** "What if I go to 3,200?", "¿qué consigo con 2000?": a wish in the clothes of a question; sharing the rent is none. */
export function supposes(text: string): boolean {
  return supposition.test(text);
}

/** The message with blanks for the words that suppose, so that its values read as stated; as long as before. */
export function withoutSupposition(text: string): string {
  const lead = supposition.exec(text)?.[0];
  return lead === undefined ? text : " ".repeat(lead.length) + text.slice(lead.length).replace(/[?¿]/g, " ");
}

/** "Doral is fine too" is short; a longer clause with "also" says something else. */
const maxAdditionWords = 8;
const alsoWelcome =
  /\b(?:too|also|as well|either)\b|\b(?:tambien|igual) (?:me |nos )?(?:sirve|esta|gusta|puede|funciona|vale|va)\b|\btambien\b/;

/** "The 2-bedroom" where several have as many wishes for the size rather than singles one out. */
export function isSizeOfSeveral(
  { bedrooms }: Extract<ListingRef, { by: "size" }>,
  properties: readonly Property[],
): boolean {
  return properties.filter((property) => property.bedrooms === bedrooms).length > 1;
}

/** "1 bath for 2 people, hmm" of a home with one bathroom describes that home. */
function describes(value: unknown, { text }: ReadClause, home: Property | undefined): boolean {
  return home?.bathrooms === value && !wanting.test(plainText(text)) && !suffices.test(plainText(text));
}

const suffices =
  /\b(?:ok|okay|fine|good|enough|works|perfect|bien|basta|sirve|perfecto|suficiente|minimum|at least|minimo)\b/;

/** The slots that a clause's pointing uses up: "the Brickell one" wishes for no area, "the studio" for no size. */
export function pointedSlots(
  refs: readonly ListingRef[],
  evidence: Evidence,
  properties: readonly Property[],
): boolean {
  return refs.some((ref) => {
    // "The downtown one" counts nothing.
    if (evidence.slot === "bedrooms" && /^(?:ones?|una?|uno)$/i.test(evidence.text.trim())) return true;
    switch (ref.by) {
      case "area":
        return evidence.slot === "area";
      case "size":
        return evidence.slot === "bedrooms" && !isSizeOfSeveral(ref, properties);
      case "rent":
        return evidence.slot === "budget_max" || evidence.slot === "budget_min";
      case "place":
        return evidence.slot === "bedrooms" || evidence.slot === "move_in" || evidence.slot === "showing_request";
      case "id": {
        const address = plainName(properties.find(({ id }) => id === ref.id)?.address ?? "");
        return address.includes(plainText(evidence.text)) || evidence.slot === "area";
      }
      default:
        return false;
    }
  });
}

/** The clause that a value stands in. */
export function clauseAt<Part extends Span>(clauses: readonly Part[], { start }: Span): Part | undefined {
  return clauses.find((clause) => clause.start <= start && start < clause.end) ?? clauses.at(-1);
}

/** "The 2-bedroom in Doral" means one home. */
function isHome({ by }: ListingRef): boolean {
  return by === "id" || by === "area" || by === "place" || by === "rent" || by === "extreme";
}

const countWord =
  /\d|\b(?:just|only|solo|sol[ao]|one|two|three|four|five|six|un[oa]?|dos|tres|cuatro|cinco|seis|both|alone)\b/i;

/** "My mom uses a cane" counts no one; "there are 3 of us" does. */
function counts({ text }: Evidence, { intents }: Understanding): boolean {
  return countWord.test(text) || intents.includes("correction");
}

const yesNo: ReadonlySet<SlotName> = new Set<SlotName>(yesNoSlots);
const condition = /^(?:(?:and|ok|n|but|so|y|pero|bueno) )*(?:if|unless|si|a menos que)\b/;
const needed = /\b(?:deal ?breaker|no go|wont work|cant (?:take|do|live)|no me (?:sirve|interesa|funciona)|no va)\b/;

function isConditional({ text }: ReadClause): boolean {
  return condition.test(plainText(text));
}

/** "If there's no parking that's a dealbreaker" needs what it says is missing; other conditions wish for nothing. */
function wantedByCondition({ text }: ReadClause, value: unknown): boolean | undefined {
  return value === false && needed.test(plainText(text)) ? true : undefined;
}

function correctsIn(clause: ReadClause | undefined, { intents }: Understanding): boolean {
  return clause?.acts.includes("correct") || intents.includes("correction");
}

/** "Compare the Edgewater one with the Brickell one" points at homes, and wishes for no place. */
function isPlaceWished(clause: PointingClause | undefined, asked: SlotName | null): boolean {
  if (clause === undefined) return true;
  const points = clause.refs.some(({ by }) => by === "area") && !wanting.test(plainText(clause.text));
  return !points && roleOf("area", clause, asked) === "search";
}

/** Several places are each what the words around them make of them: "I'm in Kendall now but want Doral" wishes for one. */
function placeCommands(
  { maskedText }: Understanding,
  names: readonly string[],
  { market, isCorrection, isWished }: { market: Market; isCorrection: boolean; isWished: (place: Span) => boolean },
): Command[] {
  const fates = names.map((name) => {
    const spans = spansOfPlace(maskedText, name, market);
    const read = spans.map(({ start, end }) => ({
      name,
      start,
      end,
      fate: fateOf(maskedText, { slot: "area", start, end, text: maskedText.slice(start, end) }),
    }));
    // "Brickell or Downtown, close to his office on Brickell Ave": one mention that wishes is enough.
    return read.find(({ fate }) => fate === "stands") ?? read[0] ?? { name, start: 0, end: 0, fate: "stands" as const };
  });
  const wanted = fates.filter((place) => place.fate === "stands" && isWished(place));
  const out = fates.filter(({ fate }) => fate === "excluded");
  const how = isCorrection ? ("correction" as const) : ("stated" as const);
  const [first] = wanted;
  return [
    ...(first
      ? [
          {
            type: "setSlot" as const,
            slot: "area" as const,
            value: wanted.length === 1 ? first.name : wanted.map(({ name }) => name),
            how,
            start: first.start,
            end: first.end,
          },
        ]
      : []),
    ...out.map(({ name, start, end }) => ({ type: "exclude" as const, areas: [name], start, end })),
  ];
}

/** Where a place is named by its longest name; nowhere where its name is spelled in a way of its own. */
function spansOfPlace(text: string, name: string, { places }: Market): Span[] {
  const aliases = places.find((place) => place.name === name)?.aliases ?? [];
  const said = folded(text);
  const known = [name, ...aliases].map(folded).filter((alias) => said.includes(alias));
  const [longest] = known.sort((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  return [...said.matchAll(new RegExp(`(?<![a-z])${longest.replace(/[^a-z0-9 ]/g, "\\$&")}(?![a-z])`, "g"))].map(
    ({ index }) => ({ start: index, end: index + longest.length }),
  );
}

/** What values are read against: the conversation as it stands. */
interface SlotScene {
  asked: SlotName | null;
  properties: readonly Property[];
  known: Slots;
  market: Market;
  /** The home talked about. */
  focus: string | null;
}

/** Values of the renter's own search as commands, and those that only limit a question by clause. */
export function readSlots(
  understanding: Understanding,
  clauses: readonly PointingClause[],
  scene: SlotScene,
): { commands: Command[]; constraints: Map<PointingClause, Slots> } {
  const constraints = new Map<PointingClause, Slots>();
  const commands = (Object.keys(understanding.slots) as SlotName[]).flatMap((slot) =>
    commandsOfValue(slot, understanding, clauses, { ...scene, constraints }),
  );
  for (const slot of understanding.cleared) commands.push({ type: "clearSlot", slot, start: 0, end: 0 });
  const rules = clauses.some(
    ({ acts, sure }) => acts.length === 0 || Math.max(sure.search, sure.reject, sure.correct, sure.refuse) >= 0.5,
  );
  const areas = understanding.excludedAreas.filter((name) => {
    const [span] = spansOfPlace(understanding.maskedText, name, scene.market);
    return !span || !asksDistance(clauseAt(clauses, span));
  });
  if (areas.length > 0 && rules)
    commands.push({
      type: "exclude",
      areas,
      start: 0,
      end: understanding.maskedText.length,
    });
  return { commands, constraints };
}

function commandsOfValue(
  slot: SlotName,
  understanding: Understanding,
  clauses: readonly PointingClause[],
  scene: SlotScene & { constraints: Map<PointingClause, Slots> },
): Command[] {
  const value = understanding.slots[slot];
  // Days and times have a reading of their own (`reading/moveIn.ts`, `reading/timeSaid.ts`).
  if (value === undefined || slot === "showing_request" || slot === "move_in") return [];
  const evidence = understanding.evidence.find((item) => item.slot === slot);
  const clause = evidence && clauseAt(clauses, evidence);
  const { asked, market, constraints } = scene;
  if (slot === "area" && Array.isArray(value)) {
    const isCorrection = correctsIn(clause, understanding);
    const isWished = (place: Span) => isPlaceWished(clauseAt(clauses, place), asked);
    return placeCommands(understanding, value, { market, isCorrection, isWished });
  }
  if (evidence && clause && isOfSomethingElse({ slot, value, evidence, clause }, understanding, scene)) return [];
  const span = evidence
    ? { start: evidence.start, end: evidence.end }
    : { start: 0, end: understanding.maskedText.length };
  if (clause && yesNo.has(slot) && isConditional(clause)) {
    const wanted = wantedByCondition(clause, value);
    return wanted === undefined ? [] : [{ type: "setSlot", slot, value: wanted, how: "stated", ...span }];
  }
  const fate = evidence ? fateOf(understanding.maskedText, evidence) : "stands";
  if (fate === "denied") return [{ type: "clearSlot", slot, ...span }];
  if (fate === "excluded" && asksDistance(clause)) return [];
  if (fate === "excluded") return [{ type: "exclude", areas: [value as string | string[]].flat(), ...span }];
  if (fate !== "stands") return [];
  const isSize = slot === "bedrooms" && clause?.refs.some(({ by }) => by === "size") && !clause.refs.some(isHome);
  const role = isSize ? "search" : roleOf(slot, clause, asked);
  if (role === "constraint" && clause) constraints.set(clause, { ...constraints.get(clause), [slot]: value });
  if (role !== "search") return [];
  return [{ type: "setSlot", slot, value, how: howSaid(slot, clause, understanding), ...span }];
}

/** "Isn't Wynwood far from FIU?" asks, and rules nothing out. */
function asksDistance(clause: PointingClause | undefined): boolean {
  return clause?.isMarked === true && asksHowFar.test(plainText(clause.text));
}

const asksHowFar = /\b(?:far|lejos|lejisimos)\b/;

function howSaid(
  slot: SlotName,
  clause: PointingClause | undefined,
  understanding: Understanding,
): "correction" | "addition" | "stated" {
  if (correctsIn(clause, understanding)) return "correction";
  const isShort = clause !== undefined && clause.words <= maxAdditionWords;
  return slot === "area" && isShort && alsoWelcome.test(plainText(clause.text)) ? "addition" : "stated";
}

/** The value singles out or describes a home, speaks of pets in general or counts nobody. */
function isOfSomethingElse(
  {
    slot,
    value,
    evidence,
    clause,
  }: { slot: SlotName; value: NonNullable<Slots[SlotName]>; evidence: Evidence; clause: PointingClause },
  understanding: Understanding,
  { asked, properties, known, focus }: SlotScene,
): boolean {
  const isWish = slot === "area" && wanting.test(plainText(clause.text));
  if (!isWish && pointedSlots(clause.refs, evidence, properties)) return true;
  if (slot === "pets") return isPetsInGeneral(value as NonNullable<Slots["pets"]>, clause);
  const home = properties.find(({ id }) => id === focus);
  if (slot === "bathrooms" && asked !== slot) return describes(value, clause, home);
  return slot === "occupants" && known.occupants !== undefined && !counts(evidence, understanding);
}
