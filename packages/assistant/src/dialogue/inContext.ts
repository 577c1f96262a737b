import { isDeepStrictEqual } from "node:util";
import { withoutExcluded, withoutQueried } from "../answering/notWished.ts";
import { namesEndOfWork, nextDayOfMonth, readVisitWish } from "../showings/visitWish.ts";
import type { Intent, IsoDate, Market, SlotName, Slots, Understanding } from "../types.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import { folded } from "../understanding/folded.ts";
import { wishesToStayNear } from "../understanding/places.ts";
import { isAlsoPerson } from "../understanding/shortNames.ts";
import { wouldDo } from "./addOrReplace.ts";
import type { Aside } from "./aside.ts";
import { asksToSee, plainPart, plainText, seeksOthers } from "./asides.ts";
import { isGivenName } from "./hear.ts";
import { leaves } from "./leaving.ts";
import { withoutOtherTalk, withShares } from "./notWished.ts";
import { withoutPictures, withoutUnmeantCancel, withoutUnmeantVisit } from "./noVisit.ts";
import { slotsOfHour } from "./offeredTime.ts";
import { withoutAsked } from "./partTurn.ts";
import { alsoMeant, listingMeant, namesFirstTwo, namesPlaceInList, turnsDown } from "./references.ts";
import { does } from "./stances.ts";
import { acceptsSupposed } from "./supposed.ts";
import type { Turn } from "./turn.ts";
import { asksForVisits, takesVisitBack } from "./visitAsked.ts";
import { withoutVisitTopics } from "./visitQuestions.ts";
import { withoutVisitOfNothing } from "./visitsOff.ts";
import { otherOfChoice, shiftsTime } from "./visitTime.ts";
import { withoutSlots } from "./withoutSlots.ts";

/** Understands a message in the light of the conversation: a yes may be a value, and some words aren't wishes. */
export function readInContext(turn: Turn): Understanding {
  const read = withoutOtherTalk(
    turn,
    withShares(
      turn,
      withoutDoubted(
        turn,
        withoutQueried(
          turn,
          withoutAsked(turn, withoutHour(turn, withoutPointers(turn, withoutMisreadings(turn, withSupposed(turn))))),
        ),
      ),
    ),
  );
  // Where a search is under way, a place that would do is wished for, however it's put.
  const { area } = turn.heard.slots;
  const isLost = area !== undefined && read.area === undefined && turn.state.slots.area !== undefined;
  const slots = isLost && wouldDo(turn.heard, turn.message) ? { ...read, area } : read;
  const heard = withoutPictures(
    turn,
    withoutVisitTopics(
      turn,
      withoutVisitTalk(
        turn,
        withoutUnmeantCancel(
          turn,
          withoutVisitOfNothing(
            turn,
            withoutUnmeantVisit(
              turn,
              withoutNameAsked(withoutExcluded(turn, withoutUnknownPlace(withoutRefusal(turn)))),
            ),
          ),
        ),
      ),
    ),
  );
  if (slots === heard.slots) return heard;
  // If every value was misread, the message said nothing.
  const intents =
    Object.keys(slots).length > 0 ? heard.intents : heard.intents.filter((intent) => intent !== "give_info");
  return { ...heard, slots, intents };
}

/** Drops values that the classifier doesn't read as wishes: "My sister pays 2,400", "we fly out on the 20th". */
function withoutDoubted(turn: Turn, slots: Slots): Slots {
  const { doubted, state, heard, asked, message } = turn;
  if (doubted.size === 0) return slots;
  // "The office is in Brickell, I'd like to walk" answers the question for the area.
  // So does "we don't know the areas; my husband will work downtown", and "my office is on Brickell Ave, I want to walk".
  const isNear =
    heard.landmarks !== undefined ||
    (asked === "area" && wishesToStayNear(plainText(message))) ||
    ((asked === "area" || does(turn, "knows_no_areas")) && does(turn, "work_near"));
  // "That's wrong, it's 2" right after a value was taken down is about it.
  const isMeant = (slot: SlotName): boolean =>
    (slot === "area" && isNear) || (heard.intents.includes("correction") && (state.noted?.includes(slot) ?? false));
  // What is known anyway may be said again: "Who said December? January 15".
  const isKnownValue = (slot: SlotName): boolean => isDeepStrictEqual(state.slots[slot], slots[slot]);
  return Object.fromEntries(
    Object.entries(slots).filter(
      ([slot]) => !doubted.has(slot as SlotName) || isKnownValue(slot as SlotName) || isMeant(slot as SlotName),
    ),
  );
}

