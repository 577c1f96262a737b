import type { Slots } from "../types.ts";
import { animalAt, petKindAt } from "./animals.ts";
import { type Draft, fill } from "./draft.ts";
import { asksOfListing, isAsked } from "./questions.ts";
import type { Reading } from "./reading.ts";
import { breakStrength } from "./words.ts";

type Pets = NonNullable<Slots["pets"]>;

/** Reads the renter's pets: "tengo dos gatos", "no pets", "my dog"; assistance animals aren't pets. */
export function readPets(draft: Draft): void {
  const { reading } = draft;
  if (reading.has("topic:assistance_animal")) return;
  const none = reading.first("noPets");
  const deniesAll = none !== undefined && !ownsAnother(draft, none.end) && !takesBackOther(draft, none.start);
  if (deniesAll && !isOfRule(reading, none.end) && !isAsked(draft, none.start, none.end)) {
    const kept = keptPet(draft, none.end);
    if (kept < 0) fill(draft, "pets", { has: false }, none.start, none.end);
    else
      fill(
        draft,
        "pets",
        { ...(isSingular(draft, kept) && { count: 1 }), ...petsAt(draft, kept) },
        none.start,
        kept + 1,
      );
    return;
  }
  const restated = reading.all("restated").find((hit) => reading.group(hit.end, "pet") > 0);
  for (let i = restated?.end ?? restatedFrom(draft); i < reading.words.length; i++) {
    const end = reading.group(i, "pet");
    if (end === 0 || reading.isInPlace(i) || !reading.isFree(i, end) || reading.within("noPets", i, end)) continue;
    // "A pet snake".
    if (animalAt(reading, i) === undefined && reading.group(end, "pet") > 0) continue;
    // "Perros no, solo un gato".
    if (reading.group(end, "denyAfter") > 0 && reading.endsClause(reading.group(end, "denyAfter"))) continue;
    const owned = ownerStart(draft, i);
    const start = owned < 0 && isWeighed(draft, i, end) ? describedFrom(draft, i) : owned;
    if (start >= 0) {
      fill(draft, "pets", petsAt(draft, i), start, end);
      return;
    }
  }
  if (readPetsOwned(draft)) return;
  const wanted = reading.first("petsWanted");
  if (wanted === undefined || asksOfListing(draft, wanted.start, wanted.end)) return;
  fill(draft, "pets", { has: true, ...kindIn(draft, wanted.start, wanted.end) }, wanted.start, wanted.end);
}

/** Where the message restates its pet: at the "but" of a correction ("I said one cat but it's two cats"), or 0. */
function restatedFrom({ reading }: Draft): number {
  if (!reading.has("correction")) return 0;
  const but = reading.words.findIndex((_, i) => reading.group(i, "but") > 0);
  return but >= 0 && reading.words.some((_, i) => i > but && reading.group(i, "pet") > 0) ? but : 0;
}

/** True for a rule on pets, not the lack of one: "If no dog problem", "no pet fee". */
function isOfRule(reading: Reading, end: number): boolean {
  return /^(?:problems?|issues?|restrictions?|polic(?:y|ies)|fees?|rent|deposit|limits?|problemas?)$/.test(
    reading.norm(end),
  );
}

/** True if they name a pet they have after one they don't: "No tengo perro, tengo un gato". */
function ownsAnother({ reading }: Draft, end: number): boolean {
  return reading.all("ownsPet").some((hit) => hit.start >= end);
}

/** True if the second animal is negated, not the one right before it: "Con perro, no gato". */
function takesBackOther({ reading }: Draft, start: number): boolean {
  const isApart = (reading.words[start]?.before ?? 0) === breakStrength.comma;
  return isApart && reading.groupBefore(start, "pet") >= 0;
}

/** The index of the animal that stays, or -1: "No dog anymore, just the cat". */
function keptPet({ reading }: Draft, from: number): number {
  for (let i = from; i < reading.words.length; i++) {
    const article = reading.group(i, "only");
    if (article === 0) continue;
    const at = [article, article + 1].find((index) => reading.group(index, "pet") > 0);
    if (at !== undefined) return at;
  }
  return -1;
}

/** The kind of animal that a phrase names, and its number: "That takes big dogs". */
function kindIn(draft: Draft, start: number, end: number): Pick<Pets, "kind" | "count"> {
  for (let i = start; i < Math.min(end + 2, draft.reading.words.length); i++) {
    const kind = petKindAt(draft.reading, i);
    const number = i > start ? draft.reading.numbers[i - 1] : undefined;
    const isCounted = number !== undefined && number.end === i && !number.isArticle && !number.isOrdinal;
    if (kind !== undefined && (i < end || isCounted)) return { kind, ...(isCounted && { count: number.value }) };
  }
  return {};
}

/** Reads a pet from "Are cats okay? I have one." True if there is one. */
function readPetsOwned(draft: Draft): boolean {
  const { reading } = draft;
  const own = reading.all("ownsSome").find((hit) => !isAsked(draft, hit.start, hit.end));
  const animal = reading.words.findIndex((_, i) => reading.group(i, "pet") > 0);
  if (own === undefined || animal < 0 || animal > own.start) return false;
  const count = reading.numbers[own.end - 1]?.value;
  fill(draft, "pets", { ...petsAt(draft, animal), ...(count !== undefined && { count }) }, own.start, own.end);
  return true;
}

