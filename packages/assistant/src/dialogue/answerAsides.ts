import { type AskableSlot, askableSlots } from "../types.ts";
import { giveContact, tellHours } from "./aboutAgent.ts";
import { isDeclined, isKnown, searchBegun, searchSlots } from "./agenda.ts";
import type { Aside } from "./aside.ts";
import { asksToSee, findAsides, plainText } from "./asides.ts";
import { keepFromInviting, letBrowse, welcomeToLook } from "./browsing.ts";
import { asksHourOfCall } from "./contactWishes.ts";
import { namesDayToCome } from "./daysOfVisit.ts";
import { namesOtherTimes } from "./noVisit.ts";
import { businesses, isOtherBusiness, noteBusiness } from "./otherBusiness.ts";
import { answerOrAsk, isOwnAnswered } from "./ownAnswers.ts";
import { tellLessThan } from "./proposals/lowestRent.ts";
import { proposeFitting } from "./proposals/propose.ts";
import { holdsLink } from "./readable.ts";
import { does, makesRequest, saysAside } from "./stances.ts";
import { standingVisit } from "./standingVisit.ts";
import { dropShowingWish, leavesForPrice, takeLeave } from "./takeLeave.ts";
import { tellListings } from "./tellListings.ts";
import { asksMore, changesValues, hasChanges, raise, type Turn } from "./turn.ts";
import { isMeantOtherwise } from "./visitsOff.ts";
import { insistedTime, shiftsTime } from "./visitTime.ts";
import { weighListings } from "./weigh.ts";
import { replyTime } from "./whenData.ts";

/** Asides that can occur next to anything else in a message. */
const always: readonly Aside[] = [
  "who",
  "genuine",
  "how",
  "free",
  "needed",
  "next",
  "there",
  "number",
  "hours",
  "bring",
  "company",
  "visit",
  "late",
  "video",
  "areas",
  "stock",
  "best",
  "notify",
  "room",
  "away",
  "awaits",
  "right_place",
];

/** Asides that count only if the message says nothing about the search. */
const alone: readonly Aside[] = [
  "think",
  "small_talk",
  "back",
  "how_are_you",
  "apology",
  "found",
  "channel",
  "never_mind",
  "leaves",
  "rethinks",
  "recap",
  "ironic",
  "browses",
];

/** Asides that count in any message, unless it insults someone or asks for a person. */
const feelings: readonly Aside[] = ["complains", "dislikes_bots"];

/** Asides about homes, which an answered query covers. */
const ofHomes: ReadonlySet<Aside> = new Set<Aside>(["best", "areas", "stock", "needed", "bring"]);

/** Answers everything in a message besides the search: about the chat, the agent, the time of day. */
export function answerAsides(turn: Turn): void {
  const judges = turn.judgesRent !== undefined && !turn.asides.includes("too_dear");
  const found: readonly Aside[] = judges ? [...turn.asides, "too_dear"] : turn.asides;
  if (turn.state.found && searchesAgain(turn, found)) turn.state.found = false;
  const leaves = turn.heard.intents.includes("goodbye");
  keepFromInviting(turn);
  const isAboutTime = (turn.context.showing !== undefined || turn.timesOffered.length > 0) && shiftsTime(turn.message);
  const quiet = !hasChanges(turn) && turn.heard.topics.length === 0 && !leaves;
  for (const aside of found) {
    if (isOwnAnswered(turn)) break;
    // An owner who wants a home listed, or a buyer, was just passed on.
    if (businesses.includes(aside)) continue;
    if (turn.isQueried && ofHomes.has(aside)) continue;
    // "Too much, never mind, I'll get a motel": one goodbye says it all.
    if (found.includes("leaves") && (aside === "too_dear" || aside === "never_mind" || aside === "small_talk"))
      continue;
    if (isMeantOtherwise(turn, aside)) continue;
    // "Wait, not yet, let me ask my wife" keeps what was offered.
    if (aside === "never_mind" && found.includes("think")) continue;
    // One excuse is enough: what was missed is answered now.
    if (aside === "complains" && found.includes("unanswered")) continue;
    if (always.includes(aside) || (quiet && alone.includes(aside) && !(aside === "think" && isAboutTime)))
      answerAside(turn, aside);
    else if (
      aside === "too_dear" &&
      !found.includes("never_mind") &&
      (judges || !changesValues(turn)) &&
      !asksMore(turn)
    )
      answerAside(turn, aside);
    else if (aside === "other_search") noteOtherSearch(turn);
    else if (feelings.includes(aside) && !turn.heard.intents.includes("abusive")) answerAside(turn, aside);
  }
  letBrowse(turn);
  declineTimes(turn);
  if (saysAside(turn, "told_agent") && !isTimeTold(turn)) tellPassedOn(turn);
  const asksWhen = does(turn, "when_hear") || saysAside(turn, "when_hear");
  if ((asksWhen || asksHourOfCall(turn)) && turn.state.raised.length > 0 && !turn.context.showing && !isTimeTold(turn))
    tellReplyTime(turn);
  if (holdsLink(turn.message) && turn.state.focus === null) turn.acts.push({ type: "aside", about: "link" });
}

