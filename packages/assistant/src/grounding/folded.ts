/**
 * Text as it is compared: lower case, without accents, with straight quotes and dashes, one space between words.
 * Whoever wrote it, a form and the text it is looked for in go through the same.
 */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/…/g, "...")
    .replace(/\s+/g, " ")
    .trim();
}
