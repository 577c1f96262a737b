export { storesFact } from "./answering/registry.ts";
export type { Act } from "./dialogue/act.ts";
export { effectiveSlots } from "./dialogue/admit.ts";
export { newState } from "./dialogue/newState.ts";
export type { Business, DialogueState } from "./dialogue/state.ts";
export type { Draft } from "./drafting/draft.ts";
export { searchPhrase } from "./drafting/searchPhrase.ts";
export { checkRewording, type Rewording, rewordingOf, withRewording } from "./grounding/reword.ts";
export { type ListingTerms, petKinds, utilities } from "./listings/listingTerms.ts";
export { type MoveInCost, type MoveInPart, moveInCost } from "./listings/moveInCost.ts";
export { checkListingText, isFairWording, type WordingCheck, type WordingFinding } from "./listings/wording.ts";
export { type WordingBasis, wordingBases } from "./listings/wordingRule.ts";
export { southFlorida } from "./markets/southFlorida.ts";
export { type Masked, maskSensitive } from "./masking/maskSensitive.ts";
export {
  type Match,
  type MatchCriterion,
  type MatchReason,
  matchCriteria,
  matchListing,
  type Wishes,
} from "./matching/match.ts";
export type { MatchOutcome } from "./matching/verdicts.ts";
export { acceptReading } from "./models/acceptReading.ts";
export { type Concealed, concealed } from "./models/concealed.ts";
export type { ModelReading } from "./models/reading.ts";
export { maySendToModel, type RedactedText, redactedText } from "./models/redactedText.ts";
export { greeting } from "./phrasing/greeting.ts";
export { understandingContext } from "./reading/interpret.ts";
export { isStart } from "./reading/wholeMessages.ts";
export { type ScoreFacts, type ScoreReasonId, score, scoreReasonIds } from "./scoring/score.ts";
export { type Availability, type FreeTime, freeTimes, type Taken } from "./showings/freeTimes.ts";
export { clockTime, momentOf } from "./showings/zonedTime.ts";
export { takeTurn, turnFrom, understandInContext } from "./takeTurn.ts";
export type { ArrangedShowing, SaidAct, TurnContext, TurnResult } from "./turn.ts";
export type * from "./types.ts";
export { askableSlots, intents, taskKinds, topics } from "./types.ts";
export { understand } from "./understanding/understand.ts";