/** Names the office, and where the license can be checked: "What company is she with". */
export function tellOffice({ acts, context: { agent, links } }: Turn): void {
  const { brokerage } = agent;
  acts.push({ type: "aside", about: "office", data: { link: links.verifyLicense, ...(brokerage && { brokerage }) } });
}

/** Answers "Did you tell her?": everything in the chat reaches the agent, and what waits for an answer is a task. */
function tellPassedOn(turn: Turn): void {
  turn.acts.push({ type: "aside", about: "told_agent" });
  if (turn.state.raised.length > 0) tellReplyTime(turn);
}

function isTimeTold({ acts }: Turn): boolean {
  return acts.some((act) => act.type === "conduct" && act.rule === "expected");
}

/** Drops the showing request when the renter takes none of the offered times: "No, not now". */
function declineTimes(turn: Turn): void {
  const { timesOffered, heard, context, acts } = turn;
  const takes =
    heard.choice !== undefined ||
    heard.slots.showing_request !== undefined ||
    namesOtherTimes(turn) ||
    turn.asks.length + turn.forAgent.asked.length > 0;
  if (timesOffered.length === 0 || takes || context.showing || !does(turn, "declines_offer", "reject_home")) return;
  // "No, another day" asks for other times.
  if (makesRequest(turn) || acts.some(({ type }) => type === "aside")) return;
  dropShowingWish(turn);
  turn.heard = { ...heard, intents: heard.intents.filter((intent) => intent !== "book_showing") };
  acts.push({ type: "aside", about: "never_mind" });
}

/** Words for what a renter waits for: "If something opens up", "cuando salga otro". */
const comesUp =
  /\b(?:something|anything|ones?|another|other|similar|new|pops? up|comes? (?:up|in|out)|opens?|become|available|vacan\w+|lists?|listings?|posted|updated|in mind|mind|algo|algun[oa]?s?|otr[oa]s?|nuev[oa]s?|aparec\w+|aparezc\w+|sal(?:e|en|ga|gan)|entr(?:a|an|e|en)|haya|hay|libre|disponibles?|lista|tengas?|tengan?|tiene algo|cuenta)\b/;

/** True if a renter who found a place mentions a search or a showing again. */
function searchesAgain(turn: Turn, found: readonly Aside[]): boolean {
  if (found.includes("found")) return false;
  const { slots } = turn.changes;
  const asks = turn.heard.intents.includes("book_showing") || found.includes("back") || found.includes("alternatives");
  return asks || searchSlots.some((slot) => slots[slot] !== undefined) || slots.showing_request !== undefined;
}

