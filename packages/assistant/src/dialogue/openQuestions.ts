import { asksOf, margins } from "../learned/judge.ts";
import { readVisitWish } from "../showings/visitWish.ts";
import type { Topic } from "../types.ts";
import { touches } from "../understanding/askedParts.ts";
import { asksReplyTime } from "../understanding/askedSubject.ts";
import { folded } from "../understanding/folded.ts";
import { isWithin, stretchOf } from "../understanding/stretches.ts";
import type { Act } from "./act.ts";
import { searchSlots } from "./agenda.ts";
import { findAsides, plainText } from "./asides.ts";
import { isBargain } from "./bargains.ts";
import { hasConductRule } from "./conductRules.ts";
import { answerAbout } from "./facts.ts";
import { verdictOn } from "./homeChecks.ts";
import { answeredTopics } from "./likelyTopics.ts";
import { homeInQuestion } from "./listings.ts";
import { insertBefore } from "./orderOfActs.ts";
import { partOf, proposing, topicsOf } from "./partTurn.ts";
import { answerPetFit, asksIfTaken } from "./petFit.ts";
import { asksPetsOfRest } from "./petHomes.ts";
import { weightOver } from "./petPolicy.ts";
import { asksOn, gapsOf, namesAHome, subjectOf, withoutLeadIn } from "./quotable.ts";
import { asksForFact, saysHowToReach } from "./requests.ts";
import { arrangeShowing } from "./showings.ts";
import { storedFact } from "./storedFact.ts";
import { isTold, tellsOfPets } from "./toldTopics.ts";
import { type Asked, type LikelyTopic, raise, type Turn } from "./turn.ts";
import { shiftsTime } from "./visitTime.ts";
import { replyTime } from "./whenData.ts";

/** The most questions answered in addition to what the message as a whole asks. */
const mostAnswered = 2;

/**
 * Accounts for every question of a message: one that no part of the reply answers is answered from what's stored, or
 * passed on in the renter's words.
 */
export function answerOpenQuestions(turn: Turn): void {
  if (turn.state.business || turn.state.paused || turn.acts.some(settlesAll)) return;
  tellWhoAgentIs(turn);
  const unheard: Asked[] = [];
  const answers: Act[] = [];
  for (const part of turn.asks) {
    if (
      !(part.mayAsk || part.tells) ||
      asksWhoAgentIs(turn, part.text) ||
      !isOpen(turn, part, [...turn.acts, ...answers])
    )
      continue;
    // "Tell her I've got two years at the same job" asks nothing.
    if (part.tells && !asksForFact(withoutLeadIn(part.text))) {
      unheard.push(part);
      continue;
    }
    const about = partOf(turn, part);
    const named = topicsOf(about);
    const topics = (named.length > 0 ? named : likelyTopicsOf(turn, part)).filter(
      (topic) => !isTold(topic, [...turn.acts, ...answers]),
    );
    if (arranges(turn, about)) continue;
    const found = [...petAnswers(about), ...topics.flatMap((topic) => answerAbout(about, topic))].filter(
      (act, at, all) => !isSaid(act, [...turn.acts, ...answers, ...all.slice(0, at)]),
    );
    if (found.length > 0 && answers.length < mostAnswered) answers.push(...found);
    else if (found.length === 0 && part.isWhole && !goesOn(turn, part, answers)) unheard.push(part);
  }
  insertAnswers(turn, answers);
  passOn(turn, withoutReplyTime(turn, unheard));
  for (const part of turn.asks) answerYesOrNo(turn, partOf(turn, part));
}

/** What a question is probably about, unless its words name what the agent is asked, or it isn't about a home. */
function likelyTopicsOf(turn: Turn, part: Asked): Topic[] {
  const isNamed = subjectOf(part.text) !== undefined || asksReplyTime(plainText(part.text));
  const isAside = turn.clauses.some((clause) => clause.aside !== "none" && touches(part, clause));
  if (isNamed || isAside || isOfVisit(turn, part)) return [];
  const likely = part.likely();
  const sure = answeredTopics(likely);
  // "Is it roomy?": what the home in question stores may well be it, and is never wrong to say.
  return sure.length > 0 || part.answerable !== "facts" ? sure : likely.slice(0, 1).flatMap(storedOf(turn));
}

function storedOf({ state, context }: Turn): (likely: LikelyTopic) => Topic[] {
  const home = homeInQuestion(state, context.properties);
  return ({ topic }) => (home && topic !== "pets" && storedFact(home, topic, state.language) ? [topic] : []);
}

