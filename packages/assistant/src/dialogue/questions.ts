import type { AskableSlot } from "../types.ts";
import type { Act } from "./act.ts";
import { everythingKnown, isDeclined, isKnown, nextQuestion, refusalsOf } from "./agenda.ts";
import { findAsides } from "./asides.ts";
import type { DialogueState } from "./state.ts";
import { hasChanges, type Turn } from "./turn.ts";

/** Requests for the name or a way to reach the renter, in one conversation. */
const mostRequests = 3;
/** Replies from one such request to the next, unless the renter answers it. */
const repliesApart = 2;

/**
 * Name and contact are asked for at most every other reply, three times unless the renter answers, and not next to a
 * question of the renter's that waits for the agent. A showing on hold needs a contact; a refusal gets its one retry.
 */
function mayRequest(turn: Turn, slot: AskableSlot): boolean {
  if (slot !== "name" && slot !== "phone") return true;
  const { state, acts, retry } = turn;
  if (retry === slot || acts.some((act) => act.type === "set_showing" && act.status === "held")) return true;
  const { askedCount, requestedTurn } = state;
  const { name, phone, email } = turn.changes.slots;
  if ((name ?? phone ?? email) !== undefined) return true;
  if ((askedCount.name ?? 0) + (askedCount.phone ?? 0) >= mostRequests) return false;
  if (takesRequestUp(turn) || acts.some(handsOff)) return true;
  if (acts.some(({ type }) => type === "will_ask_agent")) return false;
  return requestedTurn === undefined || state.turns - requestedTurn >= repliesApart;
}

/** The renter declined a part of the request, agreed to it, or asks what is needed. */
function takesRequestUp({ acts, heard, asked, message }: Turn): boolean {
  if (findAsides(message).includes("needed")) return true;
  if (acts.some(({ type }) => type === "accept_refusal" || type === "contact_wish")) return true;
  return heard.answer === "yes" && (asked === "name" || asked === "phone") && !message.includes("?");
}

/**
 * True if the renter asked or remarked something instead of answering the question of the reply before: another
 * question right after what they got would sound like a form.
 */
function isPassedOver(turn: Turn, slot: AskableSlot): boolean {
  const { asked, retry, unlikely, acts, state, questionStood } = turn;
  if (asked === null || questionStood || isSettled(state, asked) || hasChanges(turn) || takesRequestUp(turn))
    return false;
  if (retry === slot || unlikely?.slot === slot || acts.some(handsOff)) return false;
  return acts.some(({ type }) => !saysLittle.has(type));
}

/** Nothing is left to answer: it's known, was declined, or is about homes that they don't look for. */
function isSettled(state: DialogueState, asked: AskableSlot): boolean {
  if (isKnown(state, asked) || isDeclined(state, asked)) return true;
  return state.business !== undefined && asked !== "name" && asked !== "phone";
}

/** The agent needs a way to reach them. */
function handsOff(act: Act): boolean {
  return act.type === "conduct" && act.rule === "human";
}

/** Acts that say too little to be a whole reply. */
const saysLittle: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "greet",
  "noted",
  "already_known",
  "not_understood",
  "thanks_reply",
  "near_landmark",
]);

function markAsked(turn: Turn, slot: AskableSlot): void {
  turn.state.asked = slot;
  if (slot === "name" || slot === "phone") turn.state.requestedTurn = turn.state.turns;
  turn.state.askedCount = { ...turn.state.askedCount, [slot]: (turn.state.askedCount[slot] ?? 0) + 1 };
}

/** Asks for a slot, by default the next open one. Returns false when nothing is left to ask. */
export function askFor(turn: Turn, wanted?: AskableSlot): boolean {
  const slot = wanted ?? nextQuestion(turn.state);
  if (!slot || !mayRequest(turn, slot)) {
    turn.state.asked = null;
    return false;
  }
  if (wanted === undefined && isPassedOver(turn, slot)) {
    // The question still stands: they may answer it later.
    Object.assign(turn.state, { asked: turn.asked, questionStands: true });
    return false;
  }
  const retry = refusalsOf(turn.state, slot) > 0;
  const unlikely = turn.unlikely?.slot === slot ? turn.unlikely : undefined;
  const supposes = unlikely ?? (retry ? undefined : supposedOfListing(turn, slot));
  const told = !unlikely && supposes?.slot === "budget_max" && rentTold(turn);
  turn.acts.push({
    type: "ask",
    slot,
    retry,
    ...(supposes && { supposes }),
    ...(unlikely && { unlikely: true as const }),
    ...(told && { told: true as const }),
  });
  turn.state.supposed = supposes;
  markAsked(turn, slot);
  return true;
}

/** True if the reply just gave the rent of the home in question. */
function rentTold({ acts, answeredBefore, state, focusBefore }: Turn): boolean {
  const told = acts.some(
    (act) => act.type === "describe_listing" || (act.type === "answer_fact" && act.topic === "price"),
  );
  return told || (answeredBefore.includes("price") && state.focus === focusBefore);
}

/** If the conversation is about one listing, asks whether its size and rent suit the renter, once each. */
function supposedOfListing({ state, context, acts }: Turn, slot: AskableSlot): DialogueState["supposed"] {
  const listing = context.properties.find(({ id }) => id === state.focus);
  const told = acts.some((act) => act.type === "answer_fact" && act.topic === (slot === "bedrooms" ? slot : "price"));
  if (!listing || ((state.askedCount[slot] ?? 0) > 0 && !told)) return undefined;
  if (slot === "bedrooms") return { slot, value: listing.bedrooms };
  return slot === "budget_max" ? { slot, value: listing.price } : undefined;
}

/** After two messages in a row without anything usable, offers the agent instead of a third try. */
const MISSES_BEFORE_HUMAN = 2;

/** Nothing was understood: asks differently, then offers the agent. */
export function recover(turn: Turn): void {
  turn.state.misses += 1;
  if (turn.state.misses % MISSES_BEFORE_HUMAN === 0) {
    turn.acts.push({ type: "offer_human" });
    turn.state.offeredHuman = true;
    return;
  }
  const slot = nextQuestion(turn.state);
  if (!slot && turn.state.complete) {
    turn.acts.push({ type: "noted" });
    return;
  }
  if (slot === null || slot === turn.asked || turn.asked === null) {
    turn.acts.push({ type: "reprompt", slot });
    if (slot) markAsked(turn, slot);
    return;
  }
  turn.acts.push({ type: "not_understood" });
  askFor(turn, slot);
}

/** Marks the conversation complete the first time everything is known; it never becomes incomplete again. */
export function completeWhenKnown(turn: Turn): boolean {
  if (turn.state.complete || !everythingKnown(turn.state)) return false;
  turn.state.complete = true;
  turn.events.push({ type: "completed" });
  return true;
}
