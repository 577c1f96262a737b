import type { AsideKind } from "../learned/aside.ts";
import { asksOf, margins } from "../learned/judge.ts";
import type { Stance } from "../learned/stance.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { overlaps } from "../understanding/stretches.ts";
import type { Aside } from "./aside.ts";
import { findAsides, plainPart } from "./asides.ts";
import type { SaidClause } from "./turn.ts";

/** Stances that mean the same as an aside; the classifier recognizes them in other words than the aside's phrases. */
const asideOf: Partial<Record<Stance, Aside>> = {
  leaving: "leaves",
  bye: "farewell",
  unanswered: "unanswered",
  reject_home: "rejects",
  other_homes: "alternatives",
  wait: "think",
  notify_me: "notify",
  remote: "away",
  too_dear: "too_dear",
  browsing: "browses",
  asks_advice: "best",
  buys: "buys",
  owner: "lists",
  offers_service: "trade",
};

/** The same for what another classifier says of a clause: what it asks besides the search and homes. */
const asideOfKind: Partial<Record<AsideKind, Aside>> = {
  visit_time: "visit",
  bring: "bring",
  company: "company",
  late: "late",
  number: "number",
  who: "who",
  genuine: "genuine",
  hours: "hours",
  how: "how",
  free: "free",
  needed: "needed",
  next: "next",
  recap: "recap",
  video: "video",
  areas: "areas",
  best: "best",
};

/** Kinds that the reply always answers, and those that it answers if a showing is offered or arranged. */
const answered: ReadonlySet<AsideKind> = new Set<AsideKind>([
  "number",
  "who",
  "genuine",
  "how",
  "needed",
  "next",
  "told_agent",
]);
const answeredBesideVisit: ReadonlySet<AsideKind> = new Set<AsideKind>(["visit_time", "bring", "company"]);

/** True for a kind that the reply answers, so that nothing else has to. */
export function isAnsweredAside(kind: AsideKind, isVisit: boolean): boolean {
  return answered.has(kind) || (isVisit && answeredBesideVisit.has(kind));
}

/** Stances that count in a first message, which otherwise begins a search whatever it sounds like. */
const fromFirst: ReadonlySet<Stance> = new Set<Stance>(["browsing", "buys", "owner", "offers_service"]);

/** What the conversation is about when a message arrives. */
interface Talk {
  /** Nothing was said before. */
  isFirst: boolean;
  /** Homes were shown, or one is in question. */
  knowsHomes: boolean;
  /** Times of a showing were just offered. */
  choosesTime: boolean;
  /** The name or a contact was asked for. */
  asksContact: boolean;
}

/** The message's asides by their phrases, and those that only the classifier finds: in clauses that no phrase explains. */
export function asidesSaid(
  message: string,
  clauses: readonly SaidClause[],
  { isFirst, knowsHomes, choosesTime, asksContact }: Talk,
): readonly Aside[] {
  const found = findAsides(message);
  const isOfHomes = knowsHomes && !choosesTime && !(asksContact && clauses.length === 1);
  const read = isFirst ? clauses.filter(({ stance }) => stance !== null && fromFirst.has(stance)) : clauses;
  const more = read.flatMap(({ stance, aside, start, end }) => {
    const said = [stance === null ? undefined : asideOf[stance], asideOfKind[aside]];
    const meant = said.flatMap((one) => (one === undefined || (ofShown.has(one) && !isOfHomes) ? [] : [one]));
    // "Forget it" after a complaint isn't about the whole message.
    const isExplained = meant.length > 0 && findAsides(message.slice(start, end)).some((one) => found.includes(one));
    return isExplained ? [] : meant;
  });
  if (found.includes("too_dear") && dropsIt(message, read)) more.push("leaves");
  return more.length === 0 ? found : [...new Set([...found, ...more])];
}

