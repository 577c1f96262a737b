import type { Command } from "../models/commands.ts";
import type { TurnContext } from "../turn.ts";
import type { SlotName, Slots, Topic, Understanding } from "../types.ts";
import type { Act } from "./act.ts";
import { hasContact, isDeclined, isKnown } from "./agenda.ts";
import { askAgentAbout, tellAgentThat } from "./agentCommands.ts";
import {
  acceptRefusals,
  answerGreeting,
  confirmChanges,
  discloseAssistant,
  protectSensitiveData,
  refuseInstructions,
  setBoundary,
  switchLanguage,
} from "./answers.ts";
import { hasCriteria } from "./asksForHomes.ts";
import { choseHome, contactOf, withoutContact } from "./closing.ts";
import { type CarryOut, homesOf, inQuestion } from "./commandHomes.ts";
import { observeConduct } from "./conduct.ts";
import { beginTurn, type Decision, endTurn } from "./decide.ts";
import { announceListingGone } from "./describe.ts";
import { answerFrom, searchNearby } from "./factCommands.ts";
import { closeHandOff, isHandedOff, passOnShowing } from "./handedOff.ts";
import { isHelp } from "./keywords.ts";
import { tellLaterStart } from "./laterStart.ts";
import { remember } from "./memory.ts";
import { withoutRepeats } from "./orderOfActs.ts";
import { ownAct } from "./ownAnswers.ts";
import { notePet } from "./petFit.ts";
import { proposeListings } from "./proposals/propose.ts";
import { showHomes } from "./proposals/showHomes.ts";
import { askFor, completeWhenKnown } from "./questions.ts";
import { sayWhat } from "./sayCommand.ts";
import { bookShowing, inviteToSee, offerShowing } from "./showingCommands.ts";
import { callOff, noteShowing, settleHeld } from "./showings.ts";
import { noteSpots } from "./spokenSpots.ts";
import { standingVisit } from "./standingVisit.ts";
import type { DialogueState } from "./state.ts";
import { describeHome, summaryOf } from "./summaryOf.ts";
import { tellListings } from "./tellListings.ts";
import { noteTooDear } from "./tooDear.ts";
import type { Turn } from "./turn.ts";
import { awaitsAgent } from "./waiting.ts";
import { weigh } from "./weigh.ts";

/**
 * Decides by a language model's commands: each is carried out from stored facts and free times only, so none can claim
 * what isn't stored or done. Null if rules decide instead: after a stop, while the agent is writing, in minimal mode,
 * or for matters of conduct.
 *
 * @param heard What the same model read, checked.
 * @param given The commands, in the order of the reply.
 */
export function carryOut(
  before: DialogueState,
  heard: Understanding,
  given: readonly Command[],
  message: string,
  context: TurnContext,
): Decision | null {
  if (isForRules(before, heard, message, context)) return null;
  const turn = beginTurn(before, heard, message, context);
  turn.changes = remember(turn.state, heard, null, message);
  noteSpots(turn);
  notePet(turn);
  const commands = searchNearby(turn, given);
  turnTo(turn, commands);
  const isTooDear = commands.some(({ say }) => say === "too_dear");
  noteTooDear(turn, isTooDear);
  for (const open of openers) open(turn, commands);
  for (const command of commands) answers[command.do]?.(turn, command);
  confirmChanges(turn);
  tellLaterStart(turn);
  acceptRefusals(turn);
  finish(turn, commands);
  turn.acts = apologizing(withoutRepeats(withoutEcho(turn.acts)));
  return endTurn(turn, before);
}

/** Shows and arranges what the commands say, and ends the reply; once a person was asked for, the agent arranges. */
function finish(turn: Turn, commands: readonly Command[]): void {
  const isForAgent = isHandedOff(turn);
  const steps = isForAgent ? stepsForAgent : ownSteps;
  for (const command of commands) steps[command.do]?.(turn, command);
  if (!turn.acts.some(({ type }) => arranges.has(type))) settleHeld(turn);
  if (isForAgent) {
    closeHandOff(turn);
    return;
  }
  if (isUnanswered(turn, commands)) proposeListings(turn);
  close(turn, commands);
}

