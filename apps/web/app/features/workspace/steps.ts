/**
 * Who comes before and after a place in a list.
 * @param at the open one's place, -1 where it is not in the list
 * @param before where one that left stood; null where a list keeps to those it has
 */
export function stepsFrom<Person>(people: readonly Person[], at: number, before: number | null) {
  if (at >= 0) return { index: at + 1, next: people[at + 1] ?? null, previous: people[at - 1] ?? null };
  if (before === null) return { index: null, next: null, previous: null };
  const next = people[Math.min(before, people.length - 1)] ?? null;
  return { index: null, next, previous: people[before - 1] ?? null };
}
