import type { BlockedTime, Showing } from "@llave/contract/showings/showings";

/** The showings that take place in a period, wholly or in part. */
export function showingsWithin<Timed extends Pick<Showing, "at" | "endsAt">>(
  showings: readonly Timed[],
  { from, to }: Pick<BlockedTime, "from" | "to">,
): Timed[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return showings.filter(({ at, endsAt }) => Date.parse(endsAt) > start && Date.parse(at) < end);
}