/** True if a message changes the search and the commands say no more than what to ask next: what fits is news all the same. */
function isUnanswered({ changes }: Turn, commands: readonly Command[]): boolean {
  const givesContact = changes.slots.phone !== undefined || changes.slots.email !== undefined;
  return hasCriteria(changes.slots) && !givesContact && commands.every((command) => command.do === "ask");
}

/** Steps before any command, the same as without a model. */
const openers: readonly ((turn: Turn, commands: readonly Command[]) => void)[] = [
  greet,
  switchLanguage,
  discloseAssistant,
  protectSensitiveData,
  refuseInstructions,
  setBoundary,
  observeConduct,
  announceListingGone,
];

/** Greets back, unless the news is sad. */
function greet(turn: Turn, commands: readonly Command[]): void {
  if (!commands.some(({ say }) => say === "loss")) answerGreeting(turn);
}

/** Commands that answer, before the reply says what it noted. */
const answers: Partial<Record<Command["do"], CarryOut>> = {
  answer: answerFrom,
  answer_own: answerOwn,
  describe: describe,
  turn_down: turnDown,
  compare: compare,
  overview: ({ acts, context }) => {
    if (context.properties.length > 0) acts.push(tellListings(context.properties));
  },
  say: sayWhat,
  tell_showing: (turn) => {
    const { showing } = turn.context;
    // A held time is said to be requested once the renter can be reached.
    if (showing?.status === "held" && hasContact(turn.state.slots)) return;
    turn.acts.push(showing ? standingVisit(showing, turn) : { type: "aside", about: "no_visit" });
  },
  ask_agent: askAgentAbout,
  tell_agent: tellAgentThat,
};

/** What the reply shows and arranges after that, once the conversation is the agent's. */
const stepsForAgent: Partial<Record<Command["do"], CarryOut>> = {
  show: (turn, { homes }) => showHomes(turn, homesOf(turn, homes)),
  offer_times: passOnShowing,
  book: passOnShowing,
  cancel_showing: (turn) => {
    if (turn.context.showing) callOff(turn);
    else noteShowing(turn, "cancel");
  },
};

const ownSteps: Partial<Record<Command["do"], CarryOut>> = {
  ...stepsForAgent,
  offer_times: offerShowing,
  book: bookShowing,
  invite: inviteToSee,
};

function isForRules(state: DialogueState, heard: Understanding, message: string, context: TurnContext): boolean {
  const isTaken = state.owner !== "assistant" && !awaitsAgent(state);
  const isElsewhere = state.optedOut || isTaken || context.paused || context.contactOnly;
  const isConduct = heard.topics.includes("emergency") || heard.intents.includes("stop") || isHelp(message);
  return Boolean(isElsewhere) || isConduct || context.agent.aiMode === "minimal";
}

/** Puts the last single home of the commands in focus, even if it was turned down before. */
function turnTo({ state }: Turn, commands: readonly Command[]): void {
  const about = commands.filter((command) => command.do !== "turn_down");
  const single = about.findLast(({ homes }) => homes.length === 1);
  if (single) state.focus = single.homes[0] ?? null;
  state.turnedDown = state.turnedDown?.filter((id) => !about.some(({ homes }) => homes.includes(id)));
}

/** Keeps homes that the renter doesn't want from being shown again. */
function turnDown({ state }: Turn, { homes }: Command): void {
  state.turnedDown = [...new Set([...(state.turnedDown ?? []), ...homes])];
  if (state.focus !== null && homes.includes(state.focus)) state.focus = null;
}

function answerOwn(turn: Turn, { ownAnswer }: Command): void {
  const own = turn.context.ownAnswers?.find(({ id }) => id === ownAnswer);
  const act = own && ownAct(own, turn.state.language);
  if (act) turn.acts.push(act);
}

function describe(turn: Turn, { homes: ids }: Command): void {
  const homes = inQuestion(turn, ids);
  const tell = homes.length > 1 ? summaryOf : describeHome;
  for (const listing of homesOf(turn, homes)) turn.acts.push(tell(listing, turn.state.language));
  if (homes.length > 1) turn.state.shown = [...homes];
}

