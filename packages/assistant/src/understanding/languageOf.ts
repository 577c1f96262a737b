import type { Language } from "../types.ts";
import type { Reading } from "./reading.ts";
import { isShortName } from "./shortNames.ts";
import { breakStrength } from "./words.ts";

/** The extra weight of the first verb or function word, which shows the main clause's language. */
const leadingClause = 3;

/** Most words of a message that may be in both languages. */
const fewestTelling = 3;

/** True for words joined by punctuation without a space: "kay_lee99", "ana.rios@gmail.com". */
function isPartOfAddress(reading: Reading, i: number): boolean {
  return [i, i + 1].some((at) => /^[._]$/.test(reading.gap(at)) || reading.norm(at) === "@");
}

/** True for a word directly followed by a number: "lee99". */
function isBeforeNumber(reading: Reading, i: number): boolean {
  const next = reading.words[i + 1];
  return next?.glued === true && next.isNumber;
}

/** Index after ", Dan Brown," between pauses, a name whatever its lowercase words mean; the start if there is none. */
function endOfNameApart({ words }: Reading, i: number): number {
  if (i === 0 || words[i]?.before !== breakStrength.comma) return i;
  let end = i;
  while (words[end]?.isCapital && (end === i || words[end]?.before === 0)) end++;
  const next = words[end];
  return next === undefined || next.before >= breakStrength.comma ? end : i;
}

/** Detects a message's language by its words; names, places and numbers don't count. */
export function detectLanguage(reading: Reading, hint: Language): { language: Language; isCertain: boolean } {
  let english = 0;
  let spanish = 0;
  let plain = 0;
  const answeredIn: Language[] = [];
  let isLed = false;
  const mayHoldAddress = /[._@]/.test(reading.text);
  for (let i = 0; i < reading.words.length; i++) {
    if (mayHoldAddress && isInAddress(reading, i)) continue;
    const place = reading.group(i, "place");
    if (place > i + 1) {
      i = place - 1;
      continue;
    }
    if (reading.group(i, "givenName") > 0) {
      // "Luis Ferrer": a capitalized word after a given name belongs to it.
      while (reading.words[i + 1]?.isCapital) i++;
      continue;
    }
    if (isShortName(reading, i)) {
      i++;
      continue;
    }
    const apart = endOfNameApart(reading, i);
    if (apart > i) {
      i = apart - 1;
      continue;
    }
    const tell = reading.lexicon.tells.get(reading.norm(i));
    if (tell === undefined || place > 0 || isBeforeNumber(reading, i)) continue;
    if (mayHoldAddress && isPartOfAddress(reading, i)) continue;
    const polite = Math.max(reading.group(i, "opening"), reading.group(i, "courtesy"));
    const leads: boolean = polite === 0 && !isLed && tell.weight >= 2;
    isLed ||= leads;
    const weight = polite > 0 ? 0.5 : leads ? tell.weight + leadingClause : tell.weight;
    if (tell.language === "en") english += weight;
    else spanish += weight;
    if (reading.group(i, "yes") > 0) answeredIn.push(tell.language);
    plain += tell.language === "en" ? tell.weight : -tell.weight;
    if (polite > i + 1) i = polite - 1;
  }
  if (/[¿¡ñÑ]/.test(reading.text)) spanish += 1;
  const language = english > spanish ? "en" : "es";
  // "Dale, great", "perfecto, sounds good", an even split: too few words to show a language.
  const isHalved = plain === 0 || answeredIn.some((answered) => answered !== language);
  const isMixed = english > 0 && spanish > 0 && isHalved && reading.words.length <= fewestTelling;
  if (english === spanish || isMixed) return { language: hint, isCertain: false };
  return { language, isCertain: true };
}

/** True for a part of an email address: directly next to its "@" or to a period inside it. */
function isInAddress(reading: Reading, i: number): boolean {
  const [left, right] = [reading.norm(i - 1), reading.norm(i + 1)];
  if (left === "@" || (right === "@" && reading.words[i + 1]?.glued)) return true;
  if (!/[._]/.test(reading.text)) return false;
  return /^[._]$/.test(reading.gap(i)) || /^[._]$/.test(reading.gap(i + 1));
}
