/** Fewer visits than this say nothing about a source. */
const minVisits = 30;

/** Sign-ups per hundred visits, with one decimal; null if there are too few. */
export function shareOf(signUps: number, visits: number): number | null {
  if (visits < minVisits) return null;
  return Math.round((signUps / visits) * 1000) / 10;
}
