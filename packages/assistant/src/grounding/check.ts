import { type Fact, factsOf, type GroundingContext, type WordableAct } from "./facts.ts";
import { folded } from "./folded.ts";
import { licensedWords } from "./licensedWords.ts";
import { isRightQuestion } from "./question.ts";
import { belongsTogether } from "./together.ts";
import { vocabularyOf } from "./vocabulary/vocabulary.ts";

/** Why a wording may not be sent. */
export type Ungrounded =
  | "unknown_word"
  | "unknown_value"
  | "missing_fact"
  | "mixed_up"
  | "reversed"
  | "question"
  | "too_long"
  | "form";

/** The part of a reply that is checked against its acts. */
export interface Claim {
  acts: readonly WordableAct[];
  /** The built-in wording of the same acts: it shows how long a reply is, and whether it asks. */
  draft: string;
}

/** One character for each fact, from Unicode's private use area, which no person's or model's text contains. */
const firstMark = 0xe000;

/** The boundaries of a value: a part of a longer number or word is another value. */
const before = "(?<![\\p{L}\\d$€£¥%+#@/-])(?<!\\d[.,:])";
const after = "(?![\\p{L}\\d%$€£¥+#@/]|[.,:]\\d|-\\d)";

/**
 * Checks a wording against its acts: true if every value in it belongs to them, no required value
 * is missing, values that belong together stay together, nothing is turned into its opposite, at most the acts' own
 * question is asked, and every other word asserts nothing. Otherwise the reason.
 * @param text A model's wording, with quotes of people restored before
 */
export function checkWording(text: string, claim: Claim, context: GroundingContext): Ungrounded | null {
  if (!isPlain(text)) return "form";
  if (text.length > claim.draft.length * 2 + 120) return "too_long";
  const marked = markFacts(folded(text), factsOf(claim.acts, context));
  if (marked.missing) return "missing_fact";
  if (!belongsTogether(marked.found)) return "mixed_up";
  if (!isRightQuestion(marked.text, claim, context.language)) return "question";
  return checkRest(marked, claim.acts, context);
}

/** Letters, digits and the punctuation of plain sentences in one paragraph; no markup, link, list or picture. */
function isPlain(text: string): boolean {
  return (
    text.trim() !== "" &&
    /^[\p{L}\p{M}\p{N} .,;:!?¡¿'’"“”()$@+#&/°º_–—-]+$/u.test(text) &&
    !/https?:|www\.|--|\/\//i.test(text)
  );
}

interface Marked {
  /** The text with each value replaced by its marker. */
  text: string;
  /** The facts each marker may stand for, in the order of the text. */
  found: Fact[][];
  missing: boolean;
}

function markFacts(text: string, facts: Fact[]): Marked {
  const byForm = new Map<string, Fact[]>();
  for (const fact of facts) {
    for (const form of new Set(fact.forms.map(folded))) {
      if (form !== "") byForm.set(form, [...(byForm.get(form) ?? []), fact]);
    }
  }
  const found: Fact[][] = [];
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`${before}(?:${longestFirst.join("|")})${after}`, "gu");
  const marked = text.replace(pattern, (form) => {
    found.push(byForm.get(form) ?? []);
    return String.fromCharCode(firstMark + found.length);
  });
  const told = new Set(found.flat());
  return { text: marked, found, missing: facts.some((fact) => fact.required && !told.has(fact)) };
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** The rest of the text: no figure, no sign of one, and only words that assert nothing. */
function checkRest(marked: Marked, acts: readonly WordableAct[], context: GroundingContext): Ungrounded | null {
  const { phrases, openers, cheers, banned } = vocabularyOf(context.language);
  const text = marked.text.replace(new RegExp(`(${anyMark})'s?(?!\\p{L})`, "gu"), "$1");
  if (/[\d$€£¥%@#+&/°_]/.test(text)) return "unknown_value";
  if (new RegExp(`(?<!\\p{L})(?:${either(banned)})(?!\\p{L})`, "u").test(text)) return "reversed";
  const cheered = new RegExp(`, ¡?(?:${either(cheers)})(?=[.!])`, "gu");
  const bare = withoutPhrases(text.replace(cheered, ""), phrases, openers);
  if (isTurned(bare, marked.found, context)) return "reversed";
  const allowed = licensedWords(acts, context);
  const words = bare.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.every((word) => isAllowed(word, allowed)) ? null : "unknown_word";
}

const anyMark = "[\\ue001-\\uf8ff]";

/** The markers of some values, as part of a pattern that matches nothing if there are none. */
function marksOf(found: readonly (readonly Fact[])[], kinds: readonly Fact["kind"][]): string {
  const marks = found.flatMap((facts, index) =>
    facts.some(({ kind }) => kinds.includes(kind)) ? [String.fromCharCode(firstMark + index + 1)] : [],
  );
  return marks.length === 0 ? "(?!)" : `[${marks.join("")}]`;
}

/** True if a word before or after a value negates it, or makes more or less of it. */
function isTurned(text: string, found: readonly (readonly Fact[])[], { language }: GroundingContext): boolean {
  const { negations, limits, limitsAfter, moments, starts, verdicts } = vocabularyOf(language);
  const amounts = marksOf(found, ["amount"]);
  return [
    `(?<!\\p{L})(?:${either(negations)}) (?:\\p{L}+ )?${anyMark}`,
    `(?<!\\p{L})(?:${either(limits)}) (?:\\p{L}+ )?${amounts}`,
    `(?<!\\p{L})(?:${either(moments)}) (?:\\p{L}+ )?${marksOf(found, ["moment", "confirmed"])}`,
    `(?<!\\p{L})(?:${either(starts)}) (?:\\p{L}+ )?${marksOf(found, ["confirmed"])}`,
    `(?<!\\p{L})(?:${either(verdicts)})(?!\\p{L})[^.!?]*${amounts}`,
    `${amounts}[^.!?]*(?<!\\p{L})(?:${either(verdicts)})(?!\\p{L})`,
    `${amounts},? (?:(?:or|and|o|y|de) )?(?:${either(limitsAfter)})(?!\\p{L})`,
  ].some((pattern) => new RegExp(pattern, "u").test(text));
}

function either(list: readonly string[]): string {
  return list.map((item) => escaped(folded(item))).join("|");
}

function withoutPhrases(text: string, phrases: readonly string[], openers: readonly string[]): string {
  const longest = [...phrases].sort((a, b) => b.length - a.length).map((phrase) => escaped(folded(phrase)));
  const whole = text.replace(new RegExp(`(?<!\\p{L})(?:${longest.join("|")})(?!\\p{L})`, "gu"), "~");
  const opener = new RegExp(`(^[¡¿]?|[.!?] ?[¡¿]?|~[,!:;] ?)(?:${either(openers)})(?=[.,!;:]| -|$)`, "gu");
  return whole.replace(opener, "$1~").replace(opener, "$1~");
}

/** Contractions count as the words they are made of. */
function isAllowed(word: string, allowed: ReadonlySet<string>): boolean {
  if (allowed.has(word)) return true;
  const [stem = "", ending] = word.split(/'(?=(?:s|m|re|ve|d)$)/);
  return ending !== undefined && allowed.has(stem);
}
