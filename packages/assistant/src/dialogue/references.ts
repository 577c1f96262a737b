import { homesByFeature } from "../answering/homesByFeature.ts";
import type { Property } from "../types.ts";
import { folded, plainName } from "../understanding/folded.ts";
import { asksToSee, plainPart, plainText } from "./asides.ts";
import { fittingListings, listingNamed, namesAddress } from "./listings.ts";
import { homesForPets } from "./petHomes.ts";
import type { Turn } from "./turn.ts";

const ordinal =
  /\b(?:the )?(first|1st|second|2nd|third|3rd|last) (?:one|option|listing|place|apartment|apt|property|unit|condo|house)\b|\bthe (first|second|third|last)(?= (?:when|what|how|please|and|is|looks|seems|sounds|works|if|but)\b|$)|\b(?:see|visit|view|tour) the (first|second|third|last)\b(?! (?:of|week|weekend|day|thing|floor|time|slot|appointment|bed|bedroom|room))|\b(?:la|el|del|al|opcion) (primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa])(?! (?:piso|nivel|cuarto|bano|hora|semana|dia|vez|mes|quincena)\b| del mes| de (?:este|enero|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec))\b/;
const places: readonly (readonly [RegExp, number])[] = [
  [/^(first|1st|primer)/, 0],
  [/^(second|2nd|segund)/, 1],
  [/^(third|3rd|tercer)/, 2],
];
const cheapest =
  /\b(?:the|that|your|which(?: one| of them)? is) (?:cheap(?:er|est)|least expensive|most affordable|lowest priced?)\b|\b(?:la|el|lo) (?:mas|de mas) (?:barat|economic)[oa]\b|\b(?:la|el|cual es) (?:mas barat[oa]|menos car[oa])\b|\bcual (?:me )?(?:sale|seria|queda|viene) mas barat[oa]\b/;
const largest =
  /\b(?:the|that|your|which(?: one)?(?: of (?:them|these|those|the two))? is) (?:the )?(?:bigg|larg)(?:er|est)\b|\b(?:la|el|cual es|cual de (?:las|los|esas|esos) (?:dos |tres )?es) mas (?:grande|amplia|amplio)\b/;
const smallest =
  /\b(?:the|that|your|which(?: one| of them)? is) small(?:er|est)\b|\b(?:la|el|cual es) mas (?:pequen|chiqu)\w*\b/;
const several =
  /\b(both(?! (?:our|my|of us|of our|names|their|people|tenants))|all three|all of them|the two of them|(?<!\b(?:a|de|desde|hasta|sobre|entre|para) )las dos(?! de la )|(?<!\b(?:nombres? de|entre|para) )los dos|ambas|ambos|(?<!\b(?:a|de|desde|hasta|sobre|entre|para) )las tres(?! de la )|los tres)\b/;

/** Without one of these words, an area points at no listing. */
const pointing =
  /\b(?:one|place|unit|apartment|apt|listing|condo|property|studio|(?:la|el|del|al|esa|ese|este|esta|lo) (?:\w+ )?(?:de|en))\b/;

/** The homes that were shown last, in their order. */
function lastShown({ state, context }: Turn): readonly Property[] {
  const ids = (state.shown?.length ? state.shown : state.shownSoFar) ?? [];
  return ids.flatMap((id) => context.properties.find((listing) => listing.id === id) ?? []);
}

/** The listings that "the second one" or "the cheapest" chooses from: those proposed last, else those that fit, else all. */
function candidates(turn: Turn): readonly Property[] {
  const { state, context } = turn;
  const shown = lastShown(turn);
  if (shown.length > 0) return shown;
  const fitting = fittingListings(state.slots, state.excludedAreas, context.properties, context.market);
  return fitting.length > 0 ? fitting : context.properties;
}

/** The listing that a message refers to without its address: by its place in the list, a quality, or its area. */
export function listingReferred(turn: Turn): Property | null {
  const text = plainText(turn.message);
  const others = otherListings(turn);
  const [other = null] = others.length === 1 ? others : [];
  return (
    other ??
    byPlace(turn, text) ??
    byQuality(turn, text) ??
    byRent(turn, text) ??
    byArea(turn, text) ??
    byFeature(turn, text) ??
    seenInArea(turn, text) ??
    byStreet(turn, text) ??
    bySize(turn, text)
  );
}

/** True if the message means one of the listings shown, by its place among them. */
export function namesPlaceInList(turn: Turn): boolean {
  return byPlace(turn, plainText(turn.message)) !== null;
}

