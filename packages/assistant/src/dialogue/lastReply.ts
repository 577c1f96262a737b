import type { Topic } from "../types.ts";
import type { AgentSubject } from "../understanding/agentSubject.ts";
import type { AskedSubject } from "../understanding/askedSubject.ts";
import type { Stretch } from "../understanding/questionMap.ts";

/** What a reply said, so that the next one can tell what it got wrong. */
export interface Told {
  topics: Topic[];
  /** One key for each thing said. */
  said: string[];
}

/** What the renter asked last, without their words. */
export interface AskedLast {
  topics: Topic[];
  subject?: AskedSubject | AgentSubject;
}

/** What a message objects to in the last reply. */
export interface Objection {
  /** What the reply got wrong, where the message names it; without that, the message says what is meant. */
  denied: readonly Stretch[];
  /** The renter says what they asked, or that they asked something else. */
  asksAgain: boolean;
}
