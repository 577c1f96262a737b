import type { TaskKind, Topic } from "../types.ts";
import type { ConductRule } from "./conductRule.ts";

/** What a topic with a rule of conduct triggers. */
export interface Rule {
  /** The rule to answer by if it isn't the topic's own: the answer must not name the topic. */
  says?: ConductRule;
  task?: TaskKind;
  /** Topic of the task if it isn't the rule's own. */
  taskTopic?: Topic;
  urgent?: boolean;
  /** Stored facts of the listing that the answer may include. */
  quotes?: readonly Topic[];
  /** True if the agent is asked when no fact is stored to quote. */
  asksAgent?: boolean;
  security?: "steering";
}

/**
 * Rules of conduct by topic. None of them changes a slot, the score or which listings are mentioned.
 * Fair housing: 42 USC 3604, Miami-Dade County Code 11A. Florida license law: only the licensed agent
 * negotiates, gives access and interprets a lease. Flood: Fla. Stat. 83.512.
 */
export const conductRules: Partial<Record<Topic, Rule>> = {
  safety: { quotes: ["doorman"] },
  children: {},
  families: {},
  demographics: {},
  schools: {},
  voucher: { task: "voucher" },
  assistance_animal: { task: "accommodation" },
  // The same answer for a question about access and for a stated need, and the record doesn't say which it was.
  disability: { task: "accommodation", taskTopic: "accessibility", quotes: ["accessibility"] },
  accessibility: { says: "disability", task: "accommodation", quotes: ["accessibility"] },
  household_status: {},
  // The status is neither stored nor named: the same holds for every applicant, and the agent is
  // asked about documents in general.
  immigration: { says: "same_criteria", task: "knowledge_gap", taskTopic: "application", quotes: ["requirements"] },
  domestic_violence: { task: "private_contact" },
  screening_history: { task: "screening", quotes: ["requirements"] },
  steering: { security: "steering" },
  negotiation: { task: "negotiation", urgent: true },
  approval: {},
  access_code: { task: "access", urgent: true },
  flood: { quotes: ["flood"], asksAgent: true },
  payment: { task: "scam" },
  privacy: { task: "privacy" },
};

/** Topics that a separate repair or warning takes care of. */
const handledApart: readonly Topic[] = ["emergency", "sensitive_data"];

/** True for a topic with a rule of conduct; every other topic is a fact of a listing, stored or not. */
export function hasConductRule(topic: Topic): boolean {
  return topic in conductRules || handledApart.includes(topic);
}
