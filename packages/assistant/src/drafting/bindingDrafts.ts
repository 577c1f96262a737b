import type { Act } from "../dialogue/act.ts";
import type { Decision } from "../dialogue/decide.ts";
import type { DialogueState } from "../dialogue/state.ts";
import { valuesOf } from "../phrasing/valuesOf.ts";
import type { TurnContext } from "../turn.ts";
import type { IsoDate, Language, Property, TurnEvent } from "../types.ts";
import type { Draft } from "./draft.ts";
import { draftWords } from "./draftWords.ts";

export interface DecidedTurn {
  /** After the turn. */
  state: DialogueState;
  decision: Decision;
  context: TurnContext;
  today: IsoDate;
}

/**
 * In balanced mode: everything that binds the agent, as drafts in the agent's own words. The reply in the same turn says
 * that the agent will confirm it. If the agent is answering already, there is nothing to draft.
 */
export function bindingDrafts(turn: DecidedTurn): Draft[] {
  if (turn.context.agent.aiMode !== "balanced" || turn.state.owner !== "assistant") return [];
  return turn.decision.events.flatMap((event) => draftFor(event, turn));
}

function draftFor(event: TurnEvent, turn: DecidedTurn): Draft[] {
  if (event.type !== "task") return [];
  const listing = turn.context.properties.find(({ id }) => id === event.propertyId);
  if (event.kind === "knowledge_gap") return asksNothing(event, turn) ? [] : [beginAnswer(event, listing, turn)];
  return event.kind === "showing" ? [confirmShowing(listing, turn)] : [];
}

/** Homes that almost fit were shown: the agent looks for others, and there is no question to answer. */
function asksNothing({ topic }: Task, { decision: { acts } }: DecidedTurn): boolean {
  const isOfSearch = acts.some(({ type }) => type === "near_misses" || type === "none_fits" || type === "no_others");
  return topic === "availability" && isOfSearch;
}

type Task = Extract<TurnEvent, { type: "task" }>;

/** Only the agent knows the answer: the draft names the subject and leaves the rest open. */
function beginAnswer({ topic = "other" }: Task, listing: Property | undefined, turn: DecidedTurn): Draft {
  return {
    ...both(turn, (language) => draftWords[language].answer(valuesOf(language).topic(topic), listing?.address ?? null)),
    kind: "answer",
    topic,
    ...(listing && { propertyId: listing.id }),
    needsAnswer: true,
    grounds: [],
  };
}

type AskedShowing = Extract<Act, { type: "note_showing" | "set_showing" }>;

/** Confirms the requested time, or asks for the missing part of it. */
function confirmShowing(listing: Property | undefined, turn: DecidedTurn): Draft {
  const note = turn.decision.acts.find(
    (act): act is AskedShowing => act.type === "note_showing" || act.type === "set_showing",
  );
  return {
    ...both(turn, (language) => {
      const words = draftWords[language];
      const place = listing?.address ?? words.theHome;
      if (note?.change === "cancel") return words.showingCancelled;
      const when = valuesOf(language).visit(note?.date, note?.time, turn.today);
      if (note?.date && note.time) return words.showingConfirmed(place, when);
      return note?.date ? words.showingAsksTime(place, when) : words.showingAsksDay(place);
    }),
    kind: "showing",
    ...(listing && { propertyId: listing.id }),
    needsAnswer: false,
    grounds: listing ? [{ topic: "address", propertyId: listing.id, updated: listing.updated }] : [],
  };
}

function both({ state }: DecidedTurn, word: (language: Language) => string): Pick<Draft, "text" | "language"> {
  return { text: { en: word("en"), es: word("es") }, language: state.language };
}
