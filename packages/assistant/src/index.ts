export type { Act } from "./dialogue/act.ts";
export type { RangeTopic } from "./dialogue/actParts.ts";
export { nextQuestion } from "./dialogue/agenda.ts";
export { hearingContext } from "./dialogue/hear.ts";
export { isStart } from "./dialogue/keywords.ts";
export { newState } from "./dialogue/newState.ts";
export type { Business, DialogueState } from "./dialogue/state.ts";
export { storedFact } from "./dialogue/storedFact.ts";
export { awaitsAgent } from "./dialogue/waiting.ts";
export { proposalAgain } from "./drafting/bindingDrafts.ts";
export { type Draft, type DraftKind, draftKinds } from "./drafting/draft.ts";
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
export { bedroomsVerdict, budgetVerdict, type MatchOutcome, petsVerdict } from "./matching/verdicts.ts";
export { acceptReading } from "./models/acceptReading.ts";
export {
  acceptCommands,
  commandKinds,
  factTopics,
  type ModelAnswer,
  type ModelCommand,
  noFields,
  sayable,
} from "./models/commands.ts";
export { type Concealed, concealed } from "./models/concealed.ts";
export type { ModelReading } from "./models/reading.ts";
export {
  conductOf,
  keptFromModel,
  maySendToModel,
  type Part,
  type RedactedText,
  redactedText,
  touchesConduct,
} from "./models/redactedText.ts";
export { redactedThread, type ThreadLine } from "./models/redactedThread.ts";
export { greeting } from "./phrasing/greeting.ts";
export { type ScoreFacts, type ScoreReasonId, score, scoreReasonIds } from "./scoring/score.ts";
export { type Availability, type FreeTime, freeTimes, type Taken } from "./showings/freeTimes.ts";
export { clockTime, minutesOfDay, momentOf } from "./showings/zonedTime.ts";
export { hearMessage, takeTurn, turnByCommands, turnFrom } from "./takeTurn.ts";
export type { ArrangedShowing, SaidAct, TurnContext, TurnResult } from "./turn.ts";
export type * from "./types.ts";
export { askableSlots, intents, taskKinds, topics } from "./types.ts";
export { understand } from "./understanding/understand.ts";
