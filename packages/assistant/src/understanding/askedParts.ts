import { asksOf, type JudgedClause, margins } from "../learned/judge.ts";
import type { Understanding } from "../types.ts";
import type { Draft } from "./draft.ts";
import type { Stretch } from "./questionMap.ts";
import { overlaps, stretchOf } from "./stretches.ts";
import { breakStrength, gapAfter, type Word } from "./words.ts";

/** A question or request of a message, read by itself. */
export interface AskedPart {
  /** In the renter's words. */
  text: string;
  /** The sentence ends in a question mark or a phrase that asks ("or not", "¿verdad?"). */
  isMarked: boolean;
  /** It may ask something: the rules take it for a question, and the classifier isn't sure that it isn't one. */
  mayAsk: boolean;
  /** It clearly asks, so these words can go to the agent; "2150 is the cheapest??" only wonders. */
  isWhole: boolean;
  /** It wants something done, not known, and isn't phrased as a question. */
  isRequest: boolean;
  /** Its position in the message. */
  start: number;
  heard: Understanding;
}

/** A message cut into words and questions. */
export type Cut = Pick<Draft, "reading" | "questions">;

/** True if a part shares some of its text with a span, in UTF-16 offsets. */
export function touches(part: Pick<AskedPart, "start" | "text">, span: Stretch): boolean {
  return overlaps(stretchOf(part), span);
}

/** Fewest words of a separate question; fewer are an echo or a lead-in ("do you know …"). */
const fewestWords = 3;
/** Fewest words of a topic that isn't just an item of a list. */
const fewestOfTopic = 2;

/** Matches a tag that turns a statement into a question: "It's loud, right?", "¿tiene balcón o no?", "yes or no". */
const tag = /(?:\bor (?:not|no|nah)|\byes or no|\bright|\bo no|\bs[ií] o no|(?<!\bla )\bverdad|\bcierto)\W*$/i;

/**
 * Reads the questions and requests of a message, sentence by sentence and clause by clause: those that the rules find,
 * and those that only the classifier is sure of. Each is read as if it stood alone, so that nothing it names carries
 * over to the others.
 */
export function readAskedParts(
  cut: Cut,
  clauses: readonly JudgedClause[],
  read: (part: string) => Understanding,
): AskedPart[] {
  const { reading, questions } = cut;
  const namesTopic = ({ start, end }: Stretch): boolean =>
    read(`${textOf(reading.text, reading.words, start, end)}?`).topics.some((topic) => topic !== "other");
  const found = questions.sentences.flatMap(({ start, end }) => ruledIn(cut, start, end));
  const ruled = found.flatMap((part) => [part, ...restOf(part, clauses, found).filter(namesTopic)]);
  const least = (clause: JudgedClause): number => {
    if (isReminder(reading, clause) && namesTopic(clause)) return 0;
    if (clause.answerable === "agent") return margins.asksOfAgent;
    return gapAfter(reading.text, reading.words, clause.end).includes("?") ? margins.asks : margins.asksPlainly;
  };
  // "Size??", "parking?": a word with a question mark asks, however short.
  const isEcho = (part: Stretch): boolean =>
    part.end - part.start <= fewestOfTopic &&
    gapAfter(reading.text, reading.words, part.end).includes("?") &&
    namesTopic(part);
  const added = clauses.filter(
    (clause) => !ruled.some((part) => overlaps(part, clause)) && (asksOf(clause) >= least(clause) || isEcho(clause)),
  );
  // "Pets ok?", "aceptan gatos": two words can ask for a fact.
  const saysTopic = (part: Stretch): boolean =>
    added.some(({ start, end }) => start === part.start && end === part.end) &&
    (isEcho(part) ||
      (part.end - part.start >= fewestOfTopic &&
        reading.words[part.start]?.before !== breakStrength.comma &&
        namesTopic(part)));
  return joined(ruled, added, reading.words, saysTopic).map((part) =>
    askedPart(cut, withTopicAhead(reading, part), clauses, read),
  );
}

