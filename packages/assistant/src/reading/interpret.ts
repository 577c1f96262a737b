import { localTime } from "../dialogue/calendar.ts";
import type { DialogueState } from "../dialogue/state.ts";
import type { Interpretation } from "../dialogue/turn.ts";
import { listingsNamed } from "../listings/namedListing.ts";
import type { TurnContext } from "../turn.ts";
import type { Market, Slots, Topic, UnderstandContext, Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { readMasked } from "../understanding/understand.ts";
import { petNames } from "./against.ts";
import { opensQuestion } from "./askCommands.ts";
import { namesField } from "./askedTopics.ts";
import { bareNumbers } from "./bareNumbers.ts";
import type { PointingClause } from "./clauseActs.ts";
import { type ReadClause, readClauses } from "./clauseActs.ts";
import { clauseCommands } from "./clauseCommands.ts";
import type { Clause } from "./clauses.ts";
import type { Command, CommandOf, NeedName, Span } from "./command.ts";
import { conductCommands } from "./conductCommands.ts";
import { readContactWish } from "./contactWish.ts";
import { coverageOf, unexplained } from "./coverage.ts";
import { fallbackCommands } from "./fallbackCommands.ts";
import { foreignParts } from "./foreign.ts";
import { joined, searched, sizeWished, weightSaid } from "./joinClauses.ts";
import { isPasted, maskIrrelevantSpans } from "./maskIrrelevantSpans.ts";
import type { TimeMention } from "./mentions/time/mention.ts";
import { isAboutMove, isOfSearch, moveInCommands } from "./moveIn.ts";
import { namedInPassing } from "./namedHomes.ts";
import { readNeeds } from "./needs.ts";
import { besideStatus, spokenUpTo, withoutDoubles, withoutEcho, withoutOverruled } from "./overruled.ts";
import { readOwnAnswers } from "./ownAnswers.ts";
import { ownValues, readRetractions } from "./ownValues.ts";
import { plainText } from "./plainText.ts";
import { previousMoves } from "./previousMove.ts";
import { withQuotes } from "./quotedQuestions.ts";
import { areasAsked, readReferences } from "./references.ts";
import { replyLanguage } from "./replyLanguage.ts";
import { keepsShowing, readShowing, seeing } from "./showingCommands.ts";
import { homesAt, withAreaSeen, withHomesAt } from "./showingPairs.ts";
import { pointedSlots, readSlots, supposes, withoutSupposition } from "./slotCommands.ts";
import { overlaps } from "./spans.ts";
import { type TimeRole, timeRoles } from "./timeRoles.ts";
import { dayMeant, timeSaid, timesIn } from "./timeSaid.ts";
import { choosesTimeIn, timesOfMove, withOwnHours, withoutHomesCounted, withoutLife } from "./timesOfScene.ts";
import { isQuestion } from "./valueRoles.ts";
import { slotsLeftOpen, wholeMessageCommands } from "./wholeMessages.ts";

/** What understanding knows of a conversation as it stands. */
export function understandingContext(state: DialogueState, context: TurnContext): UnderstandContext {
  return {
    // After a choice of times a bare day or hour means one of them.
    asked: choosesTimeIn(state) ? "showing_request" : state.asked,
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
  const known = understandingContext(state, context);
  const read = readMasked(relevant, known);
  const own = ownValues(read, relevant, known);
  const understanding = relevant === text ? own : { ...own, maskedText: text };
  return { understanding, interpretation: interpret({ ...read, understanding: own, text }, state, context) };
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
  /** What each of them is to a showing. */
  roles: ReadonlyMap<TimeMention, TimeRole>;
  /** A choice of times was offered. */
  choosesTime: boolean;
  /** A showing stands or is held. */
  isArranged: boolean;
  /** A showing was canceled a moment ago: days and times still belong to it. */
  isCanceled: boolean;
  /** The message asks to see a home. */
  seeks: boolean;
  /** Homes were shown or talked about, and times can be agreed here. */
  hasHomes: boolean;
}

function sceneOf(
  read: { understanding: Understanding; reading: Reading; text: string },
  state: DialogueState,
  context: TurnContext,
): Scene {
  const { date: today } = localTime(context.now, context.market.timeZone);
  const text = read.understanding.maskedText;
  const times = timesIn(text, today);
  return {
    ...read,
    state,
    context,
    times,
    roles: timeRoles(text, times),
    choosesTime: choosesTimeIn(state),
    isArranged: context.showing !== undefined,
    isCanceled: state.calledOff !== undefined && state.turns - state.calledOff.turn < recentTurns,
    seeks: context.freeTimes !== undefined && seeing.test(plainText(text)),
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
  const all = sceneOf(read, state, context);
  const clauses = clausesOf(all);
  const scene = { ...all, times: withoutHomesCounted(all, clauses) };
  // "I want a place with no children around", "I need an apartment before Christmas": more than that a home is sought.
  const isOpening = whole?.some((command) => command.type === "meta" && command.intent === "opening") ?? false;
  const saysMore = isOpening && (scene.times.length > 0 || conductCommands(understanding, clauses).length > 0);
  if (whole && !saysMore) return { commands: whole, coverage: 1, language };
  const commands = messageCommands(scene, clauses);
  commands.push(...bareNumbers(clauses, read, scene.times, commands));
  commands.push(...fallbackCommands(understanding, clauses, commands, state));
  commands.splice(0, commands.length, ...joined(withoutDoubles(commands), clauses, understanding, context.properties));
  commands.push(...unexplained(clauses, commands));
  return { commands: inOrder(withQuotes(commands, read.text)), coverage: coverageOf(clauses, commands), language };
}

function clausesOf({ understanding, reading, text, state, context }: Scene): PointingClause[] {
  const picksTime =
    Boolean(state.offeredTimes?.length) || (context.showing?.status === "held" && Boolean(state.heldFrom?.length));
  const { refsIn, areasIn } = referencesIn({ text, state, context }, picksTime);
  const read = { understanding, reading };
  return readClauses(understanding.maskedText, read, previousMoves(state, context)).map((clause) => {
    const pointed = refsIn(clause);
    const asked = asksFact(clause, state) ? areasIn(clause) : [];
    const own = asked.length > 0 && pointed.every(({ by }) => by === "this") ? asked : pointed;
    const isAside = own.length === 0 && clause.words <= maxAsideWords && clause.sentence !== undefined;
    return {
      ...(isSearch(clause, understanding) ? asSearch(clause) : clause),
      // "The application fee at 8400 NW 36th, how many dollars?" asks it of that home.
      refs: isAside && clause.sentence ? refsIn(clause.sentence) : own,
    };
  });
}

/** Reads how a stretch of the message points at homes. */
function referencesIn({ text, state, context }: Pick<Scene, "text" | "state" | "context">, picksTime: boolean) {
  const choosesHome = state.offer?.type === "whichHome";
  const references = {
    properties: context.properties,
    market: context.market,
    choosesTime: picksTime && !choosesHome,
    hasShown: Boolean(state.shown?.length),
  };
  return {
    refsIn: ({ start, end }: Span) => readReferences(text.slice(start, end), references),
    areasIn: ({ start, end }: Span) => areasAsked(text.slice(start, end), references),
  };
}

/** A question that names a field of a home, or the renter's animal. */
function asksFact({ text, isMarked }: Clause, { slots }: DialogueState): boolean {
  if (!isMarked && !opensQuestion.test(text)) return false;
  const ofPet = slots.pets?.has === true && petNames.some(([pattern]) => pattern.test(plainText(text)));
  return ofPet || namesField({ text });
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
    focus: state.focus,
  });
  const denied = foreignParts(understanding.maskedText);
  commands.push(...readRetractions(understanding.maskedText, understandingContext(state, context)));
  const ownTimes = scene.times.filter((time) => !denied.some((part) => overlaps(part, time)));
  commands.push(
    ...moveInCommands(understanding, clauses, timesOfMove(scene, ownTimes), {
      asked: choosesTime ? null : state.asked,
      choosesTime,
      isArranged: scene.isArranged || scene.isCanceled || state.offer?.type === "see" || state.offer?.type === "time",
      offersSee: state.offer?.type === "see" && !scene.isArranged && !scene.isCanceled,
      isKnown: state.slots.move_in !== undefined,
      wasAsked: (state.askedCount.move_in ?? 0) > 0,
      today: localTime(context.now, context.market.timeZone).date,
    }),
  );
  commands.push(...conductCommands(understanding, clauses));
  for (const slot of slotsLeftOpen(understanding.maskedText))
    commands.push({ type: "decline", slot, open: true, ...whole });
  const ruled = commands.filter((command) => command.type === "conduct");
  // "I may need to reschedule. What else is there on Wednesday?": the day is one for the showing.
  const rulesOut = [...scene.roles.values()].includes("ruledOut");
  const isChanging = scene.isArranged && (rulesOut || clauses.some(({ acts }) => acts.includes("change_showing")));
  const seeks = scene.seeks || (scene.hasHomes && clauses.some(({ acts }) => acts.includes("book_showing")));
  const changing = { ...scene, seeks, isCanceled: isChanging || scene.isCanceled };
  for (const clause of clauses)
    commands.push(
      ...commandsOfClause(changing, clause, constraints.get(clause) ?? {}).filter(
        (command) =>
          !ruled.some((rule) => overlaps(rule, command) && isRuled(command, rule)) &&
          (!isRefusal(command) || !denied.some((part) => part.why === "denied" && overlaps(part, command))),
      ),
    );
  const needs = needsIn(clauses, commands, { denied, market: context.market });
  commands.splice(0, commands.length, ...commands.filter((command) => !needs.some((need) => asksFor(command, need))));
  commands.push(...needs);
  withOwnHours(commands, scene);
  const wish = readContactWish(understanding.maskedText, localTime(context.now, context.market.timeZone).date);
  if (wish) commands.push({ type: "contactWish", wish, ...whole });
  const asking = clauses.filter(({ isMarked, text }) => isMarked || opensQuestion.test(text));
  commands.push(...readOwnAnswers(asking, context.ownAnswers ?? []));
  commands.push(...weightSaid(scene, commands));
  commands.push(...namedInPassing(clauses, commands, { ...scene, properties: context.properties }));
  const isSupposed = commands.some((command) => command.type === "setSlot" && searched.has(command.slot));
  if (!isSupposed || !supposes(scene.text)) return withoutOverruled(commands, scene.text);
  // "What if I go to 3200?" gives up the figure before.
  const changed = commands.map((command) =>
    command.type === "setSlot" ? { ...command, how: "correction" as const } : command,
  );
  return withoutOverruled([...changed, { type: "showListings", others: false, ...whole }], scene.text);
}

/** What matters to the renter: a question for it goes before it, and a clause that only tells it asks nothing. */
function needsIn(
  clauses: readonly PointingClause[],
  commands: readonly Command[],
  { denied, market }: { denied: readonly Span[]; market: Market },
): Command[] {
  const own = clauses.filter((clause) => !denied.some((part) => overlaps(part, clause)));
  return own.flatMap((clause) =>
    readNeeds(clause, market).filter(
      (need) => !isQuestion(clause) || !commands.some((command) => asksFor(command, need)),
    ),
  );
}

const topicOf: Record<NeedName, Topic> = {
  near: "distance",
  transit: "distance",
  quiet: "noise",
  low_floor: "floor",
  not_high: "floor",
  elevator: "elevator",
};

function asksFor(command: Command, need: Command): boolean {
  if (command.type !== "ask" || need.type !== "need" || !overlaps(command, need)) return false;
  return command.topics.length > 0 && command.topics.every((topic) => topic === topicOf[need.need]);
}

function commandsOfClause(scene: Scene, clause: PointingClause, constraints: Slots): Command[] {
  const { understanding, state, choosesTime, isArranged, isCanceled, hasHomes } = scene;
  const pointsAtHome = clause.refs.some(({ by }) => by === "place" || by === "extreme");
  const hasChoice = Boolean(state.offeredTimes?.length) || (isArranged && Boolean(state.heldFrom?.length));
  const named = timeSaid(clause, scene.times, {
    choosesTime,
    isArranged,
    pointsAtHome,
    hasChoice,
    roles: scene.roles,
  });
  const whole = seeing.test(plainText(clause.text)) ? dayMeant(clause, scene.times, named) : named;
  const isOpen = choosesTime || isArranged || isCanceled || scene.seeks || state.offer?.type === "time";
  const said = isOpen ? whole : withoutLife(whole);
  // Beside a showing that stands, a question with a day in it is about another day for it.
  const asksDay = isArranged && clause.isMarked;
  const when = !said.time && said.choice === undefined && !asksDay && isOfSearch(clause, understanding) ? {} : said;
  const values = understanding.evidence
    .filter((item) => overlaps(item, clause) && !pointedSlots(clause.refs, item, scene.context.properties))
    .map(({ slot }) => slot);
  const hasCriteria = values.some((slot) => searched.has(slot));
  const spoken = spokenUpTo(scene.text, clause.end);
  const read = readShowing(clause, when, {
    spoken,
    isArranged,
    choosesTime,
    hasHomes,
    readsVisit:
      isCanceled ||
      scene.seeks ||
      (!isArranged && (state.offer?.type === "see" || state.offer?.type === "time")) ||
      (!isArranged && state.slots.showing_request !== undefined) ||
      (hasHomes && understanding.slots.showing_request !== undefined),
    isOfMove: isAboutMove(clause),
    asksFact: (clause.isMarked || opensQuestion.test(clause.text)) && namesField(clause),
    asksMove: state.asked === "move_in" && !choosesTime,
    namesClock: scene.times.some((mention) => mention.kind === "time" && overlaps(mention, clause)),
    isCanceled,
  });
  const pairs = homesAt(
    clause,
    referencesIn(scene, hasChoice).refsIn,
    (part) => timeSaid(part, scene.times, { choosesTime: true, isArranged, pointsAtHome: false, roles: scene.roles }),
    scene.context.properties.map(({ area }) => area),
  );
  const showing = withHomesAt(withAreaSeen(read, clause, scene.context.properties), pairs, isArranged);
  const arranges = showing.some(({ type }) => type === "requestShowing" || type === "changeShowing");
  const isAnswer = hasCriteria || values.some((slot) => slot === state.asked);
  const { market, properties } = scene.context;
  const ask = { constraints, market, properties, isAnswer, hasPet: state.slots.pets?.has === true };
  const commands = [
    ...sizeWished(clause, understanding, properties),
    ...clauseCommands(clause, understanding, ask, { hasCriteria, arranges }),
  ];
  const own = besideStatus(commands, showing);
  if (!keepsShowing(clause, spoken, when)) return [...own, ...withoutEcho(showing, own)];
  // "Do not cancel, just checking": what stands is kept, whatever else the clause looks like.
  const { start, end } = clause;
  const kept = { type: "keepShowing" as const, ...(Object.keys(when).length > 0 && { when }), start, end };
  return [...own, ...showing.filter((command) => !isChange(command)), kept];
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

/** "We're not married" is no "we're not looking", and "only buildings without kids" are homes that nobody shows. */
function isRuled(command: Command, { topic }: CommandOf<"conduct">): boolean {
  if (command.type === "meta") return command.intent === "found";
  return command.type === "showListings" && topic === "steering";
}

/** "I never said that" refuses nothing that was asked for. */
function isRefusal({ type }: Command): boolean {
  return type === "decline" || type === "deny" || type === "reject";
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

function inOrder(commands: readonly Command[]): Command[] {
  return commands.toSorted((a, b) => a.start - b.start);
}
