import type { Intent, SlotName, Topic } from "../types.ts";
import { asksWhatAgentSpeaks } from "./agentSpeaks.ts";
import type { Draft } from "./draft.ts";
import { clauseOf, isAsked, pricesAsked, sentenceOf } from "./questions.ts";
import { isStopWord } from "./stopWord.ts";
import { isOfFeature, personal, priced, risky, silent, type TopicsRead } from "./topicsOf.ts";

/** Intents that a single phrase of the packs signals. */
const direct: readonly Intent[] = [
  "greet",
  "thanks",
  "goodbye",
  "ask_availability",
  "book_showing",
  "reschedule",
  "cancel",
  "ask_human",
  "ask_if_bot",
  "off_topic",
  "prompt_injection",
  "abusive",
  "language_switch",
];

/** Topics for which "how much" isn't about money. */
const measured: ReadonlySet<Topic> = new Set(["distance", "lease_term", "square_feet"]);

/** Topics that say how the renter pays, next to their search: a statement unless phrased as a question. */
const told: ReadonlySet<Topic> = new Set(["voucher"]);

/** Topics that need care even if they are only stated. */
const urgent: ReadonlySet<Topic> = new Set(["domestic_violence", "disability"]);

const givesSlots = ({ slots }: Draft): boolean => Object.keys(slots).some((slot) => slot !== "showing_request");

/** All intents of the message, in the order of the intent list. */
export function readIntents(
  draft: Draft,
  read: TopicsRead,
  refused: readonly SlotName[],
  answer: "yes" | "no" | undefined,
): Intent[] {
  const { reading, slots } = draft;
  if (isStop(draft)) return ["stop"];
  const found = new Set<Intent>(direct.filter((intent) => reading.has(intent)));
  if (isOtherOuting(draft)) found.delete("book_showing");
  // "Ninguno, gracias a Dios" isn't a thanks to the assistant.
  if (reading.all("thanks").every(({ start, end }) => reading.within("thankful", start, end))) found.delete("thanks");
  // "Mejor llámame Kike" gives a name.
  if (
    reading
      .all("ask_human")
      .every((hit) => reading.all("nameIntro").some(({ end }) => end === hit.end && isNamedAt(draft, end)))
  )
    found.delete("ask_human");
  if (reading.all("ask_human").every(({ start }) => isOnlyTold(draft, start))) found.delete("ask_human");
  const given = (Object.keys(slots) as SlotName[]).filter((slot) => slot !== "showing_request");
  if (given.length > 0) found.add("give_info");
  if (slots.showing_request !== undefined && !found.has("reschedule")) found.add("book_showing");
  if (draft.context.asked === "showing_request" && answer === "yes" && given.length === 0) {
    found.add("book_showing");
    if (!reading.text.includes("?")) found.delete("ask_property_question");
  }
  settleGreeting(draft, found);
  addQuestions(draft, found, read);
  if (
    (reading.has("correction") || reading.has("denied value")) &&
    (Object.keys(slots).length > 0 || draft.excludedAreas.length > 0)
  )
    found.add("correction");
  if (refused.length > 0 || refusesPersonalData(draft)) {
    found.add("refuse_info");
    // "Paso con el email" declines a question; it isn't about coming by.
    const visits = reading.all("book_showing");
    if (slots.showing_request === undefined && visits.every((hit) => reading.within("refuse", hit.start, hit.end)))
      found.delete("book_showing");
    // "I'm not telling you how many we are" isn't a question.
    if (!reading.text.includes("?") || reading.has("asksWhy")) found.delete("ask_property_question");
    if (!reading.text.includes("?")) found.delete("ask_price");
  }
  return settleIntents(draft, found);
}

/** True if the renter's name starts at a word. */
function isNamedAt({ reading, evidence }: Draft, i: number): boolean {
  return evidence.some((item) => item.slot === "name" && item.start === reading.words[i]?.start);
}

/** True if they go out for something else: "I have an appointment at the bank", "me quiero ir para Doral". */
function isOtherOuting({ reading }: Draft): boolean {
  return reading
    .all("book_showing")
    .every((hit) =>
      ["otherOuting", "pastOuting", "relocates", "topic:view", "topic:lease_term"].some((signal) =>
        reading.within(signal, hit.start, hit.end),
      ),
    );
}

