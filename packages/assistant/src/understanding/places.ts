import { placeNamed } from "../markets/placeNamed.ts";
import type { Landmark, Market } from "../types.ts";
import { addEvidence, type Draft } from "./draft.ts";
import { plainName } from "./folded.ts";
import { isLeft } from "./leftPlaces.ts";
import { isDenied } from "./negation.ts";
import { asksAboutListing, isAsked, sentenceOf } from "./questions.ts";
import type { Reading } from "./reading.ts";
import { isToldOfHomes, isTurnedDown } from "./standing.ts";

/** The lowest house number; smaller numbers before a place are counts. */
const leastHouseNumber = 100;

/**
 * Class phrases for a market's places: `place` and `place:<index>` for each name and alias; a landmark's phrases name
 * the place it is in, and `landmark:<index>`.
 */
export function placePhrases(market: Market): [string, string][] {
  const indexOf = new Map(market.places.map(({ name }, index) => [name, index]));
  const phrases = (index: number, name: string): [string, string][] => [
    ["place", name],
    [`place:${index}`, name],
  ];
  const places = market.places.flatMap((place, index) =>
    [place.name, ...(place.aliases ?? [])].flatMap(waysToName).flatMap((name) => phrases(index, name)),
  );
  const areas = new Set(places.map(([, name]) => plainName(name)));
  const landmarks = (market.landmarks ?? []).flatMap((landmark, at) =>
    [...[landmark.name, landmark.spanish].map((name) => name.replace(/^(?:the|el|la) /, "")), ...landmark.aliases]
      // "South Beach" and the like are areas first.
      .filter((name) => !areas.has(plainName(name)))
      .flatMap((name): [string, string][] => [
        ...phrases(indexOf.get(landmark.place) ?? -1, name),
        ["landmark", name],
        [`landmark:${at}`, name],
      ]),
  );
  return [...places, ...landmarks];
}

/** The name, also without its last s if it has several words: "Miami Lake" for Miami Lakes. */
function waysToName(name: string): string[] {
  return /\S\s.*[^s]s$/i.test(name) ? [name, name.slice(0, -1)] : [name];
}

interface Mention {
  start: number;
  end: number;
  name: string;
  landmark?: Landmark;
}

/** Reads the areas that the renter wants, and those they exclude. */
export function readArea(draft: Draft): void {
  const { reading } = draft;
  const wanted: Mention[] = [];
  const named = mentions(draft);
  const listEnds = endsOfLists(reading, named);
  for (const [at, mention] of named.entries()) {
    if (!reading.isFree(mention.start, mention.end)) continue;
    if (
      (isTurnedDown(reading, mention.start, listEnds[at] as number) && !isNotFar(reading, mention.start)) ||
      isRuledOut(draft, mention, wanted)
    )
      exclude(draft, mention);
    else if (isSearched(draft, mention)) wanted.push(mention);
  }
  if (wanted.length === 0) wanted.push(...placesAnswering(draft));
  else if (thereToo.test(wordsWritten(reading)))
    wanted.unshift(
      ...named.filter(
        (one) =>
          !wanted.includes(one) &&
          isElsewhere(draft, one) &&
          !isLeft(reading, one.start) &&
          reading.isFree(one.start, one.end),
      ),
    );
  const said = withoutContested(draft, wanted);
  const meant = reading.has("correction") ? afterCorrection(draft, said) : said;
  const exact = withoutHub(draft, withoutWider(draft, withoutSeen(draft, withoutLandmarks(meant))));
  const names = [...new Set(exact.map((mention) => mention.name))].filter(
    (name) => !draft.excludedAreas.includes(name),
  );
  if (names.length === 0) return;
  draft.slots.area = names.length === 1 ? (names[0] as string) : names;
  for (const mention of exact) addEvidence(draft, "area", mention.start, mention.end);
  const landmarks = exact.flatMap(({ landmark }) => landmark ?? []);
  if (landmarks.length > 0) draft.landmarks = [...new Set(landmarks)];
}

