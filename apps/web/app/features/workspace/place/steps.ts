/**
 * The previous and next entry in a list.
 * @param at the open entry's place, -1 if it isn't in the list
 * @param before the place of an entry that left the list; null if entries never leave
 */
export function stepsFrom<Person>(people: readonly Person[], at: number, before: number | null) {
  if (at >= 0) return { index: at + 1, next: people[at + 1] ?? null, previous: people[at - 1] ?? null };
  if (before === null) return { index: null, next: null, previous: null };
  const next = people[Math.min(before, people.length - 1)] ?? null;
  return { index: null, next, previous: people[before - 1] ?? null };
}
