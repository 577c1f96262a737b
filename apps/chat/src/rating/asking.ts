export type Step = "stars" | "reasons" | "thanks" | "over";

/** When the renter was asked and answered, as the number of their messages by then. */
export interface Asking {
  step: Step;
  /** False once the server has a rating. */
  due: boolean;
  /** Number of the renter's messages so far. */
  said: number;
  askedAt: number;
  ratedAt: number;
}

/** Whether the card is on the page: a renter who keeps writing is done with it, whether they gave stars or not. */
export function isAsking({ step, due, said, askedAt, ratedAt }: Asking): boolean {
  if (step === "over") return false;
  return step === "stars" ? due && said === askedAt : said === ratedAt;
}
