import { isDeepStrictEqual } from "node:util";
import {
  type AgentProfile,
  askableSlots,
  type DialogueState,
  type Language,
  southFlorida,
  type TurnContext,
  type TurnResult,
  takeTurn,
} from "../src/index.ts";
import { open, questionOf, type Renter, type RenterKind, renterKinds, reply } from "./kinds.ts";
import { profileOf, slotsOf } from "./profile.ts";
import { seeded } from "./random.ts";

/** What came of one conversation. */
export interface Outcome {
  kind: RenterKind;
  language: Language;
  /** Everything is known, or a person was asked for and takes over. */
  completed: boolean;
  /** Renter messages until then. */
  turns: number;
  /** Replies that say that something was not understood. */
  repairs: number;
  /** Replies that were said before word for word, and questions asked a fourth time. */
  repeats: number;
  /** Silence without anybody to answer, or no question although something is open. */
  deadEnds: number;
  /** Slots told and slots kept as they were meant. */
  told: number;
  right: number;
  transcript: string[];
}

const mostTurns = 24;
const firstDay = Date.parse("2026-03-20T15:00:00Z");
const day = 86_400_000;

const agent: AgentProfile = {
  id: "agent",
  name: "Marisol Echeverría",
  brokerage: "Bay & Palm Realty",
  phone: "+13055550100",
  tone: "friendly",
  aiMode: "balanced",
  language: "bilingual",
  workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
};

function contextOf(language: Language, now: number, tone: AgentProfile["tone"]): TurnContext {
  return {
    now: new Date(now).toISOString(),
    market: southFlorida,
    agent: { ...agent, tone },
    properties: [],
    languageHint: language,
    links: { ownData: "https://llave.example/my-data", verifyLicense: "https://license.example" },
  };
}

/** Plays one conversation to its end; the same kind, language and seed give the same one. */
export function playOne(kind: RenterKind, language: Language, seed: number): Outcome {
  const random = seeded(seed);
  const renter: Renter = {
    kind,
    profile: profileOf(random, language),
    random,
    said: 0,
    wrong: null,
    asked: undefined,
    daysAway: 0,
  };
  const tone = random.pick(["friendly", "professional", "warm", "direct"] as const);
  const turns: TurnResult[] = [];
  const transcript: string[] = [];
  let state: DialogueState | null = null;
  let now = firstDay;
  let message: string | null = open(renter);
  while (message !== null && turns.length < mostTurns) {
    now += renter.daysAway * day + 60_000;
    renter.daysAway = 0;
    const turn: TurnResult = takeTurn(state, message, contextOf(language, now, tone));
    state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
    renter.said++;
    turns.push(turn);
    transcript.push(`renter: ${message}`, `assistant: ${turn.reply}`);
    message = turn.isComplete && renter.wrong === null ? null : reply(renter, turn);
  }
  return { ...measure(renter, turns), transcript };
}

function measure({ kind, profile }: Renter, turns: readonly TurnResult[]): Omit<Outcome, "transcript"> {
  const last = turns[turns.length - 1] as TurnResult;
  const meant = slotsOf(profile);
  const told = askableSlots.filter((slot) => last.state.slots[slot] !== undefined);
  const said = turns.map((turn) => turn.reply).filter((text) => text !== "");
  return {
    kind,
    language: profile.language,
    completed: last.isComplete || last.pending,
    turns: turns.length,
    repairs: turns.filter((turn) => turn.acts.some((act) => act.type === "reprompt" || act.type === "not_understood"))
      .length,
    repeats: said.length - new Set(said).size + askedTooOften(turns),
    deadEnds: turns.filter(isDeadEnd).length,
    told: told.length,
    right: told.filter((slot) => isDeepStrictEqual(last.state.slots[slot], meant[slot])).length,
  };
}

function askedTooOften(turns: readonly TurnResult[]): number {
  const counts = askableSlots.map((slot) => turns.filter((turn) => questionOf(turn) === slot).length);
  return counts.filter((count) => count > 3).length;
}

function isDeadEnd(turn: TurnResult): boolean {
  if (turn.reply === "") return !turn.pending;
  // A second insult is answered with a boundary and left at that.
  if (turn.state.abuse > 1 && turn.understanding.intents.includes("abusive")) return false;
  return !turn.isComplete && !turn.pending && !turn.reply.includes("?");
}

/** Plays so many conversations, the kinds and languages in turn. */
export function simulate(count: number, seed = 1): Outcome[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = renterKinds[index % renterKinds.length] as RenterKind;
    const language = Math.floor(index / renterKinds.length) % 2 === 0 ? "en" : "es";
    return playOne(kind, language, seed * 1_000_003 + index);
  });
}
