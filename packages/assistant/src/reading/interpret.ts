import { localTime } from "../dialogue/calendar.ts";
import type { DialogueState } from "../dialogue/state.ts";
import type { Interpretation } from "../dialogue/turn.ts";
import { listingsNamed } from "../listings/namedListing.ts";
import type { TurnContext } from "../turn.ts";
import {
  conductTopics,
  type SlotName,
  type Slots,
  type Topic,
  type UnderstandContext,
  type Understanding,
} from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { readMasked } from "../understanding/understand.ts";
import { type AskScene, namesField, opensQuestion, readAsk, readFeatureSearch } from "./askCommands.ts";
import { bareNumbers } from "./bareNumbers.ts";
import { type ReadClause, readClauses } from "./clauseActs.ts";
import type { Command, Span } from "./command.ts";
import { conductCommands } from "./conductCommands.ts";
import { readContactWish } from "./contactWish.ts";
import { fallbackCommands } from "./fallbackCommands.ts";
import { joined, searched, sizeWished, weightSaid } from "./joinClauses.ts";
import { isPasted, maskIrrelevantSpans } from "./maskIrrelevantSpans.ts";
import type { TimeMention } from "./mentions/time/mention.ts";
import { isAboutMove, isOfSearch, moveInCommands } from "./moveIn.ts";
import { namedInPassing, namesHome } from "./namedHomes.ts";
import { spokenUpTo, withoutDoubles, withoutEcho, withoutOverruled } from "./overruled.ts";
import { readOwnAnswers } from "./ownAnswers.ts";
import { plainText } from "./plainText.ts";
import { previousMoves } from "./previousMove.ts";
import { readReferences } from "./references.ts";
import { replyLanguage } from "./replyLanguage.ts";
import { readShowListings } from "./showCommands.ts";
import { keepsShowing, readShowing, seeing } from "./showingCommands.ts";
import {
  clauseAt,
  isSizeOfSeveral,
  type PointingClause,
  pointedSlots,
  readSlots,
  supposes,
  withoutSupposition,
} from "./slotCommands.ts";
import { hasCue, readTalk, talkGivenAway } from "./talkCommands.ts";
import { dayMeant, timeSaid, timesIn } from "./timeSaid.ts";
import { slotsLeftOpen, wholeMessageCommands } from "./wholeMessages.ts";

