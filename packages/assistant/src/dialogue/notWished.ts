import { isDeepStrictEqual } from "node:util";
import { margins } from "../learned/judge.ts";
import { moveInCost } from "../listings/moveInCost.ts";
import type { SlotName, Slots, Topic } from "../types.ts";
import { tellsShares } from "../understanding/sharers.ts";
import { asksToSee, plainPart, plainText } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import type { SaidClause, Turn } from "./turn.ts";
import { withoutSlots } from "./withoutSlots.ts";

/**
 * Drops values that aren't the renter's wish: of the homes shown, of the current lease,
 * of a trip, or of people who are named but not counted.
 */
export function withoutOtherTalk(turn: Turn, slots: Slots): Slots {
  let kept = withoutMentioned(turn, withoutTold(turn, slots));
  for (const [slot, isOther] of readings)
    if (kept[slot] !== undefined && isOther(turn, sentenceBefore(turn, slot))) kept = withoutSlots(kept, [slot]);
  return asVisit(turn, slots, kept);
}

/** Drops values of clauses clearly about something else: "My daughter lives in Hialeah", "I work in Brickell". */
function withoutTold({ heard, clauses, asked, state }: Turn, slots: Slots): Slots {
  const told = clauses.filter(({ shares }) => shares.remark >= margins.tells);
  // "I said three rooms, not two" complains, and gives a value.
  if (told.length === 0 || heard.intents.includes("correction")) return slots;
  const isTold = (slot: SlotName): boolean => {
    const said = heard.evidence.filter((item) => item.slot === slot);
    // Until a date is known, "my niece arrives in January" is the best guess.
    if (slot === "move_in" && state.slots.move_in === undefined) return false;
    // "I start at Jackson Memorial, looking for something close": the workplace says where.
    if (slot === "area" && heard.landmarks) return false;
    const counts = (text: string): boolean => countsWriter.test(text) || countsOther.test(text);
    if (slot === "occupants" && said.some(({ text }) => counts(plainPart(text)))) return false;
    return (
      said.length > 0 && said.every((item) => told.some(({ start, end }) => item.start >= start && item.start < end))
    );
  };
  return searched.reduce(
    (kept, slot) => (kept[slot] !== undefined && slot !== asked && isTold(slot) ? withoutSlots(kept, [slot]) : kept),
    slots,
  );
}

/** Drops amenities whose clause doesn't wish for them: "you didn't answer parking" and "is it furnished?". */
function withoutMentioned({ heard, clauses, message }: Turn, slots: Slots): Slots {
  if (heard.intents.includes("ask_availability")) return slots;
  const wishes = ({ shares, start, end }: SaidClause): boolean =>
    shares.wish + shares.request >= leastWish || wanting.test(plainPart(message.slice(start, end)));
  const unwished = clauses.filter((clause) => !wishes(clause));
  // "I've got a truck, so I need parking": the clause with the noun wishes for it.
  const wished = plainPart(
    clauses
      .filter(wishes)
      .map(({ start, end }) => message.slice(start, end))
      .join(" "),
  );
  const isMentioned = (slot: (typeof amenities)[number]): boolean => {
    const said = heard.evidence.filter((item) => item.slot === slot);
    return (
      !named[slot].test(wished) &&
      said.length > 0 &&
      said.every((item) => unwished.some(({ start, end }) => item.start >= start && item.start < end))
    );
  };
  return amenities.reduce(
    (kept, slot) => (kept[slot] !== undefined && isMentioned(slot) ? withoutSlots(kept, [slot]) : kept),
    slots,
  );
}

const amenities = ["parking", "furnished"] as const;
const wanting = /\b(?:need|want|must|require|have to have|necesit\w+|quier\w+|queremos|ocupo|busc\w+)\b/;
const named = {
  parking: /\b(?:park\w*|garage|spots?|spaces?|parque\w*|estacion\w*|garaje|cochera|puestos?)\b/,
  furnished: /\b(?:un)?furni\w+\b|\b(?:a|des)?m(?:ue|o)b[il]\w+\b/,
};
/** Below this share, a clause says nothing about what the renter wants. */
const leastWish = 0.3;

