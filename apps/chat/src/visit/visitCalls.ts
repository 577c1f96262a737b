import type { VisitTimes } from "@llave/contract/conversation";

/** What the card of a visit asks of the server. */
export interface VisitCalls {
  /** The agent's free times. */
  times: () => Promise<VisitTimes>;
  /** Moves the visit to another time, an ISO moment. */
  move: (at: string) => Promise<unknown>;
  cancel: () => Promise<unknown>;
}
