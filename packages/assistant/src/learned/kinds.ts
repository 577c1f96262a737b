/**
 * What a clause of a renter's message does, in the order of the weights. `training/README.md` defines each.
 *
 * - `question`: asks something that the reply has to answer or pass on
 * - `request`: wants something done, shown, sent or changed
 * - `wish`: says something about the renter's own search, or answers the assistant
 * - `remark`: tells of life, work, other people or the past, or reacts
 * - `courtesy`: greets, thanks, says goodbye, acknowledges
 */
export const clauseKinds = ["question", "request", "wish", "remark", "courtesy"] as const;
export type ClauseKind = (typeof clauseKinds)[number];
