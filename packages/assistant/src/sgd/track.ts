import type { Market, SlotName } from "../types.ts";
import { readAnswer, readBareAnswer } from "../understanding/answers.ts";
import type { Draft } from "../understanding/draft.ts";
import { fillSlots, openDraft } from "../understanding/understand.ts";
import { acceptsOffer, checksCalendar, plansVisit } from "./acceptance.ts";
import { placeInActs, readPlace } from "./area.ts";
import { readFeatures } from "./features.ts";
import { readRequests } from "./requests.ts";
import { type SgdAct, type SgdPrediction, type SgdTurn, type SgdValue, sharedSlots } from "./turn.ts";

/** "Today" of the data. */
export const today = "2019-03-01";

/** What is kept between the turns of one dialogue. */
export interface SgdMemory {
  dialogue: string;
  known: Record<string, SgdValue>;
  /** Name of the home offered last and not yet taken. */
  offered?: string;
  /** Place another service spoke of last. */
  placeElsewhere?: string;
  /** Day whose free hours were looked up. */
  dayLookedUp?: SgdValue;
}

/** Reads one user turn with the memory of the turns before it, and keeps what it learns. */
export function trackTurn(memory: SgdMemory, turn: SgdTurn, market: Market): SgdPrediction {
  const acts = turn.previous_system_acts;
  const offered = actValue(acts, "OFFER", "property_name");
  if (offered !== undefined) memory.offered = offered;
  memory.placeElsewhere = placeInActs(turn.previous_other_acts ?? [], market) ?? memory.placeElsewhere;
  const draft = openDraft(turn.utterance, {
    asked: askedSlot(acts),
    referenceDate: today,
    languageHint: "en",
    market,
  });
  fillSlots(draft);
  const answer = readAnswer(draft);
  readBareAnswer(draft, undefined);
  const said: Record<string, SgdValue> = {
    ...readCriteria(
      memory,
      draft,
      acts.some((act) => act.act === "REQUEST" && act.slot === "area"),
    ),
    ...readFeatures(draft, acts, answer),
    ...readVisit(memory, draft, turn, answer),
  };
  if (memory.offered !== undefined && acceptsOffer(draft, answer, acts)) {
    said.property_name = memory.offered;
    memory.offered = undefined;
  }
  const slots = onlyNew(memory, said);
  return { dialogue_id: turn.dialogue_id, turn: turn.turn, slots, requested: readRequests(draft) };
}

/** First value the system gave a slot, by an act of the kind where one is asked for. */
function actValue(acts: readonly SgdAct[], act: string | undefined, slot: string): string | undefined {
  const fitting = acts.filter((item) => item.slot === slot && (act === undefined || item.act === act));
  return fitting.find((item) => item.values.length > 0)?.values[0];
}

/** The shared slot that the system asked for; of several the first. */
function askedSlot(acts: readonly SgdAct[]): SlotName | null {
  const request = acts.find((act) => act.act === "REQUEST" && act.slot in sharedSlots);
  if (request === undefined && acts.some((act) => act.slot === "visit_date" || act.act === "OFFER_INTENT"))
    return "showing_request";
  return request === undefined ? null : sharedSlots[request.slot as keyof typeof sharedSlots];
}

/** Area as said, bedrooms and bathrooms. */
function readCriteria(memory: SgdMemory, draft: Draft, isAreaAsked: boolean): Record<string, SgdValue> {
  const { slots } = draft;
  const said: Record<string, SgdValue> = {};
  const area = readPlace(draft, isAreaAsked) ?? areaElsewhere(memory, draft);
  if (area !== undefined) said.area = area;
  for (const [name, slot] of [
    ["number_of_beds", "bedrooms"],
    ["number_of_baths", "bathrooms"],
  ] as const) {
    const value = slots[slot];
    const count = typeof value === "object" ? (value.min ?? value.max) : value;
    if (count !== undefined && count >= 1) said[name] = String(Math.floor(count));
  }
  return said;
}

/** "I also need an apartment there": the place another service spoke of, until the search has its own. */
function areaElsewhere(memory: SgdMemory, { reading }: Draft): string | undefined {
  if (memory.known.area !== undefined || memory.placeElsewhere === undefined) return undefined;
  const seeksHome = reading.words.some((_, i) => reading.group(i, "home") > 0 || reading.group(i, "bedroom") > 0);
  return seeksHome ? memory.placeElsewhere : undefined;
}

/** A day named in the turn, with its words. */
function dayNamed(draft: Draft): SgdValue | undefined {
  const { slots, evidence } = draft;
  const moveIn = typeof slots.move_in === "string" && /^\d/.test(slots.move_in) ? slots.move_in : undefined;
  const iso = slots.showing_request?.date ?? moveIn;
  const words = evidence.find((item) => item.slot === "showing_request" || item.slot === "move_in");
  return iso === undefined || words === undefined ? undefined : { text: words.text, iso };
}

/**
 * The day of a visit: one named where a visit is talked about, or, once a visit
 * is wanted and none is named, the day whose free hours were looked up before.
 */
function readVisit(
  memory: SgdMemory,
  draft: Draft,
  turn: SgdTurn,
  answer: "yes" | "no" | undefined,
): Record<string, SgdValue> {
  const acts = turn.previous_system_acts;
  memory.dayLookedUp = actValue(turn.previous_other_acts ?? [], undefined, "event_date") ?? memory.dayLookedUp;
  const named = dayNamed(draft);
  const isOffered = acts.some((act) => act.act === "OFFER_INTENT");
  if (named !== undefined && checksCalendar(draft)) {
    memory.dayLookedUp = named;
    return {};
  }
  if (named !== undefined) {
    const talksOfVisit = plansVisit(draft) || isOffered || acts.some((act) => act.slot === "visit_date");
    const meant = talksOfVisit && !draft.reading.has("otherErrand") && !(isOffered && answer === "no");
    return meant ? { visit_date: named } : {};
  }
  const proposed = actValue(acts, "REQUEST", "visit_date") ?? actValue(acts, "OFFER", "visit_date");
  if (proposed !== undefined && (answer === "yes" || draft.reading.has("suits"))) return { visit_date: proposed };
  const wanted = plansVisit(draft) || (isOffered && answer === "yes");
  const day = memory.known.visit_date === undefined ? memory.dayLookedUp : undefined;
  return wanted && day !== undefined ? { visit_date: day } : {};
}

/** Leaves out what is known already with the same value, and remembers the rest. */
function onlyNew(memory: SgdMemory, said: Record<string, SgdValue>): Record<string, SgdValue> {
  const fresh: Record<string, SgdValue> = {};
  for (const [slot, value] of Object.entries(said)) {
    if (sameValue(memory.known[slot], value)) continue;
    fresh[slot] = value;
    memory.known[slot] = value;
  }
  return fresh;
}

function sameValue(a: SgdValue | undefined, b: SgdValue): boolean {
  if (typeof a === "object" && typeof b === "object") return a.iso === b.iso;
  return typeof a === "string" && typeof b === "string" && a.toLowerCase() === b.toLowerCase();
}