/** Acts on asides that need more than an answer. */
const answersTo: Partial<Record<Aside, (turn: Turn, aside: Aside) => void>> = {
  who: (turn) => {
    // "Who do I talk to about my offer?" means the agent.
    if (isOtherBusiness(turn)) return;
    if (turn.heard.intents.includes("ask_if_bot")) return;
    // Phrases ask who answers; what only the classifier finds may ask for the agent and her office.
    const isOfAgent = !findAsides(turn.message).includes("who");
    if (!isOfAgent || !turn.state.disclosed) turn.acts.push({ type: "conduct", rule: "bot" });
    if (isOfAgent) tellOffice(turn);
  },
  genuine: ({ acts, context }, about) => {
    acts.push({ type: "aside", about, data: { link: context.links.verifyLicense } });
  },
  areas: (turn) => {
    const { acts, context, state } = turn;
    // Once there is something to show, where homes are is on their cards.
    const isOpen = isDeclined(state, "area") || (does(turn, "knows_no_areas") && searchBegun(state));
    if (context.properties.length === 0 || state.areasTold || isOpen) return;
    state.areasTold = true;
    // The assistant says where homes are; which part of town suits someone is for them to decide (42 USC 3604).
    acts.push(tellListings(context.properties));
  },
  stock: (turn) => {
    const isShown = turn.acts.some(({ type }) => type === "offer_listings" || type === "near_misses");
    if (turn.context.properties.length > 0 && !isShown && !proposeFitting(turn))
      turn.acts.push(tellListings(turn.context.properties));
  },
  best: (turn) => {
    // "Is it safe there?" wants no ranking by rent.
    if (!turn.acts.some(({ type }) => type === "conduct")) weighListings(turn);
  },
  notify: (turn, about) => {
    // "Let me know about the laundry" waits for an answer, not for another home.
    if (!comesUp.test(plainText(turn.message))) return;
    raise(turn, "knowledge_gap", { topic: "availability", detail: "notify" });
    turn.acts.push({ type: "aside", about });
  },
  needed: (turn, about) => {
    // "What do you need from me to apply?" asks for requirements, not for open slots.
    if (turn.asks.length <= 1 && turn.forAgent.asked.length === 0 && !turn.heard.topics.includes("application"))
      sayWhatIsOpen(turn, about);
  },
  next: (turn, about) => {
    // With a showing arranged, "And now?" asks for its status.
    if (turn.context.showing) tellVisit(turn);
    else sayWhatIsOpen(turn, about);
  },
  number: giveContact,
  hours: tellHours,
  bring: (turn) => {
    turn.acts.push(answerOrAsk(turn, "requirements", undefined));
  },
  back: welcomeBack,
  company: passOnCompany,
  visit: tellVisit,
  late: passOnDelay,
  found: endSearch,
  video: (turn, about) => {
    raise(turn, "showing", { detail: "video" });
    turn.state.byVideo = { turn: turn.state.turns, told: false };
    turn.acts.push({ type: "aside", about });
  },
  channel: ({ asked, acts }, about) => {
    // "WhatsApp" after "phone or e-mail?": the number is still missing.
    if (asked === "phone") acts.push({ type: "aside", about });
  },
  never_mind: letGo,
  rethinks: (turn, about) => {
    // The last question stays open, so "3 bedrooms" is still understood as its answer.
    turn.waits = true;
    turn.acts.push({ type: "aside", about });
  },
  ironic: ({ acts, message }, about) => {
    if (!findAsides(message).includes("small_talk")) acts.push({ type: "aside", about });
  },
  recap: (turn) => {
    // "April? No, December, I told you": the value itself is the answer.
    if (turn.heard.intents.includes("correction") && Object.keys(turn.heard.slots).length > 0) return;
    tellSearch(turn, { asked: true });
  },
  room: (turn, about) => {
    raise(turn, "knowledge_gap", { topic: "availability", detail: "room" });
    turn.acts.push({ type: "aside", about });
  },
  awaits: (turn) => {
    turn.waits = true;
    const isAsked = turn.state.raised.length > 0;
    if (isAsked) tellReplyTime(turn);
    turn.acts.push({ type: "aside", about: "awaits" });
  },
  away: (turn, about) => {
    if (turn.context.showing || namesDayToCome(turn)) return;
    // Someone abroad isn't asked to come and see a home.
    turn.state.invited = true;
    // A tour by video was just passed on.
    if (!turn.asides.includes("video")) turn.acts.push({ type: "aside", about });
  },
  browses: welcomeToLook,
  right_place: (turn, about) => {
    if (turn.state.turns === 1 || turn.asks.length <= 1) turn.acts.push({ type: "aside", about });
  },
  rejects: () => undefined,
  leaves: takeLeave,
  too_dear: setAsideDear,
  think: (turn, about) => {
    // The slot stays open, so that a late answer is understood too.
    turn.waits = true;
    turn.acts.push({ type: "aside", about });
  },
};

/** Answers one aside. */
export function answerAside(turn: Turn, aside: Aside): void {
  if (businesses.includes(aside)) {
    noteBusiness(turn, [aside]);
    return;
  }
  const act = answersTo[aside];
  if (act) act(turn, aside);
  else turn.acts.push({ type: "aside", about: aside });
}

function sayWhatIsOpen(turn: Turn, about: Aside): void {
  turn.acts.push({ type: "aside", about, open: openSlots(turn) });
}

function tellReplyTime(turn: Turn): void {
  turn.acts.push({ type: "conduct", rule: "expected", data: replyTime(turn) });
}

/** Passes "I'm running late" on at once, because the agent is waiting at the door. */
function passOnDelay(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing || turn.heard.slots.showing_request) return;
  raise(turn, "showing", { urgent: true, ...(showing.propertyId && { propertyId: showing.propertyId }) });
  turn.waits = true;
  turn.acts.push({ type: "aside", about: "late" });
}

