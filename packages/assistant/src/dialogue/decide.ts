import { answerQueries } from "../answering/answerQueries.ts";
import { answerLastMonth } from "../answering/lastMonth.ts";
import { answerSharedRent } from "../answering/sharedRent.ts";
import { withoutSoonestDay } from "../answering/soonest.ts";
import { readVisitTalk } from "../showings/visitTalk.ts";
import type { TurnContext } from "../turn.ts";
import type { Property, TurnEvent, Understanding } from "../types.ts";
import { readContactWish } from "../understanding/contactWish.ts";
import { blanked, stretchOf } from "../understanding/stretches.ts";
import type { Act } from "./act.ts";
import { answerAsides } from "./answerAsides.ts";
import {
  acceptRefusals,
  answerGreeting,
  confirmChanges,
  confirmCorrected,
  deflectOffTopic,
  discloseAssistant,
  protectSensitiveData,
  refuseInstructions,
  setBoundary,
  switchLanguage,
} from "./answers.ts";
import { readBargain } from "./bargains.ts";
import { answerBesideVisit } from "./besideVisit.ts";
import { askNothing } from "./browsing.ts";
import { readTrade } from "./buying.ts";
import { readByStance } from "./byStance.ts";
import { localTime } from "./calendar.ts";
import { closeOrContinue } from "./closing.ts";
import { observeConduct } from "./conduct.ts";
import { keepSecondNumber, returnAgentsNumber } from "./contactPerson.ts";
import { givesContact, isCallRuledOut, noteContactWish } from "./contactWishes.ts";
import { cutMessage } from "./cutMessage.ts";
import { announceListingGone, describeListing, putHomeAside } from "./describe.ts";
import { askEarlierDay } from "./earlierDay.ts";
import { answerFacts } from "./facts.ts";
import { passOnForAgent, setAsideForAgent } from "./forAgent.ts";
import { correctsAsked } from "./hearContested.ts";
import { withDaysOfVisit } from "./hearDays.ts";
import { withVisitTaken } from "./hearVisit.ts";
import { homesRefused, withoutHomesDropped } from "./homesOfVisit.ts";
import { readInContext } from "./inContext.ts";
import { judgedRent } from "./judgedRent.ts";
import { acceptLaterStart, homeOfDayTaken, tellLaterStart } from "./laterStart.ts";
import { answerLease } from "./leaseAsked.ts";
import { isIn } from "./listings.ts";
import { remember } from "./memory.ts";
import { admitMisreading, apologizeForMissedQuestion } from "./missed.ts";
import { noteNeeds } from "./noteNeeds.ts";
import { asMeant } from "./objection.ts";
import { answerOpenQuestions } from "./openQuestions.ts";
import { endingLast, inOrder } from "./orderOfActs.ts";
import { noteOtherBusiness } from "./otherBusiness.ts";
import { correctYear, tellPastDay } from "./otherYear.ts";
import { answerOwnQuestion } from "./ownQuestions.ts";
import { answerPetFit, notePet } from "./petFit.ts";
import { noteSeen } from "./proposals/news.ts";
import { offerAlternatives } from "./proposals/otherHomes.ts";
import { recordOverBudgetNotice } from "./proposals/overBudget.ts";
import { pickedListing } from "./proposals/pickedListing.ts";
import { answerSearch } from "./proposals/searchAnswer.ts";
import { completeWhenKnown } from "./questions.ts";
import { alsoMeant, asksWhichListing, homesNamed, listingMeant, turnsDown } from "./references.ts";
import { withoutRejectedPlaces } from "./rejectedPlaces.ts";
import { explainProcess } from "./rentProcess.ts";
import {
  answerEmergency,
  declineLegalAdvice,
  deferInMinimalMode,
  explainHelp,
  explainMinors,
  handOff,
  keepSilenceAfterStop,
  optOut,
  type Repair,
  takeContactOnly,
  yieldToPerson,
} from "./repairs.ts";
import { repeatNotice } from "./repeatNotice.ts";
import { replyLanguage } from "./replyLanguage.ts";
import { confirmAreas, confirmWork, noteNearby, withoutWorkArea } from "./searchAreas.ts";
import { readSearchAsked } from "./searchAsked.ts";
import { tellShortStay } from "./shortStay.ts";
import { arrangeShowing } from "./showings.ts";
import { noteSpots } from "./spokenSpots.ts";
import { asidesSaid } from "./stances.ts";
import { confirmVisit } from "./standingVisit.ts";
import { type DialogueState, knowsHomes } from "./state.ts";
import { stateAtStart } from "./stateAtStart.ts";
import { noteZone } from "./theirClock.ts";
import { askedBy, toldBy } from "./told.ts";
import { toldHomes } from "./toldHomes.ts";
import { noteTooDear } from "./tooDear.ts";
import type { Turn } from "./turn.ts";
import { turnDownHomes } from "./turnedDown.ts";
import { readUnlikely, withoutUnlikely } from "./unlikely.ts";
import { asksUnlisted, withoutPersonAsked } from "./unlisted.ts";
import { answerVisitQuestions } from "./visitQuestions.ts";
import { noteVisitsOff } from "./visitsOff.ts";