/** Drops a known place right before a question mark, if another one follows: "Doral? Te dije Kendall" */
function withoutContested({ reading, context }: Draft, wanted: readonly Mention[]): readonly Mention[] {
  const known = [context.known?.area ?? []].flat();
  const isContested = ({ end, name }: Mention): boolean => known.includes(name) && reading.gap(end).includes("?");
  return wanted.filter((mention, at) => at === wanted.length - 1 || !isContested(mention));
}

function mentions(draft: Draft): Mention[] {
  const { reading, context } = draft;
  const found: Mention[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, "place");
    if (end === 0) continue;
    const place = context.market.places[reading.detail(i, "place") ?? -1];
    const isOther =
      reading.within("doorKeys", i, end) ||
      reading.within("calledAfter", i, end) ||
      isPerson(reading, i, end) ||
      isLateName(draft, i, end);
    const landmark = context.market.landmarks?.[reading.detail(i, "landmark") ?? -1];
    if (place !== undefined && !isStreet(draft, i, end) && !isOther)
      found.push({ start: i, end, name: place.name, ...(landmark && { landmark }) });
    i = end - 1;
  }
  return found;
}

/** True for a street: "Brickell Ave", or a place after a house number: "la 1451 Brickell". */
function isStreet({ reading }: Draft, start: number, end: number): boolean {
  if ((reading.words[end]?.before ?? 1) === 0 && reading.group(end, "streetWord") > 0) return true;
  const number = reading.words[start - 1]?.isNumber ? reading.numbers[start - 1] : undefined;
  const isLedIn = reading.groupBefore(start - 1, "article") >= 0 || reading.groupBefore(start - 1, "dateLink") >= 0;
  return (
    number !== undefined && number.value >= leastHouseNumber && isLedIn && (reading.words[start]?.before ?? 1) === 0
  );
}

/**
 * For each place, the end of the list it is in: "Edgewater and Brickell are too far", "Doral, Kendall and Hialeah".
 * Without a joining word, a comma separates places: "Doral, Brickell is too far".
 */
function endsOfLists(reading: Reading, named: readonly Mention[]): number[] {
  const indexOf = new Map(named.map(({ start }, index) => [start, index]));
  const ends = named.map(({ end }) => end);
  // Starting with the last one, so that each looks only at the next.
  for (const [index, { end }] of [...named.entries()].reverse()) {
    const isContrast = reading.group(end, "but") > 0;
    const joiner = isContrast ? 0 : Math.max(reading.group(end, "joiner"), reading.group(end, "or"));
    const at = indexOf.get(joiner || end) ?? -1;
    const next = named[at];
    if (!next || (reading.words[next.start]?.before ?? 0) > 1) continue;
    const rest = ends[at] as number;
    if (joiner > 0 || rest > next.end) ends[index] = rest;
  }
  return ends;
}

/** True for an excluded place; one in a list shares the negation before it: "not Homestead or Florida City" */
function isRuledOut(draft: Draft, mention: Mention, wanted: readonly Mention[]): boolean {
  const { reading } = draft;
  if (isNotFar(reading, mention.start)) return false;
  if (isDenied(reading, mention.start, mention.end)) return true;
  // "Prefiero Doral que Kendall", "Doral over Kendall".
  if (reading.all("preferredOver").some((hit) => hit.end === mention.end)) return true;
  const isNewSentence = [mention.start, mention.start - 1, mention.start - 2].some(
    (i) => reading.words[i]?.before === 2,
  );
  if (isNewSentence) return false;
  const joiner = [mention.start - 1, mention.start - 2].find(
    (i) => reading.group(i, "joiner") > 0 || reading.group(i, "or") > 0,
  );
  if (joiner === undefined || wanted.some((item) => item.end >= joiner - 1)) return false;
  return reading.groupBefore(joiner, "place") >= 0 && draft.excludedAreas.length > 0;
}

function exclude(draft: Draft, mention: Mention): void {
  if (!draft.excludedAreas.includes(mention.name)) draft.excludedAreas.push(mention.name);
  draft.reading.take(mention.start, mention.end);
}

