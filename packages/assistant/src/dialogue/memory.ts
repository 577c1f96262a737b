import { isDeepStrictEqual } from "node:util";
import type { AskableSlot, Property, SlotName, Slots, Understanding } from "../types.ts";
import { folded } from "../understanding/folded.ts";
import { joined, joins, refines } from "./addOrReplace.ts";
import { plainText } from "./asides.ts";
import { isIndifferent, isUndecided } from "./keywords.ts";
import { isPointedAt } from "./references.ts";
import type { DialogueState } from "./state.ts";
import type { Changes } from "./turn.ts";

/** Slots whose words are part of a listing's address, or of an area that several listings share. */
function slotsInAddress(heard: Understanding, named: readonly Property[]): SlotName[] {
  const places = named.map(({ address, area }) => folded(named.length > 1 ? `${address} ${area}` : address));
  return heard.evidence
    .filter(({ text }) => places.some((place) => place.includes(folded(text))))
    .map(({ slot }) => slot);
}

/**
 * A message's values for the renter's search, without false ones: an
 * assistance animal is not a pet, and the "27th" or the "Brickell" of an address is not a wish.
 */
function searchFacts(
  heard: Understanding,
  listing: Property | null,
  named: readonly Property[],
  message: string,
  isAreaKnown: boolean,
): Slots {
  const facts = { ...heard.slots };
  const all = named.length > 1 ? named : listing ? [listing] : [];
  for (const slot of slotsInAddress(heard, all)) delete facts[slot];
  if (listing && facts.area !== undefined && pointsAtHome(heard, listing, message, isAreaKnown)) delete facts.area;
  if (heard.topics.includes("assistance_animal")) delete facts.pets;
  return facts;
}

/** True for "The Brickell one", a home, not an area; a nickname ("the Downtown one") counts only with an area known. */
function pointsAtHome(heard: Understanding, listing: Property, message: string, isAreaKnown: boolean): boolean {
  const nicknames = heard.evidence.flatMap(({ slot, text }) => (slot === "area" && isAreaKnown ? [text] : []));
  return [listing.area, ...nicknames].some((name) => isPointedAt(plainText(message), name));
}

/** True if the value adds no kind or number to the known one: "The pet fee" or "the dogs" after "2 dogs". */
function saysLess(slot: SlotName, before: unknown, value: unknown): boolean {
  if (slot !== "pets") return false;
  const [had, given] = [before as Slots["pets"], value as Slots["pets"]];
  if (had?.has !== true || given?.has !== true || given.count !== undefined) return false;
  return given.kind === undefined || given.kind === had.kind;
}

/** True if the value adds to a known name: "Priya Raghavan" from someone who was greeted as Priya. */
function namesMore(before: unknown, value: unknown): boolean {
  return typeof before === "string" && String(value).toLowerCase().startsWith(`${before.toLowerCase()} `);
}

/** A showing request keeps the date if only a time is given, and the time if only a date is. */
function valueNow(slot: SlotName, known: Slots, given: Slots, isJoined: boolean): Slots[SlotName] {
  if (slot === "showing_request") return { ...known.showing_request, ...given.showing_request };
  return isJoined ? joined(slot, known, given) : given[slot];
}

function learn(
  state: DialogueState,
  given: Slots,
  heard: Understanding,
  message: string,
): Pick<Changes, "slots" | "corrected" | "isRestOfName"> {
  let isRestOfName = false;
  const known: Slots = { ...state.slots };
  const changed: Partial<Record<SlotName, unknown>> = {};
  const corrected: SlotName[] = [];
  for (const slot of Object.keys(given) as SlotName[]) {
    const value = valueNow(slot, known, given, joins(heard, slot, message));
    const before = known[slot];
    if (value === undefined || isDeepStrictEqual(before, value) || saysLess(slot, before, value)) continue;
    const isMore = slot === "name" && namesMore(before, value) && !heard.intents.includes("correction");
    if (isMore) isRestOfName = true;
    if (before !== undefined && !isMore && !refines(slot, before, value)) {
      corrected.push(slot);
      state.corrected = { ...state.corrected, [slot]: before };
    }
    changed[slot] = value;
    Object.assign(known, { [slot]: value });
  }
  state.slots = known;
  return { slots: changed as Slots, corrected, ...(isRestOfName && { isRestOfName }) };
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
  leaveOut(state, excluded);
  return excluded;
}

/** Removes an excluded place from the search; its other places stay. */
function leaveOut(state: DialogueState, excluded: readonly string[]): void {
  const before = [state.slots.area ?? []].flat();
  const left = before.filter((area) => !excluded.includes(area));
  if (left.length === before.length) return;
  const { area: _all, ...rest } = state.slots;
  state.slots = left.length === 0 ? rest : { ...rest, area: left.length === 1 ? (left[0] as string) : left };
}

/** A "no" with more words than this also says something else ("no, I said three"). */
const BARE_NO_WORDS = 3;

/** Slots declined by the message. A bare "no", "I don't know" or "I don't mind" declines what was asked. */
export function refusedSlots(heard: Understanding, asked: AskableSlot | null): SlotName[] {
  if (heard.refused.length > 0) return heard.refused;
  if (!asked || heard.slots[asked] !== undefined) return [];
  if (heard.intents.includes("refuse_info")) return [asked];
  if (isUndecided(heard.maskedText) || leavesOpen(heard, asked)) return [asked];
  const nothingElse = heard.topics.length + heard.excludedAreas.length + Object.keys(heard.slots).length === 0;
  const words = heard.maskedText.trim().split(/\s+/).length;
  // "Nothing cheaper?" asks for more.
  const isBare = words <= BARE_NO_WORDS && !/[?¿]/.test(heard.maskedText);
  return heard.answer === "no" && nothingElse && isBare ? [asked] : [];
}

/** True if the renter leaves the choice open, which answers any question but a personal one. */
export function leavesOpen(heard: Understanding, asked: AskableSlot | null): boolean {
  return asked !== null && asked !== "name" && asked !== "phone" && isIndifferent(heard.maskedText);
}

/** Removes the dog mentioned before: "He's a service dog". It isn't a pet, and excludes no home (42 USC 3604(f)). */
function leaveAnimalOut(state: DialogueState): void {
  const { pets: _animal, ...rest } = state.slots;
  state.slots = rest;
  delete state.petPounds;
  delete state.petKind;
}

/**
 * Adds a message to the state draft and returns its changes. A listing named by its address
 * becomes the focus.
 *
 * @param named The homes that the message names, if there are several.
 */
export function remember(
  state: DialogueState,
  heard: Understanding,
  listing: Property | null,
  message: string,
  named: readonly Property[] = [],
): Changes {
  if (listing) state.focus = listing.id;
  if (heard.topics.includes("assistance_animal")) leaveAnimalOut(state);
  const learned = learn(
    state,
    searchFacts(heard, listing, named, message, state.slots.area !== undefined),
    heard,
    message,
  );
  state.noted = Object.keys(learned.slots) as SlotName[];
  return { ...learned, forgotten: forget(state, heard), excluded: ruleOut(state, heard) };
}
