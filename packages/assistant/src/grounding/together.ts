import type { Fact } from "./facts.ts";

type Dependent = Fact & { of: readonly string[] };

interface Step {
  anchors: readonly string[];
  dependents: readonly Dependent[];
}

/**
 * True if each value appears with the address or day it belongs to. A text puts the anchor either before its
 * values or after them, throughout: whichever comes first shows which.
 * @param found The facts that each value of the text may stand for, in order
 */
export function belongsTogether(found: readonly (readonly Fact[])[]): boolean {
  const steps: Step[] = found
    .map((facts) => ({
      anchors: facts.flatMap(({ anchor }) => (anchor === undefined ? [] : [anchor])),
      dependents: facts.filter((fact): fact is Dependent => fact.of !== undefined),
    }))
    .filter(({ anchors, dependents }) => anchors.length + dependents.length > 0);
  if (new Set(steps.flatMap(({ anchors }) => anchors)).size < 2) return true;
  return pairsHold(steps[0]?.anchors.length ? steps : steps.reverse());
}

/** Each value fits the last anchor before it, and no pair is missing: an hour free on two days is given for both. */
function pairsHold(steps: readonly Step[]): boolean {
  const untold = new Map(
    steps.flatMap(({ dependents }) => dependents.map((fact) => [fact, new Set(fact.of)] as const)),
  );
  let anchors: readonly string[] = [];
  for (const step of steps) {
    if (step.anchors.length > 0) anchors = step.anchors;
    if (step.dependents.length === 0) continue;
    const fitting = step.dependents.filter(({ of }) => anchors.some((anchor) => of.includes(anchor)));
    if (fitting.length === 0) return false;
    for (const fact of fitting) for (const anchor of anchors) untold.get(fact)?.delete(anchor);
  }
  return [...untold.values()].every((left) => left.size === 0);
}
