import type { Act } from "../src/dialogue/act.ts";
import { askableSlots, type TurnResult } from "../src/index.ts";
import { questionOf } from "./kinds.ts";

/** The things that can go wrong in a conversation, counted. */
export interface Faults {
  /** Replies that say they didn't understand. */
  repairs: number;
  /** Replies repeated word for word, and questions asked a fourth time. */
  repeats: number;
  /** Silence with nobody to answer, or no question although something is open. */
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
    deadEnds: count(isDeadEnd),
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

/** Acts that give the renter what they asked for, or pass it on: such a reply needs no question of its own. */
const answering: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "answer",
  "will_ask_agent",
  "passed_on",
  "offer_listings",
  "near_misses",
  "standing_visit",
  "set_showing",
]);

/** True where neither an answer, nor a question, nor an end, nor somebody else leads on. */
function isDeadEnd(turn: TurnResult): boolean {
  if (turn.reply === "") return !turn.pending;
  if (turn.acts.some(({ type }) => answering.has(type))) return false;
  // A second insult is answered with a boundary and left at that, and who needs time gets it.
  if (turn.state.abuse > 1 && turn.understanding.intents.includes("abusive")) return false;
  if (turn.acts.some((act) => act.type === "aside" && act.about === "think")) return false;
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
