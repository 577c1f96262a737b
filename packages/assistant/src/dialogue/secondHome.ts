import type { ArrangedShowing } from "../turn.ts";
import type { Market, Property } from "../types.ts";
import { plainName } from "../understanding/folded.ts";
import { plainPart, plainText } from "./asides.ts";
import { homesRefused } from "./homesOfVisit.ts";
import { listingMeant } from "./references.ts";
import { raise, type Turn } from "./turn.ts";
import type { WantedTime } from "./visitTime.ts";

/** The other listings of the showing: the agent plans them into the same tour. */
export function showOthers(turn: Turn, propertyId: string | undefined): void {
  const { state, context } = turn;
  const others = context.properties.filter(({ id }) => state.alsoSee?.includes(id) && id !== propertyId);
  if (others.length === 0) return;
  state.visitAlso = others.map(({ id }) => id);
  turn.acts = turn.acts.filter(({ type }) => type !== "already_known");
  turn.acts.push({ type: "also_show", addresses: others.map(({ address }) => address) });
  for (const { id } of others) tellAgent(turn, id, "same visit");
  state.alsoSee = [];
}

const sameVisit =
  /\b(?:same|one) (?:day|visit|time|trip|morning|afternoon|evening)\b|\b(?:too|as well|also|both)\b|\b(?:tambien|mism[oa] (?:dia|visita|hora|manana|tarde)|de (?:una vez|paso|una)|amb[ao]s|sola visita)\b/;
const sees =
  /\b(?:see|seen|seeing|visit|visiting|tour|touring|view|viewing|show(?:n|ing)?|look at|ver(?:l[oa]s?)?|visitar(?:l[oa]s?)?|mostr\w+|ensen\w+|muestr\w+)\b/;
/** Words that move the showing to another home from now on: "The Doral one instead". */
const replaces =
  /\b(?:instead|rather|actually|switch|change|move|reschedule|swap|en vez|en lugar|mejor|cambi\w+|muev\w+|mover\w*)\b|^no\b/;

/** Adds a home to the arranged showing, for the agent to plan into the tour: "And the Brickell one the same day?". */
export function addHome(turn: Turn): boolean {
  const { context, state, message, heard, visitTalk } = turn;
  const { showing } = context;
  const text = plainText(message);
  const isForOther = turn.acts.some((act) => act.type === "aside" && act.about === "other_search");
  if (!showing || isForOther) return false;
  const isSame = sameVisit.test(plainPart(visitTalk.takes));
  if (!isSame && (replaces.test(text) || !namesOther(turn, showing))) return false;
  const refused = homesRefused(turn, context.properties);
  const named = context.properties.filter(
    (home) => !refused.includes(home) && (home.id === state.focus || namesArea(text, home.area, context.market)),
  );
  const first = showing.propertyId ?? (turn.homeAsked ? placeNamedFirst(named, text) : undefined);
  const meant = named.some(({ id }) => id === state.focus && id !== first) ? [state.focus] : named.map(({ id }) => id);
  const wanted = heard.slots.showing_request;
  // A time for a home that is planned in already is passed on as well.
  const planned = wanted?.time ? [] : (state.visitAlso ?? []);
  const others = named.filter(({ id }) => meant.includes(id) && id !== first && !planned.includes(id));
  if (first === undefined || (wanted?.time && others.length === 0)) return false;
  if (others.length === 0) return sayBoth(turn);
  state.focus = first;
  if (wanted && (wanted.time || (wanted.date && wanted.date !== showing.date))) {
    askForSecond(turn, showing, others, wanted);
    return true;
  }
  state.alsoSee = others.map(({ id }) => id);
  // A held showing of a home that isn't chosen yet is settled first.
  if (showing.status !== "held" || showing.propertyId) showOthers(turn, first);
  return true;
}

/** True if the message asks to see a home that the showing isn't for. */
function namesOther(turn: Turn, { propertyId }: ArrangedShowing): boolean {
  const { message, heard, timesOffered } = turn;
  const isWished = heard.intents.includes("book_showing") || sees.test(plainText(message));
  const home = isWished && propertyId !== undefined && timesOffered.length === 0 ? listingMeant(turn) : null;
  return home !== null && home.id !== propertyId;
}

/** Has the agent arrange a second showing with its own time: a conversation has one, and the first stays. */
function askForSecond(turn: Turn, showing: ArrangedShowing, others: readonly Property[], wanted: WantedTime): void {
  const { date = showing.date, time } = wanted;
  const { state } = turn;
  state.slots = { ...state.slots, showing_request: { date: showing.date, time: showing.time } };
  if (date === showing.date)
    state.visitAlso = [...new Set([...(state.visitAlso ?? []), ...others.map(({ id }) => id)])];
  for (const { id } of others) tellAgent(turn, id, [date, time].filter(Boolean).join(" "));
  turn.acts = turn.acts.filter(({ type }) => type !== "already_known" && type !== "standing_visit");
  turn.acts.push({
    type: "also_show",
    addresses: others.map(({ address }) => address),
    at: { date, ...(time && { time }) },
    first: { date: showing.date, time: showing.time },
  });
}

/** Says that the showing already includes both homes: "Both in one visit?". */
function sayBoth({ state, context, acts, message }: Turn): boolean {
  const also = context.properties.filter(({ id }) => state.visitAlso?.includes(id));
  if (
    also.length === 0 ||
    !/\b(?:both|one visit|two|ambas|ambos|las dos|los dos|sola visita)\b/.test(plainText(message))
  )
    return false;
  acts.push({ type: "also_show", addresses: also.map(({ address }) => address) });
  return true;
}

function placeNamedFirst(named: readonly Property[], text: string): string | undefined {
  return [...named].sort((a, b) => text.indexOf(plainName(a.area)) - text.indexOf(plainName(b.area)))[0]?.id;
}

function namesArea(text: string, area: string, market: Market): boolean {
  const { aliases = [] } = market.places.find(({ name }) => name === area) ?? {};
  return [area, ...aliases].some((name) => ` ${text} `.includes(` ${plainName(name)} `));
}

/** A task for the agent about a showing. */
export function tellAgent(turn: Turn, propertyId: string | undefined, detail: string): void {
  raise(turn, "showing", { ...(propertyId && { propertyId }), detail });
}
