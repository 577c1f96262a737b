import { type AskableSlot, askableSlots, type SlotName, type Slots } from "../types.ts";
import { declined, isDeclined, isKnown } from "./agenda.ts";
import { findAll, has, hasChanges, listingOf, said, type Turn } from "./turn.ts";

function isAskable(slot: SlotName): slot is AskableSlot {
  return (askableSlots as readonly SlotName[]).includes(slot);
}

/**
 * A refusal counts once a message. The first one is followed by one polite retry (the next question
 * is the same slot); the second one is accepted, and the slot is never asked for again. "I don't
 * mind" needs no retry.
 */
export function acceptRefusals(turn: Turn): void {
  const { before } = turn;
  const asked = before.offer ? null : before.asked;
  const questions = new Map<SlotName, { slot: SlotName; open: boolean }>();
  for (const { slot, open } of findAll(turn, "decline")) {
    const about = slot ?? asked;
    if (about === null || turn.changes.slots[about] !== undefined) continue;
    questions.set(about === "email" ? "phone" : about, {
      slot: about,
      open: open && about !== "name" && about !== "phone",
    });
  }
  const isPlainNo =
    has(turn, "deny") && !hasChanges(turn) && turn.commands.every(({ type }) => type === "deny" || type === "meta");
  if (asked && questions.size === 0 && isPlainNo) questions.set(asked, { slot: asked, open: false });
  for (const [question, { slot, open }] of questions) refuse(turn, question, slot, open);
}

function refuse(turn: Turn, question: SlotName, slot: SlotName, open: boolean): void {
  const { state } = turn;
  if (isAskable(question) && isKnown(state, question)) return;
  const before = state.refusals[slot] ?? 0;
  state.refusals = { ...state.refusals, [slot]: open ? declined : before + 1 };
  const isSaid = turn.acts.length === 0 && !hasChanges(turn);
  if (!isAskable(question) || isDeclined(state, question)) {
    if (isSaid || !open)
      turn.acts.push({ type: "accept_refusal", slot: question, ...(open && { open: true as const }) });
  } else if (question === turn.before.asked) {
    turn.retry = question;
  }
}

/** Says back what was understood: new or changed values only. */
export function confirmChanges(turn: Turn): void {
  if (said(turn, "other_business")) return;
  const { slots, corrected, excluded, forgotten } = turn.changes;
  const told = { ...rightAlready(turn), ...withoutAnswered(slots, turn) };
  if (Object.keys(told).length > 0 || excluded.length > 0) {
    const [only, ...others] = Object.keys(told);
    const isAnswer =
      others.length === 0 && excluded.length === 0 && only === turn.before.asked && corrected.length === 0;
    turn.acts.push({ type: "confirm", slots: told, corrected, excluded, ...(isAnswer && { brief: true as const }) });
  }
  if (turn.acts.length === 0 && isToldAgain(turn)) turn.acts.push({ type: "already_known" });
  if (forgotten.length > 0) turn.acts.push({ type: "forget", slots: forgotten });
}

/** "6000 is NOT my budget, it's 2800": what is right is said back, also where it was put down so. */
function rightAlready(turn: Turn): Partial<Slots> {
  if (!has(turn, "retract", "correct") || has(turn, "requestShowing", "changeShowing")) return {};
  const right = turn.changes.repeated.filter((slot) => slot !== "showing_request" && slot !== "name");
  return Object.fromEntries(right.map((slot) => [slot, turn.state.slots[slot]]));
}

/** What an answer spoke of needs no "Perfect" behind it: the dog it was about, the area its home lies in. */
function withoutAnswered({ showing_request: _saidByShowing, ...told }: Slots, turn: Turn): Slots {
  const topics = turn.acts.flatMap((act) => (act.type === "answer" ? act.answer.topics : []));
  const { pets, area, ...rest } = told;
  const isOfPets = topics.includes("pets") || topics.includes("pet_fee");
  const isOfHome = topics.length > 0 && area !== undefined && listingOf(turn, turn.state.focus)?.area === area;
  return { ...rest, ...(pets && !isOfPets && { pets }), ...(area && !isOfHome && { area }) };
}

/** True where the message says what is known, with the values that are, and does nothing else. */
function isToldAgain(turn: Turn): boolean {
  const { repeated } = turn.changes;
  const arranges = has(turn, "requestShowing", "changeShowing", "showListings", "ask", "pick");
  return (
    !hasChanges(turn) &&
    !arranges &&
    turn.before.offer?.type !== "whichHome" &&
    repeated.some((slot) => slot !== "showing_request")
  );
}
