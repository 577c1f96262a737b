import { givenNames } from "../languages/names.ts";
import type { DialogueState, SlotName, TurnContext, UnderstandContext, Understanding } from "../types.ts";
import { describesSelf } from "../understanding/selfDescriptions.ts";
import { understand, understandMasked } from "../understanding/understand.ts";
import { isKnown } from "./agenda.ts";
import { asksToSee, findAsides, isAcknowledgement } from "./asides.ts";
import { localTime } from "./calendar.ts";
import { folded } from "./listings.ts";
import { readable } from "./readable.ts";

/** What understanding knows of a conversation as it stands. */
export function hearingContext(state: DialogueState, context: TurnContext): UnderstandContext {
  return {
    // After a choice of times a bare day or hour means one of them.
    asked: state.offeredTimes?.length ? "showing_request" : state.asked,
    referenceDate: localTime(context.now, context.market.timeZone).date,
    languageHint: state.language,
    market: context.market,
    known: state.slots,
    offered: state.offered,
  };
}

/** A late answer is a short one; a longer message that says nothing usable is something else. */
const longestLateAnswer = 40;

/**
 * Understands a message as it stands in the conversation. One that says nothing as an answer to the last
 * question is read as the answer to an earlier one, or as a name that nobody asked for yet.
 *
 * @param message The renter's words, masked.
 */
export function hear(state: DialogueState, message: string, context: TurnContext): Understanding {
  const text = readable(message, context);
  const heard = hearReadable(state, text, context);
  return text === message ? heard : { ...heard, maskedText: message };
}

function hearReadable(state: DialogueState, message: string, context: TurnContext): Understanding {
  const known = hearingContext(state, context);
  if (movesHour(message, context) || namesVisitDay(message, state, context)) known.asked = "showing_request";
  const heard = hearSupposition(message, known) ?? withPlainName(understandMasked(message, known), message, known);
  const bare = bareHour(message, state, known);
  if (bare) return bare;
  if (tellsSearch(heard, state, message)) return understandMasked(message, { ...known, asked: state.asked });
  if (known.known?.bedrooms !== undefined && heard.slots.bedrooms === undefined && otherCount.test(message)) {
    const again = understandMasked(message, { ...known, asked: "bedrooms" });
    if (again.slots.bedrooms !== undefined) return again;
  }
  if (!isLateAnswer(heard, message)) return heard;
  for (const asked of openBefore(state, message)) {
    if (asked === known.asked) continue;
    const again = understandMasked(message, { ...known, asked });
    if (again.slots[asked] !== undefined) return again;
  }
  return heard;
}

/** "My mom needs one too, 2 bedrooms in Brickell, May 1" beside a choice of times: the day is one to move on. */
function tellsSearch({ slots }: Understanding, { offeredTimes }: DialogueState, message: string): boolean {
  const { showing_request: visit, area, bedrooms, budget_max: budget } = slots;
  if (!offeredTimes?.length || visit?.date === undefined || visit.time !== undefined) return false;
  return (bedrooms !== undefined || budget !== undefined) && area !== undefined && !asksToSee(message);
}

/** "11" beside a choice of times: an hour where one is offered then or no other is meant, else its place in the list. */
function bareHour(
  message: string,
  { offeredTimes = [] }: DialogueState,
  known: UnderstandContext,
): Understanding | null {
  const number = /^\W*(\d{1,2})\W*$/.exec(message)?.[1];
  if (number === undefined || offeredTimes.length === 0) return null;
  const isPlace =
    Number(number) <= offeredTimes.length && !known.offered?.some((time) => hourOf(time) === Number(number));
  const heard = understandMasked(isPlace ? message : `at ${number}`, known);
  if (isPlace) return { ...heard, choice: Number(number) - 1 };
  const start = message.indexOf(number);
  const evidence = heard.evidence.map((item) => ({ ...item, start, end: start + number.length, text: number }));
  return { ...heard, evidence, maskedText: message, language: known.languageHint, languageCertain: false };
}

/** On a twelve-hour clock, of "2026-03-23 14:30". */
function hourOf(time: string): number {
  return Number(time.slice(11, 13)) % 12 || 12;
}

/** A day of the week, which people move on less often than they visit. */
const dayOfWeek =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b|\bmañana\b/i;
const moving = /\b(?:mov(?:e|ing)|lease|start|mud\w*|contrato|entrar|rent\w*)\b/i;
/** Longer messages say more than a day. */
const longestDay = 60;

/** "Make it Monday", "¿tienes algo el domingo?" beside a visit, or listings of a search that stands: a day to come on. */
function namesVisitDay(message: string, state: DialogueState, { showing, freeTimes }: TurnContext): boolean {
  if (message.length > longestDay || state.asked === "move_in" || !dayOfWeek.test(message)) return false;
  const isAboutHomes = state.slots.move_in !== undefined && (state.shown?.length ?? 0) > 0 && freeTimes !== undefined;
  return (showing !== undefined || isAboutHomes) && !moving.test(message);
}

