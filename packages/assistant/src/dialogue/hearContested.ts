import { isDeepStrictEqual } from "node:util";
import type { Slots, UnderstandContext, Understanding } from "../types.ts";
import { type Challenge, readChallenge } from "../understanding/challenged.ts";
import { understandMasked } from "../understanding/understand.ts";
import type { DialogueState } from "./state.ts";
import type { Turn } from "./turn.ts";

/** Leaves out the contested value and takes a bare number in the rest: "5 bedrooms?? I said 2". */
export function hearContested(state: DialogueState, message: string, known: UnderstandContext): Understanding | null {
  const { supposed } = state;
  // What the reply asked about is contested like a known value.
  const said = supposed ? { ...known, known: { [supposed.slot]: supposed.value, ...known.known } } : known;
  const challenge = readChallenge(message, said, state.noted ?? []) ?? declined(state, message);
  if (challenge === null) return hearQuestioned(state, message, known) ?? hearShare(state, message, known);
  const { slot, start, end, isWithdrawn } = challenge;
  // "2 beds? No 3": the no is about the value before it.
  const after = message.slice(end).replace(/^\W*no+\b(?=\W+(?:\d|\$))/i, (no) => " ".repeat(no.length));
  const rest = message.slice(0, start) + " ".repeat(end - start) + after;
  const heard = understandMasked(rest, { ...known, asked: slot });
  const isReplaced = heard.slots[slot] !== undefined && heard.slots[slot] !== known.known?.[slot];
  if (!isReplaced && !isWithdrawn) return null;
  const intents = heard.intents.includes("correction") ? heard.intents : [...heard.intents, "correction" as const];
  const cleared = isReplaced ? heard.cleared : [...heard.cleared, slot];
  return { ...heard, intents, cleared, maskedText: message };
}

/** A no to the assumed value, with another one: "No 3" after "it's a 2-bedroom: is that the size you need?" */
function declined({ supposed }: DialogueState, message: string): Challenge | null {
  const no = supposed && /^\W*(?:no+|nah|nope|nop)(?=\W+(?:\$ ?)?\d)/i.exec(message)?.[0];
  return supposed && no ? { slot: supposed.slot, start: 0, end: no.length, isWithdrawn: false } : null;
}

const contestable = ["move_in", "bedrooms", "occupants", "budget_max"] as const;

/** Drops the questioned value and takes the other one: "April? no, I told you January", "3 cuartos? te dije 2". */
function hearQuestioned(state: DialogueState, message: string, known: UnderstandContext): Understanding | null {
  const [lead, questioned = ""] = questionedLead.exec(message) ?? [];
  const rest = lead === undefined ? "" : message.slice(lead.length);
  if (lead === undefined || rest.includes("?") || !insists.test(rest)) return null;
  // "No mija," is about the value before it.
  const said = rest.replace(/^\W*(?:no+|nope|nah)\b(?:\s+\p{L}+)?\s*,/iu, (no) => " ".repeat(no.length));
  for (const slot of contestable) {
    const asking = { ...known, asked: slot };
    const wrong = understandMasked(questioned, asking).slots[slot];
    const heard =
      wrong === undefined ? undefined : understandMasked(" ".repeat(message.length - said.length) + said, asking);
    const right = heard?.slots[slot];
    if (heard === undefined || right === undefined || isDeepStrictEqual(wrong, right)) continue;
    const value = slot === "move_in" ? exactly(heard.slots.move_in, state) : right;
    return corrected({ ...heard, slots: { ...heard.slots, [slot]: value } }, message);
  }
  return null;
}

/** Multiplies a share, right after a budget for several people: "That's each, not total". */
function hearShare(state: DialogueState, message: string, known: UnderstandContext): Understanding | null {
  const { budget_max: share, occupants: people } = state.slots;
  if (share === undefined || people === undefined || !state.noted?.includes("budget_max")) return null;
  if (/\d/.test(message) || message.length > longestShare || !each.test(message)) return null;
  const heard = understandMasked(message, known);
  return corrected({ ...heard, slots: { ...heard.slots, budget_max: share * people } }, message);
}

const longestShare = 60;
const each = /\b(?:each|apiece|per person|a head|cada un[oa]|por (?:persona|cabeza|cada un[oa]))\b/i;

function corrected({ answer: _no, ...heard }: Understanding, message: string): Understanding {
  const intents = heard.intents.filter((intent) => intent !== "goodbye" && intent !== "correction");
  return { ...heard, intents: [...intents, "correction"], refused: [], maskedText: message };
}

/** True for a correction that begins with the wrong value: "April? no, …". */
export function correctsAsked({ heard, message }: Pick<Turn, "heard" | "message">): boolean {
  return heard.intents.includes("correction") && questionedLead.test(message) && insists.test(message);
}

const questionedLead = /^\W*(?:(?:y|and|pero|but|wait|en|in)\s+)?([\p{L}\d][^?.!,]{1,24}?)\s*\?+/iu;
const insists =
  /\b(?:no|nope|nah|not|said|told|put|wrote|meant|dij[eo]|dije|puse|escrib[ií]|quise decir|es en|era|is what)\b/i;

/** A month that the renter says again means the day in it that they gave before. */
function exactly(month: Slots["move_in"], { slots, corrected: earlier }: DialogueState): Slots["move_in"] {
  const before = [slots.move_in, earlier.move_in as Slots["move_in"]];
  if (typeof month !== "object") return month;
  const isIn = (value: Slots["move_in"]): boolean => {
    if (value === undefined || value === "asap" || value === "flexible") return false;
    const { from, to } = typeof value === "string" ? { from: value, to: value } : value;
    return from >= month.from && to <= month.to;
  };
  return before.find(isIn) ?? month;
}
