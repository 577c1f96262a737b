import type { Language } from "@llave/ui/language";
import type { Entry } from "./entry.ts";

/** A renter's new message, being sent or queued; a retry with the same key is the same message. */
export function renterEntry(content: string, language: Language, delivery: Entry["delivery"] = "sending"): Entry {
  return { ...newEntry(content, language), role: "user", delivery };
}

/** A message that the server hasn't given an id yet. */
export function newEntry(content: string, language: Language) {
  return { key: newKey(), storedId: null, content, timestamp: new Date().toISOString(), language };
}

/** Not `randomUUID`: browsers offer that only on secure pages, and a server on the local network isn't one. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