/** Slots that the people, places and days of other stories fill; an amount, a pet or a name is more often the renter's own. */
const searched = ["area", "bedrooms", "move_in", "occupants", "lease_months", "furnished", "showing_request"] as const;

/** Words that count the renter: "Me and my wife". */
const countsWriter = /\b(?:me|we|us|yo|nosotr[oa]s|somos)\b/;
/** Words for the person whom the home is for: "She lives by herself". */
const countsOther = /\b(?:lives?|living|viv\w+|(?:for|para|pa) (?:her|him|ella|el))\b/;

/** True if a value is only in clauses that hardly express a wish. */
function isToldOf({ heard, clauses }: Turn, slot: SlotName): boolean {
  const said = heard.evidence.filter((item) => item.slot === slot);
  return said.every((item) =>
    clauses.some(({ start, end, shares }) => item.start >= start && item.start < end && shares.wish < 0.5),
  );
}

type Told = (turn: Turn, before: string) => boolean;

/** Named people whose number is already known: "My husband and I will fly down", "soy yo la que no maneja". */
const ofNamed: Told = ({ state, heard }) => {
  if (state.slots.occupants === undefined || heard.intents.includes("correction")) return false;
  const said = heard.evidence.find(({ slot }) => slot === "occupants")?.text ?? "";
  return !counts.test(plainText(said)) && !joins.test(plainText(heard.maskedText));
};
const counts =
  /(?<![\d:])\d{1,2}(?![\d:])|\b(?:one|two|three|four|five|six|both|just|only|alone|uno|dos|tres|cuatro|cinco|seis|solo|sola|solos|solas|nomas)\b/;
const joins =
  /\b(?:mov(?:e|es|ing) in|liv(?:e|es|ing) with|shar(?:e|es|ing)|roommates?|with me|compart\w+|conmigo|joining|pregnant|expecting|instead|not coming|se muda\w*|viv\w+ con|se suma|embarazada|ya no)\b/;

/** A day for a showing, with the move-in known: "We fly in on December 4", "let's see it, next weekend works". */
const ofJourney: Told = (turn, before) => {
  if (turn.state.slots.move_in === undefined || turn.asked === "move_in" || moves.test(before)) return false;
  return seesOrTravels.test(upToMoveIn(turn));
};
/** A number of places, not of people: "Brickell, Edgewater or Wynwood, los tres". */
const ofPlaces: Told = ({ state, heard, spots }) => {
  const said = heard.evidence.filter(({ slot }) => slot === "occupants").map(({ text }) => plainText(text));
  const named = new Set(spots.flatMap(({ isArea, name }) => (isArea && name ? [name] : [])));
  const places = Math.max(named.size, [state.slots.area ?? []].flat().length);
  return places > 1 && heard.slots.occupants === places && said.every((text) => countsAll.test(text));
};
const countsAll = /^(?:(?:las|los|the|all) )?(?:dos|tres|cuatro|cinco|two|three|four|five|[2-5])$/;

/** When the renter leaves, once the move-in date is known: "They might transfer me to Bogotá in August". */
const ofTransfer: Told = ({ state }, before) => state.slots.move_in !== undefined && leaves.test(before);
const leaves = /\b(?:transfer\w*|transfier\w+|traslad\w+|relocat\w+|deploy\w*|reassign\w*|reubic\w+)\b/;

const moves =
  /\b(?:mov(?:e|es|ed|ing)|mud\w+|lease|contrato|start\w*|begin\w*|llaves|keys|available|disponible|ready|need(?: it)? by|out by)\b/;
const seesOrTravels =
  /\b(?:fly|flying|flight|in town|pencil|visit\w*|showing|tour|come (?:by|over|see|look)|can (?:i|we) (?:come|go)|lets see|see (?:it|the|both)|vuelo|volamos|viaj\w+|visita\w*|recorrido|verl[oa]s?|ir a ver|puedo ir|podemos ir|(?:com(?:e|es|ing)|go(?:es|ing)?|bring\w*|tag\w*) (?:\w+ ){0,2}(?:with|along)|(?:vien|v)en? con(?:migo)?|va(?:n|mos)? con(?:migo)?|voy con|ire con|(?:me|nos) acompan\w+|lleg[oa]n? con)\b/;

