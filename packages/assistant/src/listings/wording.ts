import { listingWordingEn } from "../languages/en/listingWording.ts";
import { listingWordingEs } from "../languages/es/listingWording.ts";
import type { Language } from "../types.ts";
import type { WordingBasis, WordingRule } from "./wordingRule.ts";

/** A remark in a listing's text that fair-housing law forbids to publish. */
export interface WordingFinding {
  /** UTF-16 offsets into the text in its composed form (NFC). */
  start: number;
  end: number;
  /** The words as they appear in the text. */
  phrase: string;
  basis: WordingBasis;
  language: Language;
}

export interface WordingCheck {
  /** In the order of the text, without overlaps; empty for a text that may be published. */
  findings: WordingFinding[];
  /** The text without the remarks; the same text if there are none. */
  rewrite: string;
}

interface CompiledRule {
  basis: WordingBasis;
  language: Language;
  pattern: RegExp;
}

const rules: readonly CompiledRule[] = [...compiled(listingWordingEn, "en"), ...compiled(listingWordingEs, "es")];

/** Replaces a text that was nothing but remarks: HUD's own notice. */
const equalOpportunity = {
  en: "Equal housing opportunity.",
  es: "Igualdad de oportunidades en la vivienda.",
} as const satisfies Record<Language, string>;

/**
 * Finds remarks about who may live in a home, or what its neighbors are like, and rewrites the text
 * without them. Every text is checked in both languages, because listings mix them. Accents, case,
 * hyphens and spacing do not matter. It adds nothing to the listing that the agent did not write.
 */
export function checkListingText(written: string): WordingCheck {
  const text = written.normalize("NFC");
  const findings = withoutOverlaps(found(text));
  return { findings, rewrite: findings.length === 0 ? text : rewritten(text, findings) };
}

/** True when a text may be quoted to a renter. */
export function isFairWording(text: string): boolean {
  const plain = folded(text.normalize("NFC"));
  return rules.every(({ pattern }) => plain.search(pattern) < 0);
}

function found(text: string): WordingFinding[] {
  const plain = folded(text);
  return rules.flatMap(({ pattern, basis, language }) =>
    [...plain.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].trimEnd().length;
      return { start: match.index, end, phrase: text.slice(match.index, end), basis, language };
    }),
  );
}

/** The longest of overlapping remarks, in the order of the text. */
function withoutOverlaps(findings: WordingFinding[]): WordingFinding[] {
  const longestFirst = findings.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: WordingFinding[] = [];
  for (const finding of longestFirst) {
    if (kept.every(({ start, end }) => finding.end <= start || finding.start >= end)) kept.push(finding);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Cuts the remarks out; a cut can join another remark together, so the result is checked again. */
function rewritten(text: string, findings: readonly WordingFinding[]): string {
  let left = "";
  let from = 0;
  for (const { start, end } of findings) {
    left += text.slice(from, start);
    from = end;
  }
  const rest = tidied(left + text.slice(from));
  if (!/[\p{L}\d]/u.test(rest)) return equalOpportunity[findings[0]?.language ?? "en"];
  return isFairWording(rest) ? rest : checkListingText(rest).rewrite;
}

/** Cleans up after a cut: doubled punctuation, and punctuation and joining words that join nothing anymore. */
function tidied(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/\(\s*\)/g, "")
    .replace(/(?:^|(?<=[.;!?\n]))\s*(?:[,;:&–—-]|\b(?:and|or|but|y|o|e|pero)\b)\s*/giu, (seam) =>
      seam.includes("\n") ? "\n" : " ",
    )
    .replace(/[,;]?\s*\b(?:and|or|but|y|o|pero)\s*(?=[.,;!?]|$)/gimu, "")
    .replace(/(?:\s*[,;:–—-])+\s*(?=[.;!?\n]|$)/g, "")
    .replace(/(?:\s*,){2,}/g, ",")
    .replace(/([.!?;])(?:\s*[.!?;,])+/g, "$1")
    .replace(/\s+([.,;!?])/g, "$1")
    .replace(/^[\s.,;:!?–—-]+/u, "")
    .replace(/(^|[.!?]\s+|\n)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
}

function compiled(list: readonly WordingRule[], language: Language): CompiledRule[] {
  return list.map(({ basis, pattern }) => ({
    basis,
    language,
    pattern: new RegExp(`(?<![a-z0-9])(?:${pattern.replaceAll(" ", "[\\s-]+")})(?![a-z0-9])`, "g"),
  }));
}

/** Lowercase without accents, unit by unit, so that offsets match the text. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldedUnit(text.charAt(at))).join("");
}

const foldedUnits = new Map<string, string>();

function foldedUnit(unit: string): string {
  if (unit >= " " && unit <= "~") return unit.toLowerCase();
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const plain = /[‘’ʼ]/.test(unit) ? "'" : (unit.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()[0] ?? " ");
  if (foldedUnits.size < 2_000) foldedUnits.set(unit, plain);
  return plain;
}
