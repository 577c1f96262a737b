import type { Act } from "../dialogue/act.ts";
import { plainPart } from "../dialogue/asides.ts";
import { roomsApart } from "../dialogue/missingNeed.ts";
import { matchOf, searching } from "../dialogue/proposals/matches.ts";
import { homesRead } from "../dialogue/proposals/offer.ts";
import { offOf } from "../dialogue/proposals/searched.ts";
import { oldest } from "../dialogue/tellListings.ts";
import type { Turn } from "../dialogue/turn.ts";
import { withoutSlots } from "../dialogue/withoutSlots.ts";
import { readTimes } from "../reading/mentions/time/readTimes.ts";
import type { IsoDate, Property, Slots, Topic, Understanding } from "../types.ts";
import { overlaps } from "../understanding/stretches.ts";
import type { Query } from "./query.ts";

/** The most homes that one answer lists. */
const mostRows = 2;

const now =
  /\b(?:now|rn|today|tonight|already|immediately|right away|asap|ya|ahora|ahorita|hoy|de inmediato|inmediatamente|en cuanto se pueda|lo antes posible)\b/;
const first =
  /\b(?:soon\w*|earl\w+|first|before (?:that|then)|primer[oa]?|mas (?:pronto|rapido)|antes(?! de\b)|cuanto antes|lo antes posible)\b/;
/** Words for any of several homes. */
const choosing =
  /\b(?:which|wich|whats?|who|any\w*|something|nothing|none|ones|them|all|you (?:have|got)|cual(?:es)?|quien|algun\w*|algo|nada|ningun\w*|tienes?|tienen|hay|todas|todos|que)\b/;
/** Words for a home that is ready to move into. */
const beingFree =
  /\b(?:free|empty|vacant|open\w*|available|avail|ready|keys?|mov(?:e|ing)|walk into|get into|libres?|vaci[oa]s?|desocup\w+|disponibles?|list[oa]s?|llaves?|mud\w+|entrar|entrega\w*|meterme|meternos)\b/;

/** When a question wants homes to be free: by a day, or as soon as possible; undefined for other questions. */
function freeBy({ text: said, op }: Pick<Query, "text" | "op">, today: IsoDate): { by?: IsoDate } | undefined {
  const text = plainPart(said);
  const day = readTimes(said, today).findLast((mention) => mention.kind === "day" && !mention.past);
  // "Anything after May 1?" asks for homes from then on.
  if (day?.kind === "day") return day.relation === "after" || day.relation === "from" ? undefined : { by: day.to };
  if (op === "least" || first.test(text)) return {};
  return now.test(text) ? { by: today } : undefined;
}

/** True for a list that only a time narrows: "anything I can move into this weekend?", "which are empty now?" */
export function isListOfFree(text: string, today: IsoDate): boolean {
  const plain = plainPart(text);
  return beingFree.test(plain) && choosing.test(plain) && freeBy({ text, op: "list" }, today) !== undefined;
}

/** True for a question about when homes are free, whichever home was discussed. */
export function asksSoonest(query: Query, today: IsoDate): boolean {
  const { op, topics, named, isArea, distance } = query;
  const text = plainPart(query.text);
  if (distance || !topics.includes("availability") || !topics.every((topic) => besides.has(topic))) return false;
  if (named.length > 0 && !isArea) return false;
  if (op !== "list" && op !== "least" && op !== "value" && op !== "check") return false;
  return choosing.test(text) && !pointing.test(text) && freeBy(query, today) !== undefined;
}

/** Words that point at one home: "When's the soonest I could get it?" */
const pointing = /\b(?:it|its|that one|this one|get in there|esa|ese|esta casa|la puedo|lo puedo)\b/;

const besides: ReadonlySet<Topic> = new Set<Topic>(["availability", "move_in_cost"]);

