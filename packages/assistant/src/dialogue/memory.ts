import { isDeepStrictEqual } from "node:util";
import type { AskableSlot, DialogueState, Property, SlotName, Slots, Understanding } from "../types.ts";
import type { Changes } from "./turn.ts";

/**
 * What a message says about the renter's search, without what must not be read into it: an
 * assistance animal is not a pet, and the place in the address of a listing is not a wish.
 */
function searchFacts(heard: Understanding, listing: Property | null): Slots {
  const { pets, area, ...facts } = heard.slots;
  const isPet = pets !== undefined && !heard.topics.includes("assistance_animal");
  const isWish = area !== undefined && (listing === null || area !== listing.area);
  return { ...facts, ...(isPet ? { pets } : {}), ...(isWish ? { area } : {}) };
}

/** A showing request keeps the date when only the time is given, and the other way round. */
function mergedValue(slot: SlotName, before: Slots, given: Slots): Slots[SlotName] {
  if (slot !== "showing_request") return given[slot];
  return { ...before.showing_request, ...given.showing_request };
}

function learn(state: DialogueState, given: Slots): Pick<Changes, "slots" | "corrected"> {
  const known: Slots = { ...state.slots };
  const changed: Partial<Record<SlotName, unknown>> = {};
  const corrected: SlotName[] = [];
  for (const slot of Object.keys(given) as SlotName[]) {
    const value = mergedValue(slot, known, given);
    const before = known[slot];
    if (value === undefined || isDeepStrictEqual(before, value)) continue;
    if (before !== undefined) {
      corrected.push(slot);
      state.corrected = { ...state.corrected, [slot]: before };
    }
    changed[slot] = value;
    Object.assign(known, { [slot]: value });
  }
  state.slots = known;
  return { slots: changed as Slots, corrected };
}

function forget(state: DialogueState, heard: Understanding): SlotName[] {
  const forgotten = heard.cleared.filter((slot) => state.slots[slot] !== undefined && heard.slots[slot] === undefined);
  for (const slot of forgotten) {
    const { [slot]: before, ...rest } = state.slots;
    state.slots = rest;
    state.corrected = { ...state.corrected, [slot]: before };
    state.askedCount = { ...state.askedCount, [slot]: 0 };
  }
  return forgotten;
}

function ruleOut(state: DialogueState, heard: Understanding): string[] {
  const excluded = heard.excludedAreas.filter((area) => !state.excludedAreas.includes(area));
  const wanted = new Set([heard.slots.area ?? []].flat());
  state.excludedAreas = [...state.excludedAreas, ...excluded].filter((area) => !wanted.has(area));
  return excluded;
}

/** A "no" of more words than this says something else as well ("no, I said three"). */
const BARE_NO_WORDS = 3;

/** Slots declined by the message. A bare "no" declines what was asked. */
export function refusedSlots(heard: Understanding, asked: AskableSlot | null): SlotName[] {
  if (heard.refused.length > 0) return heard.refused;
  if (!asked) return [];
  if (heard.intents.includes("refuse_info")) return [asked];
  const nothingElse = heard.topics.length + heard.excludedAreas.length + Object.keys(heard.slots).length === 0;
  const words = heard.maskedText.trim().split(/\s+/).length;
  return heard.answer === "no" && nothingElse && words <= BARE_NO_WORDS ? [asked] : [];
}

/**
 * Folds a message into the state draft and tells what it changed. A listing named by its address
 * becomes the one the conversation is about.
 */
export function remember(state: DialogueState, heard: Understanding, listing: Property | null): Changes {
  if (listing) state.focus = listing.id;
  const { slots, corrected } = learn(state, searchFacts(heard, listing));
  return { slots, corrected, forgotten: forget(state, heard), excluded: ruleOut(state, heard) };
}
