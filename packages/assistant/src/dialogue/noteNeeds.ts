import { asksOf, margins } from "../learned/judge.ts";
import type { Property, Topic } from "../types.ts";
import { touches } from "../understanding/askedParts.ts";
import { type HomeNeed, readHomeNeeds, topicsOfNeed } from "../understanding/homeNeeds.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { hasCriteria } from "./asksForHomes.ts";
import { fittingListings } from "./listings.ts";
import { insertBefore, offersHomes } from "./orderOfActs.ts";
import { isAmenity } from "./proposals/amenities.ts";
import { overBudget } from "./proposals/overBudget.ts";
import { storedFact } from "./storedFact.ts";
import { oldest } from "./tellListings.ts";
import { raise, type Turn, taskKey } from "./turn.ts";

/** The facts about needs that one reply quotes. */
const mostQuoted = 2;

/**
 * Says which homes state what the renter needs, and passes on to the agent what the listings don't state: "Somewhere
 * quiet, no stairs".
 */
export function noteNeeds(turn: Turn): void {
  const { state, acts } = turn;
  if (state.business || state.paused) return;
  const isAnswered = (topic: Topic) =>
    acts.some(
      (act) => ("topic" in act && act.topic === topic) || (topic === "distance" && act.type === "answer_distance"),
    );
  const needs = needsOf(turn).filter(
    (need) => !topicsOfNeed[need].some((topic) => topic !== "other" && isAnswered(topic)),
  );
  const news = needs.filter((need) => !state.raised.includes(taskKey("knowledge_gap", subjectOf(need))));
  if (news.length === 0) {
    if (needs.length > 0 && insists.test(plainPart(turn.message)))
      insertBefore(turn.acts, offersHomes, [{ type: "note_needs", needs, again: true }]);
    return;
  }
  const wanted = news.filter(isAmenity);
  if (wanted.length > 0) state.needs = [...new Set([...(state.needs ?? []), ...wanted])];
  const told = storedAbout(turn, news);
  const homes = new Set(
    told.flatMap((act) => (act.type === "answer_homes" ? act.rows.flatMap((row) => row.addresses) : [])),
  );
  const stating = turn.context.properties.filter(({ address }) => homes.has(address));
  const [only, ...others] = stating;
  const isSearch = state.focus === null && hasCriteria(state.slots);
  const fitting = isSearch ? homesInQuestion(turn) : stating;
  const unfit = stating.filter((home) => !fitting.includes(home));
  // "Something with a bay view": the only home that has one comes into focus, unless the search is for others.
  if (only && others.length === 0 && unfit.length === 0 && state.focus === null) state.focus = only.id;
  for (const need of news) raise(turn, "knowledge_gap", subjectOf(need));
  // The rule about access passes on by itself what it can't answer.
  const isPassedOn = acts.some((act) => act.type === "conduct" && act.rule === "disability");
  const either = isEither(turn.message) && { either: true as const };
  // What a home states is no open point.
  const isStated = (need: HomeNeed): boolean =>
    told.some((act) => act.type === "answer_homes" && topicsOfNeed[need].includes(act.topic));
  const open = news.filter((need) => !isAmenity(need) || !isStated(need));
  const noted = isPassedOn || open.length === 0 ? [] : [{ type: "note_needs", needs: open, ...either } as const];
  insertBefore(turn.acts, offersHomes, [...noted, ...told, ...tooDear(turn, unfit)]);
}

/** What keeps the homes that state a need from being the answer, if it's their rent. */
function tooDear({ state, changes }: Turn, homes: readonly Property[]): Act[] {
  const budget = state.slots.budget_max;
  if (budget === undefined) return [];
  const isNew = changes.slots.budget_max !== undefined;
  return homes.filter(({ price }) => price > budget).map((home) => overBudget(home, budget, isNew));
}

/** Words that insist on a need: "Like I said, no stairs". */
const insists = /\b(?:said|told|again|still|remember|dije|dijimos|repito|recuerd\w+|acuerd\w+)\b/;

function subjectOf(need: HomeNeed): { topic: Topic; detail: string } {
  return { topic: topicsOfNeed[need][0] ?? "other", detail: need };
}