/** Decides if it is a greeting or a goodbye: "Buenas noches" greets at the start and says goodbye after that. */
function settleGreeting(draft: Draft, found: Set<Intent>): void {
  const { reading } = draft;
  const opens = (start: number): boolean => start === 0 || reading.group(0, "opening") >= start;
  // "¿Dónde nos vemos?" isn't a goodbye.
  const leaves = reading.all("goodbye").some((hit) => !isAsked(draft, hit.start, hit.end));
  const meets = draft.context.asked === "showing_request" && draft.slots.showing_request?.date !== undefined;
  if ((!leaves || meets) && found.has("book_showing")) found.delete("goodbye");
  if (!found.has("greet") || !found.has("goodbye")) return;
  if (reading.all("goodbye").every((hit) => isGreetedBefore(reading, hit.start))) found.delete("goodbye");
  else if (reading.all("goodbye").every((hit) => opens(hit.start) && hit.end < reading.words.length))
    found.delete("goodbye");
  else if (reading.all("greet").every((hit) => !opens(hit.start))) found.delete("greet");
}

/** True if only greetings come before the words: "Qué onda, buenas noches". */
function isGreetedBefore(reading: Draft["reading"], start: number): boolean {
  let end = 0;
  for (let i = 0; i < start; i++) {
    const hit = reading.all("greet").filter((greeting) => greeting.start === i && i <= end);
    end = Math.max(end, ...hit.map((greeting) => greeting.end));
  }
  return start > 0 && end >= start;
}

function addQuestions(draft: Draft, found: Set<Intent>, { topics, asked, carried }: TopicsRead): void {
  const asksOfSize = topics.some((topic) => measured.has(topic)) && !topics.some((topic) => priced.has(topic));
  if (pricesAsked(draft).length > 0 && !asksOfSize) found.add("ask_price");
  const free = draft.reading.all("ask_availability");
  if (!free.some((hit) => asksForHomes(draft, hit))) found.delete("ask_availability");
  if (free.length > 0 && free.every((hit) => isOfShowing(draft, hit))) found.delete("ask_availability");
  const asksOfFeature = free.length > 0 && free.every((hit) => isOfFeature(draft, hit));
  if (asksOfFeature) found.delete("ask_availability");
  // "When does it open?" is a question about a home's pool, but not about a shop.
  if (draft.reading.has("openingHours") && topics.every((topic) => topic === "distance")) found.add("off_topic");
  for (const topic of topics) {
    const carrier = carried.get(topic);
    if (isRefused(draft, topic) || isOfVirtualTour(draft, topic)) continue;
    if (risky.has(topic)) found.add("fair_housing_risky");
    else if (personal.has(topic) && (isAside(draft, topic, asked) || topics.some((other) => risky.has(other))))
      continue;
    else if (personal.has(topic))
      found.add(
        asked.has(topic) || asksIfFine(draft) || asksBeside(draft, topic)
          ? "ask_property_question"
          : "fair_housing_risky",
      );
    else if (told.has(topic) && !asked.has(topic) && !asksIfFine(draft) && givesSlots(draft)) continue;
    else if (topic === "other" && found.has("ask_human")) continue;
    else if (topic === "screening_history" && isPlainScore(draft, asked)) continue;
    else if (silent.has(topic) || (topic === "children" && !asked.has(topic) && !asksIfFine(draft))) continue;
    else if (topic === "negotiation" && isAside(draft, topic, asked)) continue;
    else if (topic === "negotiation") found.add("ask_price");
    else if (topic === "availability") asksOfFeature || found.add("ask_availability");
    else if (carrier !== undefined && !(carrier === "ask_price" && asksOfSize)) found.add(carrier);
    else found.add(priced.has(topic) ? "ask_price" : "ask_property_question");
  }
}

/** True for a tour that books a showing rather than asks for pictures: "A virtual tour on Thursday at noon". */
function isOfVirtualTour({ reading, slots }: Draft, topic: Topic): boolean {
  return topic === "photos" && slots.showing_request !== undefined && reading.has("book_showing");
}

/** True for an amenity, which a renter can reject without refusing to answer: "I'd rather not street park". */
function isAmenity(slot: SlotName): boolean {
  return slot === "parking" || slot === "furnished";
}

function isPersonal(slot: SlotName): boolean {
  return slot === "name" || slot === "phone" || slot === "email";
}

/** True for something that the renter refuses, which triggers nothing else: "I'd rather not give my social". */
function isRefused({ reading }: Draft, topic: Topic): boolean {
  const hits = reading.all(`topic:${topic}`);
  return personal.has(topic) && hits.length > 0 && hits.every((hit) => reading.within("refuse", hit.start, hit.end));
}

/** True for a statement next to a search or another question: "Just got divorced, so 1 bedroom". */
function isAside(draft: Draft, topic: Topic, asked: ReadonlySet<Topic>): boolean {
  if (topic === "negotiation") return !asked.has(topic) && givesSlots(draft) && draft.reading.has("otherFlexible");
  // A disability given as the reason for a question is part of it; stated alone, it needs an answer.
  if (urgent.has(topic) && (topic !== "disability" || asked.size === 0)) return false;
  return !asked.has(topic) && !asksIfFine(draft) && (givesSlots(draft) || asked.size > 0);
}