function byPlace(turn: Turn, text: string): Property | null {
  // Right after times were offered, "the second one" means a time.
  const shown = turn.state.shown?.length ? turn.state.shown : turn.state.shownSoFar;
  if (turn.timesOffered.length > 0 || !shown?.length) return null;
  // "The 1st" may answer the question for the move-in; "I like the second one" doesn't.
  if (!turn.state.shown?.length && !picksHome.test(text)) return null;
  const word = ordinal
    .exec(text)
    ?.slice(1)
    .find((said) => said !== undefined);
  if (word === undefined) return null;
  const index = /^(last|ultim)/.test(word)
    ? shown.length - 1
    : (places.find(([pattern]) => pattern.test(word))?.[1] ?? 0);
  return turn.context.properties.find(({ id }) => id === shown[index]) ?? null;
}

const picksHome =
  /\b(?:first|1st|second|2nd|third|3rd|last) (?:one|option|listing|place|apartment|apt|property|unit|condo)\b|\b(?:like|love|prefer|want|see|me (?:gusta|interesa|encanta|llama)|prefiero|quiero|ver)\b/;

function byQuality(turn: Turn, text: string): Property | null {
  const by = cheapest.test(text)
    ? ({ price }: Property) => price
    : largest.test(text)
      ? ({ squareFeet = 0 }: Property) => -squareFeet
      : smallest.test(text)
        ? ({ squareFeet = Number.POSITIVE_INFINITY }: Property) => squareFeet
        : null;
  if (by === null) return null;
  const sized = ofSizeSaid(turn, candidates(turn));
  const all = turn.heard.topics.includes("pets") ? homesForPets(turn, sized) : sized;
  return [...all].sort((a, b) => by(a) - by(b))[0] ?? null;
}

/** Keeps only homes of the size said: "The cheapest 1-bedroom" isn't a home of another size. */
function ofSizeSaid({ heard, queries }: Turn, homes: readonly Property[]): readonly Property[] {
  const asked = queries.map((query) => query.heard.slots.bedrooms).find((size) => size !== undefined);
  const { bedrooms = asked } = heard.slots;
  return typeof bedrooms === "number" ? homes.filter((home) => home.bedrooms === bedrooms) : homes;
}

const rentNamed =
  /\b(?:the|that|el|la|ese|esa) (?:(?:de [a-z]+ )?(?:de|en) |(?:[a-z]+ )?(?:one|place|unit|apartment) (?:for|at) (?:about )?|que (?:cuesta|sale|vale) )?(\d{1,2}) ?(\d{3})\b(?! (?:sq|feet|pies))/;

/** The only home with exactly the rent said: "The 2,900 one", "la de 2900". */
function byRent({ context }: Turn, text: string): Property | null {
  const [, thousands, rest] = rentNamed.exec(text) ?? [];
  if (thousands === undefined || rest === undefined) return null;
  const [only, ...others] = context.properties.filter(({ price }) => price === Number(thousands + rest));
  return others.length === 0 ? (only ?? null) : null;
}

/** The only listing in question in the area said: "The Doral one", "la de Doral". */
function byArea(turn: Turn, text: string): Property | null {
  if (!pointing.test(text)) return null;
  for (const listings of [candidates(turn), turn.context.properties]) {
    const there = listings.filter(({ area }) => namesOfArea(area, turn).some((name) => isPointedAt(text, name)));
    if (there.length === 1) return there[0] ?? null;
    if (there.length > 1) return null;
  }
  return null;
}

/** The only home that states the feature said: "The one with the pool", "el de los tres ascensores". */
function byFeature({ context }: Turn, text: string): Property | null {
  const [only, ...others] = new Set(homesByFeature(text, context.properties).map(({ home }) => home));
  return others.length === 0 ? (only ?? null) : null;
}

/** The only home shown and listed in an area, which can't be seen otherwise: "Can I see Edgewater today?". */
function seenInArea(turn: Turn, text: string): Property | null {
  if (!seesArea.test(text)) return null;
  const { state, context } = turn;
  const seen = context.properties.filter(({ id }) => (state.shownSoFar ?? state.shown ?? []).includes(id));
  const there = seen.filter(({ area }) => namesOfArea(area, turn).some((name) => seesPlace(text, plainName(name))));
  const [only, ...others] = there;
  const isOnly = only && context.properties.filter(({ area }) => area === only.area).length === 1;
  return isOnly && others.length === 0 ? only : null;
}

