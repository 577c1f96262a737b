import type { SensitiveKind } from "./numbers.ts";

/** A part of a text that must not be stored. */
export interface Secret {
  start: number;
  end: number;
  kind: SensitiveKind;
}

const noLetterBefore = "(?<![\\p{L}\\p{N}])";
/** Matches a password after a verb or colon: "my password for the portal is Hunter2!" */
const password = new RegExp(
  `${noLetterBefore}(password|passcode|passwd|pwd|contrase[nñ]a|clave)(?:[^\\S\\n]+\\p{L}+){0,4}?[^\\S\\n]*(?:[^\\S\\n](?:is|es|era|was)[^\\S\\n:]|[:=])[^\\S\\n]*["'“‘]?([^\\s"”’]{3,64})`,
  "giu",
);
/** Matches a password without a verb, if the word looks like one: "password Hunter2". */
const bareCode = new RegExp(
  `${noLetterBefore}(password|passcode|contrase[nñ]a)\\s+["'“]?((?=\\S*\\d)[^\\s"”]{4,64})`,
  "giu",
);
/** Words that follow "the password is" without being one. */
const commonWords =
  /^(not|needed|required|wrong|incorrect|the|too|very|important|lost|here|there|what|que|qué|muy|necesari[oa]|incorrect[oa]|importante|la|el|un|una|para|a)[.,!?]*$/iu;
const identity = new RegExp(
  `${noLetterBefore}(?:driver'?s?[^\\S\\n]+licen[sc]e|licencia[^\\S\\n]+de[^\\S\\n]+(?:conducir|manejar)|passport|pasaporte)(?:[^\\S\\n]*(?:number|no\\.?|#|n[uú]mero|num\\.?|is|es|:))*[^\\S\\n]*(\\p{L}{0,3}-?\\d(?:[ -]?\\d){4,17})`,
  "giu",
);

/** A part of every announcing word, faster to search for than the word itself. */
const announcing = /pass|pwd|contrase|clave|licen|pasaporte/iu;

/** Passwords, passports and driver licenses, by the words that announce them. */
export function wordSecrets(text: string): Secret[] {
  if (!announcing.test(text)) return [];
  return [
    ...found(text, password, 2, "password").filter(({ word, name }) => isPassword(name, word)),
    ...found(text, bareCode, 2, "password"),
    ...found(text, identity, 1, "id"),
  ].map(({ start, end, kind }) => ({ start, end, kind }));
}

function found(text: string, pattern: RegExp, group: number, kind: SensitiveKind) {
  return [...text.matchAll(pattern)].map((match) => {
    const word = (match[group] ?? "").replace(/[.,;!?)]+$/, (signs) => (signs.startsWith("!") ? signs : ""));
    const start = match.index + match[0].lastIndexOf(match[group] ?? "");
    return { start, end: start + word.length, kind, word, name: match[1] ?? "" };
  });
}

/** True for a password. "La clave es negociar" means the key to something, so "clave" needs a code after it. */
function isPassword(name: string, word: string): boolean {
  if (word.includes("•")) return false;
  if (/^clave$/i.test(name)) return /\d/.test(word);
  return !commonWords.test(word);
}
