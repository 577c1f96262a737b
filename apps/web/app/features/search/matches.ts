import { foldText } from "@llave/contract/text/foldText";

/** True if every typed word starts a word of the text, ignoring accents and capitals. */
export function matches(text: string, typed: string): boolean {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = foldText(typed).split(/[^\p{L}\p{N}]+/u);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}
