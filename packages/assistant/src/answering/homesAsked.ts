import { plainPart } from "../dialogue/asides.ts";
import { countAsked } from "../dialogue/homeChecks.ts";
import { homeInQuestion } from "../dialogue/listings.ts";
import { matchOf, searching } from "../dialogue/proposals/matches.ts";
import { listingReferred, namesPlaceInList } from "../dialogue/references.ts";
import { pairInTalk } from "../dialogue/toldHomes.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property } from "../types.ts";
import { asksToCompare } from "./comparing.ts";
import { type Filters, filtersIn, filterTopics, hasFilters, passing } from "./filters.ts";
import { studio } from "./homeMentions.ts";
import { asksBeyond, besidesIt } from "./otherHomesAsked.ts";
import { quantityIn } from "./quantified.ts";
import { type Query, ranks } from "./query.ts";

/**
 * The homes that a query is about: the ones it names, or else, depending on its scope, the one in question, those
 * shown, or all that it can mean.
 */
export function homesAsked(turn: Turn, query: Query): readonly Property[] {
  const { state, context } = turn;
  if (query.isOn) return othersAsked(turn, query);
  if (query.named.length > 0 && ofSeveral.has(query.op) && query.isArea) return inArea(turn, query);
  const focus = context.properties.find(({ id }) => id === state.focus);
  if (query.named.length > 0) return shownOnly(turn, query) ?? withOther(turn, query, focus);
  const two = pairInTalk(plainPart(query.own), state, context.properties);
  if (two.length > 0) return two;
  if (query.op === "name") return homeNamed(turn, query);
  if (query.op === "describe") return homeDescribed(turn, query);
  if (query.op === "compare" && query.topics.length === 0 && asksToCompare.test(plainPart(query.own)))
    return lastTold(turn);
  const meant = meantByWords(turn, query);
  if (meant.length > 0) return meant;
  // "¿Es amplio?" is about the home under discussion.
  const only = homeInQuestion(state, context.properties);
  if (only && query.isCheck && query.scope !== "some" && query.topics.join() === "square_feet") return [only];
  // "Could you break that down?"
  if (only && query.op === "total" && query.scope === "one") return [only];
  if (focus && pointsAtOne.test(plainPart(query.own))) return [focus];
  const inQuestion = focus ?? only;
  if (inQuestion && isOfOne.has(query.op) && staysWith(turn, inQuestion, query)) return [inQuestion];
  if (query.scope === "one" && !ofSeveral.has(query.op)) {
    // "Which 2-bedrooms take cats?" next to a studio means others.
    if (focus && passing(turn, ofOthers(query)).includes(focus)) return [focus];
    if (context.properties.length === 1) return context.properties;
    const said = focus === undefined ? onlyStudio(query, context.properties) : [];
    if (said.length > 0) return said;
    // "Does it have 2 bathrooms?": which home is meant isn't known.
    if (query.isCheck && hasFilters(filtersIn(query)) && !hasFilters(ofOthers(query))) return [];
  }
  return inTalk(turn, query);
}

const theOne = /\b(?:one|la|el|that|esa|ese)\b/;
const several = /\b(?:ones|las|los|those|both|all|esas|esos|ambas|ambos)\b/;

/** The only home of a named area that the renter has seen: "The Brickell one" when there are two. */
function shownOnly({ state, context, message }: Turn, { named, isArea, op }: Query): readonly Property[] | undefined {
  const plain = plainPart(message);
  if (!isArea || named.length < 2 || op === "compare" || !theOne.test(plain) || several.test(plain)) return undefined;
  const shown = named.filter(({ id }) => (state.shown ?? state.shownSoFar)?.includes(id));
  const area = new Set(named.map((home) => home.area));
  return shown.length === 1 && area.size === 1 && context.properties.length > 1 ? shown : undefined;
}

/** All homes except the one just discussed: "And the rest?" */
function othersAsked({ state, context }: Turn, { own }: Query): readonly Property[] {
  return besidesIt.test(plainPart(own))
    ? context.properties.filter(({ id }) => id !== state.focus)
    : context.properties;
}

/** The home whose name is asked for, the one in question or else the last one mentioned: "Which one is that?" */
function homeNamed(turn: Turn, { own }: Query): readonly Property[] {
  const { state, context } = turn;
  const [, thousands, rest] = /\b(\d) ?(\d{3})\b/.exec(plainPart(own)) ?? [];
  const byRent = context.properties.filter(({ price }) => price === Number(`${thousands}${rest}`));
  const focus = context.properties.find(({ id }) => id === state.focus);
  return byRent.length > 0 ? byRent : focus ? [focus] : lastTold(turn).slice(0, 1);
}

/** The home to describe: the one meant by the words, or else in question or mentioned last. "What's that one like?" */
function homeDescribed(turn: Turn, query: Query): readonly Property[] {
  const meant = meantByWords(turn, query);
  if (meant.length > 0) return meant;
  const only = homeInQuestion(turn.state, turn.context.properties);
  return only ? [only] : lastTold(turn).slice(0, 1);
}

/** The two homes mentioned last, for a comparison. */
function lastTold({ state, context }: Turn): readonly Property[] {
  const told = (state.homesTold ?? []).flatMap((id) => context.properties.find((home) => home.id === id) ?? []);
  return told.slice(0, 2);
}

/** Words that point at one home or building: "Does that building have a view?", "ese edificio". */
const pointsAtOne =
  /\b(?:that|this|the same) (?:building|place|apartment|apt|unit|condo|home)\b|\b(?:es[ea]|est[ea]) (?:edificio|apartamento|apto|depa\w*|lugar|unidad|sitio|propiedad|casa)\b/;

