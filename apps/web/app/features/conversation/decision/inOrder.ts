import type { Draft } from "@llave/contract/conversations/inbox";

/** The order of decisions: a showing first, because its time runs out; then the newest. */
export function inOrder(one: Ranked, other: Ranked): number {
  return rank(one) - rank(other) || other.createdAt.localeCompare(one.createdAt);
}

type Ranked = Pick<Draft, "kind" | "createdAt">;

function rank({ kind }: Ranked): number {
  return kind === "showing" ? 0 : 1;
}
