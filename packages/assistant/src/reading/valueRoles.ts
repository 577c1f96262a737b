import type { ActLabel } from "../learned/labels.ts";
import type { SlotName, Slots } from "../types.ts";
import { opensQuestion } from "./askCommands.ts";
import type { ReadClause } from "./clauseActs.ts";
import { plainText } from "./plainText.ts";
import { asksForHomes } from "./searchQuestions.ts";

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

/** What a value in a clause is for, from what the clause does. */
export function roleOf(slot: SlotName, clause: ReadClause | undefined, asked: SlotName | null): ValueRole {
  if (slot === "name" && clause !== undefined && asksWithout(clause, ownName)) return "none";
  if (clause === undefined || personal.has(slot)) return "search";
  const [stated, asking, other, showing] = [states, asks, elsewhere, ofShowing].map((labels) =>
    surest(clause, labels),
  ) as [number, number, number, number];
  if (slot === asked && stated >= other) return "search";
  if (ofHomes.has(slot) && (speaksOfIt.test(plainText(clause.text)) || (isQuestion(clause) && !seeks(clause))))
    return "constraint";
  if (household.has(slot)) return other >= sureOther ? "none" : "search";
  if (other >= sureElsewhere && other > stated) return "none";
  if (slot === "showing_request") return "none";
  if (slot === "move_in" && showing > stated && showing >= 0.4) return "none";
  if (criterion.has(slot) && asksForHomes(clause.text)) return "search";
  return asking >= 0.5 && asking > stated ? "constraint" : "search";
}

/** What homes have or allow: named in a question, it is asked about. */
const ofHomes: ReadonlySet<SlotName> = new Set<SlotName>(["parking", "furnished", "bathrooms", "lease_months"]);

export function isQuestion({ isMarked, text }: ReadClause): boolean {
  return isMarked || opensQuestion.test(text);
}

/** "Dice algo de furnished", "says anything about parking": the listing is asked. */
const speaksOfIt = /\b(?:dice(?:n)? (?:algo|si|que)|says? (?:anything|if|whether)|mentions?|menciona)\b/;

/** "Do you have anything furnished?", "I need parking, is there one?": homes are sought. */
export function seeks({ text }: ReadClause): boolean {
  const said = plainText(text);
  return asksForHomes(text) || wanting.test(said) || homesSought.test(said);
}

const homesSought =
  /\b(?:any|some)(?:thing|place|where)\b|\b(?:any|more|other|some) (?:places?|apartments?|apts?|units?|homes?|options?|ones?|listings?|studios?)\b|\b(?:looking for|show me|what do you have|got any)\b|\b(?:busco|buscamos|muestrame|alg[uo]n[oa]?s?|algo|otr[oa]s?|con (?:parqueo|parking|muebles))\b/;

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

/** "And the pet fee?" asks about pets in general, and says of none that it is the renter's. */
export function isPetsInGeneral({ has, kind }: NonNullable<Slots["pets"]>, clause: ReadClause): boolean {
  const text = plainText(clause.text);
  const asksSomething = clause.isMarked || surest(clause, asks) >= 0.3 || petsAtLarge.test(text);
  return has && kind === undefined && asksSomething && !ownPet.test(text);
}

const ownPet =
  /\b(?:my|our|have|has|got|bring|mi|mis|nuestr[oa]|tengo|tenemos|traigo)\b|\b(?:with|con)\b(?! (?:the|las?|los?|pets)\b)/;
/** "Y dale con las mascotas": pets as a matter of talk. */
const petsAtLarge = /\b(?:the|las) (?:pets?|mascotas?)\b|\bpets? (?:stuff|thing|question|topic)s?\b/;
