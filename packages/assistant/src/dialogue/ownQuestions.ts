import type { OwnAnswer, Topic } from "../types.ts";
import { plainText } from "./asides.ts";
import { hear } from "./hear.ts";
import { ownAct } from "./ownAnswers.ts";
import { storedFact } from "./storedFact.ts";
import type { Turn } from "./turn.ts";

/** The share of a question's words that a message must contain. */
const leastShared = 0.6;
/** The fewest shared words: a single one would match any message that contains it. */
const leastWords = 2;

/** Words that many questions share. */
const common = new Set(
  `a about am an and any anything are at be can could do does for from get had has have how i if in is it its me my of on or
  our so someone something that the their them there they this to us was we what when where which who will with would you
  your yours please hi hello thanks
  al algo alguien algun alguna ahi con como cual cuales cuando cuanto cuanta cuantos da de del desde donde e el ella en es
  ese esa eso esta este esto estan hay hola la las le les lo los me mi mis ni no nos o para pero por porque puede pueden
  puedo que quien se ser si sin son su sus te tiene tienen tienes tu tus un una unas unos usted ustedes y ya gracias`.split(
    /\s+/,
  ),
);

/**
 * Answers with one of the agent's own answers if the message has the words of its question. Only a stored fact of a home
 * that the message names goes first, and nothing is added to a rule of conduct.
 */
export function answerOwnQuestion(turn: Turn): void {
  const answers = turn.context.ownAnswers ?? [];
  if (answers.length === 0 || !asks(turn) || turn.acts.some(({ type }) => type === "conduct")) return;
  const message = meaningful(turn.message);
  const [best] = answers
    .map((answer) => ({ answer, shared: sharedPart(answer, message) }))
    .filter(({ shared }) => shared >= leastShared)
    .sort((a, b) => b.shared - a.shared);
  const act = best && ownAct(best.answer, turn.state.language);
  if (!act || isOfNamedHome(turn)) return;
  const covers = topicsOfQuestion(turn, best.answer);
  turn.acts.push({ ...act, covers });
  turn.heard = { ...turn.heard, topics: stillAsked(turn, [act.topic, "other", ...covers], message.length) };
}

/** True for words that the agent's own answers may be meant for. */
export function isOwnQuestion({ context }: Pick<Turn, "context">, text: string): boolean {
  const message = meaningful(text);
  return (context.ownAnswers ?? []).some((answer) => sharedPart(answer, message) >= leastShared);
}

/** What the agent's question is about, read as a renter's would be. */
function topicsOfQuestion({ state, context }: Turn, { question }: OwnAnswer): Topic[] {
  const texts = Object.values(question);
  return [...new Set(texts.flatMap((text) => hear({ ...state, asked: null }, text, context).topics))];
}

/** A longer message asks for more than the own answer covers: its other topics are answered as usual. */
const mostWordsOfOne = 5;

function stillAsked({ heard: { topics } }: Turn, told: readonly Topic[], words: number): Topic[] {
  return topics.length < 2 || words <= mostWordsOfOne ? [] : topics.filter((topic) => !told.includes(topic));
}

function asks({ heard, message }: Turn): boolean {
  return /[?¿]/.test(message) || heard.intents.some((intent) => intent.startsWith("ask_")) || opensAsQuestion(message);
}

function opensAsQuestion(message: string): boolean {
  return /^(?:what|how|when|where|who|which|do|does|is|are|can|que|como|cuando|donde|quien|cual|cuanto|se puede|puedo|cobras|necesito)\b/.test(
    plainText(message),
  );
}

/** True if a named home's fact goes before the own answer: "Are dogs allowed at 1420 Brickell Bay?". */
function isOfNamedHome({ homesNamed, heard, state }: Turn): boolean {
  const [only, ...others] = homesNamed;
  if (!only || others.length > 0) return false;
  return heard.topics.some((topic) => storedFact(only, topic, state.language) !== null);
}

/** The share of the question's words that the message contains, in whichever language matches better. */
function sharedPart({ question }: OwnAnswer, message: readonly string[]): number {
  const parts = Object.values(question).map((text) => {
    const words = meaningful(text);
    const shared = words.filter((word) => message.some((said) => isSameWord(word, said))).length;
    return shared < Math.min(leastWords, words.length) || words.length === 0 ? 0 : shared / words.length;
  });
  return Math.max(0, ...parts);
}

/** The words that carry meaning. */
function meaningful(text: string): string[] {
  const words = plainText(text).split(" ");
  return [...new Set(words.filter((word) => word.length > 1 && !common.has(word)))];
}

/** The letters that all forms of a word begin with: "charge" and "charging", "cobras" and "cobran". */
const stemLength = 4;
/** Endings that the other forms of a shorter word add: "Fee" and "fees". */
const shortEnding = /^e?s$/;

function isSameWord(first: string, second: string): boolean {
  if (first.slice(0, stemLength) === second.slice(0, stemLength)) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return long.startsWith(short) && shortEnding.test(long.slice(short.length));
}
