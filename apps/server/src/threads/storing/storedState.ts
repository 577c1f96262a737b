import { type DialogueState, newState } from "@llave/assistant";

/** What the first version of a dialogue's state kept in another shape, or keeps no more. */
interface Retired {
  v: 1;
  /** What the previous question assumed about the listing in focus. */
  supposed?: { slot: "bedrooms" | "budget_max"; value: number };
  /** What the previous reply offered or asked. */
  visitOffered?: boolean;
  cancelOffered?: boolean;
  homeAsked?: boolean;
  offeredHuman?: boolean;
  /** Topics that the previous reply answered. */
  answered?: NonNullable<DialogueState["answered"]>["topics"];
  /** Listings shown when the search said enough. */
  shownSoFar?: string[];
  /** The assistant handed the conversation off, and the agent hasn't written since. */
  awaitsAgent?: boolean;
  shownFirst?: boolean;
  homeChosen?: boolean;
  petsTurn?: number;
  farewellTurn?: number;
}
type FirstState = Omit<DialogueState, keyof Retired> & Retired;

/** A stored dialogue in today's shape: conversations that began with the first version go on where they stand. */
export function readState(stored: unknown): DialogueState {
  const state = stored as DialogueState | FirstState;
  return state.v === 1 ? fromFirst(state) : state;
}

function fromFirst(state: FirstState): DialogueState {
  const { v, supposed, visitOffered, cancelOffered, homeAsked, offeredHuman, ...others } = state;
  const { answered, shownSoFar, awaitsAgent, shownFirst, homeChosen, petsTurn, farewellTurn, ...kept } = others;
  const shown = kept.shown ?? shownSoFar;
  const offer = offerOf(state, shown);
  return {
    ...newState(state.language),
    ...kept,
    ...(shown && { shown }),
    ...(offer && { offer }),
    ...(answered?.length && {
      answered: { topics: answered, listings: state.focus === null ? (shown ?? []) : [state.focus] },
    }),
    // An answer to the open question changes what was assumed like any other value.
    ...(supposed && { assumed: { [supposed.slot]: supposed.value }, asked: null }),
    // The hand-off itself said when to expect the agent.
    ...(awaitsAgent && { handedOff: true, toldWhen: true }),
  };
}

function offerOf(
  { homeAsked, cancelOffered, visitOffered, offeredHuman, offeredListings = [], focus }: FirstState,
  shown: readonly string[] = [],
): DialogueState["offer"] {
  const listings = [...(offeredListings.length > 0 ? offeredListings : shown)];
  if (homeAsked) return { type: "whichHome", listings };
  if (cancelOffered) return { type: "cancelShowing" };
  if (visitOffered) return { type: "see", listings: focus === null ? listings : [focus] };
  return offeredHuman ? { type: "human" } : undefined;
}
