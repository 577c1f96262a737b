import { askableSlots, type TurnResult } from "../src/index.ts";
import { questionOf } from "./kinds.ts";

/** The things that can go wrong in a conversation, counted. */
export interface Faults {
  /** Replies that say they didn't understand. */
  repairs: number;
  /** Replies repeated word for word, and questions asked a fourth time. */
  repeats: number;
  /** Silence with nobody to answer, or two replies without a question although something is open. */
  deadEnds: number;
  /** Replies that ask two things, or something known. */
  twoQuestions: number;
  asksKnown: number;
  /** Questions of the renter that a reply passes over. */
  unanswered: number;
  /** Repeated sentences of eight words or more. */
  saidAgain: number;
  /** Times offered for a showing that had already passed. */
  staleTimes: number;
}

/** Shorter sentences are courtesies, which people repeat too. */
const longSentence = 8;

/** What went wrong in a conversation. @param moments when each turn was taken, in milliseconds */
export function faultsOf(turns: readonly TurnResult[], moments: readonly number[]): Faults {
  const said = turns.map((turn) => turn.reply).filter((text) => text !== "");
  const count = (test: (turn: TurnResult, index: number) => boolean): number => turns.filter(test).length;
  return {
    repairs: count(({ acts }) => acts.some(({ type }) => type === "reprompt" || type === "not_understood")),
    repeats: said.length - new Set(said).size + askedTooOften(turns),
    deadEnds: count((turn, index) => isDeadEnd(turn, turns[index - 1])),
    twoQuestions: count(({ reply }) => (reply.match(/\?/g)?.length ?? 0) > 1),
    asksKnown: count(asksKnown),
    unanswered: count(leavesUnanswered),
    saidAgain: sentencesAgain(said),
    staleTimes: count(({ offeredTimes }, index) =>
      offeredTimes.some(({ at }) => Date.parse(at) < (moments[index] ?? 0)),
    ),
  };
}

function askedTooOften(turns: readonly TurnResult[]): number {
  const counts = askableSlots.map((slot) => turns.filter((turn) => questionOf(turn) === slot).length);
  return counts.filter((count) => count > 3).length;
}

/** True if the reply and the one before have no question, no ending, and nobody else to take over. */
function isDeadEnd(turn: TurnResult, before: TurnResult | undefined): boolean {
  if (turn.reply === "") return !turn.pending;
  // The renter asked something instead of answering: the question still stands.
  if (before?.reply.includes("?")) return false;
  // A second insult gets a boundary and nothing more, and renters who need time get it.
  if (turn.state.abuse > 1 && turn.understanding.intents.includes("abusive")) return false;
  if (turn.acts.some((act) => act.type === "aside" && act.about === "think")) return false;
  // The request of the reply before still stands: a second one right away would be nagging.
  if (turn.state.requestedTurn === turn.state.turns - 1) return false;
  return !turn.isComplete && !turn.pending && !turn.reply.includes("?");
}

function asksKnown({ acts, state: { slots } }: TurnResult): boolean {
  return acts.some((act) => {
    if (act.type !== "ask") return false;
    return (act.slot === "phone" ? (slots.phone ?? slots.email) : slots[act.slot]) !== undefined;
  });
}

/** True if the renter asks something and the reply contains only questions and acknowledgments. */
function leavesUnanswered({ storedText, acts, reply }: TurnResult): boolean {
  if (!storedText.includes("?") || reply === "") return false;
  const silent = new Set(["ask", "reprompt", "not_understood", "greet", "confirm", "noted", "offer_human"]);
  return acts.every(({ type }) => silent.has(type));
}

function sentencesAgain(replies: readonly string[]): number {
  const sentences = replies
    .flatMap((reply) => reply.split(/(?<=[.!?])(?<!\b[apm]\.) /))
    .filter((sentence) => sentence.split(" ").length >= longSentence);
  return sentences.length - new Set(sentences).size;
}