function compare(turn: Turn, { homes: ids }: Command): void {
  const act = weigh(homesOf(turn, ids));
  if (act) turn.acts.push(act);
}

const arranges: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["set_showing", "offer_times", "unset_showing"]);
/** Acts that end a reply with a question of their own. */
const asking: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["offer_times", "ask_home", "invite_visit", "ask"]);

/** Ends the reply with completion, a question that a step needs, or the commands' question; never leaves it empty. */
function close(turn: Turn, commands: readonly Command[]): void {
  const { state, acts, heard } = turn;
  state.misses = 0;
  if (completeWhenKnown(turn)) announce(turn);
  const said = acts.length > 0;
  if (!said && heard.intents.includes("thanks")) acts.push({ type: "thanks_reply" });
  if (heard.intents.includes("goodbye") && !turn.acts.some(({ type }) => asking.has(type))) {
    turn.acts.push({ type: "goodbye" });
    Object.assign(state, { farewell: true, farewellTurn: state.turns, asked: null });
    return;
  }
  const isAsked = turn.acts.some(({ type }) => asking.has(type));
  const slot = turn.retry ?? commands.find((command) => command.do === "ask")?.slot ?? null;
  // Talking about a home, its size and rent go without asking.
  const isOfHome = state.focus !== null && (slot === "bedrooms" || slot === "budget_max");
  if (isAsked || slot === null || isOfHome || isKnown(state, slot) || isDeclined(state, slot)) state.asked = null;
  else askFor(turn, slot);
  if (turn.acts.length === 0) turn.acts.push({ type: "noted" });
}

/** A complaint that the same reply answers gets an apology, and no offer of a person. */
function apologizing(acts: readonly Act[]): Act[] {
  const isAnswered = acts.some(({ type }) => type !== "aside" && type !== "ask");
  return acts.map((act) =>
    act.type === "aside" && act.about === "complains" && isAnswered ? { type: "aside", about: "slip" } : act,
  );
}

/** What a value is about, when the same reply answers or passes on a question about it. */
const topicOf: Partial<Record<SlotName, readonly Topic[]>> = {
  pets: ["pets", "pet_fee"],
  parking: ["parking"],
  furnished: ["furnished"],
  lease_months: ["lease_term"],
  move_in: ["availability"],
};

/** Drops echoes that would read as a yes: "No pets. Perfect: a cat" or "I'll ask about 6 months. Great, 6 months". */
function withoutEcho(acts: readonly Act[]): Act[] {
  const topics = new Set(acts.flatMap((act) => ("topic" in act ? [act.topic] : [])));
  const isPassedOn = acts.some((act) => act.type === "will_ask_agent" && !act.tells);
  const echoes = (slot: SlotName) =>
    topicOf[slot]?.some((topic) => topics.has(topic)) || (isPassedOn && topicOf[slot] !== undefined);
  return acts.flatMap((act): Act[] => {
    if (act.type !== "confirm") return [act];
    const kept = Object.entries(act.slots).filter(([slot]) => !echoes(slot as SlotName));
    if (kept.length === 0 && act.excluded.length === 0) return [];
    return [
      {
        ...act,
        slots: Object.fromEntries(kept) as Partial<Slots>,
        corrected: act.corrected.filter((slot) => !echoes(slot)),
      },
    ];
  });
}

/** What happens next, with the contact in it, so that it isn't confirmed separately. */
function announce(turn: Turn): void {
  const { state, context } = turn;
  const contact = contactOf(turn);
  const shows = choseHome(state) || context.showing !== undefined || (state.shown ?? []).length > 0;
  const asks = turn.acts.some(({ type }) => asking.has(type));
  turn.acts = turn.acts
    .filter((act) => act.type !== "aside" || (act.about !== "next" && act.about !== "needed"))
    .flatMap((act) => (act.type === "confirm" ? withoutContact(act) : [act]));
  turn.acts.push({
    type: "complete",
    ...(contact && { contact }),
    ...(shows && { shows: true as const }),
    ...(asks && { asks: true as const }),
  });
}
