import type { OwnAnswer } from "../types.ts";
import type { CommandOf } from "./command.ts";
import { plainText } from "./plainText.ts";

/** The share of a question's words that a clause must contain. */
const minShare = 0.6;
/** The fewest shared words: a single one would match any message that contains it. */
const minWords = 2;

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

/** A part of the message that asks something. */
interface Asking {
  text: string;
  start: number;
  end: number;
}

/** Finds the agent's own answers whose question a part of the message repeats in most of its words. */
export function readOwnAnswers(asking: readonly Asking[], answers: readonly OwnAnswer[]): CommandOf<"ownAnswer">[] {
  if (answers.length === 0) return [];
  return asking.flatMap(({ text, start, end }) => {
    const words = stems(text);
    const [best] = answers
      .map(({ id, question }) => ({ id, share: shareOf(question, words) }))
      .filter(({ share }) => share >= minShare)
      .sort((a, b) => b.share - a.share);
    return best ? [{ type: "ownAnswer" as const, id: best.id, start, end }] : [];
  });
}

/** The share of the question's words among those of the clause, in whichever language matches better. */
function shareOf(question: OwnAnswer["question"], words: ReadonlySet<string>): number {
  const shares = Object.values(question).map((text) => {
    const wanted = [...stems(text)];
    const shared = wanted.filter((word) => words.has(word)).length;
    return wanted.length === 0 || shared < Math.min(minWords, wanted.length) ? 0 : shared / wanted.length;
  });
  return Math.max(0, ...shares);
}

/** The words with a meaning of their own, shortened so that "charge" and "charging" match. */
function stems(text: string): Set<string> {
  const words = plainText(text).split(/[^\p{L}\d]+/u);
  return new Set(words.filter((word) => word.length > 1 && !common.has(word)).map((word) => word.slice(0, 4)));
}