/** True unless the renter lives, works or comes from there, or only asks about it. */
function isSearched(draft: Draft, mention: Mention): boolean {
  const { reading } = draft;
  const isNearWork = reading.within("nearWork", mention.start, mention.end);
  const sentence = sentenceOf(draft, mention.start);
  const searching = reading.within("search", sentence.start, sentence.end);
  const seeksThere = searching && isAsked(draft, mention.start, mention.end);
  if (isToldOfHomes(reading, mention.start)) return false;
  // Nobody lives in a hospital: only a wish to be near it counts, "I start at Jackson, something close by" included.
  if (
    mention.landmark &&
    !wishesNear(reading) &&
    !isSoughtBeside(reading, mention.start) &&
    !isNotFar(reading, mention.start)
  )
    return false;
  const isOther = isElsewhere(draft, mention) && !isNearWork && !seeksThere;
  if (!mention.landmark && (isOther || isLeft(draft.reading, mention.start))) return false;
  if (!searching && reading.within("off_topic", sentence.start, sentence.end)) return false;
  if (!isAsked(draft, mention.start, mention.end)) return true;
  return (
    searching ||
    !(
      asksAboutListing(draft, mention.start, mention.end) ||
      reading.signals.some(
        (hit) => hit.name.startsWith("topic:") && hit.start >= sentence.start && hit.end <= sentence.end + 1,
      )
    )
  );
}

/** True for a negated distance, which means near: "Nothing too far from Baptist", "que no quede lejos de FIU". */
function isNotFar(reading: Reading, start: number): boolean {
  return notFarFrom.test(wordsBefore(reading, start));
}

const notFarFrom =
  /\b(?:not|nothing|isnt|arent|no|nada)(?: (?!,)\w+){0,3} (?:far|lejos)(?: away)? (?:from|of|de|del)(?: the| el| la| my| mi)*$/;

/** True for "Somewhere by Mount Sinai", "algo por el Dolphin Mall"; not for "I saw your sign by Dolphin Mall". */
function isSoughtBeside(reading: Reading, start: number): boolean {
  return soughtBeside.test(wordsBefore(reading, start));
}

/** The words before a name, including the one that leads to it where the alias has one: "near um". */
function wordsBefore(reading: Reading, start: number): string {
  const isLed = /^(?:near|to|from|by|at|de|del|al|el|la)$/.test(reading.written(start));
  return [7, 6, 5, 4, 3, 2, 1].map((back) => reading.written(start - back + (isLed ? 1 : 0))).join(" ");
}

const soughtBeside =
  /\b(?:be|something|anything|somewhere|anywhere|place|apartment|apt|studio|beds?|bedrooms?|br|live|living|algo|apto|apartamento|estudio|cuartos?|habitaci\w+|vivir) (?:right |out |over )?(?:by|around|beside|por|alrededor)(?: the| el| la| del?| of| at)*$/;

function wishesNear(reading: Reading): boolean {
  // "Around June 1" is a date.
  const isNear = (i: number): boolean => reading.group(i, "nearness") > 0 && reading.norm(i) !== "around";
  return reading.has("notFar") || reading.words.some((_, i) => isNear(i));
}

/** True for where the renter is, works or comes from; in "vengo por trabajo: Midtown" a new statement begins. */
function isElsewhere({ reading }: Draft, { start, end }: Mention): boolean {
  if (isOccupied(reading, start, end) || isLeft(reading, start)) return true;
  return reading
    .all("elsewhere")
    .some((hit) => hit.start < end && hit.end > start && (hit.start >= start || !reading.gap(start).includes(":")));
}

/** True for a place of work: "My husband will be working downtown", "downtown is just where he'll work". */
function isOccupied(reading: Reading, start: number, end: number): boolean {
  let isDone = false;
  for (let i = start; i > 0 && (reading.words[i]?.before ?? 0) === 0; i--) {
    const isOwn = reading.groupBefore(i, "want") >= 0 || reading.groupBefore(i, "move") >= 0;
    if (isOwn || reading.groupBefore(i, "nearness") >= 0) return false;
    if (reading.groupBefore(i, "occupies") >= 0) isDone = true;
    if (reading.groupBefore(i, "joiner") >= 0) break;
  }
  return isDone || isToldWhere(reading, end);
}