/** Drops a value read from an hour that takes one of the times just offered. */
function withoutHour(turn: Turn, slots: Slots): Slots {
  const ofHour = slotsOfHour(turn);
  return ofHour.length === 0 ? slots : withoutSlots(slots, ofHour);
}

/** Drops the refusal from a message that asks for others and declines nothing: "Nothing cheaper?", "none of those". */
function withoutRefusal(turn: Turn): Understanding {
  const { heard, message, listingsOffered, asides } = turn;
  const asksOn = message.includes("?") || listingsOffered.length > 0;
  // "No, the first one" chooses a time, whatever question came in between.
  const complains = asides.includes("unanswered");
  if (!complains && !otherOfChoice(turn) && (!asksOn || !seeksOthers(turn))) return heard;
  const { answer: _no, ...rest } = heard;
  const intents = heard.intents.filter((intent) => intent !== "refuse_info");
  return { ...(heard.answer === "no" ? rest : heard), intents, refused: [] };
}

/** Drops a price question read from a name: "Tom Vale 305-555-0182", whatever "vale" means elsewhere. */
function withoutNameAsked(heard: Understanding): Understanding {
  const { slots, evidence, maskedText, topics } = heard;
  const contact = slots.phone ?? slots.email;
  if (contact === undefined || topics.some((topic) => topic !== "price") || maskedText.includes("?")) return heard;
  const letters = evidence.reduce((sum, { text }) => sum + lettersIn(text), 0);
  if (lettersIn(maskedText) > letters + longestSurname || /\d{1,2} ?(?:am|pm)\b/i.test(maskedText)) return heard;
  return { ...heard, topics: [], intents: heard.intents.filter((intent) => intent !== "ask_price") };
}

/** Letters of a word that may be a surname next to the words read. */
const longestSurname = 10;

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Drops a distance or fact that isn't asked: "Voy tarde como 15 minutos", "¿puede venir mi mamá?" or "earlier?". */
function withoutVisitTalk(turn: Turn, heard: Understanding): Understanding {
  if (heard.topics.length === 0) return heard;
  const asides = turn.asides;
  const shifts = (turn.timesOffered.length > 0 || turn.context.showing !== undefined) && shiftsTime(turn.message);
  const isOfVisit = asides.some((aside) => ofVisit.has(aside));
  if (!isOfVisit && !shifts && !takesVisitBack(turn) && !asksForVisits(turn)) return heard;
  const topics = heard.topics.filter((topic) => topic !== "distance" && topic !== "other");
  const intents = heard.intents.filter((intent) => intent !== "ask_property_question" || topics.length > 0);
  return { ...heard, topics, intents };
}

const ofVisit: ReadonlySet<Aside> = new Set<Aside>(["late", "company", "video"]);

/** Drops a place that isn't really excluded: "I don't know Miami at all". */
function withoutUnknownPlace(heard: Understanding): Understanding {
  const isUnknown = heard.excludedAreas.length > 0 && knowsNot.test(plainText(heard.maskedText));
  return isUnknown ? { ...heard, excludedAreas: [] } : heard;
}

const knowsNot =
  /\b(?:dont|do not|doesnt) (?:really |even )?know\b|\b(?:not|im not) (?:very |too |that )?familiar\b|\bno (?:lo |la |me )?(?:conozco|conocemos|se nada|ubico)\b/;

/** Drops a bedroom count read from "The Edgewater one", and a day read from "el primero" of a list. */
function withoutPointers(turn: Turn, slots: Slots): Slots {
  const text = plainText(turn.message);
  const saidAs = (slot: SlotName) => turn.heard.evidence.find((item) => item.slot === slot)?.text.toLowerCase() ?? "";
  const { bedrooms: _one, ...withoutRooms } = slots;
  if (slots.bedrooms === 1 && /^ones?$/.test(saidAs("bedrooms")) && pointsWithOne.test(text)) return withoutRooms;
  const { area: _left, ...withoutArea } = slots;
  if (slots.area !== undefined && turnsDown(turn.message) && listingMeant(turn)) return withoutArea;
  const takesTime = turn.timesOffered.length > 0 && turn.heard.choice !== undefined;
  const points = namesPlaceInList(turn) || namesFirstTwo(turn.message);
  if (!takesTime && !points && !turnsDown(turn.message)) return slots;
  const { move_in: _day, ...withoutMove } = slots;
  if (slots.move_in !== undefined && isOrdinal.test(saidAs("move_in"))) return withoutMove;
  const { showing_request: visit, ...withoutVisit } = slots;
  if (visit?.date === undefined || !isOrdinal.test(saidAs("showing_request"))) return slots;
  return visit.time ? { ...withoutVisit, showing_request: { time: visit.time } } : withoutVisit;
}