/** The policy's decision. Without acts the assistant stays silent. */
export interface Decision {
  state: DialogueState;
  acts: Act[];
  events: TurnEvent[];
  pending: boolean;
}

/** Repairs that settle a turn alone, first match wins. */
const repairs: readonly Repair[] = [
  answerEmergency,
  optOut,
  explainHelp,
  yieldToPerson,
  deferInMinimalMode,
  explainMinors,
  declineLegalAdvice,
  handOff,
  takeContactOnly,
];

/** Everything a reply may say before its own question, in this order. */
const answers: readonly ((turn: Turn) => void)[] = [
  answerGreeting,
  switchLanguage,
  discloseAssistant,
  protectSensitiveData,
  refuseInstructions,
  setBoundary,
  answerLastMonth,
  askEarlierDay,
  answerLease,
  explainProcess,
  setAsideForAgent,
  observeConduct,
  acceptLaterStart,
  answerOwnQuestion,
  notePet,
  noteOtherBusiness,
  answerSharedRent,
  confirmAreas,
  confirmWork,
  answerSearch,
  answerQueries,
  answerBesideVisit,
  answerAsides,
  answerVisitQuestions,
  confirmVisit,
  announceListingGone,
  putHomeAside,
  describeListing,
  offerAlternatives,
  answerPetFit,
  answerFacts,
  deflectOffTopic,
  acceptRefusals,
  tellPastDay,
  confirmChanges,
  noteNeeds,
  tellLaterStart,
  tellShortStay,
  noteContactWish,
  arrangeShowing,
  admitMisreading,
  answerOpenQuestions,
  passOnForAgent,
];

/**
 * The rules' policy: decides from one message's understanding and the state before it what to say and do. Pure and
 * deterministic, whether rules or a model did the understanding. If a model also gave commands, `carryOut` decides
 * instead; both start from {@link beginTurn}.
 */
export function decide(before: DialogueState, heard: Understanding, message: string, context: TurnContext): Decision {
  const turn = beginTurn(before, withVisitTaken(before, heard, message, context), message, context);
  if (!keepSilenceAfterStop(turn)) {
    reinterpret(turn);
    resolveListing(turn);
    respond(turn);
  }
  return endTurn(turn, before);
}

/** Completes the reply and remembers what it says: no home is shown as new twice, and "that one" means one it named. */
export function endTurn(turn: Turn, before: DialogueState): Decision {
  const acts = repeatNotice(before, turn);
  const { state, events, pending, context } = turn;
  noteSeen(state, acts);
  recordOverBudgetNotice(turn, acts);
  state.told = toldBy(acts);
  state.homesTold = toldHomes(acts, before, context.properties);
  return { state, acts, events, pending };
}

