import type { Language } from "../types.ts";
import type { DialogueState } from "./state.ts";

/** The state at the start of a turn: without what only the previous reply offered or asked. */
export function stateAtStart(before: DialogueState, language: Language, now: string): DialogueState {
  return {
    ...before,
    language,
    turns: before.turns + 1,
    heardAt: now,
    questionStands: false,
    offeredHuman: false,
    offered: [],
    offeredTimes: [],
    offeredListings: [],
    visitOffered: false,
    homeAsked: false,
    cancelOffered: false,
    answered: [],
    answeredWords: undefined,
    supposed: undefined,
  };
}