/** What understanding knows of a conversation as it stands. */
export function understandingContext(state: DialogueState, context: TurnContext): UnderstandContext {
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

/** A message as it was read, once: its values, and what it does as commands. */
export interface ReadMessage {
  understanding: Understanding;
  interpretation: Interpretation;
}

/** Reads a message as it stands in the conversation. @param text the renter's words, masked */
export function readMessage(state: DialogueState, text: string, context: TurnContext): ReadMessage {
  const relevant = withoutSupposition(maskIrrelevantSpans(text, context));
  const read = readMasked(relevant, understandingContext(state, context));
  const understanding = relevant === text ? read.understanding : { ...read.understanding, maskedText: text };
  return { understanding, interpretation: interpret({ ...read, text }, state, context) };
}

/**
 * The commands of a message whose values a language model read: the clauses, references and times are the built-in
 * stage's, so a model's output takes the same way.
 */
export function interpretModel(
  understanding: Understanding,
  state: DialogueState,
  context: TurnContext,
): Interpretation {
  const relevant = maskIrrelevantSpans(understanding.maskedText, context);
  const { reading } = readMasked(relevant, understandingContext(state, context));
  const text = understanding.maskedText;
  return interpret({ understanding: { ...understanding, maskedText: relevant }, reading, text }, state, context);
}

/** What the words are read against: the values found so far, and the conversation as it stands. */
interface Scene {
  understanding: Understanding;
  reading: Reading;
  /** The message as it was written; the understanding's text has blanks for what says nothing of the search. */
  text: string;
  state: DialogueState;
  context: TurnContext;
  times: readonly TimeMention[];
  /** A choice of times was offered. */
  choosesTime: boolean;
  /** A showing stands or is held. */
  isArranged: boolean;
  /** A showing was canceled a moment ago: days and times still belong to it. */
  isCanceled: boolean;
  /** Homes were shown or talked about, and times can be agreed here. */
  hasHomes: boolean;
}

function sceneOf(
  read: { understanding: Understanding; reading: Reading; text: string },
  state: DialogueState,
  context: TurnContext,
): Scene {
  const { date: today } = localTime(context.now, context.market.timeZone);
  return {
    ...read,
    state,
    context,
    times: timesIn(read.understanding.maskedText, today),
    choosesTime: (state.offeredTimes?.length ?? 0) > 0,
    isArranged: context.showing !== undefined,
    isCanceled: state.calledOff !== undefined && state.turns - state.calledOff.turn < recentTurns,
    hasHomes: context.freeTimes !== undefined && (state.focus !== null || Boolean(state.shown?.length)),
  };
}

function interpret(
  read: { understanding: Understanding; reading: Reading; text: string },
  state: DialogueState,
  context: TurnContext,
): Interpretation {
  const { understanding } = read;
  const language = replyLanguage(understanding, state.language);
  const choosesTime = (state.offeredTimes?.length ?? 0) > 0;
  const whole =
    pastedCommands(read.text, context) ?? wholeMessageCommands(understanding, understanding.maskedText, choosesTime);
  const scene = sceneOf(read, state, context);
  const clauses = clausesOf(scene);
  // "I want a place with no children around", "I need an apartment before Christmas": more than that a home is sought.
  const isOpening = whole?.some((command) => command.type === "meta" && command.intent === "opening") ?? false;
  const saysMore = isOpening && (scene.times.length > 0 || conductCommands(understanding, clauses).length > 0);
  if (whole && !saysMore) return { commands: whole, coverage: 1, language };
  const commands = messageCommands(scene, clauses);
  commands.push(...bareNumbers(clauses, read, scene.times, commands));
  commands.push(...fallbackCommands(understanding, clauses, commands, state));
  commands.splice(0, commands.length, ...joined(withoutDoubles(commands), clauses, understanding));
  commands.push(...unexplained(clauses, commands));
  return { commands: inOrder(commands), coverage: coverageOf(clauses, commands), language };
}

function clausesOf({ understanding, reading, text, state, context, choosesTime }: Scene): PointingClause[] {
  const { properties, market } = context;
  const picksTime = choosesTime || (context.showing?.status === "held" && Boolean(state.heldFrom?.length));
  const choosesHome = state.offer?.type === "whichHome";
  const references = {
    properties,
    market,
    choosesTime: picksTime && !choosesHome,
    hasShown: Boolean(state.shown?.length),
  };
  const refsIn = ({ start, end }: Span) => readReferences(text.slice(start, end), references);
  const read = { understanding, reading };
  return readClauses(understanding.maskedText, read, previousMoves(state, context)).map((clause) => {
    const own = refsIn(clause);
    const isAside = own.length === 0 && clause.words <= maxAsideWords && clause.sentence !== undefined;
    return {
      ...(isSearch(clause, understanding) ? asSearch(clause) : clause),
      // "The application fee at 8400 NW 36th, how many dollars?" asks it of that home.
      refs: isAside && clause.sentence ? refsIn(clause.sentence) : own,
    };
  });
}

/** So few words behind a comma lean on the sentence they stand in. */
const maxAsideWords = 4;

/** The commands of the whole message's values, then those of each clause. */
function messageCommands(scene: Scene, clauses: readonly PointingClause[]): Command[] {
  const { understanding, state, context, choosesTime } = scene;
  const whole = { start: 0, end: understanding.maskedText.length };
  const { commands, constraints } = readSlots(understanding, clauses, {
    asked: state.asked,
    properties: context.properties,
    known: state.slots,
    market: context.market,
  });
  commands.push(
    ...moveInCommands(understanding, clauses, scene.times, {
      asked: choosesTime ? null : state.asked,
      choosesTime,
      isArranged: scene.isArranged || scene.isCanceled || state.offer?.type === "see",
      offersSee: state.offer?.type === "see" && !scene.isArranged && !scene.isCanceled,
      isKnown: state.slots.move_in !== undefined,
      wasAsked: (state.askedCount.move_in ?? 0) > 0,
      today: localTime(context.now, context.market.timeZone).date,
    }),
  );
  commands.push(...conductCommands(understanding, clauses));
  for (const slot of slotsLeftOpen(understanding.maskedText))
    commands.push({ type: "decline", slot, open: true, ...whole });
  const ruled = commands.filter(({ type }) => type === "conduct");
  // "I may need to reschedule. What else is there on Wednesday?": the day is one for the showing.
  const isChanging = scene.isArranged && clauses.some(({ acts }) => acts.includes("change_showing"));
  const changing = isChanging ? { ...scene, isCanceled: true } : scene;
  for (const clause of clauses)
    commands.push(
      ...commandsOfClause(changing, clause, constraints.get(clause) ?? {}).filter(
        (command) => !isFound(command) || !ruled.some((rule) => overlaps(rule, command)),
      ),
    );
  const wish = readContactWish(understanding.maskedText, localTime(context.now, context.market.timeZone).date);
  if (wish) commands.push({ type: "contactWish", wish, ...whole });
  const asking = clauses.filter(({ isMarked, text }) => isMarked || opensQuestion.test(text));
  commands.push(...readOwnAnswers(asking, context.ownAnswers ?? []));
  commands.push(...weightSaid(scene, commands));
  commands.push(...namedInPassing(clauses, commands, scene));
  const isSupposed = commands.some((command) => command.type === "setSlot" && searched.has(command.slot));
  if (!isSupposed || !supposes(scene.text)) return withoutOverruled(commands, scene.text);
  // "What if I go to 3200?" gives up the figure before.
  const changed = commands.map((command) =>
    command.type === "setSlot" ? { ...command, how: "correction" as const } : command,
  );
  return withoutOverruled([...changed, { type: "showListings", others: false, ...whole }], scene.text);
}

function commandsOfClause(scene: Scene, clause: PointingClause, constraints: Slots): Command[] {
  const { understanding, state, choosesTime, isArranged, isCanceled, hasHomes } = scene;
  const pointsAtHome = clause.refs.some(({ by }) => by === "place" || by === "extreme");
  const hasChoice = choosesTime || (isArranged && Boolean(state.heldFrom?.length));
  const named = timeSaid(clause, scene.times, { choosesTime, isArranged, pointsAtHome, hasChoice });
  const said = seeing.test(plainText(clause.text)) ? dayMeant(clause, scene.times, named) : named;
  // Beside a showing that stands, a question with a day in it is about another day for it.
  const asksDay = isArranged && clause.isMarked;
  const when = !said.time && said.choice === undefined && !asksDay && isOfSearch(clause, understanding) ? {} : said;
  const values = understanding.evidence
    .filter((item) => overlaps(item, clause) && !pointedSlots(clause.refs, item, scene.context.properties))
    .map(({ slot }) => slot);
  const hasCriteria = values.some((slot) => searched.has(slot));
  const spoken = spokenUpTo(scene.text, clause.end);
  const showing = readShowing(clause, when, {
    spoken,
    isArranged,
    choosesTime,
    hasHomes,
    readsVisit:
      isCanceled ||
      (!isArranged && state.slots.showing_request !== undefined) ||
      (hasHomes && understanding.slots.showing_request !== undefined),
    isOfMove: isAboutMove(clause),
    asksFact: (clause.isMarked || opensQuestion.test(clause.text)) && namesField(clause),
    asksMove: state.asked === "move_in" && !choosesTime,
  });
  const arranges = showing.some(({ type }) => type === "requestShowing" || type === "changeShowing");
  const isAnswer = hasCriteria || values.some((slot) => slot === state.asked);
  const { market, properties } = scene.context;
  const ask = { constraints, market, properties, isAnswer, hasPet: state.slots.pets?.has === true };
  const commands = [
    ...sizeWished(clause, understanding, properties),
    ...clauseCommands(clause, understanding, ask, { hasCriteria, arranges }),
  ];
  if (!keepsShowing(clause, spoken, when)) return [...commands, ...withoutEcho(showing, commands)];
  // "Do not cancel, just checking": what stands is kept, whatever else the clause looks like.
  const { start, end } = clause;
  return [...commands, ...showing.filter((command) => !isChange(command)), { type: "keepShowing", start, end }];
}

/** A pasted link or advertisement asks about the home it names. */
function pastedCommands(text: string, { properties }: TurnContext): Command[] | null {
  if (!isPasted(text)) return null;
  const span = { start: 0, end: text.length };
  const refs = listingsNamed(text, properties).map(({ id }) => ({ by: "id" as const, id }));
  if (refs.length === 0) return [{ type: "meta", intent: "link", ...span }];
  return [{ type: "ask", op: "describe", topics: [], refs, against: {}, constraints: {}, ...span }];
}

/** For so many messages after a showing was canceled, days and times still belong to it. */
const recentTurns = 2;

const sized: ReadonlySet<SlotName> = new Set<SlotName>(["bedrooms", "bathrooms", "budget_max"]);

/** What a clause does, apart from the values it holds and the showing it speaks of. */
function clauseCommands(
  clause: PointingClause,
  understanding: Understanding,
  scene: AskScene,
  { hasCriteria, arranges }: { hasCriteria: boolean; arranges: boolean },
): Command[] {
  const { start, end, acts, refs } = clause;
  // "Stop sending me 1 bedrooms" is about the search, not about the messages.
  const namesSize = understanding.evidence.some((item) => sized.has(item.slot) && overlaps(item, clause));
  const isSearchQuestion = acts.includes("search") && (clause.isMarked || opensSearch.test(clause.text));
  const namesFact = isSearchQuestion && !hasCriteria && namesField(clause);
  // "What's the upfront for 1420 Brickell Bay?" names its home, and no others are looked for.
  const asksOfNamed = !acts.includes("show_homes") && !hasCriteria && refs.some(({ by }) => namesHome.has(by));
  // "Is the 2-bedroom still available?" where there are several asks which there are.
  const isKind = refs.length > 0 && refs.every((ref) => ref.by === "size" && isSizeOfSeveral(ref, scene.properties));
  const pointsAtOther = theOther.test(plainText(clause.text)) && refs.some(({ by }) => by === "other");
  const seeks =
    !pointsAtOther &&
    ((isKind && !namesField(clause) && !arranges) ||
    ((acts.includes("show_homes") || whatIsThere.test(plainText(clause.text)) || isSearchQuestion) &&
      !namesFact &&
      !asksOfNamed &&
      !arranges));
  // "I need a place with a gym" and "anything with a washer?" ask for homes that have it.
  const wishes = acts.length === 0 && wishesFor.test(plainText(clause.text));
  const wantsFeature =
    !arranges &&
    (wishes || acts.includes("show_homes") || (acts.includes("search") && (isSearchQuestion || !hasCriteria)));
  const featured = wantsFeature ? readFeatureSearch(clause, scene) : null;
  const question = featured ?? readAsk(clause, scene);
  // "Can I see the Doral one on Monday?" asks for a showing, not for a fact.
  const asked =
    seeks && !featured && question?.topics.every((topic) => saysSearch.has(topic))
      ? null
      : arranges && (question?.topics.length ?? 0) === 0
        ? null
        : question;
  const isOpen = asked === null || (asked.topics.length === 0 && asked.op !== "describe" && !ofSeveral.has(asked.op));
  // "What do you need from me?" asks about the chat, not for the requirements of a home.
  const given = (isOpen || hasCue(plainText(clause.text), "needed")) && !seeks ? talkGivenAway(clause) : null;
  const ask = given ? null : asked;
  const commands: Command[] = readTalk(clause, ask !== null);
  if (given && !commands.some((command) => sameTalk(command, given))) commands.push(given);
  if (ask) commands.push(ask);
  if (seeks && !featured) commands.push(readShowListings(clause));

  // "I'll think about it" takes none.
  const thinks = hasCue(plainText(clause.text), "think");
  if (acts.includes("pick") && !thinks) commands.push({ type: "pick", refs: [...refs], start, end });
  if (acts.includes("reject"))
    commands.push({ type: "reject", refs: [...refs], tooExpensive: tooExpensive.test(clause.text), start, end });
  if (acts.includes("opt_out") && clause.sure.opt_out >= sureOptOut && !namesSize)
    commands.push({ type: "stop", start, end });
  if (acts.includes("opt_in")) commands.push({ type: "start", start, end });
  if (acts.includes("no_preference") && slotsLeftOpen(clause.text).length === 0)
    commands.push({ type: "decline", slot: null, open: true, start, end });
  if (acts.includes("refuse") && !acts.includes("no_preference"))
    commands.push({ type: "decline", slot: understanding.refused[0] ?? null, open: false, start, end });
  if (acts.includes("yes") && !thinks) commands.push({ type: "confirm", start, end });
  if (acts.includes("no")) commands.push({ type: "deny", start, end });
  if (acts.includes("correct")) commands.push({ type: "correct", start, end });
  if (acts.includes("language")) commands.push({ type: "switchLanguage", to: understanding.switchTo, start, end });
  return commands;
}

/** "And the other one?" asks about a home, and for no others. */
const theOther = /\b(?:the other (?:one|two)|(?:la|el|las|los) otr[oa]s?(?: dos)?)\b/;

/** Topics that a search for homes names without asking for them. */
const saysSearch: ReadonlySet<Topic> = new Set<Topic>(["availability", "bedrooms", "area"]);
const wishesFor =
  /\b(?:i|we)(?:d| would| should)? (?:very much |really )?(?:like|love|want|need|prefer)\b|\blooking for\b|\b(?:quiero|quisiera|queremos|busco|buscamos|necesito|necesitamos|me gustaria|prefiero)\b/;

/** "So what's available for me?": homes are asked for, and no fact of one. */
const whatIsThere =
  /\b(?:whats|what is|what) (?:else |do you have |have you got |still |all )?(?:avail\w*|out there|open)\b(?! (?:time|slot|day|on |for (?:a )?(?:tour|showing|visit)))|\bwhat (?:else )?do (?:you|u) have (?:in|near|around|under|for|with)\b|\bque (?:mas )?(?:hay|tienes?|tienen|queda) (?:disponibles?|libres?|en|cerca|por menos)\b/;
const ofSeveral: ReadonlySet<string> = new Set(["list", "superlative", "count", "compare", "whyNot", "total"]);

function sameTalk(a: Command, b: Command): boolean {
  return a.type === b.type && (a.type !== "meta" || b.type !== "meta" || a.intent === b.intent);
}

const opensSearch =
  /^\W*(?:(?:so|and|ok|okay|well|yo|hey|hi|hello|hola|buenas|mira|oye|y|entonces|pero|but)\W+)*(?:any(?:thing)?|got|do (?:you|u)|is there|are there|hay|tienen?s?|algo|what do you have|show me|what about|how about|qu[eé] tal|y de)\b/i;
const tooExpensive =
  /expensive|too (?:much|high|pricey)|pric[ey]|afford|over (?:my|our) (?:budget|range)|car[oa]s?\b|presupuesto|no me alcanza|mucho dinero/i;
/** Silence can't be undone by the assistant, so it takes more than a likely reading. */
const sureOptOut = 0.6;

/** "We're not married" is no "we're not looking". */
function isFound(command: Command): boolean {
  return command.type === "meta" && command.intent === "found";
}

function isChange({ type }: Command): boolean {
  return type === "cancelShowing" || type === "changeShowing" || type === "requestShowing";
}

/** So many criteria in one clause are a search, however much it reads like a story. */
const minCriteria = 2;
const sureStory = 0.95;

function isSearch(clause: ReadClause, { evidence }: Understanding): boolean {
  const values = evidence.filter((item) => searched.has(item.slot) && overlaps(item, clause));
  return values.length >= minCriteria && clause.sure.story < sureStory;
}

function asSearch(clause: ReadClause): ReadClause {
  const acts = clause.acts.filter((act) => act !== "story");
  return {
    ...clause,
    acts: acts.length > 0 ? acts : ["search"],
    sure: { ...clause.sure, story: 0, search: Math.max(clause.sure.search, 0.5) },
  };
}

/** Clauses that no command rests on. */
function unexplained(clauses: readonly ReadClause[], commands: readonly Command[]): Command[] {
  return clauses
    .filter((clause) => !commands.some((command) => overlaps(command, clause)))
    .map(({ start, end, isMarked, words, text }) => ({
      type: "unexplained",
      asks: isMarked || opensQuestion.test(text),
      words,
      start,
      end,
    }));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && a.end > b.start;
}

/** Share of the message's words in clauses that some command explains. */
function coverageOf(clauses: readonly ReadClause[], commands: readonly Command[]): number {
  const all = clauses.reduce((sum, { words }) => sum + words, 0);
  const open = commands.reduce((sum, command) => sum + (command.type === "unexplained" ? command.words : 0), 0);
  return all === 0 ? 1 : 1 - open / all;
}

function inOrder(commands: readonly Command[]): Command[] {
  return commands.toSorted((a, b) => a.start - b.start);
}

export type { PointingClause };
export { clauseAt };
/** Topics with a rule of conduct. */
export const isConductTopic: ReadonlySet<Topic> = new Set<Topic>(conductTopics);
