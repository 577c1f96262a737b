/** The found values, and the expected ones. */
export interface Tally {
  right: number;
  found: number;
  wanted: number;
}

/** Nothing counted yet. */
export function noTally(): Tally {
  return { right: 0, found: 0, wanted: 0 };
}

/** Compares two sets of labels. A slot's label is its name with its value, so a wrong value counts as two errors. */
export function count(tally: Tally, found: readonly string[], wanted: readonly string[]): void {
  const labels = new Set(wanted);
  tally.right += found.filter((label) => labels.has(label)).length;
  tally.found += found.length;
  tally.wanted += labels.size;
}

/** Harmonic mean of precision and recall over everything counted (micro F1); 1 if nothing was expected or found. */
export function f1({ right, found, wanted }: Tally): number {
  return found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
}

/** Slots as labels, ignoring the order of keys and of places in a list. */
export function labelsOf(slots: object): string[] {
  return Object.entries(slots).map(([slot, value]) => `${slot}=${JSON.stringify(sorted(value))}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].sort();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

/** The value that a given share of all values is below. */
export function quantile(values: readonly number[], share: number): number {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0;
}