const seesArea = /\b(?:see|visit|tour|ver(?:l[oa])?|visitar)\b/;
/** More words between them belong to another wish. */
const seesPlace = (text: string, name: string): boolean =>
  text.includes(name) &&
  new RegExp(
    `\\b(?:see|visit|tour|ver|visitar) (?:(?:the|el|la|lo|small|big|one|place|de|in|en|chiquit[oa]) )*${name}\\b`,
  ).test(text);

const sizeNamed =
  /\b(?:the|that|el|ese|la|esa|lo|del) (?:(?:de )?(studio|estudio|efficiency|eficiencia)|(?:de )?(one|two|three|un|dos|tres|[1-3]) (?:bed\w*|br|cuartos?|habitacion\w*|recamaras?|alcobas?|dormitorios?))\b/;
const takes =
  /\b(?:works|(?:is|looks|sounds|seems|would be) (?:ok|okay|fine|good|great|perfect|nice|cool)|i like|ill take|i(?:ll)? want|id take|lets go with|(?:me|nos) (?:vale|sirve|gusta|interesa|convence|cuadra|funciona|late|quedo con|va bien|viene bien)|est[aá] (?:bien|bueno|perfecto|genial|chevere|lindo|bonito)|quiero)\b/;
const wordCounts: Record<string, number> = { one: 1, un: 1, two: 2, dos: 2, three: 3, tres: 3 };

/** The only shown home of a size that the renter takes: "The studio works", "el estudio amueblado me vale". */
function bySize(turn: Turn, text: string): Property | null {
  const [, studio, count = ""] = sizeNamed.exec(text) ?? [];
  if ((studio === undefined && count === "") || !takes.test(text)) return null;
  const size = studio === undefined ? (wordCounts[count] ?? Number(count)) : 0;
  const [only, ...others] = lastShown(turn).filter(({ bedrooms }) => bedrooms === size);
  return others.length === 0 ? (only ?? null) : null;
}

/** True if the renter chooses a home by its size: it answers the search, wherever it is. */
export function takesSize(turn: Turn): boolean {
  const home = bySize(turn, plainText(turn.message));
  return home !== null && turn.state.focus === home.id;
}

/** The only listing on the street said: "The place on Biscayne". */
function byStreet({ context }: Turn, text: string): Property | null {
  if (!pointing.test(text)) return null;
  const there = context.properties.filter((listing) => isNamedByStreet(text, listing));
  return there.length === 1 ? (there[0] ?? null) : null;
}

/** An area's name and its other common names: "Downtown". */
function namesOfArea(area: string, { context }: Turn): string[] {
  return [area, ...(context.market.places.find(({ name }) => name === area)?.aliases ?? [])];
}

/** True if the message refers to something in an area instead of asking for the area. */
export function isPointedAt(text: string, area: string): boolean {
  const name = plainName(area);
  const parts = text.split(name);
  if (parts.length < 2) return false;
  const [before = "", after = ""] = [parts[0], parts[1]];
  return /^ (one|place|unit|apartment|apt|listing|condo|property|studio)\b/.test(after) &&
    /\b(the|that|your|see|visit|tour|view|book) $/.test(before)
    ? true
    : /\b(the|that) (?:(?:small|little|big|cheap|furnished|nice)\w* )?(one|place|unit|apartment|listing|condo) (in|on|at) $/.test(
        before,
      ) ||
        /\b(la|el|del|al|esa|ese|este|esta|lo) (propiedad |apartamento |apto |depto |depa |departamento |casa |unidad )?(de|en) $/.test(
          before,
        );
}

/** The listing that a message's words refer to, or null: by its address, else by a reference. */
export function listingMeant(turn: Turn): Property | null {
  const left = leftOut(turn);
  if (left.length > 0) return besides(turn, left);
  return listingNamed(turn.message, turn.context.properties) ?? listingReferred(turn);
}