/** The rest of a clause that clearly asks: "How many beds is it | and how big?" */
function restOf({ end }: Stretch, clauses: readonly JudgedClause[], ruled: readonly Stretch[]): Stretch[] {
  const clause = clauses.find((one) => one.start < end && end < one.end);
  if (!clause || asksOf(clause) < margins.asks || clause.end - end < fewestOfTopic) return [];
  const rest = { start: end, end: clause.end };
  return ruled.some((part) => overlaps(part, rest)) ? [] : [rest];
}

/** Words that repeat an earlier question: "I asked about the parking", "no me contestaste lo del balcón". */
const reminds =
  /\b(?:(?<!what )i (?:just |already |did )?ask(?:ed)?|(?:didnt|havent|never|not) (?:\w+ )?answer\w*|my question was|(?:ya )?(?:te|le|les) pregunt(?:e|aba|amos)|pregunte (?:por|lo|si|sobre)|no (?:me )?(?:contest\w+|respond\w+|has contestado|ha contestado)|(?:wife|husband|partner|mom|mother|dad|son|daughter|sister|brother|friend|roommate|gf|bf|she|he|they) (?:also |just )?(?:asks?|wants? to know|is asking|wonders?) (?:if|whether|about|what|how)|(?:wondering|like to know|curious) (?:if|whether)|(?:pregunta|preguntan|quiere saber|quieren saber|quisiera saber|queria saber) (?:si|cuanto|que|por))\b/;

/** True for a message that may repeat an earlier question. */
export function mayRemind(plain: string): boolean {
  return reminds.test(plain);
}

/** Longest reminder in words; a longer message tells a story. */
const longestReminder = 14;

function isReminder({ words }: Draft["reading"], { start, end }: Stretch): boolean {
  const said = words.slice(start, end).map(({ norm }) => norm);
  return said.length <= longestReminder && said.length >= fewestWords && reminds.test(said.join(" "));
}

/** Matches words before a question that name its subject. */
const ahead = /^(?:(?:y|and|pero|but|oye) )?(?:el|la|los|las|lo del?|the) \p{L}+(?: \p{L}+)?$/u;

const mostAhead = 4;

/** Adds the subject that comes before a question: "Y el parking | cuánto es?" */
function withTopicAhead({ words }: Draft["reading"], part: Stretch): Stretch {
  let start = part.start;
  while (start > 0 && part.start - start < mostAhead && words[start]?.before === breakStrength.none) start--;
  const said = words.slice(start, part.start).map(({ norm }) => norm);
  const isOpening = start === 0 || words[start]?.before !== breakStrength.none;
  if (isOpening && start < part.start && ahead.test(said.join(" "))) return { start, end: part.end };
  return part;
}

/** Drops a statement before a question: "January, before classes begin. do they check credit" */
function withoutStatement({ reading }: Cut, part: Stretch, clauses: readonly JudgedClause[]): Stretch {
  const inside = clauses.filter((clause) => clause.end > part.start && clause.end < part.end);
  const last = inside.findLast((clause) => /[.!]\s/.test(gapAfter(reading.text, reading.words, clause.end)));
  if (last === undefined || part.end - last.end < fewestOfTopic) return part;
  const ahead = inside.filter((clause) => clause.end <= last.end);
  return ahead.every((clause) => asksOf(clause) < margins.mayAsk) ? { start: last.end, end: part.end } : part;
}

function askedPart(
  cut: Cut,
  whole: Stretch,
  clauses: readonly JudgedClause[],
  read: (part: string) => Understanding,
): AskedPart {
  const { text, words } = cut.reading;
  const part = withoutStatement(cut, whole, clauses);
  const said = textOf(text, words, part.start, part.end);
  const isMarked = markAfter(cut, part.end) || tag.test(said);
  const asking = askingIn(part, clauses);
  const isAgain = isReminder(cut.reading, part);
  const sureness = isAgain ? 1 : asking === undefined ? 0 : asksOf(asking);
  return {
    text: said,
    isMarked,
    mayAsk: sureness >= margins.mayAsk,
    isWhole: sureness >= (isMarked ? margins.asks : margins.asksPlainly),
    isRequest: !isMarked && !isAgain && asking !== undefined && asking.shares.request > asking.shares.question,
    start: words[part.start]?.start ?? 0,
    heard: isMarked ? read(`${said}?`) : sureness >= margins.asks ? readUnmarked(said, read) : read(said),
  };
}