/** "Hialeah es donde trabaja mi mamá", "Coral Gables is only where the office is"; not "where I'd like to live". */
function isToldWhere(reading: Reading, end: number): boolean {
  const at = [end + 1, end + 2].find((i) => reading.group(i, "whereTold") > 0);
  if (at === undefined || reading.group(end, "tellsOf") + reading.group(end, "is") === 0) return false;
  for (let i = at + 1; i < reading.words.length && (reading.words[i]?.before ?? 0) === 0; i++)
    if (reading.group(i, "want") > 0 || reading.group(i, "ownVoice") > 0) return reading.group(i + 1, "occupies") > 0;
  return true;
}

/** True for a name that is also a place: "Sofi and me", "Sofi y yo"; not "rent in Doral and I own a car". */
function isPerson(reading: Reading, start: number, end: number): boolean {
  const joined = `${reading.norm(end)} ${reading.norm(end + 1)}`;
  const isJoined = /^(?:(?:and|&|n) (?:me|i)|y yo)$/.test(joined) && reading.words[start]?.isCapital === true;
  return isJoined && (reading.startsClause(start) || reading.endsClause(end + 2));
}

/** True for a name on its own, late in the search and if none is known: "Ok 12 then. Sofi. Can we see it?" */
function isLateName({ reading, context }: Draft, start: number, end: number): boolean {
  const { known = {} } = context;
  const isOpen = context.asked === "area" || known.name !== undefined || Object.keys(known).length === 0;
  if (isOpen || reading.group(start, "givenName") !== end || !reading.words[start]?.isCapital) return false;
  const isApart = start === 0 || (reading.words[start]?.before ?? 0) > 1;
  return isApart && (reading.words[end]?.before ?? 2) > 0 && reading.words.length > end - start;
}

/** The places of something else that answer the area question: "I work in Aventura, so there" */
function placesAnswering(draft: Draft): Mention[] {
  const { reading, context } = draft;
  if (livesElsewhere(wordsWritten(reading))) return [];
  const isOpen = context.asked === "area" || context.known?.area === undefined;
  const pointsThere =
    reading.has("likesThere") ||
    (context.asked === "area" && (reading.has("rightThere") || tellsOwnWork(reading))) ||
    (isOpen && staysNear(reading));
  if (!pointsThere) return [];
  return mentions(draft).filter(({ start, end }) => reading.isFree(start, end) && !isAsked(draft, start, end));
}

/** Words that make the place of something else a wanted one: "My job is in Coral Gables, so there or Kendall". */
const thereToo =
  /\b(?:so|asi que|entonces|pues) (?:ahi|alli|alla|there|right there|around there)\b|\b(?:ahi|alli|alla|there) (?:o|or) (?:por )?(?:cerca|nearby|close|around|near)\b/;

/** True for the renter's place of work, where a search begins: "I will work in Brickell, in a bank" */
function tellsOwnWork(reading: Reading): boolean {
  return ownWork.test(wordsWritten(reading));
}