/** True for "Anything under 2000" alone or in a question; not for "fine with anything under 2000". */
function asksForHomes(draft: Draft, { start, end }: { start: number; end: number }): boolean {
  const { reading } = draft;
  // "Algo chiquito en Doral" states a wish for a home.
  // "Wynwood, si hay algo", "no hay prisa, cuando aparezca algo" state conditions.
  const isCondition = reading.groupBefore(start, "whether") >= 0 && reading.startsClause(start - 1);
  const waits = ["flexibleDate", "asap"].some((signal) => reading.within(signal, start, start + 1));
  if (!reading.text.includes("?") && (isCondition || waits)) return false;
  const opensQuestion = reading.startsClause(start) && !reading.within("wishesFor", start, start + 1);
  return isAsked(draft, start, end) || (end - start > 1 && opensQuestion);
}

/** True for a question about a showing, not about homes: "What times do you have for a tour?" */
function isOfShowing(draft: Draft, hit: { start: number }): boolean {
  const { reading } = draft;
  const clause = clauseOf(draft, hit.start);
  const homes = ["home", "studio", "bedroom", "something"];
  for (let i = clause.start; i < clause.end; i++) if (homes.some((name) => reading.group(i, name) > 0)) return false;
  return reading.within("book_showing", clause.start, clause.end);
}

/** True for a plain statement, without a question about it or a problem: "My score is 720". */
function isPlainScore(draft: Draft, asked: ReadonlySet<Topic>): boolean {
  const asksOfIt = (["screening_history", "requirements", "approval"] as const).some((topic) => asked.has(topic));
  return draft.reading.has("plainScore") && !asksOfIt && !asksIfFine(draft);
}

/** True if a disability is only the reason for a question: "My wheelchair needs a ramp, does the entrance have one?" */
function asksBeside({ questions }: Draft, topic: Topic): boolean {
  return topic === "disability" && questions.asked.includes(1);
}

/** True if the renter asks whether what they said is fine: "Is that a problem?" */
function asksIfFine(draft: Draft): boolean {
  return draft.reading.all("asksIfFine").some((hit) => isAsked(draft, hit.start, hit.end));
}

/** Drops intents that another intent makes redundant. */
function settleIntents(draft: Draft, found: Set<Intent>): Intent[] {
  if (found.has("prompt_injection"))
    for (const intent of ["off_topic", "ask_property_question", "ask_price", "ask_human"] as const)
      found.delete(intent);
  if (found.has("prompt_injection") && draft.slots.showing_request === undefined) found.delete("book_showing");
  if (found.has("abusive") && !draft.reading.text.includes("?")) found.delete("ask_property_question");
  if (found.has("abusive")) found.delete("off_topic");
  if (found.has("abusive") && !draft.questions.asked.includes(1)) found.delete("ask_if_bot");
  settlePerson(draft, found);
  if (found.has("reschedule")) found.delete("correction");
  // "Neighbors who speak English" doesn't ask to switch languages.
  if (draft.reading.has("topic:steering") || asksWhatAgentSpeaks(draft)) found.delete("language_switch");
  if (draft.reading.has("topic:privacy")) found.delete("ask_availability");
  if (found.has("reschedule") || found.has("cancel")) found.delete("book_showing");
  if (found.has("reschedule") || endsSomethingElse(draft)) found.delete("cancel");
  const aboutRenting = ["give_info", "ask_price", "book_showing", "ask_availability"].some((intent) =>
    found.has(intent as Intent),
  );
  if (found.has("off_topic") && !aboutRenting) found.delete("ask_property_question");
  if (aboutRenting) found.delete("off_topic");
  const isErrand = draft.reading.has("cuisine") || draft.reading.has("otherErrand");
  if (found.has("off_topic") && isErrand) found.delete("fair_housing_risky");
  if (found.has("thanks") && draft.reading.has("noThanks") && draft.reading.words.length <= 2) found.delete("thanks");
  return [...found];
}

/** True if something other than a showing is canceled: "Can I cancel the lease early?" */
function endsSomethingElse({ reading }: Draft): boolean {
  const hit = reading.first("cancel");
  return hit !== undefined && reading.group(hit.end, "contractPaper") + reading.group(hit.end - 1, "contractPaper") > 0;
}

/**
 * Decides between "Are you a real person?" and "I want to talk to a real person", which share words: the one that
 * begins first counts. If both begin together, a question asks who this is.
 */
