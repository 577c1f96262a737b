/**
 * Which texts the API accepts, decided here for every field of every call: PostgreSQL can't store NUL, and half a
 * surrogate pair isn't Unicode text. Without the schema library, like the limits beside it.
 */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A version of an outside text that we can store: without invisible characters, and with half a pair replaced. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/**
 * A value from another service, such as a mail or an MLS's record, with every text in it cleaned by {@link storableText}:
 * its sender can't be asked to correct it. Plain objects, lists and maps are copied; bytes and dates stay as they are.
 */
export function storable<Value>(value: Value): Value;
export function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map((item) => storable(item));
  if (value instanceof Map) return new Map(Array.from(value, (entry) => storable(entry)));
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map((entry) => storable(entry)));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A place in a value: its key, and the place that holds it. */
interface Place {
  value: unknown;
  key: string;
  parent: Place | null;
}

/**
 * Where a value contains a text that can't be stored: the keys that lead there, outermost first, or null. Keys are
 * texts too. The value comes from JSON or an address, so it has no cycles.
 */
export function unstorablePath(value: unknown): string[] | null {
  // No recursion: a body can be nested deeper than the stack allows.
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
