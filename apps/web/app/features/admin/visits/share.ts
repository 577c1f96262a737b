/** Fewer visits than this say nothing about a source. */
const fewestVisits = 30;

/** Sign-ups for a hundred visits, with one decimal; null where there are too few visits to say. */
export function shareOf(signUps: number, visits: number): number | null {
  if (visits < fewestVisits) return null;
  return Math.round((signUps / visits) * 1000) / 10;
}
