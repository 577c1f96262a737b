import type { Topic } from "../types.ts";

/** Rules of conduct that are not about a topic. */
export type ConductRule =
  | Topic
  | "bot"
  | "voucher_known"
  | "notice"
  | "human"
  | "waits"
  | "expected"
  | "agent_answers"
  | "nobody_answers"
  | "contact_only"
  | "stop"
  | "start"
  | "injection"
  | "abuse"
  | "off_topic"
  | "help"
  | "languages"
  | "same_criteria"
  | "minor"
  | "legal";
