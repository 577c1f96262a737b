import type { Act } from "../dialogue/act.ts";
import { plainPart, seeksOthers } from "../dialogue/asides.ts";
import { hasCriteria } from "../dialogue/asksForHomes.ts";
import { answerOrAsk } from "../dialogue/ownAnswers.ts";
import { matchOf, searching } from "../dialogue/proposals/matches.ts";
import { mayPropose, offerOf, show } from "../dialogue/proposals/offer.ts";
import { answerTogether } from "../dialogue/severalHomes.ts";
import { oldest, tellListings } from "../dialogue/tellListings.ts";
import { raise, type Turn } from "../dialogue/turn.ts";
import { tellClosest } from "../dialogue/whatIsOff.ts";
import type { Property, Topic } from "../types.ts";
import { filtersIn, hasFilters, withoutFilters } from "./filters.ts";
import { holds } from "./holds.ts";
import { fittingSearch } from "./homesAsked.ts";
import { quantityIn } from "./quantified.ts";
import type { Query } from "./query.ts";
import { ofOne, pets } from "./telling.ts";

/** The most homes that one answer lists. */
const mostListed = 6;

/** Counts the homes in question that have what is asked for. */
export function count(about: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  // For a single home, the number is a fact about it.
  if (homes.length === 1 && homes[0]) return ofOne(about, { ...query, op: "value" }, homes[0]);
  const filters = filtersIn(query);
  const asked = withoutFilters(query.topics, filters).filter((topic) => !isVague.has(topic));
  if (asked.length === 0 && !hasFilters(filters) && query.scope === "all" && homes.length > 0)
    return [tellListings(homes)];
  const { yes, silent } = sorted(about, asked, homes);
  if (yes.length === 0 && silent.length > 0 && silent.length === homes.length) return null;
  return [
    {
      type: "answer_count",
      count: yes.length,
      ...(asked.length > 0 && { of: homes.length }),
      addresses: yes.map(({ address }) => address),
      silent: silent.map(({ address }) => address),
      updated: oldest(homes.length > 0 ? homes : about.context.properties),
    },
  ];
}

/** Words for homes in general, which don't pick any of them. */
const isVague: ReadonlySet<Topic> = new Set<Topic>(["price", "area", "address", "other"]);

interface Sorted {
  yes: Property[];
  no: Property[];
  silent: Property[];
}

/** Sorts homes by whether they have everything asked for, lack something, or have listings that don't say. */
function sorted(about: Turn, topics: readonly Topic[], homes: readonly Property[]): Sorted {
  const verdicts = homes.map((home) => ({ home, verdicts: topics.map((topic) => holds(about, topic, home)) }));
  return {
    yes: verdicts.filter(({ verdicts: all }) => all.every((one) => one === "yes")).map(({ home }) => home),
    no: verdicts.filter(({ verdicts: all }) => all.includes("no")).map(({ home }) => home),
    silent: verdicts
      .filter(({ verdicts: all }) => all.includes(undefined) && !all.includes("no"))
      .map(({ home }) => home),
  };
}

/** Lists the homes in question that have what is asked for. A search phrased as a question gets cards. */
export function list(about: Turn, query: Query, homes: readonly Property[]): Act[] | null {
  const filters = filtersIn(query);
  const asked = withoutFilters(query.topics, filters);
  if (about.heard.intents.includes("ask_availability") && asked.every((topic) => isVague.has(topic))) return null;
  const isBare = Object.keys(query.heard.slots).length === 0 && query.named.length === 0;
  const asksPlaces = asked.length === 1 && asked[0] === "area" && places.test(plainPart(query.own));
  if (asksPlaces && isBare && homes.length > 0) return [tellListings(homes)];
  const [topic, ...others] = asked.filter((one) => !isVague.has(one));
  if (topic === undefined) return asked.includes("other") ? null : cards(about, homes);
  // "Anything in Brickell under 3k with parking?": proposing homes answers a search.
  if (hasFilters(filters) && about.heard.intents.includes("ask_availability")) return null;
  const quantity = quantityIn(plainPart(query.own));
  if (topic === "pets" && others.length === 0 && quantity === undefined) return pets(about, homes);
  const topics = [topic, ...others];
  const found = sorted(about, topics, homes);
  const { yes, silent } = found;
  if (quantity === "all" && homes.length > 1) return ofAll(about, topic, found);
  if (yes.length === 0 && silent.length === homes.length)
    return quantity === undefined ? null : [answerOrAsk(about, topic, undefined)];
  if (yes.length === 0) return noneOf(about, topics, homes, silent);
  if (shownAsCards.has(topic)) return cards(about, yes);
  const told = answerTogether(about, topic, [...yes, ...silent]);
  return told && [quantity === "none" ? { ...told, verdict: "some" } : told];
}

/** Answers for all homes: no if one lacks it, yes only if all listings say so. "Do all of them have parking?" */
function ofAll(about: Turn, topic: Topic, { yes, no, silent }: Sorted): Act[] | null {
  const told = answerTogether(about, topic, [...no, ...yes, ...silent]);
  if (told === null) return null;
  const verdict = no.length > 0 ? "no" : silent.length === 0 ? "yes" : undefined;
  return [verdict ? { ...told, verdict } : told];
}

/** Says that none of the homes in question has it; names those whose listing doesn't say, and others that have it. */
function noneOf(about: Turn, topics: readonly Topic[], homes: readonly Property[], silent: readonly Property[]): Act[] {
  const [topic] = topics;
  for (const { id } of silent) raise(about, "knowledge_gap", { topic, propertyId: id });
  const rest = about.context.properties.filter((home) => !homes.includes(home));
  const elsewhere = sorted(about, topics, rest).yes;
  const told = topic === undefined || elsewhere.length === 0 ? null : answerTogether(about, topic, elsewhere);
  return [{ type: "answer_none", silent: silent.map(({ address }) => address) }, ...(told ? [told] : [])];
}

const places =
  /\b(?:areas?|neighborhoods?|parts?|places?|where|located|locations?|zonas?|barrios?|lugares?|donde|lados?)\b/;

/** Topics that a card already shows. */
const shownAsCards: ReadonlySet<Topic> = new Set<Topic>(["availability", "square_feet", "bathrooms", "bedrooms"]);

/** Shows homes as cards; if none are left, the closest ones. */
function cards(about: Turn, homes: readonly Property[]): Act[] | null {
  // "Anything under 2500?", "anything else?": proposing homes answers a search.
  if (!mayPropose(about) || seeksOthers(about)) return null;
  if (homes.length === 0) return closest(about);
  const { state } = about;
  // More homes than fit on cards are summed up.
  if (homes.length > mostListed) return [tellListings(homes)];
  if (hasCriteria(state.slots) && !fittingSearch(about).some((home) => homes.includes(home))) return closest(about);
  const search = searching(about);
  const shown = [...homes]
    .sort((one, other) => one.price - other.price)
    .slice(0, mostListed)
    .map((listing) => ({ listing, match: matchOf(search, listing) }));
  show(about, shown);
  // The next question stays open: "the 1st" answers it and chooses no home.
  if (state.slots.move_in === undefined) Object.assign(state, { offered: [], offeredListings: [] });
  return [offerOf(about, shown)];
}

/** The closest homes if none fits, as separate acts; null if none is close. */
function closest(about: Turn): Act[] | null {
  const before = about.acts.length;
  return tellClosest(about, { again: true }) ? about.acts.splice(before) : null;
}