const pointsWithOne = /\b(?:the|that|this|which|same|other|another) (?:\w+ ){0,3}ones?\b(?! (?:bed|br|bd|room))/;
const isOrdinal = /^(?:the |el |la |del |al )?(?:first|second|third|primer[oa]?|segund[oa]|tercer[oa]?|1st|2nd|3rd)$/;

/** Fills the slot that was asked for after a yes to "it's a 2-bedroom: is that the size you need?". */
function withSupposed({ heard, supposed, asked, message, clauses, asides }: Turn): Slots {
  const tellsMore =
    heard.slots.showing_request !== undefined || leaves({ heard, message, clauses }) || asides.includes("found");
  const agrees =
    !tellsMore &&
    ((heard.answer === "yes" && heard.topics.length === 0 && !message.includes("?") && !asksToSee(message)) ||
      (supposed !== undefined && acceptsSupposed(message, supposed.slot)));
  const turnsAway = heard.excludedAreas.length > 0 || heard.cleared.length > 0;
  if (turnsAway || !supposed || asked !== supposed.slot || !agrees) return heard.slots;
  // "Split between 2 it works" counts heads.
  const said = heard.evidence.find(({ slot }) => slot === supposed.slot)?.text ?? "";
  if (heard.slots[supposed.slot] !== undefined && !(supposed.slot === "budget_max" && /^\d$/.test(said.trim())))
    return heard.slots;
  return { ...heard.slots, [supposed.slot]: supposed.value };
}

/** In such a message, days are days for a showing. */
const visitChanges: ReadonlySet<Intent> = new Set<Intent>(["cancel", "reschedule"]);

function withoutMisreadings(turn: Turn, slots: Slots): Slots {
  const { message, asides } = turn;
  // "1 bathroom, just what I dreamed of" is irony and states no wish.
  if (asides.includes("ironic")) return contactOf(slots);
  const { bedrooms: _room, ...withoutRoom } = slots;
  if (asides.includes("room") && slots.bedrooms !== undefined && turn.asked !== "bedrooms") return withoutRoom;
  const { move_in: _days, ...withoutDays } = slots;
  // "Do you work weekends?" and "so hot today" name days, but no move-in date.
  const isWeather = asides.includes("small_talk") && slots.move_in === turn.local.date;
  if (slots.move_in !== undefined && (asides.includes("hours") || isWeather)) return withoutDays;
  const isCancel = turn.heard.intents.some((intent) => visitChanges.has(intent)) || /\bcancel/i.test(message);
  const changesVisit = turn.context.showing !== undefined && isCancel;
  // "Bueno ya, ¿tienes algo…?" is not "as soon as possible".
  const soon = turn.heard.evidence.find(({ slot }) => slot === "move_in")?.text.toLowerCase();
  if (slots.move_in === "asap" && soon === "ya" && turn.asked !== "move_in") return withoutDays;
  // "Can I see it asap?" is about the showing.
  if (slots.move_in === "asap" && asksToSee(message) && !/\b(?:mov|mud)/i.test(message)) return withoutDays;
  if (slots.move_in !== undefined && !isAfterVisits(turn) && (changesVisit || isDayOfVisit(turn))) return withoutDays;
  if (slots.move_in === "flexible" && isFlexibleBudget(turn)) return withoutDays;
  const { lease_months: _term, ...withoutLease } = slots;
  if (slots.lease_months !== undefined && withoutTerm.test(message)) return withoutLease;
  const { budget_max: _score, ...withoutBudget } = slots;
  if (isCreditScore(turn) || isListedRent(turn)) return withoutBudget;
  const { name: _word, ...withoutName } = slots;
  if (slots.name !== undefined && isNoName(slots.name, turn)) return withoutName;
  const { occupants: _self, ...withoutPeople } = slots;
  // "Soy yo otra vez" doesn't count people, nor does "my boyfriend comes to the showing too" those who move in.
  const isGuest = asides.includes("company") && !ofMoving.test(message);
  if (slots.occupants !== undefined && (asides.includes("back") || isGuest)) return withoutPeople;
  const visit = visitOf(turn, slots);
  if (visit !== slots.showing_request) {
    const { showing_request: _misread, ...others } = slots;
    return visit ? { ...others, showing_request: visit } : others;
  }
  // "¿Puedo ver las dos el lunes?" means both, not two o'clock.
  const { time: _hour, ...day } = slots.showing_request ?? {};
  if (slots.showing_request?.time && /(?<!\ba )\blas (dos|tres)\b/i.test(message) && alsoMeant(turn).length > 1)
    return { ...slots, showing_request: day };
  return slots;
}

