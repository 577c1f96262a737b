import { isDeepStrictEqual } from "node:util";
import type { CommandOf } from "../reading/command.ts";
import type { AskableSlot, Market, NumberRange, SlotName, Slots } from "../types.ts";
import { isKnown } from "./agenda.ts";
import type { DialogueState } from "./state.ts";
import { find, findAll, has, type Turn } from "./turn.ts";

/** What the gatekeeper says of a value: store it, ask which of a few values was meant, or leave it out. */
export type Verdict =
  | { admit: "accept" }
  | { admit: "confirm"; values: { slot: SlotName; value: unknown }[] }
  | { admit: "reject" };

type SetSlot = CommandOf<"setSlot">;

const accept: Verdict = { admit: "accept" };
const reject: Verdict = { admit: "reject" };

/** Rents in the market lie between these; a figure outside them was probably meant as another one. USD a month. */
const minBudget = 700;
const maxBudget = 40_000;
/** A number without a word for money is no rent below this: credit scores lie there. */
const minBareBudget = 900;
/** Homes for rent in the market have at most so many bedrooms. */
const maxBedrooms = 6;

/**
 * The gatekeeper: decides whether a value the renter seems to state is stored. What can hardly be meant, or
 * contradicts what is known without being put as a correction, is asked back with the values it could be.
 */
export function admit(
  command: SetSlot,
  turn: Pick<Turn, "state" | "before" | "context" | "local" | "commands">,
): Verdict {
  switch (command.slot) {
    case "budget_max":
      return isFarOff(command.value as number, command, turn) ? reject : admitBudget(command.value as number);
    case "bedrooms":
      return admitBedrooms(command.value as number | NumberRange);
    case "move_in":
      return admitMoveIn(command, turn);
    case "name":
      return isPlaceName(command.value as string, turn.context.market) || isAgentsName(command.value as string, turn)
        ? reject
        : accept;
    case "occupants":
      return (command.value as number) > 20 ? reject : accept;
    default:
      return accept;
  }
}

/** "Doral!!" to "what's your name?" names a place. */
function isPlaceName(name: string, { places }: Market): boolean {
  const said = name.toLowerCase();
  return places.some((place) => [place.name, ...(place.aliases ?? [])].some((known) => known.toLowerCase() === said));
}

/** "What's Marisol's number?" names the agent. */
function isAgentsName(name: string, { context }: Pick<Turn, "context">): boolean {
  const own = context.agent.name.toLowerCase().split(/\s+/);
  return name
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .split(/\s+/)
    .every((word) => own.includes(word));
}

/** A budget that is far from the known one is another figure, unless it is put as a correction. */
function isFarOff(budget: number, { how }: SetSlot, { state, before }: Pick<Turn, "state" | "before">): boolean {
  const known = state.slots.budget_max;
  if (known === undefined || how === "correction" || before.asked === "budget_max") return false;
  return budget > 2.5 * known || budget < known / 2.5;
}

function admitBudget(budget: number): Verdict {
  if (budget >= minBudget && budget <= maxBudget) return accept;
  const scaled = budget < minBudget ? budget * 10 : Math.round(budget / 10);
  const others = scaled >= minBudget && scaled <= maxBudget ? [scaled] : [];
  return { admit: "confirm", values: [budget, ...others].map((value) => ({ slot: "budget_max", value })) };
}

function admitBedrooms(bedrooms: number | NumberRange): Verdict {
  const most = typeof bedrooms === "number" ? bedrooms : Math.max(bedrooms.min ?? 0, bedrooms.max ?? 0);
  return most <= maxBedrooms ? accept : { admit: "confirm", values: [{ slot: "bedrooms", value: bedrooms }] };
}

/** A past date is no plan; a second date beside homes that were shown may be meant for a showing. */
function admitMoveIn(
  { value, how }: SetSlot,
  { state, before, context, local }: Pick<Turn, "state" | "before" | "context" | "local">,
): Verdict {
  const last = typeof value === "string" ? value : ((value as { to?: string }).to ?? "");
  if (/^\d/.test(last) && last < local.date) return reject;
  const isOther = state.slots.move_in !== undefined && !isDeepStrictEqual(state.slots.move_in, value);
  const isDay = typeof value === "string" && /^\d/.test(value);
  const couldBeShowing = context.freeTimes?.some(({ date }) => date === value) ?? false;
  if (!isOther || how === "correction" || !isDay || !couldBeShowing || before.asked === "move_in") return accept;
  return {
    admit: "confirm",
    values: [
      { slot: "move_in", value },
      { slot: "showing_request", value: { date: value } },
    ],
  };
}

