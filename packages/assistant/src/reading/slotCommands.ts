import type { ActLabel } from "../learned/labels.ts";
import { plainName } from "../listings/namedListing.ts";
import type { Evidence, Property, SlotName, Slots, Understanding } from "../types.ts";
import type { ReadClause } from "./clauseActs.ts";
import type { Command, ListingRef, Span } from "./command.ts";
import { plainText } from "./plainText.ts";

/** Acts in which a value is the renter's own search. */
const states: readonly ActLabel[] = [
  "search",
  "correct",
  "give_contact",
  "told_you",
  "show_homes",
  "yes",
  "no",
  "refuse",
  "no_preference",
  "opt_in",
];
/** Acts in which a value only narrows a question. */
const asks: readonly ActLabel[] = [
  "ask_value",
  "ask_check",
  "ask_list",
  "ask_superlative",
  "ask_compare",
  "ask_count",
  "ask_total",
  "ask_why_not",
];
/** Acts in which a value belongs to something else. */
const elsewhere: readonly ActLabel[] = [
  "story",
  "other_role",
  "off_topic",
  "abusive",
  "injection",
  "small_talk",
  "recap",
];
const ofShowing: readonly ActLabel[] = [
  "book_showing",
  "change_showing",
  "cancel_showing",
  "ask_showing",
  "showing_note",
];

/** Whose values stand whatever the clause does: who the renter is, and whom they bring along. */
const personal: ReadonlySet<SlotName> = new Set<SlotName>(["name", "phone", "email"]);
const household: ReadonlySet<SlotName> = new Set<SlotName>(["pets", "occupants"]);

/** A clause is sure to do only something else from here on; below it the values stand. */
const sureElsewhere = 0.6;
/** A pet or a child in a story is mostly the teller's own. */
const sureOther = 0.9;

/** What becomes of a value: the renter's search, a limit on their question, or nothing. */
export type ValueRole = "search" | "constraint" | "none";

function surest(clause: ReadClause, labels: readonly ActLabel[]): number {
  return Math.max(...labels.map((label) => clause.sure[label]));
}

const supposition =
  /^[¿\s]*(?:(?:and|ok|so|but|pero|bueno|y)[,\s]+)?(?:what if|suppose|how about if|(?:what|anything) (?:could|can|would|do) (?:i|we) (?:get|find) (?:for|with|at)|y si|si (?:subo|bajo|pago|pongo)|qu[eé] tal si|qu[eé] (?:consigo|me alcanza|encuentro|puedo conseguir|hay|tienes|tienen) (?:con|por))\s+/i;

/** "What if I go to 3,200?", "¿qué consigo con 2000?": a wish in the clothes of a question. */
export function supposes(text: string): boolean {
  return supposition.test(text);
}

/** The message with blanks for the words that suppose, so that its values read as stated; as long as before. */
export function withoutSupposition(text: string): string {
  const lead = supposition.exec(text)?.[0];
  return lead === undefined ? text : " ".repeat(lead.length) + text.slice(lead.length).replace(/[?¿]/g, " ");
}

/** What a value in a clause is for, from what the clause does. */
export function roleOf(slot: SlotName, clause: ReadClause | undefined, asked: SlotName | null): ValueRole {
  if (clause === undefined || personal.has(slot)) return "search";
  const [stated, asking, other, showing] = [states, asks, elsewhere, ofShowing].map((labels) =>
    surest(clause, labels),
  ) as [number, number, number, number];
  if (slot === asked && stated >= other) return "search";
  if (household.has(slot)) return other >= sureOther ? "none" : "search";
  if (other >= sureElsewhere && other > stated) return "none";
  if (slot === "showing_request") return "none";
  if (slot === "move_in" && showing > stated && showing >= 0.4) return "none";
  if (criterion.has(slot) && seeksHomes.test(plainText(clause.text))) return "search";
  return asking >= 0.5 && asking > stated ? "constraint" : "search";
}

/** "I want the Doral one but with two bedrooms" wishes for the area while no home was shown. */
const wanting = /\b(?:i|we) (?:want|need|d like|would like|prefer)\b(?! to)|\b(?:quiero|queremos|quisiera|prefiero|busco)\b(?! ver| saber)/;
/** "Do you have anything with 2 bedrooms?", "¿y hay alguno de 2 cuartos?": homes are sought, not a fact of one. */
const criterion: ReadonlySet<SlotName> = new Set<SlotName>(["area", "bedrooms", "budget_max"]);
const seeksHomes =
  /^(?:(?:and|y|ok|hi|hola|hey|so|pero|but) )*(?:(?:do (?:you|u)(?: guys)? have|have you got|got|is there|are there|hay|tienes?|tienen) )?(?:any(?:thing|where)?|some(?:thing)?|algun[oa]?|algo)\b(?! (?:of (?:these|those|them)|de (?:es[oa]s|est[oa]s|ell[oa]s)))/;

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

/** A clause with the listings it points at. */
export interface PointingClause extends ReadClause {
  refs: readonly ListingRef[];
}

/** The clause that a value stands in. */
export function clauseAt<Part extends Span>(clauses: readonly Part[], { start }: Span): Part | undefined {
  return clauses.find((clause) => clause.start <= start && start < clause.end) ?? clauses.at(-1);
}