/**
 * While a showing is offered, chosen or booked, a day is about it, unless the message mentions moving: the move-in date
 * is known by then.
 */
function isDayOfVisit({
  state,
  heard,
  asked,
  visitOffered,
  timesOffered,
  context,
  message,
  homesNamed,
  visitAsks,
  visitTalk,
}: Turn): boolean {
  if (context.showing && visitAsks.length > 0) return true;
  const day = typeof heard.slots.move_in === "string" ? weekdayOn(heard.slots.move_in) : undefined;
  if (context.showing && day !== undefined && visitTalk.ruledOut.includes(day)) return true;
  if (asked === "move_in" || ofMoving.test(message)) return false;
  if (context.showing && heard.slots.move_in === context.showing.date) return true;
  if (state.slots.move_in === undefined) return false;
  // "No, I said Dec 12" about the visit asked for then.
  if (heard.slots.move_in === state.slots.showing_request?.date) return true;
  const { area, bedrooms, budget_max: budget } = heard.slots;
  // "I'd sign at 2700. My boyfriend comes along tomorrow" tells two things.
  const isBeside = (slot: SlotName): boolean => besideDay({ heard, message }, slot);
  // "Saturday, December 5th please. The Doral one" names the home to see.
  if (area !== undefined && homesNamed.length === 0 && isBeside("area")) return false;
  if ((bedrooms !== undefined && isBeside("bedrooms")) || (budget !== undefined && isBeside("budget_max")))
    return false;
  return visitOffered || timesOffered.length > 0 || context.showing !== undefined;
}

/**
 * True if a date after the last free time, next to the showing's day, is the move: "Dec 15. And can we do Wednesday
 * instead?".
 */
function isAfterVisits({ heard, context }: Turn): boolean {
  const { move_in: day, showing_request: visit } = heard.slots;
  const from = typeof day === "object" ? day.from : day;
  const last = context.freeTimes?.at(-1)?.date;
  return visit?.date !== undefined && from !== undefined && last !== undefined && /^\d/.test(from) && from > last;
}

/** True if a value is said in the sentence of the day. */
function besideDay({ heard, message }: Pick<Turn, "heard" | "message">, slot: SlotName): boolean {
  const day = heard.evidence.find((item) => item.slot === "move_in");
  const said = heard.evidence.filter((item) => item.slot === slot);
  if (!day || said.length === 0) return true;
  return said.some(
    (item) => !/[.!?\n]/.test(message.slice(Math.min(item.end, day.end), Math.max(item.start, day.start))),
  );
}

const ofMoving = /\b(?:mov(?:e|es|ed|ing)|mud\w+|lease|contrato|entrar|start\w*|begin\w*|llaves|keys)\b/i;

/** Keeps who writes and when they come, and drops everything about the search. */
function contactOf({ name, phone, email, showing_request }: Slots): Slots {
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(showing_request && { showing_request }),
  };
}

const ofBudget = /\b(?:budget|rent|presupuesto|renta)\b/i;

/** True if the rent is flexible, not the day: "Budget 3500ish but flexible". */
function isFlexibleBudget({ heard, asked, message }: Turn): boolean {
  if (heard.slots.budget_max === undefined || (asked === "move_in" && !ofBudget.test(message))) return false;
  return !/\b(?:mov\w+|dates?|when|mud\w+|fechas?|cu[aá]ndo)\b/i.test(message);
}

/** Words for no lease term, which don't ask for one: "And without a one-year lease?". */
const withoutTerm =
  /\b(?:sin (?:el |un |firmar )?(?:contrato|lease)|without (?:an? |the |signing an? )?(?:\w+[ -]){0,3}(?:lease|contract))\b/i;

/** The range of credit scores. */
const [lowestScore, highestScore] = [300, 850];

/** True for a score after a mention of credit, since no rent is that low: "Mine is 720". */
function isCreditScore({ heard, state, asked }: Turn): boolean {
  const { budget_max: value } = heard.slots;
  const said = heard.evidence.find(({ slot }) => slot === "budget_max")?.text ?? "";
  const spokeOfCredit = state.raised.some((key) => key.startsWith("screening") || key.endsWith(":requirements"));
  const isScore = value !== undefined && value >= lowestScore && value <= highestScore && /^\d{3}$/.test(said.trim());
  return isScore && spokeOfCredit && asked !== "budget_max";
}

