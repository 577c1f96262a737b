/** Control characters except line feed and tab; PostgreSQL cannot store NUL at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks that reorder the text around them; a renter's own right-to-left words need none. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A renter's message as it may be stored and shown: line ends unified, no control or
 * reordering characters, no halves of surrogate pairs, no space around it.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(control, "").replace(reordering, "").trim();
}
