import { petsVerdict } from "../matching/verdicts.ts";
import type { Property, Slots } from "../types.ts";
import { readAnimals } from "../understanding/animals.ts";
import { plainText } from "./asides.ts";
import { countAsked } from "./homeChecks.ts";
import { fittingListings } from "./listings.ts";
import type { Turn } from "./turn.ts";

/** Words that ask among homes, not about the last one: "Which ones take cats?", "¿hay alguno que acepte perros?". */
const asksAmong =
  /\b(?:which|what (?:ones?|places?|apartments?|units?)|any(?:thing|one)?|something|cual(?:es)?|algun\w*|algo|hay|ones|rest|others?|demas|otr[oa]s|\d ?(?:bed\w*|br|bd|cuartos?|habitaciones)|two bed\w*|mas barat[oa]|cheapest)\b/;
/** Words for only the homes that were shown: "Which of those". */
const ofShown = /\b(?:of|de) (?:those|these|them|the two|es[oa]s|est[oa]s|l[oa]s dos)\b/;
/** Words that continue after an answer about pets: "And the rest?", "¿cuáles sí?". */
const asksOfRest =
  /^(?:(?:y|and|ok|so|ah no|entonces|then|no me sirve) )*(?:(?:en |what about |how about |do |does )?(?:l[oa]s|the) (?:demas|otr[oa]s|others?|rest|other ones)|cuales si|que otr[oa]s?)\b|\bcuales si$|\bwhich (?:ones? )?(?:in (?:\w+ ){1,2})?(?:do|does|would)(?: then)?$/;

/** True if a question continues about the pets in the last reply. */
export function asksPetsOfRest({ answeredBefore, message }: Turn): boolean {
  return answeredBefore.includes("pets") && asksOfRest.test(plainText(message));
}

/** Words for the lowest rent: "Cheapest", "sale más barato". */
export const asksCheapest =
  /\b(?:cheapest|lowest|least expensive|most affordable)\b|\b(?:mas (?:barat|economic)[oa]|menos car[oa])\b/;

/**
 * The homes that a question about pets means: the named ones, otherwise those of the size, rent and area that it names,
 * then those that were shown, then those that fit the search.
 */
export function homesForPets(turn: Turn, listings: readonly Property[]): readonly Property[] {
  if (turn.homesNamed.length > 0 || !asksOfOthers(turn, listings)) return listings;
  const homes = inQuestion(turn, listings);
  if (!asksCheapest.test(plainText(turn.message))) return homes;
  return [...homes.filter((home) => takes(turn, home))].sort((one, other) => one.price - other.price).slice(0, 1);
}

/** The question's own filters; "2 bedrooms" next to a studio means other homes. */
function filtersOf({ heard, message }: Turn): Filters {
  const { bedrooms = countAsked("bedrooms", plainText(message)), budget_max, area } = heard.slots;
  return { bedrooms, budget_max, area };
}

type Filters = { [Name in "bedrooms" | "budget_max" | "area"]: Slots[Name] | undefined };

/** True if a question is for homes that take the pet, not about those that it was taken to mean. */
function asksOfOthers(turn: Turn, [only, ...others]: readonly Property[]): boolean {
  const { bedrooms } = filtersOf(turn);
  if (asksAmong.test(plainText(turn.message))) return true;
  if (others.length > 0 || only === undefined) return isFiltered(filtersOf(turn)) || isFiltered(turn.changes.slots);
  return typeof bedrooms === "number" && bedrooms !== only.bedrooms;
}

function isFiltered({ bedrooms, budget_max, area }: Partial<Filters>): boolean {
  return [bedrooms, budget_max, area].some((value) => value !== undefined);
}

function inQuestion(turn: Turn, listings: readonly Property[]): readonly Property[] {
  const { state, context, changes } = turn;
  const shown = context.properties.filter(({ id }) => state.shown?.includes(id));
  const own = filtersOf(turn);
  const isOfSearch = isFiltered(own) || isFiltered(changes.slots);
  if (shown.length > 1 && (!isOfSearch || ofShown.test(plainText(turn.message)))) return shown;
  const { bedrooms, budget_max, area } = state.slots;
  const search = { bedrooms, budget_max, area, ...withoutUnknown(own) };
  // What the question itself names is kept; the rest of the search is dropped, the area first.
  const steps: Filters[] = [search, { ...search, area: own.area }, own];
  const found = steps.flatMap((filters) => {
    const fitting = fittingListings(withoutUnknown(filters), state.excludedAreas, context.properties, context.market);
    return fitting.some((home) => takes(turn, home)) ? [fitting] : [];
  });
  return found[0] ?? (listings.length > 1 ? listings : context.properties);
}

function withoutUnknown(slots: Filters): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}

/** False for a home that refuses the pet in question; one that doesn't say may take it. */
export function takes(
  { message, state, context }: Pick<Turn, "message" | "state" | "context">,
  home: Property,
): boolean {
  const [kind] = readAnimals(message, context.market);
  const known = state.slots.pets;
  const pet = known?.has && (kind === undefined || known.kind === kind) ? known : { has: true, ...(kind && { kind }) };
  return petsVerdict(pet, home.terms?.pets, state.petPounds)?.outcome !== "misses";
}