/** Reads words that clearly ask as if they had a question mark, but without the topic that only the mark shows. */
function readUnmarked(said: string, read: (part: string) => Understanding): Understanding {
  const heard = read(`${said}?`);
  return { ...heard, topics: heard.topics.filter((topic) => topic !== "other"), maskedText: said };
}

/** The stretches of a sentence that the rules take for questions. */
function ruledIn({ reading, questions }: Cut, start: number, end: number): Stretch[] {
  const isTagged = tag.test(textOf(reading.text, reading.words, start, end));
  const parts = questionClauses(reading, questions, start, end);
  return (parts.length === 0 && isTagged ? [{ start, end }] : parts).filter(
    (part) => part.end - part.start >= fewestWords,
  );
}

/** The clause of a stretch that asks most clearly. */
function askingIn(part: Stretch, clauses: readonly JudgedClause[]): JudgedClause | undefined {
  return clauses
    .filter((clause) => overlap(part, clause) >= Math.min(2, clause.end - clause.start))
    .reduce<JudgedClause | undefined>((most, one) => (most && asksOf(most) >= asksOf(one) ? most : one), undefined);
}

function overlap(one: Stretch, other: Stretch): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}

/** Fewest words of a question after another one; a shorter one continues it: "Talones de cheque o algo?" */
const longestRest = 5;

/** Joins the parts in order; a short one continues the question right before it, or is dropped on its own. */
function joined(
  ruled: readonly Stretch[],
  added: readonly Stretch[],
  words: readonly Word[],
  saysTopic: (part: Stretch) => boolean,
): Stretch[] {
  const whole: Stretch[] = [];
  for (const part of [...ruled, ...added].sort((one, other) => one.start - other.start)) {
    const { start, end } = part;
    const last = whole.at(-1);
    const isUnbroken = words[start]?.before === breakStrength.none;
    const isRest = end - start <= longestRest && (added.includes(part) || isUnbroken);
    // "Can Marisol please | tell me about the weight limit?"
    const isLeadIn = last !== undefined && isUnbroken && last.end - last.start <= fewestWords;
    if (last?.end === start && (isRest || isLeadIn)) last.end = end;
    else if (end - start >= fewestWords || saysTopic(part)) whole.push({ start, end });
  }
  return whole;
}

/** True if there is a question mark after the sentence in which a stretch ends. */
function markAfter({ reading, questions }: Cut, end: number): boolean {
  const sentence = questions.sentences[questions.sentenceAt[end - 1] ?? 0];
  return gapAfter(reading.text, reading.words, sentence?.end ?? end).includes("?");
}

function questionClauses(
  reading: Draft["reading"],
  { asked, clauseStarts }: Draft["questions"],
  start: number,
  end: number,
): Stretch[] {
  const parts: Stretch[] = [];
  let open = false;
  for (let i = start; i < end; i++) {
    const last = parts.at(-1);
    const opens = clauseStarts[i] === i && !joins(reading, i);
    if (asked[i] !== 1) open = false;
    else if (open && last && (!opens || i - last.start < fewestWords)) last.end = i + 1;
    else {
      parts.push({ start: i, end: i + 1 });
      open = true;
    }
  }
  // "How many square feet and | is it a house?": the joining word belongs to neither part.
  for (const part of parts) if (part.end - part.start > 1 && reading.group(part.end - 1, "joiner") > 0) part.end--;
  return parts;
}

/** True next to "or" and "whether", which join two halves: "… or is there a limit?", "¿me confirma si …?" */
function joins(reading: Draft["reading"], i: number): boolean {
  return ["or", "whether"].some((name) => reading.group(i, name) > 0 || reading.groupBefore(i, name) >= 0);
}

function textOf(text: string, words: readonly Word[], from: number, to: number): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? text.length);
}
