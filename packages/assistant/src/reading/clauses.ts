import type { Span } from "./command.ts";

/** A part of a message that does one thing. */
export interface Clause extends Span {
  text: string;
  /** The sentence it stands in ends with a question mark. */
  isMarked: boolean;
  words: number;
  /** The whole sentence it is a part of; absent where it is one. */
  sentence?: Span & { text: string };
}

/** Both sides of a comma need as many words to do different things. */
const minWords = 3;
/** More clauses than this are read as one: such a text is no chat message. */
const maxClauses = 24;

/** The end of a sentence; a point inside a number, an hour, an address or an abbreviation is none. */
const sentenceEnd = /(?:[!?]+|(?<!\b(?:[ap]|st|ave|dr|apt|no|[A-Za-z])|@\S*)\.(?!\d|[a-z]\.|com\b|\S*@)|;|\n+|…)+/gi;
/** Words with which a clause of its own begins behind a comma or "and"; without one, a list goes on. */
const begins =
  "(?:i|im|i'm|id|i'd|ill|i'll|ive|i've|my|we|we're|were|you|u|he|she|they|it|its|it's|this|that|theres|there's|what|whats|what's|when|where|which|who|why|how|is|are|do|does|did|can|could|would|will|should|please|pls|also|tell|show|send|let|just|any|anything|but|if|yo|mi|mis|me|nos|te|le|se|soy|somos|tengo|tenemos|quiero|quisiera|necesito|busco|es|son|que|qué|cuando|cuándo|donde|dónde|cual|cuál|quien|quién|como|cómo|cuant[oa]s?|cuánt[oa]s?|tiene|tienen|hay|puedo|podemos|podria|podría|aceptan|incluye|esta|está|estoy|estamos|llevo|llevamos|ando|andamos|vivo|vivimos|vengo|venimos|trabajo|trabajamos|voy|vamos|gracias|thanks|ok|por favor|si)";
/** Words and signs that join two clauses. */
/** A question that begins without any sign before it: "forget it whats the next cheapest". */
const opens =
  "(?:what'?s|what is|how (?:much|long|many|far|big)|is there|are there|do (?:they|you|u) (?:have|take|allow)|does (?:it|that)|can (?:i|we)|when can|cu[aá]nto|cu[aá]l es|hay alg\\w+|tienen? alg\\w+|aceptan|se puede)(?![\\p{L}\\d])";
/** Behind these such words belong to what is asked or told: "let me know how much". */
const leads =
  "(?:know|ask\\w*|wonder\\w*|tell (?:me|us|her|him)|see|say|said|sure|out|about|of|for|to|if|that|than|what|and|or|but|so|then|then,|ok|hi|hey|hello|que|qué|sé|saber|dime|d[ií]game|pregunt\\w+|ver|y|o|pero|entonces|no|now|please|also|just|me)";

const joint = new RegExp(
  `(?<!(?<![\\p{L}])${leads}[,]?)\\s+(?=¿?${opens})|,\\s+(?=¿?${begins}(?![\\p{L}\\d]))|\\s+so\\s+(?=${begins}(?![\\p{L}\\d]))|\\s+(?:but|pero|though|aunque|however|entonces|asi que|así que|because|porque|cuz)\\s+|\\s+[-–—]+\\s+|\\s+(?:and|y|e|also|tambien|también)\\s+(?=${begins}(?![\\p{L}\\d]))`,
  "giu",
);

/** "…, is that ok?" asks about what stands before it. */
const tag =
  /^(?:(?:is|will|would|does|do) (?:that|this|it|you) (?:be |a |an |any )*(?:ok|okay|fine|alright|possible|allowed|problem|an? issue|issue|matter|mind|work|count)|(?:hay|es|sería|seria|tienen?) (?:alg[uú]n |un )?problema|está bien|esta bien|es posible|se puede)[^\p{L}]*$/iu;

/** So few words before a verb are what a question asks for. */
const maxHead = 4;
const headsQuestion =
  /^\W*(?:(?:and|so|ok|y|pero)\s+)?(?:how many|how much|what|which|cu[aá]nt[oa]s?|qu[eé]|cu[aá]l(?:es)?)(?!\p{L})|\b(?:is|are|es|son)$/iu;

const word = /[\p{L}\d]+/gu;

function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

/**
 * Splits a message into sentences, and those at commas and joining words where both sides are long enough to stand
 * alone. Offsets are those of the text.
 */
export function splitClauses(text: string): Clause[] {
  const clauses = sentences(text).flatMap(partsOf);
  if (clauses.length > maxClauses)
    return [clauseOf(text, 0, text.length, text.includes("?"))].flatMap((one) => one ?? []);
  return clauses;
}

function sentences(text: string): Clause[] {
  const found: Clause[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const clause = clauseOf(text, start, end, match[0].includes("?"));
    // "Brickell. Please." stays apart, "Hi!" too; signs alone belong to nothing.
    if (clause) found.push(clause);
    start = end;
  }
  const last = clauseOf(text, start, text.length, false);
  if (last) found.push(last);
  return found;
}

function clauseOf(text: string, start: number, end: number, isMarked: boolean): Clause | null {
  const part = text.slice(start, end);
  const words = countWords(part);
  if (words === 0) return null;
  const lead = part.length - part.trimStart().length;
  const trimmed = part.trim();
  return { start: start + lead, end: start + lead + trimmed.length, text: trimmed, isMarked, words };
}

function partsOf(sentence: Clause): Clause[] {
  const parts: Clause[] = [];
  let start = 0;
  for (const match of sentence.text.matchAll(joint)) {
    const left = sentence.text.slice(start, match.index);
    const right = sentence.text.slice(match.index + match[0].length);
    if (countWords(left) < minWords || countWords(right) < minWords || tag.test(right)) continue;
    // "How many bedrooms do they have": what is asked for and the verb it goes with.
    if (match[0].trim() === "" && countWords(left) <= maxHead && headsQuestion.test(left)) continue;
    const part = clauseOf(sentence.text, start, match.index, false);
    if (part) parts.push(part);
    start = match.index + match[0].length;
  }
  const last = clauseOf(sentence.text, start, sentence.text.length, sentence.isMarked);
  if (last) parts.push(last);
  if (parts.length < 2) return [sentence];
  const { start: from, end, text } = sentence;
  return parts.map((part) => ({
    ...part,
    start: part.start + from,
    end: part.end + from,
    sentence: { start: from, end, text },
  }));
}
