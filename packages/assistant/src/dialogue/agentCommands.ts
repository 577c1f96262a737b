import type { Command } from "../models/commands.ts";
import { homesOf } from "./commandHomes.ts";
import { answerOrAsk } from "./ownAnswers.ts";
import { quotable } from "./quotable.ts";
import { storedFact } from "./storedFact.ts";
import { raise, type Turn, taskKey } from "./turn.ts";

/** Says "I'll ask the agent", in the model's phrase or the renter's words, and raises the task that makes it true. */
export function askAgentAbout(
  turn: Turn,
  { topic, homes: ids, ...words }: Pick<Command, "topic" | "homes" | "quote" | "about">,
): void {
  const [home, ...others] = homesOf(turn, ids);
  const about = others.length === 0 ? home : undefined;
  const place = about ? { propertyId: about.id, address: about.address } : {};
  const subject = topic ?? "other";
  // A question without a topic becomes a new task each time.
  const isNamed = subject !== "other";
  const key = { topic: subject, ...(about && { propertyId: about.id }) };
  const isRaised = turn.state.raised.includes(taskKey("knowledge_gap", key));
  // What is stored can only be asked about again: "Did she answer about my dog?"
  const again =
    isNamed && (isRaised || (about !== undefined && storedFact(about, subject, turn.state.language) !== null));
  const own = isNamed ? answerOrAsk(turn, subject, about) : null;
  if (own?.type === "answer_own") {
    turn.acts.push(own);
    return;
  }
  if (!isNamed) raise(turn, "knowledge_gap", { ...key, detail: `${turn.state.turns}.${turn.acts.length}` });
  const named = retold(turn, words) ?? (again ? { again } : {});
  turn.acts.push({ type: "will_ask_agent", topic: subject, ...place, ...named });
}

/** Says "I'll let the agent know": when to call, who is coming along, where they'll wait. */
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

/** How the reply puts what is asked or told: in the model's phrase, otherwise in the renter's own words. */
function retold(
  turn: Turn,
  { about, quote }: Pick<Command, "about" | "quote">,
): { about: string } | { quote: string } | undefined {
  const phrase = retellable(turn, about);
  if (phrase !== undefined) return { about: phrase };
  const words = wordsOf(turn, quote);
  return words === undefined ? undefined : { quote: words };
}

/** The most characters of a phrase. */
const longestAbout = 100;
/** Signs of more than a phrase: the end of a sentence, a quote, markup. */
const moreThanPhrase = /[.!?¿¡;:"“”<>{}[\]*_`|\\/]|https?|www/;

/** The word behind which the reply puts the phrase. */
const saidAlready = /^(?:about|sobre|por) (?=\S)/i;

/** A model's phrase as the reply may say it: part of a sentence, with no number that the message doesn't have. */
function retellable({ message }: Turn, about: string | null): string | undefined {
  const phrase = quotable((about ?? "").replace(saidAlready, ""));
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