/** Puts yes or no before the fact where a question compares a home with what the renter has or wants. */
function answerYesOrNo(turn: Turn, about: Turn): void {
  const topics = topicsOf(about);
  turn.acts = turn.acts.map((act) => {
    const home = "propertyId" in act ? turn.context.properties.find(({ id }) => id === act.propertyId) : undefined;
    if (act.type !== "answer_fact" || act.verdict || !home || !topics.includes(act.topic)) return act;
    const isOnly = turn.acts.filter((other) => other.type === "answer_fact" && other.topic === act.topic).length === 1;
    const verdict = isOnly ? verdictOn(about, act.topic, home) : undefined;
    // "No, dogs are welcome, up to 25 lb" contradicts itself: the weight is what's off.
    const tooHeavy = verdict === "no" && act.topic === "pets" ? weightOver(turn.state, home) : null;
    if (tooHeavy) return tooHeavy;
    return verdict ? { ...act, verdict } : act;
  });
}

/** Says who answers here, and for which agent: "Who's Marisol?". */
function tellWhoAgentIs(turn: Turn): void {
  if (!asksWhoAgentIs(turn, turn.message)) return;
  turn.acts = turn.acts.filter((act) => act.type !== "will_ask_agent" || act.topic !== "other" || turn.asks.length > 1);
  const act: Act = { type: "conduct", rule: "bot" };
  if (!turn.acts.some((said) => said.type === "conduct" && said.rule === "bot")) insertAnswers(turn, [act]);
}

/** Arranges the showing as if its question were alone: "Is my cat okay too? And can we do 6:30 instead?". */
function arranges(turn: Turn, about: Turn): boolean {
  if (turn.acts.some(({ type }) => ofVisits.has(type)) || about.heard.slots.showing_request === undefined) return false;
  about.acts = [];
  arrangeShowing(about);
  const arranged = about.acts.filter(({ type }) => ofVisits.has(type));
  turn.acts.push(...arranged);
  return arranged.length > 0;
}

/** Compares the pet with what the homes allow, next to another question: "Would they take him?". */
function petAnswers(about: Turn): Act[] {
  about.acts = [];
  answerPetFit(about);
  return about.acts;
}

function asksWhoAgentIs({ context }: Turn, text: string): boolean {
  const asked = /\b(?:whos|who is|quien es) (\w+)/.exec(plainText(text))?.[1];
  return asked !== undefined && asked === folded(context.agent.name).split(" ")[0];
}

/** True for an act that settles a message: nothing else in it gets an answer. */
function settlesAll(act: Act): boolean {
  return (
    act.type === "other_business" ||
    act.type === "listing_gone" ||
    (act.type === "conduct" && (act.rule === "abuse" || act.rule === "injection" || act.rule === "sensitive_data"))
  );
}

/** Words that refer back, to a rule of conduct: "I'm …, will that be an issue?", "¿hay algún problema?". */
const isBack =
  /\b(?:that|this|it|eso|esto|algun|ningun)\b.*\b(?:problema?|issue|matter|ok|okay|fine|cool|alright|importa)\b/;

/** True if a part asks something that nothing in the reply answers yet. */
function isOpen(turn: Turn, part: Asked, acts: readonly Act[]): boolean {
  const { heard } = part;
  const text = withoutLeadIn(part.text);
  if (part.tells && !asksForFact(text)) return !(turn.contactWish && saysHowToReach(text));
  const asides = findAsides(text);
  // "You never answered about parking" complains and asks again.
  const isAgain =
    asides.every((aside) => aside === "complains" || aside === "unanswered") && topicsOf(partOf(turn, part)).length > 0;
  if (asides.length > 0 && !isAgain) return false;
  const isRuled = acts.some((act) => act.type === "conduct" || (act.type === "aside" && act.about === "company"));
  if (isRuled && (text.split(/\s+/).length <= fewWords || isBack.test(plainText(text)))) return false;
  if (isBargain(part)) return false;
  if (heard.intents.some((intent) => ownAnswer.has(intent)) || heard.topics.some(hasConductRule)) return false;
  if (isOfVisit(turn, part) && acts.some(({ type }) => ofVisits.has(type))) return false;
  if (ofSecondHome.test(plainText(text)) && acts.some(({ type }) => type === "also_show")) return false;
  // The agent's own answer is found by the question's words, whatever the topic.
  if (turn.asks.length === 1 && acts.some(({ type }) => type === "answer_own")) return false;
  const about = partOf(turn, part);
  if (acts.some(tellsOfPets) && (asksIfTaken(about) || asksPetsOfRest(about))) return false;
  const topics = topicsOf(about);
  // On other requests the reply acts, or can't.
  if (part.isRequest && !(topics.length > 0 && asksForFact(text)))
    return part.tells && !(turn.contactWish && saysHowToReach(text));
  if (topics.length > 0) return topics.some((topic) => !isTold(topic, acts));
  if (namesOnlyHome(part, acts)) return false;
  if (isSearch(turn, part) || proposing.test(plainText(text)) || isOfOffer(turn, part)) return false;
  return !acts.some(({ type }) => tellsHomes.has(type)) || !isAboutHomesAtAll(part);
}

