import type { Property, SlotName } from "../types.ts";
import { isWithin } from "../understanding/stretches.ts";
import { plainPart } from "./asides.ts";
import { countAsked } from "./homeChecks.ts";
import { listingsInNamedArea } from "./listings.ts";
import { homesNamed } from "./references.ts";
import { rejects } from "./rejectedPlaces.ts";
import { homesTooLate } from "./tooLate.ts";
import type { SaidClause, Turn } from "./turn.ts";

/**
 * Finds the homes that the message turns down: "Nah, Doral is too far", "those are out". They are no longer in focus,
 * and aren't shown again until the renter names them.
 */
export function turnDownHomes(turn: Turn): void {
  const { state, context } = turn;
  const named = turn.homesNamed.map(({ id }) => id);
  const refused = context.showing ? [] : [...new Set(turn.clauses.flatMap((clause) => refusedIn(turn, clause)))];
  const before = (state.turnedDown ?? []).filter((id) => !named.includes(id));
  if (before.length + refused.length > 0) state.turnedDown = [...new Set([...before, ...refused])];
  else delete state.turnedDown;
  if (state.focus !== null && refused.includes(state.focus)) state.focus = null;
  turn.refusedHomes = refused;
}

/** The homes that a clause turns down, by their day or by name; else the one in question, else those just shown. */
function refusedIn(turn: Turn, clause: SaidClause): Property["id"][] {
  const late = homesTooLate(turn, clause);
  if (late.length > 0) return late.map(({ id }) => id);
  const petless = homesWithoutPets(turn, clause);
  if (petless.length > 0) return petless;
  const { message, asked, timesOffered, focusBefore, state, listingsOffered } = turn;
  if (!rejects(message, clause) || timesOffered.length > 0) return [];
  // "I'd rather not give that" declines to give a phone number.
  const isContact = (asked === "name" || asked === "phone") && turn.clauses.length === 1;
  const said = message.slice(clause.start, clause.end);
  const size = sizeIn(said);
  if (size !== undefined)
    return turn.context.properties.filter(({ bedrooms }) => bedrooms === size).map(({ id }) => id);
  if (isContact || namesSearch(turn, clause, said)) return [];
  const named = homesNamed(said, turn.context.properties).map(({ id }) => id);
  if (named.length > 0) return named;
  // "Doral is too far" turns down what is there, whatever the talk was about.
  const there = listingsInNamedArea(said, turn.context.properties).map(({ id }) => id);
  if (there.length > 0) return there;
  if (focusBefore !== null) return [focusBefore];
  const shown = listingsOffered.length > 0 ? listingsOffered : (state.shown ?? state.shownSoFar ?? []);
  // "That one's out" after several leaves open which.
  return shown.length > 1 && isOne.test(plainPart(said)) ? [] : [...shown];
}

/** The number of bedrooms of the homes that are turned down: "A studio is too small". */
function sizeIn(said: string): number | undefined {
  const plain = plainPart(said);
  return /\b(?:studios?|estudios?)\b/.test(plain) ? 0 : countAsked("bedrooms", plain);
}

/** The named home, else the last one shown that takes no pets: "But that one doesn't take dogs". */
function homesWithoutPets(
  { message, context, state, focusBefore, listingsOffered }: Turn,
  clause: SaidClause,
): string[] {
  const said = message.slice(clause.start, clause.end);
  if (/^\s*\?/.test(message.slice(clause.end)) || !takesNone.test(plainPart(said))) return [];
  const petless = context.properties.filter(({ terms }) => terms?.pets?.allowed.length === 0);
  const studios = /\b(?:studio|estudio)\b/.test(plainPart(said))
    ? petless.filter(({ bedrooms }) => bedrooms === 0)
    : [];
  const named = [...homesNamed(said, petless), ...studios].map(({ id }) => id);
  if (named.length > 0) return [...new Set(named)];
  const talked = [focusBefore, ...listingsOffered, ...(state.shown ?? [])];
  return petless.map(({ id }) => id).filter((id) => talked.includes(id));
}

const takesNone =
  /\b(?:no (?:acept\w*|permit\w*|admit\w*|dej\w*|recib\w*|toma\w*)|(?:doesnt|dont|does not|wont|not) (?:take|allow|accept)\w*|not? (?:allowed|pet friendly)) ?(?:a |any |the |los |las |mi |my )?(?:dogs?|cats?|pets?|perr\w+|gat\w+|mascotas?)?\b/;

/** True if a clause says what is wanted: "One bathroom won't do". */
function namesSearch({ heard }: Turn, clause: SaidClause, said: string): boolean {
  return (
    ofSize.test(plainPart(said)) || heard.evidence.some((item) => ofSearch.has(item.slot) && isWithin(item, clause))
  );
}

const ofSearch: ReadonlySet<SlotName> = new Set<SlotName>(["bedrooms", "bathrooms", "budget_max"]);

const ofSize =
  /\b(?:(?:un)?furni\w+|amuebl\w+|amobl\w+|muebles|bath\w*|banos?|bed\w*|cuartos?|habitacion\w*|recamaras?|size|tamano)\b/;

const isOne = /\b(?:that|thats|that one|it|its|this|ese|esa|eso|este|esta)\b/;
