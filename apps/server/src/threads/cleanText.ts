import { withoutLookalikes } from "./lookalikes.ts";

/** Control characters except line feed and tab; PostgreSQL cannot store NUL at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/**
 * Marks that reorder the text around them, which a renter's own right-to-left text doesn't need, and zero-width
 * characters, which hide words from a reader; the joiners of emoji and of Persian stay.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/**
 * A renter's message, safe to store and show: line ends unified, no control, hidden or reordering characters, no halves
 * of surrogate pairs, no Latin words in foreign letters, no surrounding whitespace.
 */
export function cleanText(text: string): string {
  const plain = text.toWellFormed().replace(/\r\n?/g, "\n").replace(control, "").replace(unseen, "").trim();
  return withoutLookalikes(plain);
}