/** True for a listing's exact rent, not the renter's budget: "I saw the one for 3150", "wow, 2450 for that". */
function isListedRent({ heard, asked, context, message, homesNamed }: Turn): boolean {
  const { budget_max: value } = heard.slots;
  if (value === undefined || asked === "budget_max" || !context.properties.some(({ price }) => price === value))
    return false;
  // "El de Doral ese a 2600, ¿aceptan perros?" identifies a home by its rent.
  const isOfHome = homesNamed.some(({ price }) => price === value);
  return (isOfHome || talksOfRent.test(plainText(message))) && !wouldPay.test(plainText(message));
}

const talksOfRent =
  /\b(?:saw|seen|listed|asking|advertised|why|how come|wow|damn|omg|really|que caro|por que|vi|anunciad[oa]|publicad[oa]|piden|dice|caray|cono|dios)\b/;
const wouldPay =
  /\b(?:budget|max|maximum|up to|under|below|pay|afford|spend|hasta|presupuesto|tope|maximo|pagar|gastar|alcanza|less|menos|(?:could|can) (?:do|go)|podemos|podriamos|puedo)\b/;

/** Keeps what a message says about a showing, and drops what only looks like a day or an hour. */
function visitOf({ visitTalk, local }: Turn, { showing_request: visit }: Slots): Slots["showing_request"] {
  if (!visit) return undefined;
  const text = plainPart(visitTalk.takes);
  const day = dayOfMonth.exec(text)?.[1];
  // "El 24" about a showing was read as midnight.
  if (visit.time === "00:00" && day) return { date: nextDayOfMonth(local.date, Number(day)) };
  const { date } = visit;
  const time = visit.time && inEvening.test(text) && !inMorning.test(text) ? laterHalf(visit.time) : visit.time;
  const keepsDate = date !== undefined && !isOtherDay(date, text, local.date);
  const keepsTime = time !== undefined && !namesEndOfWork(text) && !/\bby one of\b/.test(text);
  if (keepsDate === (date !== undefined) && keepsTime === (time !== undefined))
    return time === visit.time ? visit : { ...visit, ...(time && { time }) };
  const kept = { ...(keepsDate && { date }), ...(keepsTime && { time }) };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Words for the evening: "Do you do evenings? Like 8?" isn't eight in the morning. */
const inEvening =
  /\b(?:evenings?|at night|tonight|de la (?:noche|tarde)|por la (?:noche|tarde)|en la (?:noche|tarde))\b/;
const inMorning = /\b(?:am|a m|mornings?|(?:de|por|en) la manana|temprano)\b/;

function laterHalf(time: string): string {
  const hour = Number(time.slice(0, 2));
  return hour >= 1 && hour < 12 ? `${hour + 12}${time.slice(2)}` : time;
}

const dayOfMonth = /\b(?:el|the|dia) (\d{1,2})(?:st|nd|rd|th)?\b/;

/** True for another day: "En las mañanas" isn't tomorrow, nor "for April, Saturday or Sunday" the first of April. */
function isOtherDay(date: IsoDate, text: string, today: IsoDate): boolean {
  if (/\b(?:las mananas|de manana no)\b/.test(text) && !/(?<!\b(?:las|de) )\bmanana\b/.test(text)) return true;
  const { weekdays } = readVisitWish(text, { today, hasHour: true, hasDate: true }) ?? {};
  return weekdays !== undefined && !weekdays.includes(weekdayOn(date));
}

/** True for what isn't a name, whatever the question was: "Mejor cancélala", or a repeated place. */
function isNoName(name: string, { message, context, asked, timesOffered, state }: Turn): boolean {
  // "Kendall" in answer to the question for the name, once the area is known.
  const isNaming = (asked === "name" || timesOffered.length > 0) && state.slots.area !== undefined;
  if (isNaming && (isGivenName(name) || isAlsoPerson(name))) return false;
  if (context.showing && /\bcancel/.test(plainText(message))) return true;
  const places = foldedPlaces(context.market);
  // "Brickell preferentemente" after "your name?" answers another question.
  const said = folded(message).replace(/[.!,]/g, " ").trim();
  const isPlace = [...places].some((place) => said === place || said.startsWith(`${place} prefer`));
  return isPlace || places.has(folded(name));
}

const placesOf = new WeakMap<Market, ReadonlySet<string>>();

/** The names of a market's places as {@link folded} writes them. */
function foldedPlaces(market: Market): ReadonlySet<string> {
  let names = placesOf.get(market);
  if (names === undefined) {
    names = new Set(market.places.map((place) => folded(place.name)));
    placesOf.set(market, names);
  }
  return names;
}
