import type { SlotName } from "../types.ts";
import { type Draft, fill } from "./draft.ts";
import { noteDenied } from "./negation.ts";
import { amountAt } from "./ranges.ts";

const counts: readonly SlotName[] = ["bedrooms", "bathrooms", "occupants", "pets", "lease_months"];
const mostCounted = 20;

/** Reads a bare number as a correction of the last count before it: "Did I say 2 bedrooms? I meant 1" */
export function readRestated(draft: Draft): void {
  const { reading } = draft;
  for (const hit of reading.all("restated")) {
    const at = numberEnding(draft, hit.start, hit.end);
    const amount = at < 0 ? undefined : amountAt(reading, at);
    const isBare = reading.endsClause(hit.end) || reading.norm(hit.end) === "now";
    if (amount?.exact === undefined || amount.exact > mostCounted || !isBare || !reading.isFree(at, hit.end)) continue;
    const slot = countBefore(draft, reading.words[hit.start]?.start ?? 0);
    if (slot === undefined) continue;
    replace(draft, slot, amount.exact);
    reading.take(at, hit.end);
  }
}

/** Reads a bare number after negated rooms, people or months as the same count: "No son 2 cuartos, son 3". */
export function readSwapped(draft: Draft): void {
  const { reading, slots } = draft;
  for (const hit of [...reading.all("swapped"), ...reading.all("swappedPeople")]) {
    const at = numberEnding(draft, hit.start, hit.end);
    const count = at < 0 ? undefined : reading.numbers[at]?.value;
    const denied = reading.numbers.find((number, i) => number !== undefined && i >= hit.start && i < at);
    if (count === undefined || denied === undefined || count > mostCounted) continue;
    const countsPeople = hit.name === "swappedPeople" || reading.within("people", hit.start, hit.end);
    if (countsPeople && slots.occupants === count) noteDenied(reading);
    const slot = countedAt(draft, denied.end) ?? (countsPeople ? "occupants" : undefined);
    if (slot === undefined || slots[slot] !== undefined || !reading.isFree(at, hit.end)) continue;
    fill(draft, slot, count, at, hit.end);
    noteDenied(reading);
  }
}

function countedAt({ reading }: Draft, i: number): "bedrooms" | "bathrooms" | "lease_months" | undefined {
  if (reading.group(i, "bedroom") > 0) return "bedrooms";
  if (reading.group(i, "monthNoun") > 0) return "lease_months";
  return reading.group(i, "bathroom") > 0 ? "bathrooms" : undefined;
}

function numberEnding({ reading }: Draft, start: number, end: number): number {
  for (let i = start; i < end; i++) if (reading.numbers[i]?.end === end && !reading.numbers[i]?.isOrdinal) return i;
  return -1;
}

/** The counted slot mentioned last before a place in the text, unless its number was computed from the words. */
function countBefore({ evidence, slots, reading }: Draft, before: number): SlotName | undefined {
  const said = evidence.filter((item) => item.end <= before).at(-1);
  if (said === undefined || !counts.includes(said.slot)) return undefined;
  if (said.slot !== "occupants") return said.slot;
  const isSaid = reading.words.some(
    (word, i) => word.start >= said.start && word.end <= said.end && reading.numbers[i]?.value === slots.occupants,
  );
  return isSaid ? said.slot : undefined;
}

function replace({ slots }: Draft, slot: SlotName, count: number): void {
  if (slot === "pets") slots.pets = { has: true, ...slots.pets, count };
  else if (slot === "bedrooms" || slot === "bathrooms" || slot === "occupants" || slot === "lease_months")
    slots[slot] = count;
}
