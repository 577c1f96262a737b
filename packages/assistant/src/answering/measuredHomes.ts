import type { Act } from "../dialogue/act.ts";
import { oldest } from "../dialogue/tellListings.ts";
import type { Property } from "../types.ts";
import { betterEnd, type Measure, measureOf } from "./measures.ts";

interface Measured {
  home: Property;
  value: number;
}

function measured(homes: readonly Property[], measure: Measure, end: "most" | "least"): Measured[] {
  return homes.flatMap((home) => {
    const value = measureOf(home, measure, end);
    return value === undefined ? [] : [{ home, value }];
  });
}

/** The homes with the most or the least of a measure; null if no listing gives it. */
export function bestOf(homes: readonly Property[], measure: Measure, end: "most" | "least"): Act | null {
  const known = measured(homes, measure, end);
  const values = known.map(({ value }) => value);
  const value = end === "most" ? Math.max(...values) : Math.min(...values);
  const best = known.filter((one) => one.value === value).map(({ home }) => home);
  if (best.length === 0) return null;
  const silent = homes.filter((home) => !known.some((one) => one.home === home));
  return {
    type: "answer_best",
    measure,
    end,
    value,
    addresses: best.map(({ address }) => address),
    ...(best.length === 1 && best[0] && { propertyId: best[0].id }),
    silent: silent.map(({ address }) => address),
    updated: oldest(best),
  };
}

/** How homes differ in a measure, the better one first; null unless at least two listings give it. */
export function comparisonOf(homes: readonly Property[], measure: Measure): Act | null {
  const end = betterEnd[measure];
  const known = measured(homes, measure, end).sort((one, other) =>
    end === "most" ? other.value - one.value : one.value - other.value,
  );
  if (known.length < 2) return null;
  return {
    type: "answer_compare",
    measure,
    rows: known.map(({ home, value }) => ({ propertyId: home.id, address: home.address, value })),
    silent: homes.filter((home) => !known.some((one) => one.home === home)).map(({ address }) => address),
    updated: oldest(known.map(({ home }) => home)),
  };
}