/** The message's words without apostrophes. */
function wordsWritten(reading: Reading): string {
  return reading.words.map((_, i) => reading.written(i).replace(/['’]/g, "")).join(" ");
}

const ownWork =
  /\b(?:i|ill|im|id|we|were) (?:will |am |are |gonna |going to |do |also )*(?:be )?(?:work|working|start|starting)\b|\bmy (?:new )?(?:work|job|office) (?:is|will|s)\b|\b(?:trabajo|trabajare|voy a trabajar|vamos a trabajar|trabajamos|empiezo a trabajar|estoy trabajando) (?:\w+ )?(?:en|por|cerca|para)\b|\bmi (?:trabajo|oficina) (?:es|esta|queda|va)\b/;

/** True for plain words that exclude a place to live: "I only work there, I don't need to live there". */
export function livesElsewhere(text: string): boolean {
  return notThere.test(text);
}

const notThere =
  /\b(?:dont|do not|doesnt|not|no) (?:\w+ ){0,3}(?:live|living|vivir|vivo|vivamos|viva) (?:\w+ )?(?:there|ahi|alli|alla|in it)\b|\bi (?:just |only )?said i work\b|\b(?:not|no es) (?:where|donde) (?:i|we|quiero|queremos|voy a|vamos a|pienso)\b(?: \w+){0,3} (?:live|vivir)\b|\b(?:solo|nada mas|only|just) (?:trabajo|trabajamos|work) (?:ahi|alli|alla|there)\b/;

/** True for a wish to be near whatever is there: "My office is in Brickell and I'd like to walk". */
function staysNear(reading: Reading): boolean {
  return wishesToStayNear(wordsWritten(reading));
}

/** True for plain text with a wish to live near something or to walk there. */
export function wishesToStayNear(text: string): boolean {
  return near.test(text) && !farAway.test(text);
}

const near =
  /\b(?:walk\w*|andando|caminando|caminar|caminable|commute|cerca|cerquita|close|closer|near|nearby|a pie|on foot|no car|no tengo carro|no manejo|dont (?:wanna |want to )?drive|sin carro)\b/;
const farAway = /\b(?:not|no|nt|dont|never|nunca|cant)(?: \w+){0,3} (?:near|close|cerca|walk\w*|caminar)\b/;

/** Drops landmarks next to a place, which is more exact: "Near FIU, in Sweetwater". */
function withoutLandmarks(wanted: readonly Mention[]): readonly Mention[] {
  const places = wanted.filter(({ landmark }) => landmark === undefined);
  return places.length > 0 ? places : wanted;
}

/** Drops the place of a sign next to that of the search: "Saw your sign in Hialeah, looking in Doral". */
function withoutSeen({ reading }: Draft, wanted: readonly Mention[]): readonly Mention[] {
  const rest = wanted.filter((mention) => !reading.within("seenAt", mention.start, mention.end));
  return rest.length > 0 ? rest : wanted;
}

/** Drops a larger place next to places inside it: "The Upper Keys, so Key Largo or Tavernier". */
function withoutWider({ reading, context }: Draft, wanted: readonly Mention[]): readonly Mention[] {
  if (wanted.length < 2) return wanted;
  const wider = (name: string) => placeNamed(name, context.market)?.within;
  return wanted.filter((mention, index) => {
    const next = wanted[index + 1];
    if (next === undefined || wider(next.name) !== mention.name) return true;
    for (let i = mention.end; i < next.start; i++)
      if (reading.group(i, "or") + reading.group(i, "and") > 0) return true;
    return false;
  });
}

/** Drops the metropolis next to a place in it, unless both are listed: "I'm moving to Miami, somewhere in Brickell". */
function withoutHub(draft: Draft, wanted: readonly Mention[]): readonly Mention[] {
  const { reading, context } = draft;
  // "When we're in Miami", "the same time as Miami" next to a search with a more exact place.
  const isSought = wanted.some((mention) => {
    const { start, end } = sentenceOf(draft, mention.start);
    return reading.within("search", start, end);
  });
  const isOnly = wanted.every((mention) => mention.name === context.market.hub);
  if (isOnly && !isSought && context.known?.area !== undefined && context.asked !== "area") return [];
  const isListed = (mention: Mention): boolean =>
    wanted.some(
      (other) =>
        (other.start - mention.end <= 1 && other.start >= mention.end) ||
        (mention.start - other.end <= 1 && mention.start >= other.end),
    );
  const exact = wanted.filter((mention) => mention.name !== context.market.hub || isListed(mention));
  return exact.length > 0 ? exact : wanted;
}

/** The last of several cues that a place follows: "dije Doral pero en realidad Kendall". */
function lastBefore<Cue extends { start: number }>(wanted: readonly Mention[], cues: readonly Cue[]): Cue | undefined {
  return cues.filter((cue) => wanted.some((mention) => mention.start >= cue.start)).at(-1) ?? cues[0];
}

function afterCorrection(draft: Draft, wanted: readonly Mention[]): readonly Mention[] {
  const { reading } = draft;
  const isIn = (hit: { start: number; end: number }): boolean =>
    wanted.some(({ start, end }) => start >= hit.start && end <= hit.end);
  // "I said Doral? I meant Kendall": the second cue gives the place.
  const cue = reading.all("restated").find(isIn) ?? lastBefore(wanted, reading.all("correction"));
  const kept = wanted.filter((mention) => !reading.within("gaveUp", mention.start, mention.end));
  const after = cue === undefined ? [] : kept.filter((mention) => mention.start >= cue.start);
  return after.length > 0 ? after : (kept.length > 0 ? kept : wanted).slice(-1);
}
