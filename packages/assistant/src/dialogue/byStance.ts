import type { Stance } from "../learned/stance.ts";
import type { Intent, SlotName, Topic, Understanding } from "../types.ts";
import { blanked, isWithin } from "../understanding/stretches.ts";
import { understandMasked } from "../understanding/understand.ts";
import { hasConductRule } from "./conductRules.ts";
import { withoutEarlierDay } from "./earlierDay.ts";
import { hearingContext } from "./hear.ts";
import { withDayOfHome } from "./laterStart.ts";
import { withoutTermAsked } from "./leaseAsked.ts";
import { asksForNoFact } from "./stances.ts";
import { withoutDayTooLate } from "./tooLate.ts";
import type { Turn } from "./turn.ts";
import { isSaidWithin, withoutSlots } from "./withoutSlots.ts";

/**
 * Reads values by what their clause does: "that's a studio though?" doesn't ask for a studio, "Doral is too far" isn't
 * a wish for Doral, and "2,900 only if my sister moves in" isn't the budget.
 */
export function readByStance(turn: Turn): Understanding {
  const heard = withoutIdleTopics(turn, withoutSaidIn(turn, "objects_fact", turn.heard));
  const kept = withoutTermOfHomes(turn, withoutFreeDay(turn, withoutRejected(turn, withoutConditional(turn, heard))));
  return withoutEarlierDay(turn, withoutDayTooLate(turn, withDayOfHome(turn, withoutTermAsked(turn, kept))));
}

const criteria: readonly SlotName[] = ["area", "bedrooms", "bathrooms", "budget_max", "budget_min", "move_in"];

/** The criteria that only clauses of that stance name. */
function saidOnlyIn({ clauses }: Turn, stance: Stance, heard: Understanding): SlotName[] {
  const parts = clauses.filter((clause) => clause.stance === stance);
  if (parts.length === 0) return [];
  return criteria.filter((slot) => heard.slots[slot] !== undefined && isSaidWithin(heard, slot, parts));
}

function withoutSaidIn(turn: Turn, stance: Stance, heard: Understanding): Understanding {
  const dropped = saidOnlyIn(turn, stance, heard);
  return dropped.length === 0 ? heard : { ...heard, slots: withoutSlots(heard.slots, dropped) };
}

/** Replaces a conditional amount with the other one, or the known one: "2300ish. 2900 only if my sister comes". */
function withoutConditional(turn: Turn, heard: Understanding): Understanding {
  // "What if I go to 3,200?" tries another budget.
  const dropped = turn.message.includes("?")
    ? []
    : saidOnlyIn(turn, "conditional", heard).filter((slot) => ofAmount.has(slot));
  if (dropped.length === 0) return heard;
  const rest = blanked(
    turn.message,
    turn.clauses.filter(({ stance }) => stance === "conditional"),
  );
  const { slots } = understandMasked(rest, { ...hearingContext(turn.state, turn.context), asked: turn.asked });
  const known = dropped.filter((slot) => slots[slot] !== undefined || turn.state.slots[slot] !== undefined);
  const others = Object.fromEntries(known.flatMap((slot) => (slots[slot] === undefined ? [] : [[slot, slots[slot]]])));
  return { ...heard, slots: { ...withoutSlots(heard.slots, known), ...others } };
}

/** The slots whose conditional values are dropped; a size under a condition widens the search. */
const ofAmount: ReadonlySet<SlotName> = new Set<SlotName>(["budget_max", "budget_min"]);

/** Rules out a rejected place ("Nah, Doral is too far") and drops a rejected size ("I don't want a studio"). */
function withoutRejected(turn: Turn, heard: Understanding): Understanding {
  const dropped = saidOnlyIn(turn, "reject_home", heard).filter((slot) => slot === "area" || slot === "bedrooms");
  // "Scratch Doral, Brickell or Edgewater" names what is wanted, too.
  if (dropped.length === 0 || heard.excludedAreas.length > 0 || Array.isArray(heard.slots.area)) return heard;
  const places = dropped.includes("area") ? [heard.slots.area ?? []].flat() : [];
  return {
    ...heard,
    slots: withoutSlots(heard.slots, dropped),
    excludedAreas: [...new Set([...heard.excludedAreas, ...places])],
  };
}

/** Drops a showing on the day the home is free: "El 21 me sirve. ¿Lo puedo ver?" names the day to move, not to come. */
function withoutFreeDay(turn: Turn, heard: Understanding): Understanding {
  const visit = heard.slots.showing_request;
  const free = turn.context.properties.find(({ id }) => id === turn.state.focus)?.availableFrom;
  if (visit?.date === undefined || visit.date !== free) return heard;
  const said = heard.evidence.filter(({ slot }) => slot === "showing_request");
  const takes = turn.clauses.filter(({ stance }) => stance === "accepts" || stance === "flexible");
  if (said.length === 0 || !said.some((item) => takes.some((part) => isWithin(item, part)))) return heard;
  const { showing_request: _day, ...slots } = heard.slots;
  return { ...heard, slots };
}

/** Drops the homes' lease term, unless the renter takes it: "But they all say a year" after a wish for four months. */
function withoutTermOfHomes(turn: Turn, heard: Understanding): Understanding {
  const [wish, said] = [turn.state.slots.lease_months, heard.slots.lease_months];
  if (wish === undefined || said === undefined || said <= wish || heard.intents.includes("correction")) return heard;
  const isOfHomes = turn.context.properties.some(({ terms }) => terms?.lease?.min === said);
  const items = heard.evidence.filter(({ slot }) => slot === "lease_months");
  const takes = turn.clauses.some(
    (clause) => clause.stance !== null && takesTerm.has(clause.stance) && items.some((item) => isWithin(item, clause)),
  );
  return isOfHomes && !takes ? { ...heard, slots: withoutSlots(heard.slots, ["lease_months"]) } : heard;
}

const takesTerm: ReadonlySet<Stance> = new Set<Stance>(["accepts", "flexible", "conditional", "states_need"]);

/** Drops topics that only clauses without a question name ("Nah, Doral is far from work"), except rules of conduct. */
function withoutIdleTopics(turn: Turn, heard: Understanding): Understanding {
  const { message, clauses, context, state } = turn;
  const idle = clauses.filter((clause) => asksForNoFact(message, clauses, clause));
  const open = heard.topics.filter((topic) => !hasConductRule(topic));
  if (idle.length === 0 || open.length === 0) return heard;
  const rest = blanked(message, idle);
  const said =
    rest.trim() === "" ? undefined : understandMasked(rest, { ...hearingContext(state, context), asked: turn.asked });
  const isIdle = (topic: Topic): boolean => open.includes(topic) && !said?.topics.includes(topic);
  const topics = heard.topics.filter((topic) => !isIdle(topic));
  const intents = topics.length > 0 ? heard.intents : heard.intents.filter((intent) => !ofHomes.has(intent));
  return { ...heard, topics, intents };
}

const ofHomes: ReadonlySet<Intent> = new Set<Intent>(["ask_property_question", "ask_price"]);
