import { capitalize } from "./capitalize.ts";
import type { Reading } from "./reading.ts";

/** The name with capitals if the renter left them out, or else as typed. */
export function writeName(reading: Reading, { start, end }: { start: number; end: number }): string {
  const words = reading.words.slice(start, end);
  const typed = words.map((word) => reading.text.slice(word.start, word.end));
  const mixed =
    typed.some((word) => word !== word.toLowerCase()) &&
    typed.some((word) => word.length > 1 && word !== word.toUpperCase());
  const joined = typed.map((word, index) => (mixed ? word : capitalize(word, index)));
  const isInitial = words.length > 1 && words[words.length - 1]?.norm.length === 1;
  if (isInitial && reading.text[words[words.length - 1]?.end ?? 0] === ".") joined.push(`${joined.pop()}.`);
  return joined.reduce(
    (name, word, index) =>
      index === 0 ? word : name + (/^[-']$/.test(reading.gap(start + index)) ? reading.gap(start + index) : " ") + word,
    "",
  );
}
