import type { Language } from "../types.ts";
import type { Reading } from "./reading.ts";

/** The language of a message, by the words that show one; names of places and people and numbers show none. */
export function detectLanguage(reading: Reading, hint: Language): { language: Language; isCertain: boolean } {
  let english = 0;
  let spanish = 0;
  for (let i = 0; i < reading.words.length; i++) {
    if (isInAddress(reading, i)) continue;
    const place = reading.group(i, "place");
    if (place > i + 1) {
      i = place - 1;
      continue;
    }
    if (reading.group(i, "givenName") > 0) {
      // "Luis Ferrer": what stands in capitals behind a given name belongs to it.
      while (reading.words[i + 1]?.isCapital) i++;
      continue;
    }
    const tell = reading.lexicon.tells.get(reading.norm(i));
    if (tell === undefined || place > 0) continue;
    const weight = reading.group(i, "opening") > 0 || reading.group(i, "courtesy") > 0 ? 0.5 : tell.weight;
    if (tell.language === "en") english += weight;
    else spanish += weight;
  }
  if (/[¿¡ñÑ]/.test(reading.text)) spanish += 1;
  if (english === spanish) return { language: hint, isCertain: false };
  return { language: english > spanish ? "en" : "es", isCertain: true };
}

/** Part of an e-mail address: glued to its "@" or to a point inside it. */
function isInAddress(reading: Reading, i: number): boolean {
  const [left, right] = [reading.norm(i - 1), reading.norm(i + 1)];
  if (left === "@" || (right === "@" && reading.words[i + 1]?.glued)) return true;
  return /^[._]$/.test(reading.gap(i)) || /^[._]$/.test(reading.gap(i + 1));
}