/** Words right before a value by which it belongs to a comparison, or to where somebody comes from or works. */
const ofOther =
  /\b(?:than|unlike|versus|vs|(?:closest|closer|nearest|nearer|far|farther|how close)(?: is (?:it|that))? (?:to|from)|(?:arriv\w*|land\w*|fly\w*) (?:in|into|to)|moving from|coming from|from|i'?m (?:from|in)|we'?re (?:from|in)|(?:over |right )?here in|work(?:s|ing)? (?:in|at)|office (?:is )?(?:in|on|at)|(?<!to |wanna )live in|lives in|living in|vivo en|vivimos en|vive en|trabaj\w+ en|llego a|llegamos a|vengo de|soy de|somos de|estoy en|ac[aá] en|m[aá]s barat[oa] que(?: en)?|m[aá]s car[oa] que(?: en)?)\s+(?:the\s+|el\s+|la\s+)?$/i;
/** "Not 2 bedrooms, I never said that": the value is denied. */
const denied =
  /\b(?:not|isn'?t|aren'?t|no|never (?:said|asked for|wanted)|didn'?t say|sin|ni|tampoco)\s+(?:a |an |the |de )?$/i;
/** "The other 2 didn't say": homes are counted, and no rooms. */
const counted = /\b(?:other|these|those|the|both|first|last|otr[oa]s|l[oa]s|es[oa]s|est[oa]s|primer[oa]s)\s+$/i;
/** "Apart from Doral": a place that is ruled out. */
const ruledOut =
  /\b(?:apart from|except(?: for)?|besides|other than|anything but|but not|outside(?: of)?|aparte de|menos|excepto|fuera de|que no sea(?: en)?)\s+$/i;

/** "The 2-bedroom in Doral" means one home. */
function isHome({ by }: ListingRef): boolean {
  return by === "id" || by === "area" || by === "place" || by === "rent" || by === "extreme";
}

type Fate = "stands" | "other" | "denied" | "excluded";

/** What the words right before a value make of it. */
function fateOf(text: string, { slot, start, text: said }: Evidence): Fate {
  const before = text.slice(Math.max(0, start - 30), start);
  if (slot === "area" && ruledOut.test(before)) return "excluded";
  if (slot !== "area" && slot !== "budget_max" && slot !== "bedrooms") return "stands";
  if (slot !== "area" && denied.test(before)) return "denied";
  if (slot === "bedrooms" && /^\W*(?:\d|one|two|three|dos|tres)\W*$/i.test(said) && counted.test(before))
    return "other";
  return ofOther.test(before) ? "other" : "stands";
}

/** "And the pet fee?" asks about pets in general, and says of none that it is the renter's. */
function isPetsInGeneral({ has, kind }: NonNullable<Slots["pets"]>, clause: ReadClause): boolean {
  const asksSomething = clause.isMarked || surest(clause, asks) >= 0.3;
  return has && kind === undefined && asksSomething && !ownPet.test(plainText(clause.text));
}

const ownPet = /\b(?:my|our|have|has|got|with|bring|mi|mis|nuestr[oa]|tengo|tenemos|con)\b/;

/** Values of the renter's own search as commands, and those that only limit a question by clause. */
export function readSlots(
  understanding: Understanding,
  clauses: readonly PointingClause[],
  { asked, properties, hasShown }: { asked: SlotName | null; properties: readonly Property[]; hasShown: boolean },
): { commands: Command[]; constraints: Map<PointingClause, Slots> } {
  const commands: Command[] = [];
  const constraints = new Map<PointingClause, Slots>();
  for (const slot of Object.keys(understanding.slots) as SlotName[]) {
    const value = understanding.slots[slot];
    // Days and times have a reading of their own (`reading/moveIn.ts`, `reading/timeSaid.ts`).
    if (value === undefined || slot === "showing_request" || slot === "move_in") continue;
    const evidence = understanding.evidence.find((item) => item.slot === slot);
    const clause = evidence && clauseAt(clauses, evidence);
    const isWish = slot === "area" && clause !== undefined && !hasShown && wanting.test(plainText(clause.text));
    if (evidence && clause && !isWish && pointedSlots(clause.refs, evidence, properties)) continue;
    if (slot === "pets" && clause && isPetsInGeneral(value as NonNullable<Slots["pets"]>, clause)) continue;
    const fate = evidence ? fateOf(understanding.maskedText, evidence) : "stands";
    if (fate === "denied" && evidence)
      commands.push({ type: "clearSlot", slot, start: evidence.start, end: evidence.end });
    if (fate === "excluded" && evidence)
      commands.push({
        type: "exclude",
        areas: [value as string | string[]].flat(),
        start: evidence.start,
        end: evidence.end,
      });
    if (fate !== "stands") continue;
    const isSize = slot === "bedrooms" && clause?.refs.some(({ by }) => by === "size") && !clause.refs.some(isHome);
    const role = isSize ? "search" : roleOf(slot, clause, asked);
    const span = evidence ?? { start: 0, end: understanding.maskedText.length };
    if (role === "search") {
      const isCorrection = clause?.acts.includes("correct") || understanding.intents.includes("correction");
      const how = isCorrection
        ? "correction"
        : slot === "area" && clause && clause.words <= maxAdditionWords && alsoWelcome.test(plainText(clause.text))
          ? "addition"
          : "stated";
      commands.push({ type: "setSlot", slot, value, how, start: span.start, end: span.end });
    } else if (role === "constraint" && clause) {
      constraints.set(clause, { ...constraints.get(clause), [slot]: value });
    }
  }
  for (const slot of understanding.cleared) commands.push({ type: "clearSlot", slot, start: 0, end: 0 });
  const rules = clauses.some(({ sure }) => Math.max(sure.search, sure.reject, sure.correct, sure.refuse) >= 0.5);
  if (understanding.excludedAreas.length > 0 && rules)
    commands.push({ type: "exclude", areas: understanding.excludedAreas, start: 0, end: 0 });
  return { commands, constraints };
}