/** Words that leave homes out: "Not the 6th St one", "cualquiera menos la de Doral"; not "why not the Doral one?". */
const leavingOut =
  /(?<!\bwhy )\b(?:not|except(?: for)?|anything but|don'?t want|no quiero|menos|que no sea) (?:the|that|el|la|ese|esa)\b[^.,;!?\n]*/gi;

/** The homes that a message names to leave them out. */
function leftOut({ message, context }: Turn): readonly Property[] {
  return [...message.matchAll(leavingOut)].flatMap(({ 0: said }) => {
    const home = listingNamed(said, context.properties);
    return home ? [home] : homesNamed(said, context.properties);
  });
}

/** The home that the rest of the message names, else the only one shown besides those left out. */
function besides(turn: Turn, left: readonly Property[]): Property | null {
  const rest = turn.message.replace(leavingOut, "");
  const named = listingNamed(rest, turn.context.properties) ?? listingReferred({ ...turn, message: rest });
  if (named !== null && !left.includes(named)) return named;
  const [only, ...others] = lastShown(turn).filter((home) => !left.includes(home));
  return others.length === 0 ? (only ?? null) : null;
}

const turningDown =
  /\b(?:changed my mind|not (?:interested )?(?:in )?(?:that one |it )?any ?more|no longer want|cambie de (?:idea|opinion|parecer)|ya no (?:la |lo )?(?:quiero|me (?:gusta|interesa|convence)))\b/;

/** True if a home is named to drop it: "I was looking at the Brickell one but changed my mind". */
export function turnsDown(message: string): boolean {
  return turningDown.test(plainText(message));
}

const theOther =
  /^(?:(?:and|so|ok|what about|how about|tell me about|y|pero|dime de) )*(?:(?:what|which) (?:does|do|is|about) )?(?:the others?|the other (?:ones?|two)|l[ao]s? otr[ao]s?|el otro)(?: (?:have|que (?:tienen?|traen?)|como (?:es|son)))?$|^(?:y )?(?:que|como) (?:tienen?|traen?|es|son) (?:l[ao]s? otr[ao]s?|el otro)$/;
/** The most homes summed up at once. */
const mostOthers = 2;

/** The shown homes besides the one just discussed: "And the other one?", "¿y la otra qué tiene?". */
export function otherListings({ message, state, context, timesOffered, focusBefore }: Turn): Property[] {
  if (timesOffered.length > 0 || !theOther.test(plainText(message))) return [];
  // If none was discussed, the best match was what the reply named first.
  return (state.shown ?? [])
    .filter((id, index) => (focusBefore === null ? index > 0 : id !== focusBefore))
    .flatMap((id) => context.properties.find((listing) => listing.id === id) ?? [])
    .slice(0, mostOthers);
}

const comparing = /\b(?:diff|difference|different|compar\w+|versus|vs|better)\b|\b(?:diferencias?|compar\w+|mejor)\b/;
/** After homes were shown, these ask for one of them; after two are named, for both. */
const comparative = /\b(?:bigg|larg|small|cheap)er\b|\bmas (?:grande|amplio|chiquito|barato|caro)\b/;

/** Words that ask for a comparison without a question mark. */
const asksToCompare =
  /\b(?:difference|compar\w+|diferencias?)\b|\b(?:is|are|which|what|cual|que) .*\b\w+er (?:or|than)\b/;

const firstTwo =
  /\b(?:first|1st) (?:two|2)\b|\b(?:l[oa]s )?(?:dos )?primer[oa]s(?: dos)?\b|\b(?:1st|first|primer[oa]?)(?: one)? (?:vs|versus|and|y|con|contra) (?:the |el |la )?(?:2nd|second|segund[oa])\b/;

/** True for homes named by their places in the list: "The first two", "1st vs 2nd". */
export function namesFirstTwo(message: string): boolean {
  return firstTwo.test(plainText(message));
}

/** The listings that a message compares, by their areas or addresses; otherwise those that were shown. */
export function comparedListings(turn: Turn): Property[] {
  const { message, state, context } = turn;
  const text = plainText(message);
  const compares = comparing.test(text);
  if (!(compares || comparative.test(text)) || !(/[?¿]/.test(message) || asksToCompare.test(text))) return [];
  const named = turn.homesNamed;
  if (named.length > 1) return named.slice(0, 2);
  if (!compares) return [];
  if (namesFirstTwo(message)) return lastShown(turn).slice(0, 2);
  const shown = context.properties.filter(({ id }) => state.shown?.includes(id));
  return named.length === 0 &&
    shown.length > 1 &&
    /\b(?:them|both|two|(?:the|with|to) others?|ellos|ambos|los dos|las dos|las? otras?|los otros|el otro)\b|diferencia/.test(
      text,
    )
    ? shown
    : [];
}

/** True for all homes of an area: "The Brickell ones", "los de Brickell", "the two Brickell apartments". */
function namesHomesOf(text: string, area: string): boolean {
  const name = plainName(area);
  // Each message is compared with each home, so a pattern is built only where it can match.
  if (!text.includes(name)) return false;
  return new RegExp(
    `\\b(?:the|those|these|your|both|all|which|two|three) (?:\\w+ )?${name} (?:ones|apartments|places|units|listings|condos|homes)\\b|\\b(?:l[oa]s|es[oa]s) (?:\\w+ )?(?:de|en) ${name}\\b`,
  ).test(text);
}

/** The homes that a message names one by one, by address, street or area, or by an area they all share. */
export function homesNamed(message: string, properties: readonly Property[]): Property[] {
  const text = plainText(message);
  // "The Brickell one" means one home, even if there are two.
  const isOnlyThere = ({ area }: Property): boolean => properties.filter((home) => home.area === area).length === 1;
  return properties.filter(
    (listing) =>
      namesAddress(message, listing) ||
      (isOnlyThere(listing) && isPointedAt(text, listing.area)) ||
      isNamedByStreet(text, listing) ||
      namesHomesOf(text, listing.area),
  );
}

/** Listings that a message refers to by area or street. */
function namedByWords(text: string, properties: readonly Property[]): Property[] {
  return properties.filter((listing) => isPointedAt(text, listing.area) || isNamedByStreet(text, listing));
}

/** True for a street's name that isn't a place of the market: "The Biscayne one". */
function isNamedByStreet(text: string, { address }: Property): boolean {
  const names = folded(address).match(/[a-z]{4,}/g) ?? [];
  return names.some(
    (name) =>
      text.includes(name) &&
      new RegExp(
        `\\b(?:the|el|la|de|en) ${name} (?:(?:st|ave|blvd|dr|bay) )?(?:one|place|unit|apartment|condo)\\b|\\b(?:el|la|del|al|es[ea]|est[ea]) de ${name}\\b|\\b(?:place|one|unit|apartment|condo|listing|la|el) (?:on|at|en la|en el|sobre la|sobre el|sobre) ${name}\\b`,
      ).test(text),
  );
}

/** Each sentence that asks to see homes: in "no, that's the Doral one. I want to see the Wynwood one" only the second. */
function seeingParts(message: string): string {
  return message
    .split(/[.!?]+/)
    .filter((part) => asksToSee(part))
    .map(plainPart)
    .join(" ");
}

/** The other listings that "both" or "las tres" means, besides the first. */
export function alsoMeant(turn: Turn): Property[] {
  const text = plainText(turn.message);
  // "Not the Brickell one, the Doral one".
  const left = turn.context.properties.filter(({ area }) => !turn.heard.excludedAreas.includes(area));
  const named = namedByWords(seeingParts(turn.message), left);
  if (named.length > 1) return named.slice(0, 3);
  const isOfVisit = asksToSee(turn.message) || turn.visitOffered || turn.homeAsked || turn.timesOffered.length > 0;
  if (!isOfVisit || !several.test(text) || !takesSeveral(turn)) return [];
  // "Both Brickell ones" are those, whatever was shown.
  if (turn.homesNamed.length > 1) return turn.homesNamed.slice(0, 3);
  return turn.state.shown?.length ? candidates(turn).slice(0, 3) : [];
}

/** Longer clauses say more than which homes: in "we both work Monday to Saturday", "both" means the renters. */
const longestTaking = 5;

/** True for "Both" in a clause that asks to see them, or that says little else. */
function takesSeveral({ message, clauses }: Turn): boolean {
  return clauses.some(({ start, end }) => {
    const text = plainPart(message.slice(start, end));
    if (!several.test(text)) return false;
    return asksToSee(text) || seesSeveral.test(text) || text.split(" ").length <= longestTaking;
  });
}

const seesSeveral =
  /\b(?:see|seeing|visit|tour|view|show|check out|ver\w*|visitar\w*|conocer\w*|mostrar\w*|ensen\w+|muestr\w+)\b(?: \w+){0,3} (?:both|all|the two|l[oa]s (?:dos|tres)|amb[oa]s)\b|\b(?:both|all three|l[oa]s (?:dos|tres)|amb[oa]s)\b(?: \w+){0,4} (?:same|one|back to back|mism[oa]|de una)\b/;

/** True if a listing is asked for by a quality, and its description is the answer: "What's the cheapest you have?". */
export function asksWhichListing({ message }: Turn): boolean {
  const text = plainText(message);
  if (![cheapest, largest, smallest].some((quality) => quality.test(text))) return false;
  return /^(?:(?:ok|and|so|y|bueno|hi|hello|hola) )*(?:whats|what is|which|show|cual|que|muestra\w*|dime)\b/.test(text);
}
