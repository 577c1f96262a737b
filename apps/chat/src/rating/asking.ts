export type Step = "stars" | "reasons" | "thanks" | "over";

/** What decides whether the rating shows. The moments are counted in messages, not in time. */
export interface Asking {
  step: Step;
  /** False once the server has a rating. */
  due: boolean;
  /** Number of the renter's messages so far. */
  sentCount: number;
  sentWhenAsked: number;
  sentWhenRated: number;
}

/** Whether the card is on the page: a renter who keeps writing is done with it, whether they gave stars or not. */
export function isAsking({ step, due, sentCount, sentWhenAsked, sentWhenRated }: Asking): boolean {
  if (step === "over") return false;
  return step === "stars" ? due && sentCount === sentWhenAsked : sentCount === sentWhenRated;
}
