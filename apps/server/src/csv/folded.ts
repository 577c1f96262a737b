import { foldText } from "@llave/contract/text/foldText";

/** Lower case without accents and punctuation, to compare words from files and forms. */
export function folded(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
