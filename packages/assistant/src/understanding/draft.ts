import type { ConductKind } from "../learned/conduct.ts";
import type { TimeMention } from "../reading/mentions/time/mention.ts";
import type { Evidence, Landmark, Language, SlotName, Slots, UnderstandContext } from "../types.ts";
import type { DayNumber } from "./calendar.ts";
import type { QuestionMap } from "./questionMap.ts";
import type { Reading } from "./reading.ts";

/** What the readers of one message share; each fills in its own part. */
export interface Draft {
  readonly reading: Reading;
  readonly context: UnderstandContext;
  readonly today: DayNumber;
  readonly language: Language;
  readonly questions: QuestionMap;
  readonly slots: Slots;
  readonly evidence: Evidence[];
  readonly excludedAreas: string[];
  readonly cleared: Set<SlotName>;
  /** The landmarks that named the wanted places. */
  landmarks?: readonly Landmark[];
  /** What the message as a whole calls for, according to the classifier. */
  conduct?: ConductKind;
  /** Its days and times, once a reader has asked for them. */
  times?: readonly TimeMention[];
}

/** Sets a slot's value, stores its evidence, and takes the words from later readers. */
export function fill<S extends SlotName>(
  draft: Draft,
  slot: S,
  value: NonNullable<Slots[S]>,
  start: number,
  end: number,
): void {
  draft.slots[slot] = value;
  addEvidence(draft, slot, start, end);
}

/** Stores words as a slot's evidence and takes them from later readers. */
export function addEvidence(draft: Draft, slot: SlotName, start: number, end: number): void {
  const { reading } = draft;
  const first = reading.words[start];
  const last = reading.words[end - 1];
  reading.take(start, end);
  if (first === undefined || last === undefined) return;
  draft.evidence.push({ slot, start: first.start, end: last.end, text: reading.text.slice(first.start, last.end) });
}