/** Reads what was heard again in the conversation. Each step sees what the ones before it left. */
function reinterpret(turn: Turn): void {
  turn.heard = withDaysOfVisit(turn);
  turn.heard = readInContext(turn);
  turn.heard = withoutRejectedPlaces(turn);
  noteVisitsOff(turn);
  noteZone(turn);
  returnAgentsNumber(turn);
  // After the agent's own number is out: it is nobody's second number.
  keepSecondNumber(turn);
  turn.heard = readByStance(turn);
  turn.heard = withoutPersonAsked(turn, readBargain(turn));
  // After the two above, which read the questions that it drops.
  readTrade(turn);
  // After the bargains and other business, which leave out questions about homes.
  turn.heard = withoutSoonestDay(turn);
  takeSearchAsked(turn);
  // After the search asked, which may bring back the place and the size that these two leave out.
  turn.heard = withoutHomesDropped(turn);
  turn.heard = withoutWorkArea(turn);
  // Once the values are settled, and before they are stored.
  turn.unlikely = readUnlikely(turn);
  turn.heard = withoutUnlikely(turn);
  // Corrects the known date only if the message still has none of its own.
  correctYear(turn);
}

/** Finds the listing in question, and stores what the message changes. */
function resolveListing(turn: Turn): void {
  const meantFirst = unlessRefused(turn, unlessAsked(turn, listingMeant(turn)));
  const listing = unlessOtherSize(turn, meantFirst) ?? homeOfDayTaken(turn) ?? pickedListing(turn);
  turn.changes = remember(turn.state, turn.heard, listing, turn.message, turn.homesNamed);
  // Once the changes are stored, which these two read.
  noteSpots(turn);
  noteNearby(turn);
  if (!listing) leaveUnfit(turn);
  const meant = asksWhichListing(turn) ? [] : alsoMeant(turn);
  const others = listing && meant.includes(listing) ? [listing, ...meant.filter((one) => one !== listing)] : meant;
  if (others[0]) turn.state.focus = others[0].id;
  if (others.length > 1) turn.state.alsoSee = others.slice(1).map(({ id }) => id);
  // After the listing became the focus: one that is turned down leaves it again.
  turnDownHomes(turn);
  noteTooDear(turn);
}

/** Lets a repair settle the turn alone; otherwise continues the conversation. */
function respond(turn: Turn): void {
  if (!repairs.some((repair) => repair(turn))) converse(turn);
  else {
    sayCorrected(turn);
    completeWhenKnown(turn);
  }
}

/** Takes the search that a question states, whatever else the message says: "a studio for 3? Any 3-bedrooms?" */
function takeSearchAsked(turn: Turn): void {
  // "3 bedrooms? I said 2" searches for no third one.
  turn.searchAsked = correctsAsked(turn) || asksUnlisted(turn) ? null : readSearchAsked(turn);
  if (turn.searchAsked === null) return;
  const { slots, intents } = turn.heard;
  // "I want to see what there is" looks for homes and asks for no visit.
  const isVisit = slots.showing_request !== undefined || turn.homesNamed.length > 0;
  turn.heard = {
    ...turn.heard,
    slots: { ...slots, ...turn.searchAsked.slots },
    intents: isVisit ? intents : intents.filter((intent) => intent !== "book_showing"),
  };
}

/** Confirms a correction before the agent takes over: "No! I need THREE bedrooms. And have Marisol e-mail me". */
function sayCorrected(turn: Turn): void {
  const handsOff = turn.acts.some((act) => act.type === "conduct" && act.rule === "human");
  if (!handsOff) return;
  const others = turn.acts;
  turn.acts = [];
  confirmCorrected(turn);
  turn.acts.push(...others);
}

/** Takes a time for the home it was offered for: "2 PM works. And what's the Wynwood studio like?". */
function unlessAsked(
  { message, asks, queries, visitAsks, timesOffered, heard, context, focusBefore }: Turn,
  listing: Property | null,
): Property | null {
  const takesTime = timesOffered.length > 0 && (heard.choice ?? heard.slots.showing_request) !== undefined;
  if (!listing || !takesTime || focusBefore === null) return listing;
  const questions = asks.filter(({ isRequest }) => !isRequest).map(stretchOf);
  const rest = blanked(message, [...queries, ...visitAsks, ...questions]);
  if (rest === message || !homesNamed(message, context.properties).includes(listing)) return listing;
  return homesNamed(rest, context.properties).includes(listing) ? listing : null;
}