const sees =
  /\b(?:lets see|see (?:it|the|both)|pencil|visit\w*|showing|tour|visita\w*|recorrido|verl[oa]s?|ir a ver)\b/;

/** An amount this many times larger or smaller than the known budget belongs to something else. */
const otherScale = 2;

/** Other money: "$6k" or "630" after a budget of 2,800, without a word for rent next to it; "could stretch to" less. */
const ofOtherMoney: Told = (turn, before) => {
  const { state, heard, asked, homesNamed, answeredBefore } = turn;
  const [known, value] = [state.slots.budget_max, heard.slots.budget_max];
  // What a brother pays isn't the answer to the question either.
  const from = heard.evidence.find(({ slot }) => slot === "budget_max")?.start ?? 0;
  const ownClause = plainPart(
    turn.message
      .slice(0, from)
      .split(/\b(?:and|but|y|pero|so)\b|[,.;!?]/i)
      .at(-1) ?? "",
  );
  if (value !== undefined && paidByOthers.test(ownClause)) return true;
  if (value === undefined || asked === "budget_max" || homesNamed.length > 0) return false;
  if (tellsShares(plainText(turn.message))) return false;
  const said = heard.evidence.find(({ slot }) => slot === "budget_max")?.text ?? "";
  // "9840 omg no": the total that the reply before gave.
  const isOfTotal = answeredBefore.some((topic) => paidOnce.has(topic));
  if (known === undefined) return isOfTotal && isToldOf(turn, "budget_max");
  if (ofOwner.test(before) || (value < known && heard.topics.includes("negotiation"))) return true;
  if (value < known && raises.test(`${before} ${plainPart(said)}`)) return true;
  // "A studio in Doral then, 1400": another search has a budget of its own.
  const isOtherSearch = heard.slots.bedrooms !== undefined || heard.slots.area !== undefined;
  const isFar = !isOtherSearch && (value * otherScale < known || value > known * otherScale);
  return (isFar || isOfTotal) && !ofRent.test(`${before} ${plainPart(said)}`);
};
/** Words for an offer, or for what someone else pays: "If they drop it to 2500", "my friend pays 2200". */
const ofOwner =
  /\b(?:owner|landlord|they|she|he|dueno|duena|propietari[oa])\b.*\b(?:drops?|lowers?|reduces?|comes? down|brings? it|takes?|baj\w+|dej\w+|rebaj\w+|acept\w+)\b|\ble (?:doy|ofrezco|pago)\b/;
const paidByOthers =
  /\b(?:friends?|neighbors?|coworkers?|cousin|brother|sister|people|others|guy|amig[oa]s?|vecin[oa]s?|prim[oa]|herman[oa]|gente)\b(?: \w+){0,5} (?:pays?|paid|paying|rents?|pag\w+|rent\w+)\b/;
const paidOnce: ReadonlySet<Topic> = new Set<Topic>(["move_in_cost", "deposit", "fees", "pet_fee", "application"]);
const raises = /\b(?:stretch|go up|push|estir\w+|subir|llegar)\b(?: \w+){0,2} \d/;
const ofRent =
  /\b(?:budget|rent|max\w*|up to|under|below|pay\w*|afford|spend|limit|go|raise|subo|subir|presupuesto|renta|alquiler|hasta|tope|pag\w+|gast\w+|monthly|month|mes|mensual\w*|tops|at most|no more|or less|o menos|no mas)\b/;

/** A move-in cost from the reply, which isn't a rent: "4350 entre dos lo hacemos". */
const ofMoveInCost: Told = ({ heard, context, asked, answeredBefore }) => {
  const value = heard.slots.budget_max;
  if (asked === "budget_max" && !answeredBefore.some((topic) => paidOnce.has(topic))) return false;
  return context.properties.some(({ price, terms }) => moveInCost(price, terms?.fees)?.total === value);
};

