import { localTime } from "./dialogue/calendar.ts";
import { carryOut } from "./dialogue/carryOut.ts";
import { type Decision, decide } from "./dialogue/decide.ts";
import { hear } from "./dialogue/hear.ts";
import { newState } from "./dialogue/newState.ts";
import { redact, storable } from "./dialogue/redaction.ts";
import type { DialogueState } from "./dialogue/state.ts";
import { bindingDrafts } from "./drafting/bindingDrafts.ts";
import { heldBack, mayBeSaid } from "./drafting/review.ts";
import { type Masked, maskSensitive } from "./masking/maskSensitive.ts";
import type { Command } from "./models/commands.ts";
import { groundsOf } from "./phrasing/grounds.ts";
import { phrase } from "./phrasing/phrase.ts";
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
  return turnOf(state, hear(state, masked.text, context), masked, context);
}

/**
 * The built-in understanding of a message in its conversation: a model's reading is
 * compared with it, and it is used alone without a model.
 */
export function hearMessage(state: DialogueState, message: string, context: TurnContext): Understanding {
  const masked = maskSensitive(message);
  return withWarning(hear(state, masked.text, context), masked);
}

/** Anything masked calls for the warning, even if a model that understood the message saw only the mask. */
function withWarning(heard: Understanding, { kinds }: Masked): Understanding {
  if (kinds.length === 0 || heard.topics.includes("sensitive_data")) return heard;
  // A renter who sends such a number isn't asking about the requirements.
  return { ...heard, topics: [...heard.topics.filter((topic) => topic !== "requirements"), "sensitive_data"] };
}

function scoreOf(
  { slots, optedOut, found, focus, excludedAreas }: DialogueState,
  { properties, market }: TurnContext,
  today: IsoDate,
): Score {
  return score(slots, { today, optedOut, found, focus, excludedAreas, properties, market });
}

/** Equal for states with the same score, so that it isn't computed twice in a turn. */
function scoreFactsOf({ slots, optedOut, found = false, focus, excludedAreas }: DialogueState): string {
  return JSON.stringify([slots, optedOut, found, focus, excludedAreas]);
}

/** Free times are checked only if some were offered: computing them costs more than the rest of a turn. */
function offeredTimes({ offeredTimes: offered }: DialogueState, context: TurnContext): FreeTime[] {
  return offered?.length ? (context.freeTimes ?? []).filter(({ at }) => offered.includes(at)) : [];
}

/**
 * The turn after understanding. It is the same whether the built-in stage or a model (whose output was
 * validated) understood the message. A model gets `maskSensitive(message).text`, never the message.
 */
export function turnFrom(
  before: DialogueState,
  heard: Understanding,
  message: string,
  context: TurnContext,
): TurnResult {
  return turnOf(before, heard, maskSensitive(message), context);
}

/**
 * The turn that a model's commands decide, after what it read was accepted. Null if the rules decide this one; see
 * {@link carryOut}.
 */
export function turnByCommands(
  before: DialogueState,
  heard: Understanding,
  commands: readonly Command[],
  message: string,
  context: TurnContext,
): TurnResult | null {
  const masked = maskSensitive(message);
  const decision = carryOut(before, withWarning(heard, masked), commands, masked.text, context);
  return decision && resultOf(before, heard, decision, masked, context);
}

function turnOf(before: DialogueState, heard: Understanding, masked: Masked, context: TurnContext): TurnResult {
  const decision = decide(before, withWarning(heard, masked), masked.text, context);
  return resultOf(before, heard, decision, masked, context);
}

function resultOf(
  before: DialogueState,
  heard: Understanding,
  decision: Decision,
  masked: Masked,
  context: TurnContext,
): TurnResult {
  const { date: today } = localTime(context.now, context.market.timeZone);
  const { language, lastWordings } = decision.state;
  const wording = { language, agent: context.agent, today, recent: lastWordings };
  const due = context.review ? decision.acts.filter(mayBeSaid) : decision.acts;
  const { text, said, recent } = phrase(due, wording);
  const held = context.review ? heldBack(decision.acts, wording, context) : [];
  const state: DialogueState = { ...decision.state, lastWordings: recent };
  const redaction = redact(masked, heard);
  const redactions: TurnEvent[] = redaction.what.map((what) => ({ type: "redacted", what }));
  const now = scoreOf(state, context, today);
  const old = scoreFactsOf(state) === scoreFactsOf(before) ? now : scoreOf(before, context, today);
  return {
    state,
    understanding: storable(heard, redaction),
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
    offeredListings: decision.acts.flatMap((act) =>
      (act.type === "offer_listings" && !act.left) || act.type === "near_misses"
        ? act.listings.map(({ propertyId, percentage }) => ({ propertyId, percentage }))
        : [],
    ),
    offeredTimes: offeredTimes(state, context),
    drafts: [...held, ...bindingDrafts({ state, decision, context, today })],
  };
}