/** Passes "Can I bring my mother?" on to the agent, who will be at the door. */
function passOnCompany(turn: Turn): void {
  const { showing } = turn.context;
  const isVisit =
    showing ||
    turn.timesOffered.length > 0 ||
    turn.state.slots.showing_request ||
    turn.heard.intents.includes("book_showing") ||
    asksToSee(turn.message);
  const isPet = turn.heard.topics.includes("pets") || turn.visitAsks.some(({ subject }) => subject === "bring_pet");
  if (!isVisit || isPet) return;
  raise(turn, "showing", { ...(showing?.propertyId && { propertyId: showing.propertyId }), detail: "company" });
  const isInstead = inPlace.test(plainText(turn.message));
  turn.acts.push({ type: "aside", about: "company", ...(isInstead && { data: { instead: "" } }) });
}

const inPlace =
  /\b(?:instead of me|in my place|without me|for me|en vez de (?:yo|mi)|en (?:mi )?lugar (?:de mi|mio)|en mi lugar|por mi(?! cuenta)|sin mi)\b/;

/** Says that a chat follows one search at a time, once the search changes: "My sister is looking for a 2-bedroom". */
function noteOtherSearch({ changes, acts }: Turn): void {
  const replaced = changes.corrected.filter((slot) => searchSlots.some((one) => one === slot));
  if (replaced.length >= mostRefined) acts.push({ type: "aside", about: "other_search" });
}

/** This many new values at once, along with another person, mean another search. */
const mostRefined = 2;

/** Ends the search after "I found a place": asks nothing more, and mentions a showing that is still on. */
function endSearch(turn: Turn): void {
  const { showing } = turn.context;
  turn.state.farewell = true;
  turn.state.farewellTurn = turn.state.turns;
  turn.state.found = true;
  turn.waits = true;
  turn.acts = turn.acts.filter(({ type }) => type !== "thanks_reply");
  turn.acts.push({ type: "aside", about: "found" });
  if (!showing || /\bcancel/i.test(turn.message)) return;
  turn.state.cancelOffered = true;
  turn.acts.push({ type: "offer_cancel", date: showing.date, time: showing.time });
}

/** Handles "Never mind": keeps an arranged showing; otherwise drops the showing request, or else the search. */
function letGo(turn: Turn): void {
  const { context, state, timesOffered, visitOffered, humanOffered } = turn;
  const isVisit = state.slots.showing_request !== undefined || timesOffered.length > 0 || visitOffered || humanOffered;
  if (!context.showing && !isVisit && leavesForPrice(turn)) {
    takeLeave(turn);
    return;
  }
  if (context.showing) {
    if (context.showing.status !== "held") turn.acts.push(standingVisit(context.showing, turn));
    return;
  }
  dropShowingWish(turn);
  turn.acts.push({ type: "aside", about: "never_mind" });
}

/** Drops the home in focus after "That's too expensive"; about several homes, or prices in general, drops none. */
function setAsideDear(turn: Turn): void {
  const { state, acts, focusBefore } = turn;
  acts.push({ type: "aside", about: focusBefore === null ? "all_dear" : "too_dear" });
  state.focus = null;
  tellLessThan(turn);
}

/** Gives the status of the showing: "Did she confirm?", "what time was it?". */
function tellVisit(turn: Turn): void {
  const { acts, context, heard } = turn;
  const { showing } = context;
  const changes = heard.intents.some((intent) => intent === "cancel" || intent === "reschedule");
  const { date = showing?.date, time = showing?.time } = heard.slots.showing_request ?? {};
  // "It's at 10:30, right?" about a showing at 10:30 moves nothing.
  const isSame = date === showing?.date && time === showing?.time;
  if ((changes && !isSame) || !isSame) return;
  if (showing) acts.push(standingVisit(showing, turn));
  else if (context.freeTimes !== undefined && heard.topics.length === 0 && !insistedTime(turn))
    acts.push({ type: "aside", about: "no_visit" });
}

/** Slots still to be asked for, in their order. */
function openSlots({ state }: Turn): AskableSlot[] {
  const asked: readonly AskableSlot[] = state.business ? ["name", "phone"] : askableSlots;
  return asked.filter((slot) => !isKnown(state, slot) && !isDeclined(state, slot));
}

function welcomeBack(turn: Turn): void {
  const { complete, turns } = turn.state;
  if (turns === 1) return;
  turn.acts = turn.acts.filter(({ type }) => type !== "greet");
  if (complete) turn.acts.push({ type: "greet", again: true });
  else tellSearch(turn);
}

/** Sums up the search for a renter who comes back or asks for it. */
function tellSearch({ state, acts }: Turn, asked?: { asked: true }): void {
  const { showing_request: _visit, name: _name, phone: _phone, email: _email, ...search } = state.slots;
  acts.push({ type: "welcome_back", slots: search, excluded: state.excludedAreas, ...asked });
}
