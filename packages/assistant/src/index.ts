export { newState } from "./dialogue/newState.ts";
export { southFlorida } from "./markets/southFlorida.ts";
export { greeting } from "./phrasing/greeting.ts";
export { type ScoreFacts, type ScoreReasonId, score, scoreReasonIds } from "./scoring/score.ts";
export { takeTurn, turnFrom } from "./takeTurn.ts";
export type * from "./types.ts";
export { askableSlots, intents, taskKinds, topics } from "./types.ts";
export { understand } from "./understanding/understand.ts";
