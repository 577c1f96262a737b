import type { Market, SlotName } from "../src/types.ts";
import { readAnswer, readBareAnswer } from "../src/understanding/answers.ts";
import type { Draft } from "../src/understanding/draft.ts";
import { fillSlots, openDraft } from "../src/understanding/understand.ts";
import { acceptsOffer } from "./acceptance.ts";
import { placeInActs, readPlace } from "./area.ts";
import { readFeatures } from "./features.ts";
import { homesLexicon } from "./lexicon.ts";
import { readRequests } from "./requests.ts";
import { type Stage, stageOf } from "./stage.ts";
import { rentOrBuy } from "./tenure.ts";
import {
  actValue,
  hasSlot,
  type SgdAct,
  type SgdMemory,
  type SgdPrediction,
  type SgdTurn,
  type SgdValue,
  sharedSlots,
} from "./turn.ts";
import { readVisit } from "./visit.ts";

/** "Today" of the data. */
export const today = "2019-03-01";

/** Reads one user turn given the turns before it, and remembers what it learns. */
export function trackTurn(memory: SgdMemory, turn: SgdTurn, market: Market): SgdPrediction {
  const acts = turn.previous_system_acts;
  const offered = actValue(acts, "OFFER", "property_name");
  if (offered !== undefined) memory.offered = offered;
  memory.placeElsewhere = placeInActs(turn.previous_other_acts ?? [], market) ?? memory.placeElsewhere;
  const context = { asked: askedSlot(acts), referenceDate: today, languageHint: "en", market } as const;
  const draft = openDraft(turn.utterance, context, homesLexicon(market));
  fillUnasked(draft);
  const answer = readAnswer(draft);
  readBareAnswer(draft, undefined);
  const stage = stageOf(memory);
  const features = readFeatures(draft, turn, stage, answer);
  const tenure = hasSlot(turn.service, "intent") ? rentOrBuy(draft, acts, stage) : undefined;
  const criteria: Record<string, SgdValue> = isSearchOver(draft, stage)
    ? {}
    : { ...readCriteria(memory, draft, acts), ...features.wishes, ...(tenure !== undefined && { intent: tenure }) };
  const visit = readVisit(memory, draft, turn, answer);
  const said: Record<string, SgdValue> = { ...criteria, ...visit };
  const requested = readRequests(draft, stage, features.asked);
  const refines = Object.entries(criteria).some(([slot, value]) => !sameValue(memory.known[slot], value));
  const visits = visit.visit_date !== undefined;
  const reply = { draft, answer, acts, refines, visits, asks: requested.length > 0 };
  if (memory.offered !== undefined && acceptsOffer(reply)) {
    said.property_name = memory.offered;
    memory.offered = undefined;
  }
  const slots = onlyNew(memory, said);
  return { dialogue_id: turn.dialogue_id, turn: turn.turn, slots, requested };
}

/**
 * Fills the slots of the search. The system names place and rooms with every home it offers and is never asked
 * for them, so a value in a question is a wish: "is there somewhere with 3 baths?".
 */
function fillUnasked(draft: Draft): void {
  const asked = draft.questions.asked.slice();
  draft.questions.asked.fill(0);
  fillSlots(draft);
  draft.questions.asked.set(asked);
}

/** Once a home is accepted, a turn is about other things ("now rent me a car") unless it looks for other homes. */
function isSearchOver({ reading }: Draft, stage: Stage): boolean {
  return stage === "taken" && !reading.has("alternatives");
}

/** The shared slot that the system asked for; the first of several. */
function askedSlot(acts: readonly SgdAct[]): SlotName | null {
  const request = acts.find((act) => act.act === "REQUEST" && act.slot in sharedSlots);
  if (request === undefined && acts.some((act) => act.slot === "visit_date" || act.act === "OFFER_INTENT"))
    return "showing_request";
  return request === undefined ? null : sharedSlots[request.slot as keyof typeof sharedSlots];
}

/** Area as named, bedrooms and bathrooms. */
function readCriteria(memory: SgdMemory, draft: Draft, acts: readonly SgdAct[]): Record<string, SgdValue> {
  const said: Record<string, SgdValue> = {};
  const isAreaAsked = acts.some((act) => act.act === "REQUEST" && act.slot === "area");
  const area = readPlace(draft, isAreaAsked, homeNames(memory, acts)) ?? areaElsewhere(memory, draft);
  if (area !== undefined) said.area = area;
  const both = draft.reading.has("sameCount");
  const bedrooms = countIn(draft, "bedrooms", "oneBedroom");
  const bathrooms = countIn(draft, "bathrooms", "oneBathroom");
  const beds = bedrooms ?? (both ? bathrooms : undefined);
  const baths = bathrooms ?? (both ? bedrooms : undefined);
  if (beds !== undefined) said.number_of_beds = String(beds);
  if (baths !== undefined) said.number_of_baths = String(baths);
  return said;
}

/** How many rooms are wanted, the fewest of a range; a studio counts as none. */
function countIn(draft: Draft, slot: "bedrooms" | "bathrooms", one: string): number | undefined {
  const value = draft.slots[slot];
  const count = typeof value === "object" ? (settledCount(draft) ?? (value.min || value.max)) : value;
  if (count === undefined) return draft.reading.has(one) ? 1 : undefined;
  return count >= 1 ? Math.floor(count) : undefined;
}

/** "Three or four... let's go with four". */
function settledCount({ reading }: Draft): number | undefined {
  const last = reading.all("concludes").findLast((hit) => reading.numbers[hit.end - 1] !== undefined);
  return last === undefined ? undefined : reading.numbers[last.end - 1]?.value;
}

/** Names and addresses of the homes in the dialogue, which aren't areas. */
function homeNames(memory: SgdMemory, acts: readonly SgdAct[]): string[] {
  const said = acts.filter((act) => ["property_name", "address"].includes(act.slot)).flatMap((act) => act.values);
  return [...said, memory.offered, memory.known.property_name].filter((name) => typeof name === "string");
}

/** "I also need an apartment there": the place from another service, until the search has its own. */
function areaElsewhere(memory: SgdMemory, { reading }: Draft): string | undefined {
  if (memory.known.area !== undefined || memory.placeElsewhere === undefined) return undefined;
  const seeksHome = reading.mentions("home") || reading.mentions("bedroom");
  return seeksHome ? memory.placeElsewhere : undefined;
}

/** Drops values that are already known, and remembers the rest. */
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