function settlePerson(draft: Draft, found: Set<Intent>): void {
  const { reading } = draft;
  const bot = reading.first("ask_if_bot");
  const human = reading.all("ask_human").find((hit) => reading.within("ask_if_bot", hit.start, hit.end));
  if (bot === undefined || human === undefined) return;
  // "Is there someone I can talk to?" asks for a person, even if it also asks about the assistant.
  if (reading.has("asksForSomeone")) {
    found.delete("ask_if_bot");
    return;
  }
  const asksWhoItIs = bot.start < human.start || (bot.start === human.start && isAsked(draft, bot.start, bot.end));
  found.delete(asksWhoItIs ? "ask_human" : "ask_if_bot");
}

/** True if the whole message is an opt-out. */
export function isStop(draft: Draft): boolean {
  const { reading } = draft;
  if (isStopWord(reading.text) || isJudgedStop(draft)) return true;
  if (!reading.has("stop")) return false;
  for (let i = 0; i < reading.words.length; i++) {
    // "Basta, no me contacten más": several requests may fill the message together.
    if (reading.within("stop", i, i + 1)) continue;
    const courtesy = reading.group(i, "courtesy") || reading.group(i, "opening") || reading.group(i, "stopFiller");
    if (courtesy === 0 && !isSign(reading.norm(i))) return false;
    if (courtesy > 0) i = courtesy - 1;
  }
  return true;
}

/** Fewest words of an opt-out that the classifier judges; carriers and the packs list the shorter ones. */
const minJudgedWords = 4;

/** True for an unlisted opt-out: "Lose my number, we found a place". A wish to have data deleted isn't one. */
function isJudgedStop({ reading, conduct }: Draft): boolean {
  return conduct === "stop" && reading.words.length >= minJudgedWords && !reading.has("topic:privacy");
}

function isSign(norm: string): boolean {
  return !/[\p{L}\p{N}]/u.test(norm);
}

const slotNouns: readonly SlotName[] = [
  "name",
  "phone",
  "email",
  "budget_max",
  "area",
  "bedrooms",
  "move_in",
  "occupants",
  "pets",
  "parking",
  "furnished",
  "lease_months",
];

/** The slots named near the signal, or else the slot that was asked for. */
function slotsNamed(draft: Draft, start: number): SlotName[] {
  const { reading } = draft;
  const sentence = sentenceOf(draft, start);
  const named = slotNouns.filter((slot) => {
    for (let i = sentence.start; i < sentence.end; i++) if (reading.group(i, `slot:${slot}`) > 0) return true;
    return false;
  });
  return named.filter((slot) => draft.slots[slot] === undefined);
}

/** Most words of a refusal that says nothing else. */
const shortRefusal = 4;

/** Slots the renter declines to give. */
export function readRefusals(draft: Draft, answer: "yes" | "no" | undefined): SlotName[] {
  const { reading, context } = draft;
  const asked = context.asked !== null && draft.slots[context.asked] === undefined ? context.asked : undefined;
  const hit = reading.first("refuse");
  if (hit !== undefined) {
    const named = slotsNamed(draft, hit.start);
    if (named.length > 0) return named.filter((slot) => !isAmenity(slot));
    return asked === undefined ? [] : [asked];
  }
  const personalData = asked !== undefined && isPersonal(asked);
  const given = Object.keys(draft.slots);
  // "No tengo, mejor por teléfono 954 …" declines one and gives the other.
  const givesOther = given.length === 1 && (given[0] === "phone" || given[0] === "email");
  return personalData && answer === "no" && (givesOther || (given.length === 0 && reading.words.length <= shortRefusal))
    ? [asked]
    : [];
}

/** True for a refusal to give data that nobody here asks for: "I'd rather not give my social". */
function refusesPersonalData(draft: Draft): boolean {
  const { reading } = draft;
  const hit = reading.first("refuse");
  const stretch = hit === undefined ? undefined : sentenceOf(draft, hit.start);
  return (
    stretch !== undefined &&
    reading.words.some((_, i) => i >= stretch.start && i < stretch.end && reading.group(i, "personalData") > 0)
  );
}

/** Slots whose value the renter withdraws without a new one. */
export function readCleared(draft: Draft): SlotName[] {
  const hit = draft.reading.first("forget");
  return hit === undefined ? [] : slotsNamed(draft, hit.start);
}

/** Verbs before a person who just gave the number: "My daughter gave me this number from the realtor" */
const givenBy: ReadonlySet<string> = new Set(
  "gave got sent passed shared dio dieron paso pasaron mando mandaron".split(" "),
);
const wordsBefore = 4;

function isOnlyTold({ reading }: Draft, start: number): boolean {
  return reading.words.slice(Math.max(0, start - wordsBefore), start).some(({ norm }) => givenBy.has(norm));
}