/** Intents that always get their own answer. */
const ownAnswer: ReadonlySet<string> = new Set([
  "ask_if_bot",
  "ask_human",
  "stop",
  "language_switch",
  "prompt_injection",
  "abusive",
  "off_topic",
  "refuse_info",
  "cancel",
  "reschedule",
  "book_showing",
]);

const ofVisits: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "set_showing",
  "unset_showing",
  "note_showing",
  "standing_visit",
  "ask_home",
  "also_show",
]);

/** About a second home: "Could we do both in one visit?" next to "I've asked her to show you that one, too". */
const ofSecondHome = /\b(?:both|visit|tour|see|too|as well|amb[oa]s|visita|ver(?:l[oa]s?)?|tambien)\b/;

/** A day or a time: in a reply about a showing, the question is about the showing. */
function isOfVisit({ local }: Turn, { heard, text }: Asked): boolean {
  const { showing_request: visit, move_in: day } = heard.slots;
  if (
    visit !== undefined ||
    day !== undefined ||
    /\d|\b(?:time|when|hora|cu[aá]ndo|(?:other|another|different|otr[oa]s?) (?:day|date|slot|d[ií]a|fecha|horario)s?)\b/i.test(
      text,
    )
  )
    return true;
  return shiftsTime(text) || readVisitWish(text, { today: local.date, hasHour: false, hasDate: false }) !== null;
}

const tellsHomes: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "describe_listing",
  "weigh",
  "no_others",
  "listings_overview",
]);

function isAboutHomesAtAll({ heard }: Asked): boolean {
  return heard.topics.every((topic) => topic === "other");
}

/** The most words of "and for the Doral one?". */
const shortestOfHome = 6;
function namesOnlyHome({ text, homesNamed }: Asked, acts: readonly Act[]): boolean {
  if (namesAHome(text)) return acts.some(({ type }) => type === "answer_fact");
  if (homesNamed.length === 0 || text.split(/\s+/).length > shortestOfHome) return false;
  return acts.some((act) => "propertyId" in act && homesNamed.some(({ id }) => id === act.propertyId));
}

/** More words say by themselves what they ask. */
const fewWords = 4;

/** True for a short question next to what the renter is looking for: "Hay o no hay?". */
function isOfOffer({ changes }: Turn, { text, homesNamed }: Asked): boolean {
  if (homesNamed.length > 0 || text.split(/\s+/).length > fewWords) return false;
  return searchSlots.some((slot) => changes.slots[slot] !== undefined);
}

/** A search put as a question: "anything in Doral?", "what about 2 bedrooms?", "or a studio if there's none". */
function isSearch({ changes, heard: whole }: Turn, part: Asked): boolean {
  const { heard } = part;
  if (heard.intents.includes("ask_availability")) return true;
  const inside = whole.evidence.filter((item) => isWithin(item, stretchOf(part)));
  const given = [...Object.keys(heard.slots), ...inside.map(({ slot }) => slot)];
  return given.some((slot) => slot in changes.slots) || heard.excludedAreas.length > 0;
}

const afterAnswers: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "confirm",
  "forget",
  "accept_refusal",
  "offer_listings",
  "near_misses",
  "none_fits",
  "also_show",
  "complete",
  ...ofVisits,
]);

/** Puts the answers together, ahead of what the message changed. */
function insertAnswers(turn: Turn, answers: readonly Act[]): void {
  insertBefore(turn.acts, afterAnswers, answers);
}

/** Answers "When will she get back to me?" from the agent's hours, and returns the other questions. */
function withoutReplyTime(turn: Turn, parts: readonly Asked[]): readonly Asked[] {
  const others = parts.filter(({ text }) => !asksReplyTime(plainText(text)));
  const isTold = turn.acts.some(tellsReplyTime);
  if ((others.length < parts.length || asksReplyTime(plainText(turn.message))) && !isTold) {
    insertAnswers(turn, [{ type: "conduct", rule: "expected", data: replyTime(turn) }]);
  }
  return others;
}

