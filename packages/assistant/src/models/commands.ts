import type { TurnContext } from "../turn.ts";
import { type AskableSlot, conductTopics, type IsoDate, type Topic, topics } from "../types.ts";
import type { ModelReading } from "./reading.ts";

/** Topics that a home's stored facts can answer; the others have a rule of conduct. */
export const factTopics = topics.filter((topic) => !(conductTopics as readonly Topic[]).includes(topic));

/** Answers about the chat, the agent and small talk that a command can ask for. */
export const sayable = [
  "who",
  "how",
  "free",
  "genuine",
  "needed",
  "next",
  "number",
  "hours",
  "notify",
  "recap",
  "think",
  "how_are_you",
  "small_talk",
  "apology",
  "complains",
  "dislikes_bots",
  "found",
  "too_dear",
  "never_mind",
  "video",
  "late",
  "back",
  "buys",
  "lists",
  "broker",
  "trade",
  "good_news",
  "loss",
  "no_answer_yet",
  "when_reply",
  "no_houses",
  "just_look",
  "movable",
  "office",
  "contact_way",
] as const;

export const commandKinds = [
  "answer",
  "answer_own",
  "describe",
  "compare",
  "overview",
  "say",
  "turn_down",
  "show",
  "ask_agent",
  "tell_agent",
  "tell_showing",
  "offer_times",
  "book",
  "cancel_showing",
  "invite",
  "ask",
] as const;

/**
 * One thing for the reply to do, as a language model returns it: flat, with all fields present, since providers support
 * different schema features. A kind reads only the fields it needs.
 */
export interface ModelCommand {
  do: (typeof commandKinds)[number];
  /** Homes by their number in the list that the model saw, from 1. */
  homes: number[];
  topic: Topic | null;
  /** The answer to a yes-or-no question about a stored fact. */
  verdict: "yes" | "no" | null;
  /** The words of the message that ask, copied. */
  quote: string | null;
  /**
   * What the agent is asked about, as a noun phrase ("renter's insurance"), or told, as a clause ("that you work nights"),
   * in the language of the reply.
   */
  about: string | null;
  /** One of the agent's own answers by its number, from 1. */
  own_answer: number | null;
  date: string | null;
  /** `HH:MM`, 24 hours: the time to book, or the earliest to offer. */
  time: string | null;
  /** `HH:MM`: the latest time to offer. */
  until: string | null;
  say: (typeof sayable)[number] | null;
  slot: AskableSlot | null;
}

/** A command without any field. */
export const noFields: Omit<ModelCommand, "do"> = {
  homes: [],
  topic: null,
  verdict: null,
  quote: null,
  about: null,
  own_answer: null,
  date: null,
  time: null,
  until: null,
  say: null,
  slot: null,
};

/** What a model returns for a message. Without commands the rules decide what follows from the reading. */
export interface ModelAnswer extends ModelReading {
  commands: ModelCommand[] | null;
}

/** A command that was checked: its homes and answers exist, its times have the right form. */
export interface Command extends Omit<ModelCommand, "homes" | "own_answer" | "date" | "time" | "until"> {
  /** Ids of homes. */
  homes: string[];
  /** Id of an own answer. */
  ownAnswer?: string;
  date?: IsoDate;
  time?: string;
  until?: string;
}

/** More would not be read. */
const mostCommands = 12;

/** The commands with ids in place of numbers; null if there are none or one names something that doesn't exist. */
export function acceptCommands(
  given: readonly ModelCommand[] | null,
  { properties, ownAnswers = [] }: Pick<TurnContext, "properties" | "ownAnswers">,
): Command[] | null {
  if (given === null || given.length > mostCommands) return null;
  const accepted: Command[] = [];
  for (const { homes: numbers, own_answer, date, time, until, ...rest } of given) {
    const homes = numbers.flatMap((number) => properties[number - 1]?.id ?? []);
    const ownAnswer = own_answer === null ? undefined : ownAnswers[own_answer - 1]?.id;
    const isComplete = homes.length === numbers.length && (own_answer === null || ownAnswer !== undefined);
    if (!isComplete || !hasForm(date, isoDate) || !hasForm(time, clock) || !hasForm(until, clock)) return null;
    if (rest.topic !== null && !factTopics.includes(rest.topic)) return null;
    accepted.push({
      ...rest,
      homes: [...new Set(homes)],
      ...(ownAnswer !== undefined && { ownAnswer }),
      ...(date !== null && { date }),
      ...(time !== null && { time }),
      ...(until !== null && { until }),
    });
  }
  return accepted;
}

const isoDate = /^\d{4}-\d\d-\d\d$/;
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function hasForm(value: string | null, form: RegExp): boolean {
  return value === null || form.test(value);
}
