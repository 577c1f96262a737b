import type { Language } from "../types.ts";
import type { DialogueState } from "./state.ts";

/** The state of a conversation before its first message. */
export function newState(language: Language): DialogueState {
  return {
    v: 2,
    language,
    slots: {},
    corrected: {},
    refusals: {},
    asked: null,
    askedCount: {},
    offered: [],
    focus: null,
    excludedAreas: [],
    turns: 0,
    owner: "assistant",
    complete: false,
    optedOut: false,
    paused: false,
    abuse: 0,
    raised: [],
    misses: 0,
    lastWordings: [],
  };
}
