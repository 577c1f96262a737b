import type { MatchReason } from "../matching/match.ts";
import type { Fit } from "./answerTypes.ts";
import { maxNamed, type Sentences } from "./sentences.ts";

/** So many things that fit are told beside those that don't. */
const maxPluses = 3;

/** Words which homes meet the criteria inside a question. */
export function phraseFits(sentences: Sentences): string[] {
  const { answer, say, words, state } = sentences;
  const fits = answer.fits ?? [];
  const fitting = fits.filter(({ verdict }) => verdict === "yes").map(({ propertyId }) => propertyId);
  const [only] = fits;
  if (only && fits.length === 1) return phraseOneFit(only, sentences);
  const isCheck = answer.op === "check";
  if (fitting.length > 0) {
    const facts =
      answer.op === "count"
        ? `${words.fitting(fitting.length, fits.length)}: ${sentences.priced(fitting)}`
        : sentences.priced(fitting);
    return [isCheck ? say("answer_fitting_yes", { facts }) : state(facts)];
  }
  if (fits.some(({ verdict }) => verdict === "unknown")) return [];
  return [say(isCheck ? "answer_none_fits_no" : "answer_none_fits"), ...phraseClosest(fits, sentences)];
}

function phraseOneFit(fit: Fit, sentences: Sentences): string[] {
  const { say, words } = sentences;
  const name = sentences.name(fit.propertyId);
  const isYes = fit.verdict === "yes";
  const reasons = isYes ? reasonsOf(fit, isPlus) : reasonsOf(fit, isMinus);
  if (reasons.length === 0) return [];
  const facts = words.clauses(name, predicatesOf(reasons.slice(0, maxPluses + 1), sentences));
  if (fit.verdict === "unknown") return [];
  return [say(isYes ? "answer_yes" : "answer_no", { facts })];
}

/** The home with the least against it, named as the alternative it is. */
function phraseClosest(fits: readonly Fit[], sentences: Sentences): string[] {
  const { say, words } = sentences;
  const [closest] = fits.toSorted((a, b) => weightOf(a) - weightOf(b));
  if (!closest) return [];
  const name = sentences.name(closest.propertyId);
  const facts = words.clauses({ ...name, by: "known" }, predicatesOf(reasonsOf(closest, isMinus), sentences));
  return [say("answer_closest", { home: words.one(name), facts })];
}

/** A hard limit that is missed weighs more than a wish. */
function weightOf({ reasons }: Fit): number {
  return reasons.reduce((sum, { outcome }) => sum + (outcome === "misses" ? 3 : outcome === "differs" ? 1 : 0), 0);
}

/** Words what keeps homes from fitting the search, or that nothing does. */
export function phraseWhyNot(sentences: Sentences): string[] {
  const fits = sentences.answer.fits ?? [];
  const [only] = fits;
  if (only && fits.length === 1) return phraseWhyNotOne(only, sentences);
  const { say, words, state } = sentences;
  const shown = fits.slice(0, maxNamed).flatMap((fit) => {
    const minuses = reasonsOf(fit, isMinus);
    const told = minuses.length > 0 ? minuses : reasonsOf(fit, isPlus).slice(0, maxPluses);
    return told.length > 0 ? [words.clauses(sentences.name(fit.propertyId), predicatesOf(told, sentences))] : [];
  });
  if (shown.length === 0) {
    return [say("answer_nothing_against", { home: sentences.homes(fits.map(({ propertyId }) => propertyId)) })];
  }
  return [state(shown.join("; "))];
}

function phraseWhyNotOne(fit: Fit, sentences: Sentences): string[] {
  const { say, words, state } = sentences;
  const name = sentences.name(fit.propertyId);
  const minuses = reasonsOf(fit, isMinus);
  const pluses = reasonsOf(fit, isPlus);
  const clause = (reasons: readonly MatchReason[], by = name) => words.clauses(by, predicatesOf(reasons, sentences));
  if (minuses.length === 0 && pluses.length === 0) {
    return fit.reasons.length > 0 ? [] : [say("answer_nothing_against", { home: words.one(name) })];
  }
  if (minuses.length === 0) {
    const facts = clause(pluses.slice(0, maxPluses), { ...name, by: "known" });
    return [say("answer_fits", { home: words.one(name), facts })];
  }
  const misses = minuses.some(({ outcome }) => outcome === "misses");
  if (misses || pluses.length === 0) return [state(clause(minuses))];
  const facts = clause(pluses.slice(0, maxPluses - 1));
  return [say("answer_close", { facts, but: clause(minuses, { ...name, by: "known" }) })];
}

function isMinus({ outcome }: MatchReason): boolean {
  return outcome === "misses" || outcome === "differs";
}

function isPlus({ outcome }: MatchReason): boolean {
  return outcome === "fits";
}

function reasonsOf({ reasons }: Fit, holds: (reason: MatchReason) => boolean): MatchReason[] {
  return reasons.filter(holds);
}

function predicatesOf(reasons: readonly MatchReason[], { words, context }: Sentences) {
  return reasons.map((reason) => words.reason(reason, context.today));
}
