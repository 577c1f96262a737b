import type { QuestionOp, QuestionScope } from "../learned/question.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import type { Property, Topic, Understanding } from "../types.ts";

/**
 * A question about homes as a query over stored facts. `next`: the home after the last one of a ranking; `name`: which home
 * that was; `describe`: what a home is like.
 */
export interface Query {
  op: Exclude<QuestionOp, "none"> | "next" | "name" | "describe";
  /** Its clause is a question, so what it names isn't a statement. */
  isMarked: boolean;
  /** It can be answered with yes or no. */
  isCheck: boolean;
  scope: QuestionScope;
  /** Its topics; empty if it is about homes as a whole. */
  topics: Topic[];
  /** The distance it asks about, if it asks how far homes are from something. */
  distance?: DistanceAsked;
  /** It asks about other homes what was just answered: "which ones do have it?" */
  isOn?: true;
  /** The homes it names, in the order of its words. */
  named: readonly Property[];
  /** Only an area names them. */
  isArea: boolean;
  /** Its words, plus the words around it if they help to understand it. */
  text: string;
  /** Only the words of its own clause. */
  own: string;
  /** Its position in the message, in UTF-16 offsets. */
  start: number;
  end: number;
  /** Its words, understood by themselves. */
  heard: Understanding;
}

/** What a question wants to know about a distance. */
export interface DistanceAsked {
  to: readonly SpotMention[];
  /** `closest`: which home is; `near`, `far` and `walk` can be answered with yes or no. */
  wish: "closest" | "near" | "far" | "walk" | "miles";
  /** It also asks how long the trip takes. */
  isOfTime?: true;
  /** Areas to measure from although no home is in them. */
  areas: readonly string[];
}

/** Queries that rank homes. */
export const ranks: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["most", "least"]);
