/** True if every typed word is the start of a word of a text, whatever the accents and capitals. */
export function matches(text: string, typed: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = folded(typed).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
