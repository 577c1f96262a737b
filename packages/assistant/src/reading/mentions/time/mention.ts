import type { IsoDate } from "../../../types.ts";

/** A mention's position in the text: UTF-16 offsets, `end` after its last character. */
interface Span {
  start: number;
  end: number;
}

/** First and last day, inclusive. */
export interface DayWindow {
  from: IsoDate;
  to: IsoDate;
}

export type DayRelation = "on" | "before" | "after" | "by" | "around" | "from" | "until";

export type Granularity = "day" | "week" | "weekend" | "month" | "season" | "part_of_month" | "year";

/** How sure it is that the words name this; low if they may well mean something else. */
export type Certainty = "high" | "low";

/**
 * A day or a stretch of days. The window already takes the relation into account:
 *
 * - `on` (also without any such word): the days named. What has begun already starts today.
 * - `before X`: from today to the day before X begins.
 * - `by X`, `until X`, within N days: from today to the last day of X.
 * - `after X`: 31 days from the day after X; 8 days where it says "right after".
 * - `from X`: 31 days from the first day of X, or to the end of X where that is later.
 * - `around X`: three days on both sides of a single day; a longer X stays as it is.
 *
 * `anchor` holds X itself wherever the window differs from it, so that a caller can decide otherwise.
 * No window without `past` begins before today.
 */
export interface DayMention extends Span, DayWindow {
  kind: "day";
  relation: DayRelation;
  granularity: Granularity;
  certainty: Certainty;
  /** The days named, if the relation or today's date moved the window. */
  anchor?: DayWindow;
  /** 0 (Sunday) to 6, of a day named by its weekday alone: "Saturday", "el lunes que viene". */
  weekday?: number;
  /**
   * Several weekdays, or one that recurs: "Tuesday or Thursday", "weekends", "los lunes"; the window covers the next
   * ones.
   */
  weekdays?: number[];
  /** Weekdays ruled out: "any day but Monday". */
  exclude?: number[];
  /** The choices of "the 3rd or the 5th" and "Tuesday or Thursday"; the window goes from the first to the last. */
  options?: DayWindow[];
  /** "In a couple of weeks", "mid March", "spring break": not meant to the day. */
  approximate?: true;
  /** In the past: "last March", "hace dos meses", "since June". Never a plan. */
  past?: true;
  /** The mention itself is ruled out: "not Monday", "menos el sábado". */
  excluded?: true;
}

export type DayPart = "morning" | "noon" | "lunch" | "afternoon" | "evening" | "night" | "midnight" | "after_work";

/**
 * A time of day, `HH:MM` on 24 hours. `to` is there for windows: "between 2 and 4", "morning".
 * Read with the relation: `after` means from `from` on, `before` and `by` mean up to `from`.
 */
export interface ClockMention extends Span {
  kind: "time";
  from: string;
  to?: string;
  relation: "at" | "before" | "after" | "around" | "by";
  certainty: Certainty;
  /** Nothing says whether it is before or after noon: 1 to 7 are taken as PM, 8 to 11 as AM, 12 as noon. */
  ambiguous?: true;
  /** The part of the day that was named; the window says what it means. */
  part?: DayPart;
  /** Ruled out: "not mornings", "menos por la tarde". */
  excluded?: true;
}

/** "ASAP", "lo antes posible". Less certain if the word has other meanings ("now", "ya") or depends on something. */
export interface SoonMention extends Span {
  kind: "soon";
  certainty: Certainty;
}

/** "Whenever", "no rush", "me da igual la fecha". */
export interface FlexibleMention extends Span {
  kind: "flexible";
  certainty: Certainty;
}

/** A length of time: "6 to 12 months", "un año y medio", "two weeks". "In 6 months" is a day instead. */
export interface DurationMention extends Span {
  kind: "duration";
  unit: "months" | "days";
  min: number;
  max: number;
  approximate?: true;
  /** "Month to month", "mes a mes"; `min` and `max` are 1. */
  monthToMonth?: true;
}

/** A day or time that depends on what was said before: "an hour later", "same time", "that day". */
export interface ShiftMention extends Span {
  kind: "shift";
  /** `same` also stands for "that day" and "ese día". */
  direction: "earlier" | "later" | "same";
  /** What moves or stays; `any` if "later" or "earlier" doesn't say. */
  of: "time" | "day" | "week" | "weekend" | "month" | "any";
  /** How far: in minutes for a time, otherwise in days or months. */
  amount?: number;
  unit?: "minutes" | "days" | "months";
}

/** Everything that a message can say about when and how long. */
export type TimeMention = DayMention | ClockMention | SoonMention | FlexibleMention | DurationMention | ShiftMention;