function tellsReplyTime(act: Act): boolean {
  if (act.type === "contact_wish") return act.expected !== undefined;
  return act.type === "conduct" && (act.rule === "expected" || act.rule === "human" || act.rule === "waits");
}

const aboutVisit = /\b(?:visit|tour|showing|viewing|appointment|visita|cita|recorrido)\b/;

/** Passes the questions on to the agent, in the renter's words. */
function passOn(turn: Turn, unheard: readonly Asked[]): void {
  // "I don't know that one", although nothing was asked.
  if (turn.clauses.length > 0 && turn.clauses.every((clause) => asksOf(clause) < margins.mayAsk))
    turn.acts = turn.acts.filter((act) => !isVague(act));
  const isPassedOn = turn.acts.some(isVague);
  // About a visit, the agent is asked anyway.
  const asksWhen =
    !aboutVisit.test(plainText(turn.message)) &&
    turn.asks.length > 0 &&
    turn.asks.every(({ text }) => asksReplyTime(plainText(text)));
  if (isPassedOn && unheard.length === 0 && (asksWhen || asksNothingNew(turn))) {
    takeBackGap(turn);
    return;
  }
  const parts = unheard.length === 0 && isPassedOn ? unnamed(turn) : unheard;
  if (parts.length === 0) return;
  const gaps = gapsOf(turn, parts);
  if (isPassedOn && gaps.every(isVague)) return;
  // The reply passes on the only question already, by what it is about.
  const isNamed = turn.acts.some((act) => act.type === "will_ask_agent" && !act.tells && !isVague(act));
  if (isNamed && turn.asks.length === 1 && gaps.every(({ quote, tells }) => quote !== undefined && !tells)) return;
  const isRaised = turn.events.some(
    (event) => event.type === "task" && event.kind === "knowledge_gap" && event.topic === "other",
  );
  if (!isRaised) raise(turn, "knowledge_gap", { topic: "other", detail: String(turn.state.turns) });
  turn.acts = turn.acts.filter((act) => !isVague(act));
  insertAnswers(turn, gaps);
}

/** True if the reply already accounts for all of it: "Is the internet good there? Is it included?". */
function asksNothingNew(turn: Turn): boolean {
  const asking = turn.asks.filter(({ mayAsk }) => mayAsk);
  const isAnswered = (part: Asked): boolean => {
    const topics = topicsOf(partOf(turn, part));
    return topics.length > 0 && topics.every((topic) => isTold(topic, turn.acts));
  };
  return (
    asking.length > 0 &&
    asking.every((part) => {
      const before = asksOn(turn, part);
      return isAnswered(part) || (before !== undefined && isAnswered(before));
    })
  );
}

/** The same stored text answers the questions about fees and the application. */
function isSaid(act: Act, acts: readonly Act[]): boolean {
  if (act.type !== "answer_fact" || act.text === undefined) return false;
  return acts.some(
    (said) => said.type === "answer_fact" && said.propertyId === act.propertyId && said.text === act.text,
  );
}

/** True if a part continues a question that the reply already answers: "Is it included or do I pay it?". */
function goesOn(turn: Turn, part: Asked, answers: readonly Act[]): boolean {
  const before = asksOn(turn, part);
  const topics = before ? topicsOf(partOf(turn, before)) : [];
  return topics.length > 0 && topics.every((topic) => isTold(topic, [...turn.acts, ...answers]));
}

/** Drops "I'll ask about that", and the task with it. */
function takeBackGap(turn: Turn): void {
  turn.acts = turn.acts.filter((act) => !isVague(act));
  turn.events = turn.events.filter(
    (event) => event.type !== "task" || event.kind !== "knowledge_gap" || event.topic !== "other",
  );
}

/** The questions without a topic, otherwise the only one: what "I'll ask about that" is about. */
function unnamed(turn: Turn): readonly Asked[] {
  const left = turn.asks.length > 0 ? turn.asks : turn.allAsks;
  const asking = left.filter(({ mayAsk }) => mayAsk);
  const parts = asking.filter((part) => topicsOf(partOf(turn, part)).length === 0);
  return parts.length > 0 || asking.length > 1 ? parts : asking;
}

/** True for "I'll ask about that", which doesn't say what was asked. */
function isVague(act: Act): boolean {
  return act.type === "will_ask_agent" && act.topic === "other" && act.subject === undefined && act.quote === undefined;
}
