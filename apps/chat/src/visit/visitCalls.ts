import type { VisitTimes } from "@llave/contract/conversation";

/** What a showing's card requests from the server. */
export interface VisitCalls {
  /** The agent's free times. */
  times: () => Promise<VisitTimes>;
  /** Moves the showing to another time, given as ISO. */
  move: (at: string) => Promise<unknown>;
  cancel: () => Promise<unknown>;
}