const isOfOne: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["check", "value"]);

/** True if a question stays with the home that the last answer was about: "Is there parking? We have two cars" */
function staysWith(turn: Turn, focus: Property, query: Query): boolean {
  if (asksBeyond(plainPart(query.own)) || !passing(turn, ofOthers(query)).includes(focus)) return false;
  return turn.state.homesTold?.[0] === focus.id || turn.focusBefore === focus.id;
}

/** The homes of a named area that pass the question's filters: "The cheapest 2-bedroom in Brickell" */
function inArea(turn: Turn, query: Query): readonly Property[] {
  const { area: _named, ...filters } = filtersIn(query);
  const homes = passing(turn, filters);
  return query.named.filter((home) => homes.includes(home));
}

/** The only studio, if the question's text mentions one: "2150 for a studio, hmm. How big is it?" */
function onlyStudio({ text }: Query, properties: readonly Property[]): readonly Property[] {
  const studios = properties.filter(({ bedrooms }) => bedrooms === 0);
  return studios.length === 1 && studio.test(plainPart(text)) ? studios : [];
}

/** The filters of a question, unless it asks whether the home meets them: "does it have 2 bathrooms?" */
function ofOthers(query: Query): Filters {
  return Object.fromEntries(
    Object.entries(filtersIn(query)).filter(([name]) => !query.topics.includes(filterTopics[name as keyof Filters])),
  );
}

/** Queries about all homes, whatever was discussed. */
const ofSeveral: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["list", "count", "most", "least"]);

const other = /\b(?:other|another|otr[oa])\b/;

/** Adds the home in question to a comparison with a named one: "Is it cheaper than the Doral one?" */
function withOther(
  { context, state, focusBefore }: Turn,
  query: Query,
  focus: Property | undefined,
): readonly Property[] {
  const [only, ...others] = query.named;
  // "The other Brickell one": not the one in question.
  if (focus && others.length === 1 && other.test(plainPart(query.text)))
    return query.named.filter((home) => home !== focus);
  if (query.op !== "compare" || only === undefined || others.length > 0) return query.named;
  const before = context.properties.find(({ id }) => id === focusBefore);
  const shown = context.properties.filter(({ id }) => state.shown?.includes(id));
  const second = [before, focus, ...shown].find((home) => home !== undefined && home !== only);
  return second ? [only, second] : query.named;
}

/** The home shown before that the words refer to: "The first one", "the cheaper one", "el otro". */
function meantByWords(turn: Turn, { op, text, heard }: Query): readonly Property[] {
  const about = { ...turn, message: text, heard };
  const isOfOne = op === "check" || op === "value" || op === "total" || op === "describe";
  // "How big is the last one?" doesn't ask for the largest.
  if (!isOfOne && (op === "compare" || !namesPlaceInList(about))) return [];
  const home = theOther.test(plainPart(text)) ? null : listingReferred(about);
  if (home) return [home];
  if (!theOther.test(plainPart(text))) return [];
  const { state, context, focusBefore } = turn;
  const ids = (state.shown?.length ? state.shown : state.shownSoFar) ?? [];
  // If none was discussed, the reply named the first of those shown first.
  const left = ids.filter((id) => id !== (focusBefore ?? ids[0]));
  return left.length > mostOthers ? [] : left.flatMap((id) => context.properties.find((one) => one.id === id) ?? []);
}

const theOther = /\b(?:the other|l[ao]s? otr[ao]s?|el otro|del otro|al otro)\b/;
const mostOthers = 2;

const ofThem = /\b(?:which (?:one|ones|of)|cual(?:es)? (?!es\b|son\b|seria\b)\w+)\b/;

/** The shown homes, unless the question is about all of them, narrowed by what the question itself says. */
function inTalk(turn: Turn, query: Query): readonly Property[] {
  const { state, context } = turn;
  const ids = state.shown?.length ? state.shown : state.shownSoFar;
  const shown = (ids ?? []).flatMap((id) => context.properties.find((home) => home.id === id) ?? []);
  const own = filtersIn(query);
  if (hasFilters(own)) return passing(turn, own);
  const said = ranks.has(query.op) ? sizeSaid(turn) : undefined;
  if (said !== undefined) return passing(turn, { bedrooms: said });
  // "Do they take dogs?" right after homes were shown is about them.
  const isOfShown =
    (!ranks.has(query.op) && quantityIn(plainPart(query.own)) !== undefined) ||
    query.scope !== "all" ||
    query.op === "check" ||
    query.op === "value" ||
    ofThem.test(plainPart(query.text));
  if (isOfShown && shown.length > 0) return shown;
  // "What's the cheapest?" in a search for two bedrooms means the cheapest of those.
  const ofSearch = fittingSearch(turn);
  return ofSearch.length > 0 ? ofSearch : context.properties;
}

/** The size that the rest of the message mentions: "What if we split a 2-bedroom? Which one is cheapest?" */
function sizeSaid({ asks, heard, message }: Turn): Filters["bedrooms"] {
  const asked = asks.find((ask) => ask.heard.slots.bedrooms !== undefined)?.heard.slots.bedrooms;
  return asked ?? heard.slots.bedrooms ?? countAsked("bedrooms", plainPart(message));
}

/** The homes that meet all of the renter's wishes, as far as is known. */
export function fittingSearch(turn: Turn): Property[] {
  const search = searching(turn);
  return turn.context.properties.filter((home) => {
    const { fits, reasons } = matchOf(search, home);
    return fits && reasons.every(({ criterion, outcome }) => criterion !== "area" || outcome === "fits");
  });
}
