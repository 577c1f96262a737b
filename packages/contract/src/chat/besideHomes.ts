/**
 * A reply's text beside its homes: its list of their addresses and prices is left out, since each card shows its own.
 * A sentence that says more than the list stays whole.
 */
export function besideHomes(text: string, addresses: readonly string[]): string {
  const places = addresses.map((address) => text.indexOf(address)).filter((at) => at >= 0);
  if (places.length === 0) return text;
  const list = text.lastIndexOf(": ", Math.min(...places));
  const end = text.indexOf(").", Math.max(...places));
  return list < 0 || end < 0 ? text : `${text.slice(0, list)}.${text.slice(end + 2)}`;
}
