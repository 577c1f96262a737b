/** The list with one item moved; the same list if the position is invalid. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length || from === to) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}
