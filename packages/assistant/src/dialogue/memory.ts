import { isDeepStrictEqual } from "node:util";
import type { AskableSlot, DialogueState, SlotName, Slots, Understanding } from "../types.ts";
import type { Changes } from "./turn.ts";

/**
 * What a message says about the renter's search, without what must not be read into it:
 * an assistance animal is not a pet.
 */
function searchFacts(heard: Understanding): Slots {
  if (!heard.topics.includes("assistance_animal") || !heard.slots.pets) return heard.slots;
  const { pets: _assistanceAnimal, ...facts } = heard.slots;
  return facts;
}

/** A showing request keeps the date when only the time is given, and the other way round. */
function mergedValue(slot: SlotName, before: Slots, given: Slots): Slots[SlotName] {
  if (slot !== "showing_request") return given[slot];
  return { ...before.showing_request, ...given.showing_request };
}

function learn(state: DialogueState, heard: Understanding): Pick<Changes, "slots" | "corrected"> {
  const given = searchFacts(heard);
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

/** Slots declined by the message. A bare "no" to a question for something personal declines it. */
export function refusedSlots(heard: Understanding, asked: AskableSlot | null): SlotName[] {
  if (heard.refused.length > 0) return heard.refused;
  if (!asked) return [];
  if (heard.intents.includes("refuse_info")) return [asked];
  const bareNo = heard.answer === "no" && heard.topics.length === 0 && Object.keys(heard.slots).length === 0;
  return bareNo && heard.excludedAreas.length === 0 ? [asked] : [];
}

/** Folds a message into the state draft and tells what it changed. */
export function remember(state: DialogueState, heard: Understanding): Changes {
  const { slots, corrected } = learn(state, heard);
  return { slots, corrected, forgotten: forget(state, heard), excluded: ruleOut(state, heard) };
}
