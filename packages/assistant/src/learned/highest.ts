/** The index of the highest score; the first of several. */
export function highest(scores: Float32Array): number {
  let best = 0;
  for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  return best;
}