/** "A husky" after "a pet": the value is told more closely, nothing is taken back. */
function refines(slot: SlotName, before: unknown, value: unknown): boolean {
  if (slot === "area") return Array.isArray(value) && [before].flat().every((place) => value.includes(place));
  if (slot !== "pets") return false;
  const [had, has] = [before as Slots["pets"], value as Slots["pets"]];
  return had?.has === true && had.kind === undefined && has?.has === true;
}

/** "The pet fee" after "2 cats": that there is a pet was known. */
function saysLess(slot: SlotName, before: unknown, value: unknown): boolean {
  if (slot !== "pets") return false;
  const [had, has] = [before as Slots["pets"], value as NonNullable<Slots["pets"]>];
  if (had?.has !== true || !has.has) return false;
  return (has.kind === undefined || has.kind === had.kind) && (has.count === undefined || has.count === had.count);
}

function mergedValue({ slot, value, how }: SetSlot, known: Slots): unknown {
  if (slot === "showing_request") return { ...known.showing_request, ...(value as Slots["showing_request"]) };
  if (slot === "area" && how === "addition" && known.area !== undefined)
    return [...new Set([known.area, value as string | string[]].flat())];
  return value;
}

/** Stores a value and notes what it changed. */
function learn(turn: Turn, command: SetSlot): void {
  const { state, changes } = turn;
  const { slot } = command;
  const before = state.slots[slot];
  const value = mergedValue(command, state.slots);
  if (isDeepStrictEqual(before, value) || saysLess(slot, before, value)) {
    if (!changes.repeated.includes(slot)) changes.repeated.push(slot);
    return;
  }
  if (before !== undefined && !refines(slot, before, value)) {
    changes.corrected.push(slot);
    state.corrected = { ...state.corrected, [slot]: before };
  }
  changes.slots = { ...changes.slots, [slot]: value };
  state.slots = { ...state.slots, [slot]: value };
}

/** Drops a value without a new one in its place; the question for it may be asked again. */
function clear(turn: Turn, slot: SlotName): void {
  const { state, changes } = turn;
  if (state.slots[slot] === undefined || changes.slots[slot] !== undefined) return;
  const { [slot]: before, ...rest } = state.slots;
  state.slots = rest;
  state.corrected = { ...state.corrected, [slot]: before };
  state.askedCount = { ...state.askedCount, [slot]: 0 };
  changes.forgotten.push(slot);
}

/** Slots of which there is one thing to take back, whatever was said of it. */
const retractable: ReadonlySet<SlotName> = new Set<SlotName>(["parking", "furnished", "pets"]);

/** True where what is taken back is what was put down. */
function isPutDown(slot: SlotName, known: unknown, value: unknown): boolean {
  if (retractable.has(slot) || isDeepStrictEqual(known, value)) return true;
  return slot === "area" && [value].flat().some((place) => [known].flat().includes(place));
}

/** "I didn't say I'd do 2150": the value before it stands again, else the slot is open. */
function retract(turn: Turn, { slot, value }: CommandOf<"retract">): void {
  const { state, changes } = turn;
  if (slot === "area") state.excludedAreas = state.excludedAreas.filter((area) => ![value].flat().includes(area));
  const known = state.slots[slot];
  if (known === undefined || changes.slots[slot] !== undefined || !isPutDown(slot, known, value)) return;
  const older = state.corrected[slot];
  if (older === undefined || isDeepStrictEqual(older, known)) {
    clear(turn, slot);
    return;
  }
  const { [slot]: _told, ...corrected } = state.corrected;
  state.corrected = corrected;
  state.slots = { ...state.slots, [slot]: older };
  changes.slots = { ...changes.slots, [slot]: older };
  changes.corrected.push(slot);
}

