import { localTime } from "./dialogue/calendar.ts";
import { decide } from "./dialogue/decide.ts";
import { newState } from "./dialogue/newState.ts";
import { redact, storable } from "./dialogue/redaction.ts";
import { phrase } from "./phrasing/phrase.ts";
import { score } from "./scoring/score.ts";
import type { Act, DialogueState, IsoDate, TurnContext, TurnEvent, TurnResult, Understanding } from "./types.ts";
import { understand } from "./understanding/understand.ts";

/** Understands a message as it stands in the conversation. */
function hear(state: DialogueState, message: string, context: TurnContext, today: IsoDate): Understanding {
  return understand(message, {
    asked: state.asked,
    referenceDate: today,
    languageHint: state.language,
    market: context.market,
    known: state.slots,
    offered: state.offered,
  });
}

function groundsOf(acts: readonly Act[]): TurnResult["grounds"] {
  return acts.flatMap((act) =>
    act.type === "answer_fact" ? [{ topic: act.topic, propertyId: act.propertyId, updated: act.updated }] : [],
  );
}

/**
 * One turn of a conversation: understands the renter's message, decides, words the reply and scores
 * the lead. Pure: the same state, message and context give the same result.
 *
 * @param before State after the previous turn, or null before the first message.
 * @param message The renter's words, 1-2,000 characters.
 */
export function takeTurn(before: DialogueState | null, message: string, context: TurnContext): TurnResult {
  const state = before ?? newState(context.languageHint);
  const { date: today } = localTime(context.now, context.market.timeZone);
  return turnFrom(state, hear(state, message, context, today), message, context);
}

/**
 * The turn after understanding. Whoever did the understanding (built in, or a model whose output was
 * validated), what follows is the same.
 */
export function turnFrom(
  before: DialogueState,
  heard: Understanding,
  message: string,
  context: TurnContext,
): TurnResult {
  const { date: today } = localTime(context.now, context.market.timeZone);
  const decision = decide(before, heard, message, context);
  const { language, lastWordings } = decision.state;
  const { text, recent } = phrase(decision.acts, { language, agent: context.agent, today, recent: lastWordings });
  const state: DialogueState = { ...decision.state, lastWordings: recent };
  const redaction = redact(message, heard);
  const redactions: TurnEvent[] = redaction.what.map((what) => ({ type: "redacted", what }));
  const { slots, optedOut, focus, excludedAreas } = state;
  const { properties, market } = context;
  return {
    state,
    understanding: storable(heard, redaction),
    acts: decision.acts,
    reply: text,
    replyLanguage: language,
    events: [...redactions, ...decision.events],
    score: score(slots, { today, optedOut, focus, excludedAreas, properties, market }),
    isComplete: state.complete,
    pending: decision.pending,
    storedText: redaction.text,
    grounds: groundsOf(decision.acts),
  };
}