/** True if either need is enough: "A low floor or an elevator". */
function isEither(message: string): boolean {
  return /\b(?:or|o)\b/.test(plainPart(message));
}

function needsOf({ message, clauses, asks }: Turn): HomeNeed[] {
  const asking = asks.filter(({ mayAsk }) => mayAsk);
  const found = clauses.flatMap((clause, at) => {
    const plain = textOf(message, clauses, at);
    if (pointsByFeature.test(plain)) return [];
    const parts = asking.filter((part) => touches(part, clause));
    return readHomeNeeds(plain, {
      asks: asksOf(clause) >= margins.asks || parts.length > 0,
      isMarked: parts.some(({ isMarked }) => isMarked),
      tells: clause.shares.remark >= margins.tells,
    });
  });
  return [...new Set(found)];
}

/** A clause, with the one it continues: "close to doctors | and a supermarket". */
function textOf(message: string, clauses: Turn["clauses"], at: number): string {
  const plainAt = (one: number): string => plainPart(message.slice(clauses[one]?.start ?? 0, clauses[one]?.end ?? 0));
  const plain = plainAt(at);
  const goesOn = at > 0 && alsoNear.test(plain) && isNear.test(plainAt(at - 1));
  return goesOn ? `${plainAt(at - 1)} ${plain}` : plain;
}

const alsoNear = /^(?:and|or|y|o|n) (?:to |de |del |a |an |the |un |una |el |la |some )*\w+/;
const isNear = /\b(?:near|close|cerca|cerquita)\b/;

/** Words that identify a home by a feature: "The Brickell one with the pool". */
const pointsByFeature =
  /\b(?:the|that) (?:\w+ )?(?:one|place|unit|apartment|condo) (?:with|that has) (?:the|a) \w+|\b(?:la|el|esa|ese) de \w+ (?:con|que tiene) (?:la|el|una?) \w+/;

/** A stored fact about a balcony says nothing about a yard, nor a note about carpets about floors. */
const isBroader: ReadonlySet<HomeNeed> = new Set<HomeNeed>([
  "outdoors",
  "fenced_yard",
  "bathtub",
  "shower",
  "house",
  "no_carpet",
  "soundproof",
  "near_hospital",
  "near_doctors",
  "walkable",
]);

/** What the homes in question state about the needs. */
function storedAbout(turn: Turn, needs: readonly HomeNeed[]): Act[] {
  const isTold = (topic: Topic) => turn.state.raised.some((key) => key.startsWith(`knowledge_gap:${topic}`));
  const topics = [...new Set(needs.flatMap((need) => (isBroader.has(need) ? [] : topicsOfNeed[need])))].filter(
    (topic) => !isTold(topic),
  );
  const homes = homesInQuestion(turn);
  return topics
    .flatMap((topic): Act[] => {
      const stated = (among: readonly Property[]) =>
        among.flatMap((home) => storedFact(home, topic, turn.state.language) ?? []);
      const fitting = stated(homes);
      // A gym across the bay may matter more than the area, or than the home in question.
      const isAmenityWish = needs.some((need) => isAmenity(need) && topicsOfNeed[need].includes(topic));
      const facts = fitting.length > 0 || !isAmenityWish ? fitting : stated(turn.context.properties);
      if (facts.length === 0) return [];
      const rows = facts.map(({ address, text = "" }) => ({ addresses: [address], text }));
      const stating = turn.context.properties.filter(({ id }) => facts.some(({ propertyId }) => propertyId === id));
      return [{ type: "answer_homes", topic, rows, silent: [], updated: oldest(stating) }];
    })
    .slice(0, mostQuoted);
}

/** The home in focus, otherwise those that fit; all of them as long as nothing about the search is known. */
function homesInQuestion({ state, context }: Turn): readonly Property[] {
  const focus = context.properties.find(({ id }) => id === state.focus);
  if (focus) return [focus];
  if (!hasCriteria(state.slots)) return context.properties;
  return fittingListings(state.slots, state.excludedAreas, context.properties, context.market);
}