/** The homes that open up first, if none is free by the day the question names. */
export function soonest(turn: Turn, query: Query): Extract<Act, { type: "answer_soonest" }> | null {
  const { state, local } = turn;
  const wanted = freeBy(query, local.date);
  if (wanted === undefined) return null;
  const homes = inOrder(before(turn, query) ?? meant(turn, query, wanted.by));
  if (homes.length === 0) return null;
  const { by } = wanted;
  // Homes that are free by then are shown as cards.
  if (by !== undefined && homes.some(({ date }) => date <= by)) return null;
  const search = searching(turn);
  const rows = homes.slice(0, mostRows).map(({ home, date }) => {
    const differs = offOf(matchOf(search, home)).filter(({ criterion }) => criterion !== "move_in");
    return { propertyId: home.id, address: home.address, date, ...(differs.length > 0 && { differs }) };
  });
  state.shown = rows.map(({ propertyId }) => propertyId);
  return {
    type: "answer_soonest",
    rows,
    ...(by !== undefined && { by }),
    updated: oldest(homes.slice(0, mostRows).map(({ home }) => home)),
  };
}

const sooner = /\b(?:sooner|earlier|before (?:that|then)|mas pronto|antes(?! de\b))\b/;

/** The homes that are free before the one whose date was given: "Anything free before that?" */
function before({ context, focusBefore, state }: Turn, { text }: Query): readonly Property[] | undefined {
  const home = context.properties.find(({ id }) => id === focusBefore);
  const day = home?.availableFrom;
  if (home === undefined || day === undefined || !sooner.test(plainPart(text))) return undefined;
  const earlier = context.properties.filter(({ availableFrom }) => availableFrom !== undefined && availableFrom < day);
  const sized = ofSize(state.slots.bedrooms, earlier);
  return sized.length > 0 ? sized : earlier;
}

function ofSize(size: Slots["bedrooms"], homes: readonly Property[]): readonly Property[] {
  return size === undefined ? homes : homes.filter((home) => roomsApart(size, home.bedrooms) === 0);
}

function inOrder(homes: readonly Property[]): { home: Property; date: IsoDate }[] {
  return homes
    .flatMap((home) => (home.availableFrom === undefined ? [] : [{ home, date: home.availableFrom }]))
    .sort((one, other) => one.date.localeCompare(other.date));
}

const ofThose =
  /\b(?:(?:of|between|among) (?:them|those|these|em)|de (?:esos|esas|ellos|ellas|estos|estas|l[oa]s (?:dos|tres)))\b/;

/** The homes of an area that the query names, those that were shown, or all of the wanted size. */
function meant(turn: Turn, query: Query, by: IsoDate | undefined): readonly Property[] {
  if (query.named.length > 0) return query.named;
  const { state, context } = turn;
  const shown = context.properties.filter(({ id }) => (state.shown ?? state.shownSoFar)?.includes(id));
  if (shown.length > 1 && ofThose.test(plainPart(query.text))) return shown;
  const open = context.properties.filter(({ id }) => !state.turnedDown?.includes(id));
  const sized = ofSize(query.heard.slots.bedrooms ?? state.slots.bedrooms, open);
  const read = homesRead(turn);
  // "Nothing ready now?" after the only studio, which is free too late: homes of other sizes are news.
  const isNews = by === undefined || sized.some(({ id }) => !read.has(id));
  return sized.length > 0 && isNews ? sized : open;
}

/** Drops a day that only questions name: "What's the soonest?" states none; "anything this weekend?" corrects none. */
export function withoutSoonestDay({ queries, heard, state, local }: Turn): Understanding {
  if (heard.slots.move_in === undefined) return heard;
  const said = heard.evidence.filter(({ slot }) => slot === "move_in");
  const asking = queries.filter((query) => asksSoonest(query, local.date));
  const isAsked = said.length > 0 && said.every((item) => asking.some((query) => overlaps(query, item)));
  if (!isAsked) return heard;
  const isNew =
    state.slots.move_in === undefined && asking.some((query) => freeBy(query, local.date)?.by !== undefined);
  if (isNew) return heard;
  return { ...heard, slots: withoutSlots(heard.slots, ["move_in"]) };
}
