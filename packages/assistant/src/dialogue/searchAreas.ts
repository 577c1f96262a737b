import type { Understanding } from "../types.ts";
import { livesElsewhere } from "../understanding/places.ts";
import { stretchOf } from "../understanding/stretches.ts";
import { maxRefusals } from "./agenda.ts";
import { plainPart } from "./asides.ts";
import type { Turn } from "./turn.ts";

/** Words for homes around a place, too: "Or nearby", "ahí o cerca", "nw anywhere", "o por allá". */
const around =
  /\b(?:or|and|o|y|u|and also|or even) (?:\w+ )?(?:near(?: ?by| there| it)?|close(?: by| to (?:there|it))?|around(?: there| it| the area)?|surrounding\w*|cerca|cercanias|(?:por )?(?:ahi|alli|alla|ahi mismo) (?:mismo |mas o menos |cerca|al lado)|por (?:ahi|alli|alla|(?:el|la|esa|ese) (?:area|zona|lado)|los alrededores|el rumbo)|alrededor\w*)\b|\banywhere(?! (?:in|except|but|else|at|on)\b)|\b(?:somewhere|en cualquier (?:lado|parte|zona)|donde sea) (?:\w+ ){0,2}(?:around|near|close|cerca)\b|\b(?:y|o) (?:sus )?alrededores\b|\b(?:area|zona) (?:or|o) (?:so|asi)\b/;

/** Remembers that homes around the wanted places are fine, too, and confirms the places with it. */
export function noteNearby(turn: Turn): void {
  const { state, changes, message, spots, heard } = turn;
  const { area } = state.slots;
  if (area === undefined) {
    delete state.nearby;
    return;
  }
  if (changes.corrected.includes("area")) delete state.nearby;
  const names = [area].flat();
  // Someone who names the place where they work looks for homes around it.
  const isOfWork =
    changes.slots.area !== undefined && spots.some(({ isWork, name }) => isWork && name && names.includes(name));
  // "Is there a gym anywhere close?" asks about something else.
  const isAsked = message.includes("?") && heard.slots.area === undefined;
  if (!isOfWork && (isAsked || !around.test(plainPart(message)))) return;
  if (!state.nearby) changes.slots = { ...changes.slots, area };
  state.nearby = true;
}

/** Removes a place of work from the search: "I said I WORK in Doral, I don't have to live there". */
export function withoutWorkArea(turn: Turn): Understanding {
  const { heard, state, spots, message } = turn;
  const known = [state.slots.area ?? []].flat();
  const work = spots.flatMap(({ isWork, name }) => (isWork && name && known.includes(name) ? [name] : []));
  const isElsewhere = livesElsewhere(plainPart(message));
  // Someone who names a place to work, and none to live, leaves the area open.
  if (isElsewhere && workAreas(turn).length > 0) state.refusals = { ...state.refusals, area: maxRefusals };
  const isMeant = heard.intents.includes("correction") || isElsewhere;
  if (work.length === 0 || !isMeant) return heard;
  const said = [heard.slots.area ?? []].flat().filter((name) => !work.includes(name));
  const left = said.length > 0 ? said : known.filter((name) => !work.includes(name));
  const { area: _work, ...slots } = heard.slots;
  const [only] = left;
  if (only === undefined) return { ...heard, slots, cleared: [...new Set([...heard.cleared, "area" as const])] };
  return { ...heard, slots: { ...slots, area: left.length === 1 ? only : left } };
}

function workAreas({ spots }: Turn): string[] {
  return [...new Set(spots.flatMap(({ isWork, isArea, name }) => (isWork && isArea && name ? [name] : [])))];
}

/** Says that the place of work is taken for that. */
export function confirmWork(turn: Turn): void {
  const areas = workAreas(turn);
  const isWished = [turn.state.slots.area ?? []].flat().some((name) => areas.includes(name));
  if (areas.length === 0 || isWished || !livesElsewhere(plainPart(turn.message))) return;
  turn.acts.push({ type: "works_there", areas });
  turn.changes = { ...turn.changes, forgotten: turn.changes.forgotten.filter((slot) => slot !== "area") };
}

/** Says in which places the search is: "So Gables and Kendall both stay, right?", "¿entonces quedan los tres, no?". */
export function confirmAreas(turn: Turn): void {
  const { state, message, spots, heard, changes } = turn;
  const known = [state.slots.area ?? []].flat();
  const named = spots.flatMap(({ isArea, name }) => (isArea && name ? [name] : []));
  const text = plainPart(message);
  // "So it's Doral, Brickell and Downtown, correct?" with one of them not noted: it is from now on.
  const isSummed = sums.test(text) && named.length > 1 && named.some((name) => known.includes(name));
  const isOfThem =
    named.length > 0
      ? isSummed || named.every((name) => known.includes(name))
      : pointsAtAll.test(text) && stays.test(text);
  if (known.length < 2 || !isOfThem || (named.length === 1 && !stays.test(text))) return;
  const isChecked = tag.test(message.trim()) || (message.includes("?") && stays.test(text));
  const isOfHomes = heard.topics.some((topic) => !ofPlaces.has(topic)) || turn.homesNamed.length > 0;
  if (!isChecked || heard.slots.showing_request !== undefined || isOfHomes) return;
  const areas = [...new Set([...known, ...(isSummed ? named : [])])];
  state.slots = { ...state.slots, area: areas };
  const isOther = (ask: Turn["asks"][number]): boolean => ask.heard.topics.some((topic) => !ofPlaces.has(topic));
  turn.asks = turn.asks.filter(isOther);
  turn.queries = turn.queries.filter((query) => turn.asks.some((ask) => stretchOf(ask).start === query.start));
  turn.heard = {
    ...heard,
    topics: heard.topics.filter((topic) => !ofPlaces.has(topic)),
    intents: heard.intents.filter((intent) => intent !== "ask_availability" && intent !== "ask_property_question"),
  };
  const { area: _said, ...others } = changes.slots;
  turn.changes = { ...changes, slots: others, corrected: changes.corrected.filter((slot) => slot !== "area") };
  turn.searchAsked = null;
  turn.isQueried = true;
  turn.acts.push({ type: "search_areas", areas, ...(state.nearby && { nearby: true }) });
}

const ofPlaces: ReadonlySet<string> = new Set(["area", "availability", "other"]);
const sums = /^(?:(?:ok|okay|bueno|and|y) )?(?:so|then|entonces|osea|o sea)\b/;
const stays =
  /\b(?:stay\w*|still|keep\w*|kept|looking|search\w*|quedan?|queda\w*|siguen?|sigues|buscas|buscan|buscando|included?|incluid\w+|counts?|cuentan?)\b/;
const pointsAtAll =
  /\b(?:all|both|todos|todas|amb[oa]s|(?:los|las|those|these) (?:two|three|four|dos|tres|cuatro|[2-4]))\b/;
/** What asks whether something is so. */
const tag =
  /[\s,](?:right|correct|yes|yeah|ok|verdad|cierto|no|correcto|si|s[ií])\s*\?+[^\p{L}]*$|[\s,](?:right|correct|verdad|cierto)[\s.!]*$/iu;