/** True if the price ends the search: "Too much, never mind", "can't afford that, thanks anyway". */
function dropsIt(message: string, clauses: readonly SaidClause[]): boolean {
  if (clauses.some(({ stance }) => stance === "leaving")) return true;
  return message
    .split(/[.,;!?…\n]+/u)
    .some((part) => findAsides(part).includes("never_mind") || thanksAnyway.test(plainPart(part)));
}

const thanksAnyway =
  /^(?:thanks|thank you|thx|gracias) (?:anyways?|though|tho|igual|de tod[oa]s (?:modos|formas|maneras))$/;

/** These are about homes that the renter has seen. */
const ofShown: ReadonlySet<Aside> = new Set<Aside>(["rejects", "alternatives", "best"]);

/** True if one of the message's clauses does that. */
export function does({ clauses }: { clauses: readonly SaidClause[] }, ...wanted: readonly Stance[]): boolean {
  return clauses.some(({ stance }) => stance !== null && wanted.includes(stance));
}

/** True if one of the message's clauses clearly asks or tells that. */
export function saysAside({ clauses }: { clauses: readonly SaidClause[] }, kind: AsideKind): boolean {
  return clauses.some(({ aside }) => aside === kind);
}

/** True if one of the message's clauses wants something done: "no, another day". */
export function makesRequest({ clauses }: { clauses: readonly SaidClause[] }): boolean {
  return clauses.some(({ shares }) => shares.request >= margins.asks);
}

/** True if the message does only that, apart from courtesy. */
export function doesOnly({ clauses }: { clauses: readonly SaidClause[] }, ...wanted: readonly Stance[]): boolean {
  return clauses.every(
    ({ stance, shares }) => (stance !== null && wanted.includes(stance)) || shares.courtesy >= courteous,
  );
}

const courteous = 0.8;

/** A clause that only agrees, jokes, complains or turns something down isn't a question for the agent. */
export const noQuestion: ReadonlySet<Stance> = new Set<Stance>([
  "accepts",
  "joke",
  "thanks_ok",
  "told_already",
  "unanswered",
  "objects_fact",
  "declines_offer",
  "any_area",
  "flexible",
  "reject_home",
  "states_need",
  "about_me",
  "browsing",
]);

/** Stances that may go with a question without a mark: "I have a car, does it come with parking". */
const mayAskBeside: ReadonlySet<Stance> = new Set<Stance>(["unanswered", "told_already", "states_need", "about_me"]);

/**
 * Clauses that don't ask for a fact about a home, whatever they mention: "text me if a 1-bedroom comes up", "Doral is
 * too far".
 */
const asksNoFact: ReadonlySet<Stance> = new Set<Stance>([
  ...[...noQuestion].filter((stance) => !mayAskBeside.has(stance)),
  "notify_me",
  "leaving",
  "bye",
  "wait",
  "contact_how",
  "cancel_visit",
]);
/** These don't ask for a fact even with a question mark: "any news, you'll tell me?". */
const neverFact: ReadonlySet<Stance> = new Set<Stance>(["notify_me", "owner"]);

/** True if a stretch of the message is inside clauses that don't ask for a fact. */
export function asksForNoFact(message: string, clauses: readonly SaidClause[], span: Stretch): boolean {
  const isMarked = /^[\s.!]*\?/.test(message.slice(span.end)) || message.slice(span.start, span.end).includes("?");
  return saysOnly(clauses, span, isMarked ? neverFact : asksNoFact);
}

/** True if a stretch of the message is inside clauses with these stances, or others that don't ask anything. */
export function saysOnly(clauses: readonly SaidClause[], span: Stretch, among: ReadonlySet<Stance>): boolean {
  const said = clauses.filter((clause) => overlaps(clause, span));
  const isAmong = ({ stance }: SaidClause): boolean => stance !== null && among.has(stance);
  return (
    said.some(isAmong) &&
    said.every((clause) => isAmong(clause) || (clause.stance === null && asksOf(clause) < margins.mayAsk))
  );
}
