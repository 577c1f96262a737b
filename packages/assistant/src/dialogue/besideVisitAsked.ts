import type { Stretch } from "../understanding/questionMap.ts";

/** A question with the same answer for every showing: it can be moved, and someone else may come. */
export type BesideVisit = "movable" | "stands_in";

/** What the message asks besides, and where: the rest of it is read without that. */
export interface BesideVisitAsked extends Stretch {
  about: BesideVisit;
}
