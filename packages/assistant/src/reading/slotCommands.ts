import type { ActLabel } from "../learned/labels.ts";
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
  if (slot === "name" && clause !== undefined && asksWithout(clause, ownName)) return "none";
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

const ownName = /\b(?:name|names|im|i am|its|this is|soy|me llamo|nombre|llamo|aqui|habla)\b/;

/** "Is there a pet fee for Pickles?" introduces no one. */
function asksWithout(clause: ReadClause, introduction: RegExp): boolean {
  return clause.isMarked && surest(clause, asks) >= 0.3 && !introduction.test(plainText(clause.text));
}

/** "I want the Doral one but with two bedrooms" wishes for the area while no home was shown. */
export const wanting =
  /\b(?:i|we) (?:want|need|d like|would like|prefer)\b(?! to)|\b(?:quiero|queremos|quisiera|prefiero|busco)\b(?! ver| saber)/;
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
  /\b(?:than|unlike|versus|vs|(?:arriv\w*|land\w*|fly\w*) (?:in|into|to)|moving from|coming from|from|i'?m (?:from|in)|we'?re (?:from|in)|(?:over |right )?here in|work(?:s|ing)? (?:in|at)|office (?:is )?(?:in|on|at)|(?<!to |wanna )live in|lives in|living in|vivo en|vivimos en|vive en|trabaj\w+ en|llego a|llegamos a|vengo de|soy de|somos de|estoy en|ac[aá] en|m[aá]s barat[oa] que(?: en)?|m[aá]s car[oa] que(?: en)?)\s+(?:the\s+|el\s+|la\s+)?$/i;
/** Words right before a place by which somebody lives or lived there, or a home of theirs is there. */
const ofDwelling =
  /\b(?:(?:sold|selling|left|leaving|leave) (?:my |our |the )?(?:\w+ )?(?:in|from)?|(?:house|home|place|apartment|condo|job|office|family|sister|brother|mom|mother|dad|parents|son|daughter|cousin|friend|boyfriend|girlfriend|husband|wife|prim[oa]|herman[oa]|mam[aá]|pap[aá]|t[ií][oa]|hij[oa]|amig[oa]|suegr[oa]|espos[oa]) (?:is |are |lives? |est[aá] |vive )?(?:in|over in|en|por)|donde (?:mi|una?) \w+ (?:en|por))\s+$/i;
/** Words right behind a place by which the renter is there now or goes away from it. */
const leftBehind =
  /^[\s,]*(?:is |es |it'?s )?(?:where (?:i|we)(?:'?m| am|'?re| are)? (?:leaving|from|now|living|at|moving from|live)|(?:right )?now\b|estoy|estamos|vivo|vivimos|donde (?:estoy|vivo|trabajo))/i;
/** "Doral is a hike for me", "Kendall queda lejísimos": too far to be a wish. */
const tooFar =
  /^[\s,]*(?:is|es|queda|me queda|est[aá])\s+(?:\w+\s+){0,2}(?:a (?:hike|trek|drive|stretch)|(?:too )?far\b|lejos|lej[ií]simos|retirado)/i;

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

/** "We have two children" to "what's your budget?" counts children, not thousands. */
const countsThing =
  /^\W*(?:\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\s+(?:small |little |young )?(?:child|kids?\b|hij|ni[nñ]|bab|beb|sons?\b|daughter|dogs?\b|cats?\b|perr|gat|people|person|adult|roommate|friend|amig|cars?\b|carro|beds?\b|bedroom|cuarto|habitaci)/i;

/** "Sin contrato de un año", "not a year's lease". */
const without = /\b(?:without|sin|no|not)\s+(?:(?:a|an|any|the|un|una|el)\s+)?$/i;

/** What the words right before a value make of it. */
function fateOf(text: string, { slot, start, text: said }: Evidence): Fate {
  const before = text.slice(Math.max(0, start - 40), start);
  const behind = text.slice(start + said.length, start + said.length + 40);
  if (slot === "area" && (ruledOut.test(before) || tooFar.test(behind))) return "excluded";
  if (slot === "area" && (ofDwelling.test(before) || leftBehind.test(behind))) return "other";
  if (slot === "lease_months" && without.test(before)) return "denied";
  if (slot !== "area" && slot !== "budget_max" && slot !== "bedrooms") return "stands";
  if (slot !== "area" && denied.test(before)) return "denied";
  if (slot === "budget_max" && countsThing.test(said + behind)) return "other";
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

/** Values of the renter's own search as commands, and those that only limit a question by clause. */
export function readSlots(
  understanding: Understanding,
  clauses: readonly PointingClause[],
  {
    asked,
    properties,
    known,
    market,
  }: { asked: SlotName | null; properties: readonly Property[]; known: Slots; market: Market },
): { commands: Command[]; constraints: Map<PointingClause, Slots> } {
  const commands: Command[] = [];
  const constraints = new Map<PointingClause, Slots>();
  for (const slot of Object.keys(understanding.slots) as SlotName[]) {
    const value = understanding.slots[slot];
    // Days and times have a reading of their own (`reading/moveIn.ts`, `reading/timeSaid.ts`).
    if (value === undefined || slot === "showing_request" || slot === "move_in") continue;
    const evidence = understanding.evidence.find((item) => item.slot === slot);
    const clause = evidence && clauseAt(clauses, evidence);
    if (slot === "area" && Array.isArray(value)) {
      const isCorrection = correctsIn(clause, understanding);
      const isWished = (place: Span) => isPlaceWished(clauseAt(clauses, place), asked);
      commands.push(...placeCommands(understanding, value, { market, isCorrection, isWished }));
      continue;
    }
    const isWish = slot === "area" && clause !== undefined && wanting.test(plainText(clause.text));
    if (evidence && clause && !isWish && pointedSlots(clause.refs, evidence, properties)) continue;
    if (slot === "pets" && clause && isPetsInGeneral(value as NonNullable<Slots["pets"]>, clause)) continue;
    if (slot === "occupants" && evidence && known.occupants !== undefined && !counts(evidence, understanding)) continue;
    if (clause && yesNo.has(slot) && isConditional(clause)) {
      const wanted = wantedByCondition(clause, value);
      if (wanted !== undefined && evidence)
        commands.push({
          type: "setSlot",
          slot,
          value: wanted,
          how: "stated",
          start: evidence.start,
          end: evidence.end,
        });
      continue;
    }
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
      const how = correctsIn(clause, understanding)
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
  const rules = clauses.some(
    ({ acts, sure }) => acts.length === 0 || Math.max(sure.search, sure.reject, sure.correct, sure.refuse) >= 0.5,
  );
  if (understanding.excludedAreas.length > 0 && rules)
    commands.push({
      type: "exclude",
      areas: understanding.excludedAreas,
      start: 0,
      end: understanding.maskedText.length,
    });
  return { commands, constraints };
}
