import { fold } from "./words.ts";
import { formsOf, mixedFormsOf, type Writing, waysToWrite } from "./writing.ts";

/** A step of a signal pattern: the words, classes, number or gap to match, and the next step. */
export interface PatternNode {
  words: Set<string>;
  /** Phrases of several words, each a list of norms. */
  phrases: string[][];
  groups: string[];
  takesNumber: boolean;
  /** Matches a number that can be a monthly amount of money. */
  takesAmount: boolean;
  takesGap: boolean;
  /** The next step may match without a word. */
  isOptional: boolean;
  next?: PatternNode;
  /** Set at the end of a pattern. */
  signal?: { name: string; atEnd: boolean };
}

/** Patterns that may begin with a word: some are tried only before certain words, others always. */
export interface WordStarts {
  before: Map<string, PatternNode[]>;
  always: PatternNode[];
}

/** Patterns by their possible beginnings. */
export interface PatternStarts {
  words: Map<string, WordStarts>;
  groups: Map<string, WordStarts>;
  number: WordStarts;
}

export const patternStarts = (): PatternStarts => ({
  words: new Map(),
  groups: new Map(),
  number: { before: new Map(), always: [] },
});

/** Splits a pattern that may end with the clause ("more|>") into one with the last words and one with the end. */
export function withEndApart(pattern: string): string[] {
  const parts = pattern.trim().split(/\s+/);
  const choices = parts.pop()?.split("|") ?? [];
  if (choices.length === 1 || !choices.includes(">")) return [pattern];
  const words = choices.filter((choice) => choice !== ">").join("|");
  return [words, ">"].map((last) => [...parts, last].join(" "));
}

/**
 * Compiles one pattern (see `LanguagePack.signals`) into a chain of steps and
 * returns its first step, whether it matches only at the start of a clause, and its words.
 */
export function compilePattern(
  signal: string,
  pattern: string,
  writing: Writing,
): { first: PatternNode; atStart: boolean; words: string[] } {
  const parts = pattern.trim().split(/\s+/);
  const atStart = parts[0] === "<";
  const atEnd = parts[parts.length - 1] === ">";
  const body = parts.slice(atStart ? 1 : 0, atEnd ? -1 : undefined);
  let first: PatternNode = {
    words: new Set(),
    phrases: [],
    groups: [],
    takesNumber: false,
    takesAmount: false,
    takesGap: false,
    isOptional: false,
    signal: { name: signal, atEnd },
  };
  const words: string[] = [];
  for (const [following, part] of body.reverse().entries()) {
    first = stepBefore(part, first, writing, following === body.length - 1 ? formsOf : mixedFormsOf);
    words.push(...first.words, ...first.phrases.flat());
  }
  return { first, atStart, words };
}

/** The step to `next` for one part of a pattern, whose words may have the given forms. */
function stepBefore(part: string, next: PatternNode, writing: Writing, forms: typeof formsOf): PatternNode {
  const isOptional = part.length > 1 && part.endsWith("?");
  const step: PatternNode = {
    words: new Set(),
    phrases: [],
    groups: [],
    takesNumber: false,
    takesAmount: false,
    takesGap: false,
    isOptional,
    next,
  };
  for (const choice of (isOptional ? part.slice(0, -1) : part).split("|")) addChoice(step, choice, writing, forms);
  return step;
}

/** Adds one choice of a part to a step: a class, a number, a gap, or words in all their spellings. */
function addChoice(step: PatternNode, choice: string, writing: Writing, forms: typeof formsOf): void {
  if (choice === "#") step.takesNumber = true;
  else if (choice === "#$") step.takesAmount = true;
  else if (choice === "~") step.takesGap = true;
  else if (choice.startsWith("@")) step.groups.push(choice.slice(1));
  else
    for (const phrase of waysToWrite(choice.split("_").map(fold), writing)) {
      if (phrase.length > 1) step.phrases.push(phrase);
      else for (const form of forms(phrase[0] ?? "", writing)) step.words.add(form);
    }
}

/** Indexes a pattern under everything it may begin with. */
export function addStart(starts: PatternStarts, first: PatternNode): void {
  for (let node: PatternNode | undefined = first; node !== undefined; node = node.isOptional ? node.next : undefined) {
    for (const word of firstWords(node)) addWordStart(starts, word, first);
    for (const group of node.groups) addToStarts(startsOf(starts.groups, group), first, isGroupAlone(first));
    if (node.takesNumber || node.takesAmount) addToStarts(starts.number, first, node === first);
  }
}

function firstWords({ words, phrases }: PatternNode): Set<string> {
  return phrases.length === 0 ? words : new Set([...words, ...phrases.map((phrase) => phrase[0] ?? "")]);
}

/** True if a step matches the phrases of one class and nothing else. */
function isGroupAlone({ words, phrases, groups, takesNumber, takesAmount }: PatternNode): boolean {
  return words.size + phrases.length === 0 && groups.length === 1 && !takesNumber && !takesAmount;
}

function startsOf(map: Map<string, WordStarts>, key: string): WordStarts {
  let list = map.get(key);
  if (list === undefined) {
    list = { before: new Map(), always: [] };
    map.set(key, list);
  }
  return list;
}

function addWordStart(starts: PatternStarts, word: string, first: PatternNode): void {
  addToStarts(
    startsOf(starts.words, word),
    first,
    first.words.has(word) && first.phrases.every((phrase) => phrase[0] !== word),
  );
}

/** Indexes a pattern by its second word if its first step is `isPlain`: one word, class or number, never optional. */
function addToStarts(list: WordStarts, first: PatternNode, isPlain: boolean): void {
  const { next } = first;
  if (!isPlain || first.isOptional || next === undefined || !needsWord(next)) list.always.push(first);
  else for (const second of firstWords(next)) append(list.before, second, first);
}

/** True if only certain words match a step. */
function needsWord(node: PatternNode): boolean {
  const takesOther = node.takesNumber || node.takesAmount || node.takesGap || node.isOptional || node.groups.length > 0;
  return node.signal === undefined && !takesOther;
}

function append(map: Map<string, PatternNode[]>, key: string, node: PatternNode): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [node]);
  else list.push(node);
}
