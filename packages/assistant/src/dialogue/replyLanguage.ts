import type { Language, SlotName, Understanding } from "../types.ts";
import { withoutSignature } from "../understanding/stopWord.ts";

/** Slots whose words belong to no language. */
const CONTACT: readonly string[] = ["name", "phone", "email"] satisfies SlotName[];

/** A single word that only answers ("ASAP", "Luis", "loft") is the same in both languages, or near enough. */
function isBareWord(heard: Understanding): boolean {
  return !/\s/.test(heard.maskedText.trim()) && heard.intents.every((intent) => intent === "give_info");
}

/** True if the message is nothing but a name, a phone number or an address. */
function isOnlyContact(heard: Understanding): boolean {
  const given = Object.keys(heard.slots);
  const covered = heard.evidence.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    given.length > 0 &&
    given.every((slot) => CONTACT.includes(slot)) &&
    covered >= heard.maskedText.replace(/\s+/g, "").length
  );
}

/** True if one more word next to a phone number or address is a name, whatever else it means: "Marco 305-555-0188". */
function isContactWithWord(heard: Understanding): boolean {
  const given = Object.keys(heard.slots);
  if (given.length === 0 || !given.every((slot) => slot === "phone" || slot === "email")) return false;
  const rest = [...heard.evidence]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, heard.maskedText);
  return /^\P{L}*\p{L}+\P{L}*$/u.test(rest);
}

/** Words that every phone in the United States may be asked to send, in any language (CTIA, messaging principles). */
const CARRIER_WORD = /^\P{L}*(?:(?:stop|stopall|unsubscribe|cancel|end|quit|start|unstop|help|info)\P{L}*)+$/iu;

/** Words for other people, whose language it is: "Can someone call my parents in Spanish?" */
const others =
  /\b(?:they|them|her|him|he|she|parents|mom|mum|dad|mother|father|wife|husband|grand\w+|ell[ao]s?|mam[aá]|pap[aá]s?|padres|espos[ao]|marido|abuel\w+)\b/i;

/** The language that the message asks to be answered in, if any. */
export function languageAskedFor({ switchTo, language, maskedText }: Understanding): Language | undefined {
  return switchTo !== language && others.test(maskedText) ? undefined : switchTo;
}

/** The language to answer in: the requested one, else the one the message clearly shows, else the previous one. */
export function replyLanguage(heard: Understanding, before: Language): Language {
  const wanted = languageAskedFor(heard);
  if (wanted) return wanted;
  if (CARRIER_WORD.test(withoutSignature(heard.maskedText))) return before;
  if (!heard.languageCertain || isBareWord(heard) || isOnlyContact(heard) || isContactWithWord(heard)) return before;
  return heard.language;
}
