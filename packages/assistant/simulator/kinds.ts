import type { TurnResult } from "../src/turn.ts";
import type { AskableSlot, Language } from "../src/types.ts";
import type { RenterProfile } from "./profile.ts";
import type { Random } from "./random.ts";
import { en } from "./wordings/en.ts";
import { es } from "./wordings/es.ts";
import type { RenterWordings } from "./wordings/wordings.ts";

export const renterKinds = [
  "cooperative",
  "terse",
  "chatty",
  "corrects",
  "refuses contact",
  "asks first",
  "mixes languages",
  "typos",
  "hostile",
  "wants a human",
  "several people",
  "returns after a week",
  "out of order",
  "asks in between",
  "wants a visit",
] as const;
export type RenterKind = (typeof renterKinds)[number];

/** A renter in the middle of a conversation. */
export interface Renter {
  kind: RenterKind;
  profile: RenterProfile;
  random: Random;
  /** Messages written so far. */
  said: number;
  /** A wrong value that the renter still has to correct. */
  wrong: AskableSlot | null;
  /** The question that stays open if a reply asks nothing. */
  asked: AskableSlot | undefined;
  /** Days that pass before the next message. */
  daysAway: number;
  /** How far the showing is: asked for, another time asked for, arranged. */
  visit: "none" | "asked" | "narrowed" | "set";
}

const wordings: Record<Language, RenterWordings> = { en, es };

function wordsOf({ kind, profile, random }: Renter): RenterWordings {
  const other = profile.language === "en" ? "es" : "en";
  return wordings[kind === "mixes languages" && random.chance(0.5) ? other : profile.language];
}

/** The slot that the last reply asks for, or undefined if it asks nothing about the search. */
export function questionOf(turn: TurnResult): AskableSlot | undefined {
  for (const act of turn.acts) {
    if (act.type === "ask") return act.slot;
    if (act.type === "reprompt" && act.slot !== null) return act.slot;
  }
  return undefined;
}

/** The first message. */
export function open(renter: Renter): string {
  const words = wordsOf(renter);
  if (renter.kind === "several people")
    return `${renter.random.pick(words.opens)} ${renter.random.pick(words.company)}`;
  if (renter.kind === "asks first") return renter.random.pick(words.questions);
  return renter.random.pick(words.opens);
}

/** The next message, or null when the renter has nothing more to say. */
export function reply(renter: Renter, turn: TurnResult): string | null {
  const words = wordsOf(renter);
  const { random, kind, said } = renter;
  if (turn.pending) return null;
  renter.asked = questionOf(turn) ?? renter.asked;
  if (kind === "wants a human" && said === 3) return random.pick(words.wantsHuman);
  if (kind === "hostile" && (said === 1 || said === 3)) return random.pick(words.insults);
  if (kind === "asks first" && said < 3) return random.pick(words.questions);
  if (kind === "returns after a week" && said === (renter.visit === "asked" ? 4 : 3)) return leave(renter, words);
  if (kind === "several people" && said === 4) return random.pick(words.partner)(renter.profile);
  if (kind === "asks in between" && said % 2 === 1 && said < 8) return interruption(renter, words);
  if (renter.wrong !== null) return correct(renter, words);
  const visiting = arrangeVisit(renter, turn, words);
  if (visiting !== null) return visiting;
  return answerTo(renter, turn, words);
}

/** All different: nobody asks the same thing three times. */
function interruption({ profile, said }: Renter, { interruptions }: RenterWordings): string {
  return interruptions[(Number(profile.phone.slice(-2)) + said) % interruptions.length] ?? "";
}

/** A week passes, for every second renter in the middle of a choice of times. */
function leave(renter: Renter, words: RenterWordings): string {
  if (renter.visit === "none" && renter.random.chance(0.5)) {
    renter.visit = "asked";
    return renter.random.pick(words.visits);
  }
  renter.daysAway = 7;
  return renter.random.pick(words.returns);
}

/** Asks for a showing once the search is complete, says when it would suit, then takes one of the times. */
function arrangeVisit(renter: Renter, turn: TurnResult, words: RenterWordings): string | null {
  const { random } = renter;
  if (turn.events.some((event) => event.type === "showing")) renter.visit = "set";
  if (turn.offeredTimes.length > 0) {
    if (renter.visit === "asked" && random.chance(0.6)) {
      renter.visit = "narrowed";
      return random.pick(words.vagueTimes);
    }
    return random.pick(words.timeChoices.slice(0, turn.offeredTimes.length));
  }
  const offers = turn.offeredListings.length > 0 || turn.acts.some(({ type }) => type === "invite_visit");
  if (renter.kind !== "wants a visit" || renter.visit !== "none" || !offers) return null;
  renter.visit = "asked";
  return random.pick(words.visits);
}

function answerTo(renter: Renter, turn: TurnResult, words: RenterWordings): string | null {
  const { random, kind, profile } = renter;
  if (turn.acts.some((act) => act.type === "offer_human")) return random.pick(words.declinesHelp);
  const slot = questionOf(turn) ?? renter.asked;
  renter.asked = slot;
  if (slot === undefined) return turn.isComplete ? null : random.pick(words.thanks);
  if (kind === "refuses contact" && slot === "phone") return random.pick(words.refusals);
  if (kind === "out of order" && renter.said < 6 && random.chance(0.5)) return random.pick(words.twoAtOnce)(profile);
  if (slot === "move_in" && kind === "out of order") return random.pick(words.vagueMoves)(profile);
  if (kind === "terse") return random.pick(words.bare[slot])(profile);
  if (kind === "corrects" && words.corrections[slot] !== undefined && random.chance(0.6))
    return mistake(renter, slot, words);
  const answer = random.pick(words.answers[slot])(profile);
  if (kind === "chatty") return `${random.pick(words.small.before)}${answer}${random.pick(words.small.after)}`;
  return kind === "typos" && slot !== "phone" && slot !== "name" ? withTypo(answer, random) : answer;
}

/** Gives a wrong value, to correct with the next message. */
function mistake(renter: Renter, slot: AskableSlot, words: RenterWordings): string {
  const { profile } = renter;
  renter.wrong = slot;
  const told = {
    ...profile,
    area: profile.area === "Doral" ? "Kendall" : "Doral",
    bedrooms: profile.bedrooms + 1,
    budget: profile.budget + 300,
  };
  return renter.random.pick(words.answers[slot])(told);
}

function correct(renter: Renter, words: RenterWordings): string {
  const slot = renter.wrong as AskableSlot;
  renter.wrong = null;
  return renter.random.pick(words.corrections[slot] ?? [])(renter.profile);
}

/** A long word with one letter left out or doubled. */
function withTypo(text: string, random: Random): string {
  const words = text.split(" ");
  const long = words.flatMap((word, index) => (/^[a-záéíóúñ]{6,}$/.test(word) ? [index] : []));
  if (long.length === 0) return text;
  const at = random.pick(long);
  const word = words[at] as string;
  const cut = 2 + Math.floor(random.next() * (word.length - 3));
  words[at] = random.chance(0.5) ? word.slice(0, cut) + word.slice(cut + 1) : word.slice(0, cut) + word.slice(cut - 1);
  return words.join(" ");
}