/** The start of the words that make the animal the renter's; -1 if the message only asks about it. */
function ownerStart(draft: Draft, i: number): number {
  const { reading, context } = draft;
  const asked = isAsked(draft, i, i + 1);
  for (
    let start = i - 1;
    start >= Math.max(0, describedFrom(draft, i) - 4) && (reading.words[start + 1]?.before ?? 0) < 2;
    start--
  ) {
    if (asked && (reading.words[start + 1]?.before ?? 0) > 0) break;
    if (reading.group(start, "own") > 0 && !reading.within("assistantHas", start, start + 1)) return start;
    if (
      reading.group(start, "bedroom") > 0 ||
      reading.group(start, "bathroom") > 0 ||
      reading.group(start, "allow") > 0
    )
      break;
  }
  // "Dije perro pero es gata".
  if (reading.has("correction") && reading.group(i - 1, "is") > 0) return i - 1;
  if (asked || reading.group(i + 1, "allow") > 0) return -1;
  const at = reading.group(i - 1, "petAdjective") === i ? i - 2 : i - 1;
  const counted = reading.numbers[at] !== undefined && !(reading.numbers[at]?.isOrdinal ?? false);
  return context.asked === "pets" || counted ? (counted ? at : i) : -1;
}

function petsAt(draft: Draft, i: number): Pets {
  const { reading } = draft;
  const kind = petKindAt(reading, i);
  const count = replacedCount(draft, i) ?? countBefore(draft, i);
  return { has: true, ...(kind !== undefined && { kind }), ...(count !== undefined && { count }) };
}

/** The number after "but" that corrects the number of animals: "I said one dog but it's two now". */
function replacedCount({ reading }: Draft, pet: number): number | undefined {
  if (!reading.has("correction")) return undefined;
  const but = reading.words.findIndex((_, i) => i > pet && reading.group(i, "but") > 0);
  for (let i = but; but >= 0 && i < Math.min(but + 5, reading.words.length); i++) {
    const number = reading.numbers[i];
    const isCount = number !== undefined && !number.isOrdinal && number.value <= 20 && !number.isArticle;
    if (isCount && (reading.endsClause(number.end) || reading.norm(number.end) === "now")) return number.value;
  }
  return undefined;
}

function countBefore(draft: Draft, i: number): number | undefined {
  const { reading } = draft;
  for (let at = i - 1; at >= Math.max(0, i - 2); at--) {
    const number = reading.numbers[at];
    const isCount = number !== undefined && !number.isOrdinal && number.value <= 20 && number.end <= i;
    if (isCount && !isMeasured(draft, at)) return number.value;
    if (reading.group(at, "article") > 0) return 1;
    if (reading.group(at, "own") > 0) break;
  }
  const start = describedFrom(draft, i);
  const isOne = reading.groupBefore(start, "article") >= 0 || reading.groupBefore(start, "possessive") >= 0;
  return isOne && isSingular(draft, i) ? 1 : undefined;
}

const weights: ReadonlySet<string> = new Set("lb lbs pound pounds libra libras kg kgs kilo kilos".split(" "));
/** Most words between an animal and its weight: "un perrito como de unas 12 libras". */
const weighedWithin = 6;

/** "Do they take a dog of 12 lb?": nobody weighs an animal that isn't theirs. A weight of several ("dogs over 25 lb") is a rule. */
function isWeighed(draft: Draft, i: number, end: number): boolean {
  const { reading } = draft;
  if (!isSingular(draft, i) || countBefore(draft, i) !== 1) return false;
  for (let at = Math.max(0, i - weighedWithin); at < Math.min(end + weighedWithin, reading.words.length); at++) {
    const number = reading.numbers[at];
    if (number !== undefined && weights.has(reading.norm(number.end))) return true;
  }
  return false;
}

function isMeasured({ reading }: Draft, i: number): boolean {
  const end = reading.numbers[i]?.end ?? i;
  return reading.group(end, "measure") > 0 || reading.group(end, "childByAge") > 0;
}

/** The start of "30 lb", "big brown" or "12 year old" before an animal; an unknown word can be right before it. */
function describedFrom(draft: Draft, i: number): number {
  const next = describedBefore(draft, i);
  const isPlain = next < 0 && draft.reading.words[i]?.before === 0;
  let start = next < 0 && isPlain ? describedBefore(draft, i - 1) : next;
  if (start < 0) return i;
  for (let before = start; before >= 0; before = describedBefore(draft, start)) start = before;
  return start;
}

/** Start of the adjective, weight, size or age right before a word; -1 for none. */
function describedBefore(draft: Draft, i: number): number {
  const { reading } = draft;
  for (const group of ["childByAge", "petAdjective", "measure"]) {
    const start = reading.groupBefore(i, group);
    if (start >= 0) return start;
  }
  return reading.numbers[i - 1] !== undefined && isMeasured(draft, i - 1) ? i - 1 : -1;
}

/** True for one animal: "Cat" and "gato"; "fish" can mean several. */
function isSingular({ reading }: Draft, i: number): boolean {
  const last = reading.norm(reading.group(i, "pet") - 1);
  return !last.endsWith("s") && reading.group(i, "pet:fish") === 0;
}
