import { asksAmount } from "../answering/opAsked.ts";
import type { AnswerableKind } from "../learned/answerable.ts";
import type { Property, SlotName, Topic, Understanding } from "../types.ts";
import { touches } from "../understanding/askedParts.ts";
import { asksReplyTime } from "../understanding/askedSubject.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { isWithin, stretchOf } from "../understanding/stretches.ts";
import type { Act } from "./act.ts";
import { answerAside } from "./answerAsides.ts";
import { findAsides, plainPart } from "./asides.ts";
import { isBargain } from "./bargains.ts";
import { hasConductRule } from "./conductRules.ts";
import { asksOfContact } from "./contactWishes.ts";
import { asksForDays, asksToVisit, isOfVideo } from "./dayRoles.ts";
import { asksToHold } from "./noVisit.ts";
import { insertBefore } from "./orderOfActs.ts";
import { isOwnQuestion } from "./ownQuestions.ts";
import { proposing } from "./partTurn.ts";
import { asksOn, gapsOf, subjectOf } from "./quotable.ts";
import { does } from "./stances.ts";
import { type Asked, raise, type SaidClause, type Turn } from "./turn.ts";
import { factBeside, unlistedSubject } from "./unlisted.ts";
import { shiftsTime } from "./visitTime.ts";

/** Sets aside what only the agent can answer, so that no fact with the same subject answers it; it is passed on last. */
export function setAsideForAgent(turn: Turn): void {
  // What tries to steer the assistant is never repeated, not even as a quote.
  if (turn.state.business || turn.state.paused || turn.heard.intents.includes("prompt_injection")) return;
  welcomeHere(turn);
  const ofContact = turn.asks.filter(({ text }) => asksOfContact(turn, text));
  if (ofContact.length > 0) settle(turn, ofContact);
  const ofVisit = turn.asks.filter(
    (part) => part.heard.topics.every((topic) => besideVisit.has(topic)) && isOfVisitDays(turn, part.text),
  );
  if (ofVisit.length > 0) settle(turn, ofVisit);
  turn.queries = turn.queries.filter(
    (query) => !query.topics.every((topic) => ofSeeing.has(topic)) || !asksToVisit(turn, query),
  );
  const isOfTerms =
    turn.asks.some(({ answerable }) => answerable === "agent") ||
    does(turn, "asks_process") ||
    paysAhead.test(plainPart(turn.message));
  if (isOfTerms && !sendsMoney.test(plainPart(turn.message)))
    turn.heard = { ...turn.heard, topics: turn.heard.topics.filter((topic) => topic !== "payment") };
  const asked = withWhatPointsBack(
    turn,
    turn.asks.filter((part) => isForAgent(turn, part)),
  );
  const told = turn.clauses
    .filter((clause) => clause.answerable === "offer" && !isHeard(turn, clause))
    .filter((clause) => !asked.some((part) => touches(part, clause)))
    // "Tell her we both have steady jobs" is passed on as it is.
    .filter((clause) => !turn.asks.some((part) => part.tells && touches(part, clause)))
    // "Any discount if I pay six months ahead?" bargains.
    .filter((clause) => !turn.asks.some((part) => isBargain(part) && touches(part, clause)))
    .map((clause) => withAskAfter(turn, clause));
  turn.forAgent = { asked, told };
  for (const part of asked) turn.acts.push(...factBeside(turn, part));
  if (asked.length + told.length === 0) return;
  settle(turn, [...asked, ...turn.asks.filter((ask) => told.some((clause) => touches(ask, clause)))]);
}

/** Adds the question that refers back to the one before: "My dad can cosign, is that ok?". */
function withWhatPointsBack(turn: Turn, parts: readonly Asked[]): Asked[] {
  return parts.map((part) => {
    const on = turn.asks.find((ask) => ask !== part && asksOn(turn, ask) === part);
    const lack = lackAfter(turn, part);
    if (lack !== undefined) return { ...part, text: turn.message.slice(part.start, lack), isMarked: true };
    return on ? { ...part, text: turn.message.slice(part.start, on.start + on.text.length), isMarked: true } : part;
  });
}

