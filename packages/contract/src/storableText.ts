/**
 * Which texts the API takes, decided here for every field of every call: PostgreSQL cannot store NUL, and half a
 * surrogate pair is no Unicode text. Free of the schema library, like the limits beside it.
 */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A place in a value: its key, and the place that holds it. */
interface Place {
  value: unknown;
  key: string;
  parent: Place | null;
}

/**
 * Where a value has a text that cannot be stored: the keys that lead there, outermost first, or null. Keys are texts
 * too. The value comes from JSON or an address, so it has no cycles.
 */
export function unstorablePath(value: unknown): string[] | null {
  // No recursion: a body can nest deeper than the stack is high.
  const open: Place[] = [{ value, key: "", parent: null }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value: inner } = place;
    if (typeof inner === "string" && !isStorableText(inner)) return pathOf(place);
    if (typeof inner !== "object" || inner === null || ArrayBuffer.isView(inner)) continue;
    for (const [key, child] of entriesOf(inner)) {
      if (!isStorableText(key)) return pathOf(place);
      open.push({ value: child, key, parent: place });
    }
  }
  return null;
}

function entriesOf(value: object): Iterable<[string, unknown]> {
  return value instanceof URLSearchParams ? value : Object.entries(value);
}

function pathOf(place: Place): string[] {
  const keys: string[] = [];
  for (let at = place; at.parent !== null; at = at.parent) keys.push(at.key);
  return keys.reverse();
}
