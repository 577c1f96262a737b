import { plainPart, plainText } from "../dialogue/asides.ts";
import { homeInQuestion, isIn } from "../dialogue/listings.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Topic } from "../types.ts";
import { saysShared, sharersIn, tellsShares } from "../understanding/sharers.ts";
import { ofMoving } from "./totals.ts";

/** Answers each one's share of a rent: "Would splitting Doral with a roommate work? 1,300 each", "¿cuánto me toca?" */
export function answerSharedRent(turn: Turn): void {
  const { message, state, heard } = turn;
  const text = plainText(message);
  if (state.business || state.paused || !tellsShares(text) || ofMoving.test(text) || ofOther.test(text)) return;
  const isOfRent =
    heard.evidence.some(({ slot }) => slot === "budget_max") ||
    turn.queries.some(({ topics }) => topics.some((topic) => ofRent.has(topic))) ||
    asksRent.test(text);
  const home = isOfRent ? homeShared(turn) : undefined;
  if (!home) return;
  const people = sharersOf(turn, text);
  const budget = state.slots.budget_max;
  const isStated = heard.slots.budget_max !== undefined && budget !== undefined;
  // Only the agent can say whether so many people may live there: a yes would answer that, too.
  const isOfPeople = people >= several || heard.topics.includes("occupancy_limit");
  const asksWhether = isStated && !isOfPeople && (turn.asks.length > 0 || turn.queries.length > 0);
  turn.acts.push({
    type: "answer_share",
    propertyId: home.id,
    address: home.address,
    price: home.price,
    people,
    each: Math.round((home.price / people) * 100) / 100,
    ...(asksWhether && { verdict: budget >= home.price ? ("yes" as const) : ("no" as const) }),
    updated: home.updated,
  });
  state.focus = home.id;
  settle(turn);
}

const several = 3;
const ofRent: ReadonlySet<Topic> = new Set<Topic>(["price", "move_in_cost"]);
const asksRent = /\b(?:how much|what would|cuanto|a como|toca|sale|pagaria\w*|pay)\b/;
/** Words for other things that people split, not rent. */
const ofOther =
  /\b(?:(?:estan|cuestan|salen|son|are|cost|r) (?:\w+ )?(?:cada un[oa]|each)|(?:nin[oa]s|hij[oa]s|kids|girls|boys|children) (?:\w+ )?(?:compart\w+|shar\w+)|deposit\w*|fees?|electric\w*|luz|agua|water|utilities|internet|bills?|biles|parking|parqueo|lease|contrato|(?:shared|cuarto|habitacion|pieza|room) (?:room|compartid[oa]))\b/;

/** The home that the message names, the only one in the place it names, or the one in question. */
function homeShared({ homesNamed, queries, state, context, heard }: Turn): Property | undefined {
  const named = homesNamed.length > 0 ? homesNamed : queries.flatMap((query) => query.named);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const areas = [heard.slots.area ?? []].flat();
  const there = context.properties.filter(({ area }) => isIn(area, areas, context.market));
  if (areas.length > 0) return there.length === 1 ? there[0] : undefined;
  const home = homeInQuestion(state, context.properties);
  // A studio is shared only if they say so.
  return home?.bedrooms === 0 ? undefined : home;
}

function sharersOf({ heard, state }: Turn, text: string): number {
  const known = [heard.slots.occupants, sharersIn(text), state.slots.occupants];
  return known.find((people) => people !== undefined && people > 1) ?? 2;
}

/** Drops the other questions about rent, which need no answer. */
function settle(turn: Turn): void {
  turn.isQueried = true;
  turn.queries = turn.queries.filter(({ topics }) => !topics.every((topic) => ofRent.has(topic) || topic === "other"));
  turn.asks = turn.asks.filter(({ text }) => !saysShared(plainPart(text)) && !goesOn.test(plainPart(text)));
  const { heard } = turn;
  turn.heard = {
    ...heard,
    topics: heard.topics.filter((topic) => !ofRent.has(topic) && topic !== "occupancy_limit"),
    intents: heard.intents.filter((intent) => !settled.has(intent)),
  };
}

/** Intents that the answer settles; "Si lo comparto con una amiga" isn't a goodbye. */
const settled: ReadonlySet<string> = new Set(["ask_price", "ask_property_question", "goodbye"]);

const goesOn =
  /^(?:(?:does|would|will|is) (?:that|it)(?: be)? (?:work|ok|okay|fine|possible)|works?|se puede|funciona\w*|alcanza|sirve|cuanto (?:me|nos) toca|(?:a )?(?:como|cuanto) (?:me |nos )?(?:sale|seria|queda)\w*)$/;
