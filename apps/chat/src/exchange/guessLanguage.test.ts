import { expect, test } from "vitest";
import { guessLanguage } from "./guessLanguage.ts";

test.each([
  ["Hi! I’m looking for a two-bedroom in Brickell", "es", "en"],
  ["También hablo español, escríbeme como prefieras.", "en", "es"],
  ["I speak English too, write as you like.", "es", "en"],
  ["Busco un 2 habitaciones en Doral", "en", "es"],
  ["2500", "es", "es"],
  ["👍", "en", "en"],
] as const)("%s (otherwise %s) reads as %s", (text, otherwise, language) => {
  expect(guessLanguage(text, otherwise)).toBe(language);
});
