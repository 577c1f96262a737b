import type { Turn } from "../dialogue/turn.ts";
import { withoutSlots } from "../dialogue/withoutSlots.ts";
import type { SlotName, Slots, Topic, Understanding } from "../types.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { isWithin } from "../understanding/stretches.ts";
import type { Query } from "./query.ts";

/** Queries that pick homes by what the renter wants, so their words are part of the search. */
const searching: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["list", "most", "least", "count"]);

/** A slot's topic. "Does it have 2 bathrooms?" asks for it; "is it OK if three of us live in a 2-bedroom?" doesn't. */
function topicOf(slot: SlotName): Topic {
  if (slot === "budget_max" || slot === "budget_min") return "price";
  if (slot === "move_in") return "availability";
  return slot === "lease_months" ? "lease_term" : (slot as Topic);
}

/** Queries that always ask, with or without a question mark. */
const surelyAsks: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["compare", "why_not", "total"]);

/** Slots that a question about certain homes can name without wishing for them. */
const ofHomes: readonly SlotName[] = [
  "area",
  "bedrooms",
  "bathrooms",
  "budget_max",
  "budget_min",
  "move_in",
  "lease_months",
  "parking",
  "furnished",
];

/** Drops values that only the questions name: "is the Doral one free in March?" wishes for neither. */
export function withoutQueried({ queries, heard, state, focusBefore, asked, message }: Turn, slots: Slots): Slots {
  const isAnyTold = focusBefore !== null || Boolean(state.shown?.length);
  const asking = queries.filter(
    ({ op, named, scope, isMarked }) =>
      (isMarked || surelyAsks.has(op)) && !searching.has(op) && (named.length > 0 || (scope !== "all" && isAnyTold)),
  );
  if (asking.length === 0) return slots;
  const isAsked = (slot: SlotName, said: Stretch): boolean =>
    asking.some((query) => {
      // "Brickell vs Edgewater, what's the difference?" names the homes before the question.
      if (query.op === "compare" && slot === "area") return true;
      return isWithin(said, query) && (query.named.length > 0 || query.topics.includes(topicOf(slot)));
    });
  const dropped = ofHomes.filter((slot) => {
    // "Por Jackson, o Edgewater que no queda lejos" answers what was asked.
    if (slot === asked && !message.includes("?")) return false;
    const said = heard.evidence.filter((item) => item.slot === slot);
    return said.length > 0 && said.every((item) => isAsked(slot, item));
  });
  if (dropped.length === 0) return slots;
  return withoutSlots(slots, dropped);
}

/** Drops exclusions from a message that asks about a home: "How come not the Wynwood one?" */
export function withoutExcluded({ queries }: Turn, heard: Understanding): Understanding {
  const isAbout = queries.some(({ op, named }) => op === "why_not" || (named.length > 0 && !searching.has(op)));
  return isAbout && heard.excludedAreas.length > 0 ? { ...heard, excludedAreas: [] } : heard;
}
