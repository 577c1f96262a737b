import { useOnEveryPlan } from "./useOnEveryPlan.ts";

/** What works on every plan and how to start it ({@link useOnEveryPlan}), as text. */
export function OnEveryPlan({ here = false }: { here?: boolean }) {
  return <>{useOnEveryPlan(here)}</>;
}
