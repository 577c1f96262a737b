import { clausesOf } from "../understanding/clauses.ts";
import type { Draft } from "../understanding/draft.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import type { Reading } from "../understanding/reading.ts";
import { type AnswerableKind, answerableFrom } from "./answerable.ts";
import { type AsideKind, asideFrom } from "./aside.ts";
import { type AskedBefore, featuresOf, viewOf } from "./features.ts";
import { type Shares, sharesOf, storedWeights } from "./model.ts";
import { questionFeatures } from "./question.ts";
import { type Stance, stanceFrom } from "./stance.ts";

/** A clause of a message, and how sure the classifier is of what it does. */
export interface JudgedClause extends Stretch {
  shares: Shares;
  /** Who can answer it. */
  answerable: AnswerableKind;
  /** What it does in the conversation; null if the classifier isn't sure. */
  stance: Stance | null;
  /** What it asks or tells besides the search and homes; `none` if the classifier isn't sure. */
  aside: AsideKind;
}

/**
 * From where on a clause does something, set on the dev split: it asks for something, with or without the form of a
 * question; it may ask, if the rules take it for a question; it asks what only the agent can answer; it tells something
 * other than the search.
 */
export const margins = { asks: 0.5, asksPlainly: 0.65, mayAsk: 0.3, asksOfAgent: 0.45, tells: 0.9 } as const;

/** The probability from which a clause is only polite. */
const polite = 0.9;

/** The probability of a courtesy from which a clause can't be a complaint. */
const courteous = 0.8;

/** Cuts a message into clauses and judges each, with the words that the draft has. */
export function judgeClauses(
  { reading, questions }: Pick<Draft, "reading" | "questions">,
  asked: AskedBefore,
): JudgedClause[] {
  const clauses = clausesOf(reading, questions);
  const message = viewOf(reading.text, reading.words, asked);
  const weights = storedWeights();
  const judged = clauses.map((clause, at) => {
    const shares = sharesOf(weights, featuresOf(message, clauses, at));
    const features = questionFeatures(reading, clause);
    const answerable = shares.courtesy >= polite ? "none" : answerableFrom(features);
    const stance = stanceFrom(features);
    // "One more question" is polite and complains of nothing.
    const isCourtesy = stance === "unanswered" && shares.courtesy >= courteous;
    return { ...clause, shares, answerable, stance: isCourtesy ? null : stance, aside: asideOf(shares, features) };
  });
  return withWhole(reading, judged);
}

/** Kinds that only ask: "text my daughter, she handles it" doesn't ask whether the agent was told. */
const onlyAsked: ReadonlySet<AsideKind> = new Set<AsideKind>([
  "visit_time",
  "visit_host",
  "contact_way",
  "who",
  "hours",
  "when_hear",
  "told_agent",
  "how",
  "free",
  "needed",
  "next",
  "recap",
]);

/** The probability from which such a clause asks. */
const leastAsked = 0.5;

function asideOf(shares: Shares, features: Int32Array): AsideKind {
  if (shares.courtesy >= polite) return "none";
  const aside = asideFrom(features);
  return onlyAsked.has(aside) && shares.question < leastAsked ? "none" : aside;
}

/** The most clauses that together do one thing. */
const mostTogether = 3;

/** Judges the whole message if no clause is clear enough: "Forget it, I'm going to look somewhere else" */
function withWhole(reading: Reading, clauses: JudgedClause[]): JudgedClause[] {
  const isOpen = clauses.length > 1 && clauses.length <= mostTogether && clauses.every(({ stance }) => stance === null);
  const whole = isOpen ? stanceFrom(questionFeatures(reading, { start: 0, end: reading.words.length })) : null;
  return whole === null ? clauses : clauses.map((clause) => ({ ...clause, stance: whole }));
}

/** How sure it is that a clause asks for something, a fact or a deed. */
export function asksOf({ shares }: Pick<JudgedClause, "shares">): number {
  return shares.question + shares.request;
}