/** A rent that is judged or checked, not offered: "3k is kinda a lot tho", "2600 total??". */
const ofRentJudged: Told = ({ heard, message, context, judgesRent }) => {
  const value = heard.slots.budget_max;
  if (value === undefined) return false;
  if (value === judgesRent) return true;
  const isRent = context.properties.some(({ price }) => Math.abs(price - value) < rounding);
  const after = message.slice(heard.evidence.find(({ slot }) => slot === "budget_max")?.end ?? message.length);
  return isRent && asksTotal.test(plainPart(after)) && after.includes("?");
};
/** The size of the home whose rent is judged: "A studio for 2150? That's crazy". */
const ofHomeJudged: Told = ({ heard, context, judgesRent }) =>
  context.properties.some(
    ({ price, bedrooms }) => bedrooms === heard.slots.bedrooms && Math.abs(price - (judgesRent ?? 0)) < rounding,
  );

/** Renters round a rent to hundreds. */
const rounding = 50;
const asksTotal =
  /^(?:$|(?:a month|al mes|total|todo|each|all in|right|verdad|no|en total|with everything|con todo)\b)/;

/** The agent's name: "What's Marisol's number?". */
const ofAgent: Told = ({ heard, context }) => {
  const own = plainText(context.agent.name).split(" ");
  const said = plainText((heard.slots.name ?? "").replace(/['’]s\b/, "")).split(" ");
  return said.every((word) => own.includes(word));
};

const readings: readonly (readonly [SlotName, Told])[] = [
  ["budget_max", ofMoveInCost],
  ["budget_max", ofOtherMoney],
  ["budget_max", ofRentJudged],
  ["bedrooms", ofHomeJudged],
  ["occupants", ofNamed],
  ["occupants", ofPlaces],
  ["move_in", ofJourney],
  ["move_in", ofTransfer],
  ["name", ofAgent],
];

/** Takes a day that isn't a move-in date as the day of a showing, if the message asks to see a home. */
function asVisit(turn: Turn, given: Slots, kept: Slots): Slots {
  const { heard, context, message } = turn;
  const day = given.move_in;
  const isDay = day !== undefined && kept.move_in === undefined && day !== "asap" && day !== "flexible";
  if (!isDay || heard.slots.showing_request !== undefined || !context.freeTimes) return kept;
  if (!asksToSee(message) && !sees.test(upToMoveIn(turn))) return kept;
  const { from, to } = typeof day === "string" ? { from: day, to: day } : day;
  return isDeepStrictEqual(from, to) || daysBetween(from, to) <= weekend
    ? { ...kept, showing_request: { date: from } }
    : kept;
}

const weekend = 1;

/** The sentence with the day that was read as the move-in date, and the one before it. */
function upToMoveIn({ heard, message }: Turn): string {
  const { start = 0, end = 0 } = heard.evidence.find(({ slot }) => slot === "move_in") ?? {};
  const [before = "", after = ""] = [message.slice(0, start), message.slice(end)];
  const said = before
    .split(/(?<=[.!?\n])\s/)
    .slice(-2)
    .join(" ");
  return plainPart(`${said} ${message.slice(start, end)} ${after.split(/[.!?\n]\s/)[0]}`);
}

/** The words before a value in its sentence. */
function sentenceBefore({ heard, message }: Turn, slot: SlotName): string {
  const start = heard.evidence.find((item) => item.slot === slot)?.start ?? 0;
  return plainPart(
    message
      .slice(0, start)
      .split(/[.!?\n]+\s/)
      .at(-1) ?? "",
  );
}

/** Takes the sum of the shares as the budget, even in a question: "Could we split the Doral one? 1,300 each". */
export function withShares({ heard, message }: Turn, slots: Slots): Slots {
  const { budget_max: sum } = heard.slots;
  return sum !== undefined && slots.budget_max === undefined && tellsShares(plainText(message))
    ? { ...slots, budget_max: sum }
    : slots;
}