/** The home that is left of an arranged showing: "Cancel 55 SE 6th, I only want the Doral one". */
function unlessRefused(turn: Turn, listing: Property | null): Property | null {
  const { context, timesOffered } = turn;
  if (!listing || (!context.showing && timesOffered.length === 0)) return listing;
  const refused = homesRefused(turn, context.properties);
  if (!refused.includes(listing)) return listing;
  const [left, ...others] = turn.homesNamed.filter((home) => !refused.includes(home));
  return others.length === 0 ? (left ?? null) : null;
}

/** Drops a rejected home, or one of another size than the renter asks for: "The Doral one but with two bedrooms". */
function unlessOtherSize({ heard, message }: Turn, listing: Property | null): Property | null {
  if (turnsDown(message)) return null;
  const { bedrooms } = heard.slots;
  const isOther = listing !== null && typeof bedrooms === "number" && bedrooms !== listing.bedrooms;
  return isOther && !/[?¿]/.test(message) ? null : listing;
}

/** Drops a focus that no longer fits: "How about the 2-bedrooms?" next to a one-bedroom, "Doral is too far". */
function leaveUnfit({ state, changes, context }: Turn): void {
  const focus = context.properties.find(({ id }) => id === state.focus);
  if (!focus || context.showing) return;
  const { bedrooms } = changes.slots;
  const isOtherSize = typeof bedrooms === "number" && bedrooms !== focus.bedrooms;
  if (isOtherSize || isIn(focus.area, changes.excluded, context.market)) state.focus = null;
}

/** A turn before anything is decided. */
export function beginTurn(before: DialogueState, heard: Understanding, said: string, context: TurnContext): Turn {
  const { text: message, objection, besideVisit } = asMeant(before, said, context);
  const language = replyLanguage(heard, before.language);
  const local = localTime(context.now, context.market.timeZone);
  const cut = { ...cutMessage(before, heard, message, context), judgesRent: judgedRent(message) };
  return {
    message,
    heard,
    context,
    local,
    asked: before.asked,
    questionStood: before.questionStands ?? false,
    humanOffered: before.offeredHuman,
    timesOffered: before.offeredTimes ?? [],
    listingsOffered: before.offeredListings ?? [],
    visitOffered: before.visitOffered ?? false,
    homeAsked: before.homeAsked ?? false,
    cancelOffered: before.cancelOffered ?? false,
    answeredBefore: before.answered ?? [],
    objection,
    besideVisit,
    toldBefore: before.told,
    renterAskedBefore: before.askedLast,
    supposed: before.supposed,
    unlikely: undefined,
    ...cut,
    allAsks: cut.asks,
    asides: asidesSaid(message, cut.clauses, {
      isFirst: before.turns === 0,
      knowsHomes: knowsHomes(before),
      choosesTime: (before.offeredTimes ?? []).length > 0,
      asksContact: before.asked === "name" || before.asked === "phone",
      // "What's next cheapest?" asks for a home, not what happens next.
    }).filter((aside) => aside !== "next" || !cut.queries.some(({ op }) => op === "next")),
    refusedHomes: [],
    // Few messages are about a showing.
    get visitTalk() {
      return readVisitTalk(message);
    },
    contactWish: readContactWish(message, {
      today: local.date,
      isCallRuledOut: isCallRuledOut(before),
      givesContact: givesContact(before, heard),
    }),
    homesNamed: homesNamed(message, context.properties),
    focusBefore: before.focus,
    state: {
      ...stateAtStart(before, language, context.now),
      askedLast: askedBy(cut.asks) ?? (objection ? before.askedLast : undefined),
    },
    changes: { slots: {}, corrected: [], excluded: [], forgotten: [] },
    retry: null,
    searchAsked: null,
    forAgent: { asked: [], told: [] },
    isQueried: false,
    waits: false,
    acts: [],
    events: [],
    pending: false,
  };
}

function converse(turn: Turn): void {
  for (const answer of answers) answer(turn);
  apologizeForMissedQuestion(turn);
  turn.acts = inOrder(turn.acts);
  closeOrContinue(turn);
  if (turn.state.browses) askNothing(turn);
  turn.acts = endingLast(turn.acts);
}
