import type { Command } from "../models/commands.ts";
import { homesOf } from "./commandHomes.ts";
import { answerOrAsk } from "./ownAnswers.ts";
import { quotable } from "./quotable.ts";
import { raise, type Turn, taskKey } from "./turn.ts";

/** "I'll ask the agent", as the model retold it or in the renter's words, and the task that makes it true. */
export function askAgentAbout(
  turn: Turn,
  { topic, homes: ids, ...words }: Pick<Command, "topic" | "homes" | "quote" | "about">,
): void {
  const [home, ...others] = homesOf(turn, ids);
  const about = others.length === 0 ? home : undefined;
  const place = about ? { propertyId: about.id, address: about.address } : {};
  const subject = topic ?? "other";
  // A question that no topic names is a task each time.
  const isNamed = subject !== "other";
  const key = { topic: subject, ...(about && { propertyId: about.id }) };
  const again = isNamed && turn.state.raised.includes(taskKey("knowledge_gap", key));
  const own = isNamed ? answerOrAsk(turn, subject, about) : null;
  if (own?.type === "answer_own") {
    turn.acts.push(own);
    return;
  }
  if (!isNamed) raise(turn, "knowledge_gap", { ...key, detail: `${turn.state.turns}.${turn.acts.length}` });
  const named = retold(turn, words) ?? (again ? { again } : {});
  turn.acts.push({ type: "will_ask_agent", topic: subject, ...place, ...named });
}

/** "I'll let the agent know": when to call, who is coming along, where they'll wait. */
export function tellAgentThat(turn: Turn, { homes: ids, ...words }: Command): void {
  const [home] = homesOf(turn, ids);
  const said = retold(turn, words);
  if (said === undefined) return;
  raise(turn, "contact_wish", {
    ...(home && { propertyId: home.id }),
    detail: `${turn.state.turns}.${turn.acts.length}`,
  });
  turn.acts.push({ type: "will_ask_agent", topic: "other", ...said, tells: true });
}

/** How the reply says what is asked or told: as the model retold it, else in the renter's own words. */
function retold(
  turn: Turn,
  { about, quote }: Pick<Command, "about" | "quote">,
): { about: string } | { quote: string } | undefined {
  const phrase = retellable(turn, about);
  if (phrase !== undefined) return { about: phrase };
  const words = wordsOf(turn, quote);
  return words === undefined ? undefined : { quote: words };
}

/** Longer isn't a phrase anymore. */
const longestAbout = 100;
/** The end of a sentence, a quote, markup: more than a phrase. */
const moreThanPhrase = /[.!?¿¡;:"“”<>{}[\]*_`|\\/]|https?|www/;

/** A model's phrase as the reply may say it: part of a sentence, with no number that the message doesn't have. */
function retellable({ message }: Turn, about: string | null): string | undefined {
  const phrase = quotable(about ?? "");
  if (phrase === undefined || phrase.length > longestAbout || moreThanPhrase.test(phrase)) return undefined;
  const numbers: string[] = phrase.match(/\d+/g) ?? [];
  return numbers.every((number) => message.includes(number)) ? phrase : undefined;
}

/** The quoted words as the message has them; undefined if it doesn't, or if they may not be repeated. */
function wordsOf({ message }: Turn, quote: string | null): string | undefined {
  const words = quotable(quote ?? "");
  const said = message.replace(/\s+/g, " ").toLowerCase();
  return words !== undefined && said.includes(words.toLowerCase()) ? words : undefined;
}
