import type { DemoLead, DemoTurn } from "@llave/contract/chat/demo";

/** A real conversation with the assistant: the public demo gives the same answers to the same messages. */
export interface Recording {
  /** Lines of the first message. */
  greeting: string[];
  turns: DemoTurn[];
  /** Two more leads of the same night. */
  others: RecordedScore[];
}

export type RecordedScore = Pick<DemoLead, "name" | "score" | "status" | "reasons">;