/** What the renter lacks, which the question is about: "Do they check credit? My friend and I have none". */
const lacks =
  /^[\s.,;?!]*(?:(?:(?:and|but|cause|because|bc|x ?q|pq|porque|es que|y|pero)\s)?(?:[\p{L}']+\s){0,4}?)(?:(?:have|has|got|with) (?:none|zero|no|nothing)|don'?t have|doesn'?t have|no (?:tengo|tenemos|tiene|tienen)|sin)(?: (?:any|credit|credito|crédito|history|historial|score|ssn|social|papeles|nada))*/iu;

/** Where the renter's lack ends, right after a question for the agent; undefined if there is none. */
function lackAfter({ message }: Turn, { start, text }: Asked): number | undefined {
  const end = start + text.length;
  const said = lacks.exec(message.slice(end));
  return said ? end + said[0].length : undefined;
}

/** Extends a statement by the question about it: "My dad can cosign, is that ok?". */
function withAskAfter({ asks }: Turn, clause: SaidClause): SaidClause {
  const after = asks.find(({ start, text }) => start >= clause.end && isBack.test(plainPart(text)));
  return after ? { ...clause, end: after.start + after.text.length } : clause;
}

const isBack =
  /^(?:(?:is|would|will|does|esta|es|seria) )?(?:that|this|it|eso|esto)?(?: be)? ?(?:ok|okay|fine|cool|alright|enough|work|help|good|bien|posible|problem|sirve|ayuda|vale)$/;

/** Says that the renter is in the right place: "Is this the right number for the apartments?" */
function welcomeHere(turn: Turn): void {
  const here = turn.asks.filter(({ answerable }) => answerable === "here");
  if (turn.state.turns > 1 || (here.length === 0 && !turn.clauses.some(({ answerable }) => answerable === "here")))
    return;
  // Its words say so, too: the answer to asides.
  if (!turn.asides.includes("right_place")) answerAside(turn, "right_place");
  settle(turn, here);
}

/** True for a question about money or terms to which no listing stores an answer. */
function isForAgent(turn: Turn, part: Asked): boolean {
  const { answerable, mayAsk, heard, text: said } = part;
  const read = turn.queries.filter((query) => touches(part, query));
  // "What about the rest of them?" after a fact; coordinates answer a distance.
  if (read.some(({ isOn, distance }) => isOn || distance)) return false;
  if (isBargain(part)) return false;
  const isUnlisted = mayAsk && unlistedSubject(said) !== undefined && !isOwnQuestion(turn, said);
  if (isUnlisted && !heard.topics.some(hasConductRule)) return true;
  if (answerable !== "agent" || !mayAsk) return false;
  // What is due before moving in adds up from facts, and so does a size.
  const plain = plainPart(said);
  if (read.some(({ op, topics }) => topics.includes("square_feet") || (op === "total" && asksAmount.test(plain))))
    return false;
  if (asksReplyTime(plain) || findAsides(said).some((aside) => aside !== "needed" || !applies.test(plain)))
    return false;
  const { context } = turn;
  const { topics, intents, slots } = heard;
  const isVisit = !asksToHold.test(plain);
  if (slots.showing_request !== undefined || intents.some((intent) => hasOwnAnswer.has(intent) && isVisit))
    return false;
  const text = plainPart(heard.maskedText);
  // "If they say no, is the fee refunded?" asks for no decision.
  const isRuled = (topic: Topic): boolean => hasConductRule(topic) && !(topic === "approval" && ofFeeOrTime.test(text));
  if (topics.some((topic) => topic !== "payment" && isRuled(topic))) return false;
  // "I'm …, will that be an issue?": the rule for the whole message answers it.
  const isBare = topics.every((topic) => topic === "other" || hasConductRule(topic));
  if (isBare && turn.heard.topics.some((topic) => topic !== "payment" && isRuled(topic))) return false;
  // "How do I send you the deposit?" gets the warning.
  if (turn.heard.topics.includes("payment") && sendsMoney.test(plainPart(turn.message))) return false;
  // "Can you make it 3:30?" with a showing at hand.
  if ((turn.context.showing !== undefined || turn.timesOffered.length > 0) && shiftsTime(said)) return false;
  // "What if I go to 2500?" changes the search.
  if (proposing.test(text) && ofSearch.some((slot) => slots[slot] !== undefined)) return false;
  // Whether a weight is too much, the listing says.
  if (topics.includes("pets") && weight.test(text)) return false;
  if (isOwnQuestion({ context }, heard.maskedText)) return false;
  return !topics.some((topic) => context.ownAnswers?.some((own) => own.topic === topic) || isDescribed(context, topic));
}

/** The chat arranges "In person the week of the 7th, which days do you have?", "could it be a video tour first?". */
function isOfVisitDays({ local, asides }: Turn, said: string): boolean {
  return asksForDays(said, local.date) || (asides.includes("video") && isOfVideo(said));
}

/** What "could we see it one of those mornings?" seems to ask, right after another question. */
const ofSeeing: ReadonlySet<Topic> = new Set<Topic>(["availability", "move_in_cost"]);

/** What such a question seems to be about. */
const besideVisit: ReadonlySet<Topic> = new Set<Topic>(["availability", "photos", "other"]);

const applies = /\b(?:appl\w+|aplic\w+|solicitud|papers|papeles|documentos)\b/;

const hasOwnAnswer: ReadonlySet<string> = new Set([
  "ask_if_bot",
  "ask_human",
  "stop",
  "language_switch",
  "prompt_injection",
  "abusive",
  "cancel",
  "reschedule",
  "book_showing",
  "ask_availability",
]);

const ofFeeOrTime =
  /\b(?:refund\w*|back|devuel\w*|devol\w*|reembols\w*|regresan|pierdo|lose|how (?:long|fast|soon)|tarda\w*|demora\w*|cuanto tiempo|dias)\b/;
const weight = /\b\d+ ?(?:lbs?|pounds?|libras?|kilos?|kgs?)\b/;
const sendsMoney =
  /\b(?:zelle|venmo|cash ?app|paypal|wire|crypto|bitcoin|gift ?cards?|western union|transfer\w*|send|mand\w+|envi\w+|deposito a|account|cuenta|(?:how|where) (?:do|can|should) (?:i|we) pay|(?:como|donde) (?:te |le )?pag\w+)\b/;
/** Words for an offer to the agent, not for money sent now: "We could pay six months up front". */
const paysAhead =
  /\b(?:up ?front|in advance|ahead(?: of time)?|(?:por )?adelantad[oa]s?|de antemano|(?:meses|months|year|ano) (?:juntos|seguidos|at once|entero|completo))\b/;
const ofSearch = ["area", "bedrooms", "bathrooms", "budget_max"] as const;

/** What a listing tells in the agent's own words only; these may say anything. */
const ownWordsOnly: ReadonlySet<Topic> = new Set<Topic>([
  "smoking",
  "noise",
  "distance",
  "floor",
  "storage",
  "appliances",
  "requirements",
  "gym",
  "pool",
  "photos",
  "air_conditioning",
]);

function isDescribed({ properties }: Turn["context"], topic: Topic): boolean {
  return ownWordsOnly.has(topic) && properties.some(({ facts }) => facts[topic] !== undefined);
}

/** True where a clause gives a value of the search or a contact: the reply confirms that. */
function isHeard({ message, heard, changes }: Turn, clause: SaidClause): boolean {
  const given = heard.evidence.filter((item) => isWithin(item, clause)).map(({ slot }) => slot);
  const isAnswer = /^\W*(?:s[ií]|yes|yeah|no)\W*$/i.test(message.slice(clause.start, clause.end));
  return isAnswer || given.some((slot) => slot in changes.slots);
}

/** Keeps what is left for the agent from being answered from facts, whatever it names. */
export function settle(turn: Turn, parts: readonly Asked[]): void {
  const isSettled = (span: Stretch): boolean => parts.some((part) => touches(part, span));
  turn.asks = turn.asks.filter((part) => !isSettled(stretchOf(part)));
  turn.queries = turn.queries.filter((query) => !isSettled(query));
  const [settled, left] = [topicsOf(parts), topicsOf(turn.asks)];
  const isLeft = (topic: Topic): boolean => left.has(topic) || !settled.has(topic);
  const { topics, intents } = turn.heard;
  const isWhole = turn.asks.length === 0;
  turn.heard = {
    ...turn.heard,
    topics: topics.filter((topic) => isLeft(topic) && (!isWhole || hasConductRule(topic))),
    intents: isWhole ? intents.filter((intent) => !asksOfHomes.has(intent)) : intents,
  };
}

function topicsOf(parts: readonly Asked[]): ReadonlySet<Topic> {
  return new Set(parts.flatMap(({ heard }) => heard.topics));
}

const asksOfHomes: ReadonlySet<string> = new Set(["ask_property_question", "ask_price", "ask_availability"]);

/** Passes on what was set aside, in the renter's words. */
export function passOnForAgent(turn: Turn): void {
  const { asked, told } = turn.forAgent;
  const isRuled = turn.acts.some(({ type }) => type === "conduct" || type === "other_business");
  const parts = [
    ...asked.map(({ text, start, isMarked, likely }) => {
      return { text, start, likely, tells: !isMarked && states.test(plainPart(text)) };
    }),
    ...(isRuled ? [] : told.flatMap(({ start, end }) => namedOffer(turn.message.slice(start, end), start))),
  ];
  if (parts.length === 0) return;
  const focus: Property["id"] | undefined = turn.state.focus ?? undefined;
  raise(turn, "knowledge_gap", { topic: "other", propertyId: focus, detail: String(turn.state.turns) });
  insertBefore(turn.acts, afterAnswers, gapsOf(turn, parts));
}

/** The offer, if it has a name; otherwise the agent reads it in the chat: "We both work til 5". */
function namedOffer(text: string, start: number): { text: string; start: number; tells: true }[] {
  return subjectOf(text) !== undefined ? [{ text, start, tells: true }] : [];
}

/** Words that state something, though the agent has to say if it helps: "My dad can cosign". */
const states =
  /^(?:(?:and|so|also|but|btw|y|pero|ok|oh|well|pues) )*(?:my|our|i|we|mi|mis|nuestr[oa]s?|yo|tengo|tenemos) \w+/;

/** What a reply says after the answers. */
const afterAnswers: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "confirm",
  "offer_listings",
  "near_misses",
  "none_fits",
  "also_show",
  "offer_times",
  "set_showing",
  "note_showing",
  "standing_visit",
  "ask_home",
]);

/** The slots whose values only such questions name: "can they hold it two weeks?" says nothing of two people. */
export function slotsForAgent(
  { evidence }: Understanding,
  parts: readonly { start: number; text: string; answerable: AnswerableKind; mayAsk: boolean }[],
): SlotName[] {
  const asked = parts.filter(
    ({ answerable, mayAsk, text }) => mayAsk && (answerable === "agent" || unlistedSubject(text) !== undefined),
  );
  const isAsked = (item: Understanding["evidence"][number]): boolean =>
    asked.some((part) => isWithin(item, stretchOf(part)));
  return evidence
    .map(({ slot }) => slot)
    .filter((slot) => evidence.every((item) => item.slot !== slot || isAsked(item)) && !ofContact.has(slot));
}

const ofContact: ReadonlySet<SlotName> = new Set<SlotName>(["name", "phone", "email"]);