function ruleOut(turn: Turn): void {
  const { state, changes } = turn;
  // "I meant Edgewater, not Brickell" puts another place there, and rules the one before not out.
  const replaced = changes.corrected.includes("area") ? [turn.before.slots.area ?? []].flat() : [];
  const isSwapped = findAll(turn, "setSlot").some(({ slot, how }) => slot === "area" && how === "correction");
  const said = findAll(turn, "exclude")
    .flatMap(({ areas }) => areas)
    .filter((area) => !isSwapped || !replaced.includes(area));
  changes.excluded = said.filter((area) => !state.excludedAreas.includes(area));
  const wanted = new Set([changes.slots.area ?? []].flat());
  state.excludedAreas = [...state.excludedAreas, ...changes.excluded].filter((area) => !wanted.has(area));
  const area = [state.slots.area ?? []].flat();
  const left = area.filter((name) => !changes.excluded.includes(name));
  if (area.length > 0 && left.length === 0) clear(turn, "area");
  else if (left.length < area.length)
    state.slots = { ...state.slots, area: left.length === 1 ? (left[0] as string) : left };
}

/** A question of the order in which a bare number answers them, and the numbers that can be meant. */
const numberAnswers: readonly [AskableSlot, (value: number) => boolean][] = [
  ["bedrooms", (value) => value <= maxBedrooms],
  ["budget_max", (value) => value >= minBareBudget && value <= maxBudget],
];

/** "2" while another question stands: it answers the open one that such a number can mean. */
function admitBareNumber(turn: Turn): void {
  const number = find(turn, "bareNumber");
  const isOfShowing =
    turn.before.offeredTimes?.length || turn.context.showing || has(turn, "requestShowing", "changeShowing");
  if (!number || isOfShowing) return;
  const open = numberAnswers.find(([slot, fits]) => fits(number.value) && !isKnown(turn.state, slot));
  // "2 is fine then" after nothing was found for three.
  const again = numberAnswers.find(([slot, fits]) => fits(number.value) && turn.state.slots[slot] !== undefined);
  const answers = open ?? again;
  if (!answers) return;
  const command = { ...number, type: "setSlot", slot: answers[0], value: number.value, how: "stated" } as const;
  if (admit(command, turn).admit === "accept") learn(turn, command);
}

/** The value a renter chooses when asked back which one was meant; a plain yes takes the first. */
function settleClarification(turn: Turn): void {
  const { offer } = turn.before;
  if (offer?.type !== "clarify" || findAll(turn, "setSlot").some(({ slot }) => slot === offer.slot)) return;
  const isMove = offer.values.find(({ slot }) => slot === "move_in");
  const tour = offer.values.find(({ slot }) => slot === "showing_request");
  const chosen = has(turn, "requestShowing") ? tour : has(turn, "confirm") ? (offer.values[0] ?? isMove) : undefined;
  if (!chosen) return;
  learn(turn, {
    type: "setSlot",
    start: 0,
    end: 0,
    how: "correction",
    slot: chosen.slot,
    value: chosen.value as never,
  });
}

/** A "service dog" is no pet, and no home is left out because of it (42 USC 3604(f)). */
function leaveAnimalOut(turn: Turn): void {
  const assists = findAll(turn, "conduct").some(({ topic }) => topic === "assistance_animal");
  if (!assists) return;
  const { pets: _animal, ...rest } = turn.state.slots;
  turn.state.slots = rest;
  const { pets: _said, ...others } = turn.changes.slots;
  turn.changes.slots = others;
}

/** Folds a message's values into the state draft; returns the values that have to be asked back. */
export function admitAll(turn: Turn): Extract<Verdict, { admit: "confirm" }>[] {
  const asksBack: Extract<Verdict, { admit: "confirm" }>[] = [];
  for (const command of findAll(turn, "setSlot")) {
    const verdict = admit(command, turn);
    if (verdict.admit === "accept") learn(turn, command);
    else if (verdict.admit === "confirm") {
      // Said again after it was asked back: then it is meant.
      const { offer } = turn.before;
      const wasAsked =
        offer?.type === "clarify" && offer.values.some(({ value }) => isDeepStrictEqual(value, command.value));
      if (wasAsked) learn(turn, command);
      else asksBack.push(verdict);
    }
  }
  settleClarification(turn);
  admitBareNumber(turn);
  for (const { slot } of findAll(turn, "clearSlot")) clear(turn, slot);
  for (const command of findAll(turn, "retract")) retract(turn, command);
  ruleOut(turn);
  leaveAnimalOut(turn);
  return asksBack;
}

/** Slots with what picking a home implies: nobody is asked for the size of a home they chose. */
export function effectiveSlots({ slots, assumed }: Pick<DialogueState, "slots" | "assumed">): Slots {
  return assumed ? { ...assumed, ...slots } : slots;
}
