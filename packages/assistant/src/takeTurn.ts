import { effectiveSlots } from "./dialogue/admit.ts";
import { localTime } from "./dialogue/calendar.ts";
import { decide } from "./dialogue/decide.ts";
import { newState } from "./dialogue/newState.ts";
import type { DialogueState } from "./dialogue/state.ts";
import type { Interpretation } from "./dialogue/turn.ts";
import { bindingDrafts } from "./drafting/bindingDrafts.ts";
import { heldBack, mayBeSaid } from "./drafting/review.ts";
import { type Masked, maskSensitive } from "./masking/maskSensitive.ts";
import { redact, storable } from "./masking/redaction.ts";
import { offeredListings } from "./offeredListings.ts";
import { groundsOf } from "./phrasing/grounds.ts";
import { phrase } from "./phrasing/phrase.ts";
import { interpretModel, readMessage } from "./reading/interpret.ts";
import { score } from "./scoring/score.ts";
import type { FreeTime } from "./showings/freeTimes.ts";
import type { TurnContext, TurnResult } from "./turn.ts";
import type { IsoDate, Score, TurnEvent, Understanding } from "./types.ts";

/**
 * One turn of a conversation: understands the renter's message, decides, phrases the reply and scores
 * the lead. Pure: the same state, message and context give the same result.
 *
 * @param before State after the previous turn, or null before the first message.
 * @param message The renter's words, 1-2,000 characters.
 */
export function takeTurn(before: DialogueState | null, message: string, context: TurnContext): TurnResult {
  const state = before ?? newState(context.languageHint);
  const masked = maskSensitive(message);
  const { understanding, interpretation } = readMessage(state, masked.text, context);
  return turnOf(state, withWarning(understanding, masked), withWarningCommand(interpretation, masked), masked, context);
}

/**
 * The built-in understanding of a message in its conversation: a model's reading is
 * compared with it, and it is used alone without a model.
 */
export function understandInContext(state: DialogueState, message: string, context: TurnContext): Understanding {
  const masked = maskSensitive(message);
  return withWarning(readMessage(state, masked.text, context).understanding, masked);
}

/** What was masked calls for the warning, also where a model that understood the message saw only the mask. */
function withWarning(understanding: Understanding, { kinds }: Masked): Understanding {
  if (kinds.length === 0 || understanding.topics.includes("sensitive_data")) return understanding;
  // A message with such a number asks no question about the requirements.
  const topics = understanding.topics.filter((topic) => topic !== "requirements");
  return { ...understanding, topics: [...topics, "sensitive_data"] };
}

function withWarningCommand(interpretation: Interpretation, { kinds, text }: Masked): Interpretation {
  const isWarned = interpretation.commands.some(
    (command) => command.type === "conduct" && command.topic === "sensitive_data",
  );
  if (kinds.length === 0 || isWarned) return interpretation;
  const warning = { type: "conduct", topic: "sensitive_data", start: 0, end: text.length } as const;
  return {
    ...interpretation,
    commands: [warning, ...interpretation.commands.filter(({ type }) => type !== "unexplained")],
  };
}

function scoreOf(state: DialogueState, { properties, market }: TurnContext, today: IsoDate): Score {
  const { optedOut, found, focus, excludedAreas } = state;
  return score(effectiveSlots(state), { today, optedOut, found, focus, excludedAreas, properties, market });
}

/** Equal for states that score alike: to score twice would cost every turn. */
function scoreFactsOf({ slots, assumed, optedOut, found = false, focus, excludedAreas }: DialogueState): string {
  return JSON.stringify([slots, assumed, optedOut, found, focus, excludedAreas]);
}

/** The free times are only looked at where some were offered: working them out costs more than a usual turn. */
function offeredTimes({ offeredTimes: offered }: DialogueState, context: TurnContext): FreeTime[] {
  return offered?.length ? (context.freeTimes ?? []).filter(({ at }) => offered.includes(at)) : [];
}

/**
 * The turn after understanding. It is the same whether the built-in stage or a model (whose output was
 * validated) understood the message. A model gets `maskSensitive(message).text`, never the message.
 */
export function turnFrom(
  before: DialogueState,
  understanding: Understanding,
  message: string,
  context: TurnContext,
): TurnResult {
  const masked = maskSensitive(message);
  const warned = withWarning(understanding, masked);
  return turnOf(before, warned, withWarningCommand(interpretModel(warned, before, context), masked), masked, context);
}

function turnOf(
  before: DialogueState,
  understanding: Understanding,
  interpretation: Interpretation,
  masked: Masked,
  context: TurnContext,
): TurnResult {
  const { date: today } = localTime(context.now, context.market.timeZone);
  const decision = decide(before, interpretation, context);
  const { language, lastWordings } = decision.state;
  const wording = { language, agent: context.agent, today, recent: lastWordings };
  const due = context.review ? decision.acts.filter(mayBeSaid) : decision.acts;
  const { text, said, recent } = phrase(due, wording);
  const held = context.review ? heldBack(decision.acts, wording, context) : [];
  const state: DialogueState = { ...decision.state, lastWordings: recent };
  const redaction = redact(masked, understanding);
  const redactions: TurnEvent[] = redaction.what.map((what) => ({ type: "redacted", what }));
  const now = scoreOf(state, context, today);
  const old = scoreFactsOf(state) === scoreFactsOf(before) ? now : scoreOf(before, context, today);
  return {
    state,
    understanding: storable(understanding, redaction),
    acts: decision.acts,
    reply: text,
    said,
    replyLanguage: language,
    events: [...redactions, ...decision.events],
    score: now,
    ...(old !== now && { scoreBefore: old }),
    isComplete: state.complete,
    pending: decision.pending || held.length > 0,
    storedText: redaction.text,
    grounds: groundsOf(due, context),
    offeredListings: offeredListings(decision.acts, state, { context, today }),
    offeredTimes: offeredTimes(state, context),
    drafts: [...held, ...bindingDrafts({ state, decision, context, today })],
  };
}
