import type { Act } from "../dialogue/act.ts";
import { localTime } from "../dialogue/calendar.ts";
import type { Decision } from "../dialogue/decide.ts";
import { bestMatches } from "../dialogue/proposals/matches.ts";
import type { DialogueState } from "../dialogue/state.ts";
import { money } from "../phrasing/values.ts";
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

/**
 * The listings that fit a changed search. They replace a proposal for the earlier search that still waits for the
 * agent. Empty if the agent answers, a showing is arranged or nothing fits.
 */
export function proposalAgain(state: DialogueState, context: TurnContext): Draft[] {
  if (context.agent.aiMode !== "balanced" || state.owner !== "assistant" || context.showing) return [];
  const { date: today } = localTime(context.now, context.market.timeZone);
  return proposeListings({ state, context, today });
}

function draftFor(event: TurnEvent, turn: DecidedTurn): Draft[] {
  if (event.type === "completed") return hasVisit(turn) ? [] : proposeListings(turn);
  if (event.type !== "task") return [];
  const listing = turn.context.properties.find(({ id }) => id === event.propertyId);
  if (event.kind === "knowledge_gap") return [beginAnswer(event, listing, turn)];
  return event.kind === "showing" ? [confirmShowing(listing, turn)] : [];
}

/** A renter with a requested or arranged showing has chosen a home: others would only distract. */
function hasVisit({ context, decision }: DecidedTurn): boolean {
  const change = decision.events.find((event) => event.type === "showing");
  return change ? change.action !== "cancel" : context.showing !== undefined;
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
      // "a las 4 p. m." brings its own period.
      if (note?.date && note.time) return words.showingConfirmed(place, when).replace(/\.\.(?!\.)/g, ".");
      return note?.date ? words.showingAsksTime(place, when) : words.showingAsksDay(place);
    }),
    kind: "showing",
    ...(listing && { propertyId: listing.id }),
    needsAnswer: false,
    grounds: listing ? [{ topic: "address", propertyId: listing.id, updated: listing.updated }] : [],
  };
}

/** The listings that the chat would propose in full mode, in the same order; none if nothing fits. */
function proposeListings({ state, context, today }: Omit<DecidedTurn, "decision">): Draft[] {
  const fitting = bestMatches({ state, context, today }).map(({ listing }) => listing);
  if (fitting.length === 0) return [];
  return [
    {
      ...both({ state }, (language) => {
        const values = valuesOf(language);
        const lines = fitting.map(
          ({ address, price, bedrooms, bathrooms }) =>
            `• ${address}: ${values.bedrooms(bedrooms)}, ${values.bathrooms(bathrooms)}, ${draftWords[language].rent(money(price))}`,
        );
        return [
          draftWords[language].fitting(fitting.length),
          ...lines,
          draftWords[language].wouldYouSee(fitting.length),
        ].join("\n");
      }),
      kind: "properties",
      needsAnswer: false,
      grounds: fitting.map(({ id, updated }) => ({ topic: "price", propertyId: id, updated })),
    },
  ];
}

function both(
  { state }: Pick<DecidedTurn, "state">,
  word: (language: Language) => string,
): Pick<Draft, "text" | "language"> {
  return { text: { en: word("en"), es: word("es") }, language: state.language };
}