/** "A las 3", "at 4 pm" where a visit is arranged: another hour for it. */
function movesHour(message: string, { showing }: TurnContext): boolean {
  return (
    showing !== undefined &&
    /^\W*(?:mejor |no,? |y |or |actually )?(?:a las?|at) \d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?\W*$/i.test(message)
  );
}

/** "What if I go to 3,200?", "¿qué consigo con 2000?": a wish in the clothes of a question. */
const supposition =
  /^[¿\s]*(?:(?:and|ok|so|but|pero|bueno)[,\s]+)?(?:what if|suppose|how about if|(?:what|anything) (?:could|can|would|do) (?:i|we) (?:get|find) (?:for|with|at)|y si|(?:y )?qu[eé] tal si|qu[eé] (?:consigo|me alcanza|encuentro|puedo conseguir|hay|tienes|tienen) (?:con|por))\s+/i;

function hearSupposition(message: string, known: UnderstandContext): Understanding | null {
  const lead = supposition.exec(message)?.[0];
  if (lead === undefined) return null;
  // Blanks in place of the words keep the places of the evidence.
  const rest = " ".repeat(lead.length) + message.slice(lead.length).replace(/[?¿]/g, " ");
  const heard = understand(rest, { ...known, asked: "budget_max" });
  return Object.keys(heard.slots).length === 0 ? null : { ...heard, maskedText: message };
}

/** "I'm Nina", "Soy Tía" as a whole message: capitals and the words before it make a name of any word. */
const selfNamed =
  /^(?:(?:hi|hello|hola)[,!.\s]+)?(?:i['’]?m|i am|this is|my name is|soy|me llamo|mi nombre es)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})[.!]?$/iu;

function withPlainName(heard: Understanding, message: string, { asked }: UnderstandContext): Understanding {
  const name = asked === "name" && heard.slots.name === undefined ? selfNamed.exec(message.trim())?.[1] : undefined;
  if (name === undefined || heard.topics.length > 0) return heard;
  // "Soy haitiana" is welcomed and not kept.
  if (describesSelf(name)) return { ...heard, topics: ["household_status"], intents: ["fair_housing_risky"] };
  if (!/^\p{Lu}/u.test(name)) return heard;
  const start = message.indexOf(name);
  return {
    ...heard,
    slots: { ...heard.slots, name },
    evidence: [...heard.evidence, { slot: "name", start, end: start + name.length, text: name }],
    intents: heard.intents.includes("give_info") ? heard.intents : [...heard.intents, "give_info"],
  };
}

function isLateAnswer({ slots, intents, topics, answer, choice, refused }: Understanding, message: string): boolean {
  const said = Object.keys(slots).length + intents.length + topics.length + refused.length;
  if (said > 0 || answer !== undefined || choice !== undefined) return false;
  if (message.length > longestLateAnswer || message.includes("?")) return false;
  return !isAcknowledgement(message) && findAsides(message).length === 0;
}

const knownNames = new Set(givenNames.split(/[,\s]+/));

/** "Jenny" in lower case, as a whole message. */
function isGivenName(message: string): boolean {
  return knownNames.has(folded(message).trim());
}

/** "2 is fine then", "con 2 está bien": after nothing was found for another number of bedrooms. */
const otherCount =
  /^(?:(?:ok|well|bueno|y|no|wait|actually|mejor|perd[oó]n)\W+)*(?:with |con |even )?(?:\d|one|two|three|four|uno|un|dos|tres|cuatro)\b.*\b(?:fine|ok|okay|works?|good|do|bien|sirven?|vale|before|antes|again)\b/i;

/** "2" after "they have 1 to 2 bedrooms": what was just told of the listings is what a bare number means. */
function wasTold({ answered }: DialogueState, slot: SlotName): boolean {
  if (slot === "bedrooms") return answered?.includes("bedrooms") ?? false;
  return slot === "budget_max" && (answered?.includes("price") ?? false);
}

/** Questions that were asked and passed over; a capitalised word or two may be the renter's name. */
function openBefore(state: DialogueState, message: string): SlotName[] {
  const open = (["bedrooms", "budget_max", "move_in", "name"] as const).filter((slot) => !isKnown(state, slot));
  const isNameLike = /^\p{Lu}\p{L}+( \p{Lu}\p{L}+){0,3}$/u.test(message.trim()) || isGivenName(message);
  return open.filter(
    (slot) => (slot === "name" && isNameLike) || (state.askedCount[slot] ?? 0) > 0 || wasTold(state, slot),
  );
}
