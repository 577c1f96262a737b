import { type ClassSpan, classesAt, type Lexicon } from "./lexicon.ts";
import { type NumberSpan, readNumbers } from "./numbers.ts";
import type { PatternNode, PatternStarts, WordStarts } from "./patterns.ts";
import { correctSpelling, writeOut } from "./spelling.ts";
import { breakStrength, cutWords, fold, type Word } from "./words.ts";

export interface SignalHit {
  name: string;
  start: number;
  end: number;
}

const noSpans: readonly ClassSpan[] = [];
const longestGap = 3;
const leastAmount = 300;
/** The most steps of one match, so that no text makes matching slow. */
const stepBudget = 60;
/** The most steps of all matches, about five times what 2,000 characters of ordinary text take. */
const messageBudget = 20_000;
const noSignals: readonly SignalHit[] = [];
const noNodes: readonly PatternNode[] = [];

/** The last reading: a turn reads its message to understand it and to cut it into clauses, and reuses the words. */
let last: Reading | undefined;

/**
 * One message as every reader sees it: its words, the classes and numbers
 * that start at each, the signals of its phrases, and which words are taken.
 */
export class Reading {
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly words: readonly Word[];
  readonly numbers: readonly (NumberSpan | undefined)[];
  readonly signals: SignalHit[] = [];
  private readonly byName = new Map<string, SignalHit[]>();
  private readonly classes: (readonly ClassSpan[])[];
  /** Phrases by the word right after them, in the order of their starts. */
  private readonly endings: ({ span: ClassSpan; start: number }[] | undefined)[];
  /** All classes that any phrase of the message belongs to. */
  private readonly present: Set<string>;
  private readonly taken: Uint8Array;
  /** 1 for a word inside a set phrase, in which nothing else begins: the "mejor" of "a lo mejor". */
  private readonly set: Uint8Array;
  /** How many of the signals come from the phrases; readers add more. */
  private readonly ofPhrases: number;
  private steps = 0;
  private stepsLeft = messageBudget;

  constructor(text: string, lexicon: Lexicon) {
    const known = last?.text === text && last.lexicon === lexicon ? last : undefined;
    this.text = text;
    this.lexicon = lexicon;
    this.words = known?.words ?? wordsOf(text, lexicon);
    this.taken = new Uint8Array(this.words.length);
    this.set = known?.set ?? new Uint8Array(this.words.length);
    this.classes = known?.classes ?? [];
    this.endings = known?.endings ?? [];
    this.present = known?.present ?? new Set();
    if (known === undefined) this.findClasses();
    this.numbers = known?.numbers ?? readNumbers(this);
    if (known === undefined) this.findSignals();
    else for (const { name, start, end } of known.signals.slice(0, known.ofPhrases)) this.note(name, start, end);
    this.ofPhrases = this.signals.length;
    last = this;
  }

  /** The signals of the phrases, without those that readers added. */
  get phraseSignals(): readonly SignalHit[] {
    return this.signals.slice(0, this.ofPhrases);
  }

  /** The norm of a word, or "" outside the message. */
  norm(i: number): string {
    return this.words[i]?.norm ?? "";
  }

  /** The word as typed, folded; the norm is its corrected form. */
  written(i: number): string {
    const word = this.words[i];
    return word === undefined ? "" : fold(this.text.slice(word.start, word.end));
  }

  /** Index after the longest phrase of the class that starts at the word, or 0. */
  group(i: number, name: string): number {
    for (const span of this.classes[i] ?? noSpans) if (span.groups.includes(name)) return span.end;
    return 0;
  }

  /** True if the message contains a phrase of the class. */
  mentions(name: string): boolean {
    return this.present.has(name);
  }

  /** Phrases that start at the word with their classes, longest first. */
  classesAt(i: number): readonly ClassSpan[] {
    return this.classes[i] ?? noSpans;
  }

  /** True if a phrase of one of the classes starts at the word. */
  isAny(i: number, names: ReadonlySet<string>): boolean {
    for (const span of this.classes[i] ?? noSpans) for (const group of span.groups) if (names.has(group)) return true;
    return false;
  }

  /** The number in a class name such as `month:4` at the word, or undefined. */
  detail(i: number, name: string): number | undefined {
    for (const span of this.classes[i] ?? noSpans) {
      const number = span.details.get(name);
      if (number !== undefined) return number;
    }
    return undefined;
  }

  /** Start of the shortest phrase of the class that ends right before the word, or -1. */
  groupBefore(i: number, name: string): number {
    const ending = this.endings[i];
    for (let k = (ending?.length ?? 0) - 1; k >= 0; k--)
      if (ending?.[k]?.span.groups.includes(name)) return ending[k]?.start ?? -1;
    return -1;
  }

  has(signal: string): boolean {
    return this.byName.has(signal);
  }

  first(signal: string): SignalHit | undefined {
    return this.byName.get(signal)?.[0];
  }

  all(signal: string): readonly SignalHit[] {
    return this.byName.get(signal) ?? noSignals;
  }

  /** True if words that overlap the range give the signal. */
  within(signal: string, start: number, end: number): boolean {
    const hits = this.byName.get(signal);
    return hits?.some((hit) => hit.start < end && hit.end > start) ?? false;
  }

  /** Adds a signal that a reader found to those of the phrases. */
  note(name: string, start: number, end: number): void {
    const hit = { name, start, end };
    this.signals.push(hit);
    const hits = this.byName.get(name);
    if (hits === undefined) this.byName.set(name, [hit]);
    else hits.push(hit);
  }

  /** True if the word is part of a phrase that means something only as a whole ("on second thought"). */
  isInSetPhrase(i: number): boolean {
    return this.set[i] === 1 || this.group(i, "setPhrase") > 0;
  }

  isFree(start: number, end: number): boolean {
    for (let i = start; i < end; i++) if (this.taken[i] !== 0) return false;
    return true;
  }

  /** Marks words as taken, so that no later reader gives them another meaning. */
  take(start: number, end: number): void {
    this.taken.fill(1, start, end);
  }

  /** True if the word is part of a place name of several words. */
  isInPlace(i: number): boolean {
    for (let start = Math.max(0, i - 4); start <= i; start++)
      if (this.group(start, "place") > Math.max(i, start + 1)) return true;
    return false;
  }

  /** Text between two neighboring words. */
  gap(i: number): string {
    const left = this.words[i - 1];
    const right = this.words[i];
    return left === undefined || right === undefined ? "" : this.text.slice(left.end, right.start);
  }

  /** True if the word's sentence ends in a question mark. */
  isAskedFor(i: number): boolean {
    let end = i + 1;
    while (end < this.words.length && this.words[end]?.before !== breakStrength.sentence) end++;
    return this.text.slice(this.words[end - 1]?.end, this.words[end]?.start).includes("?");
  }

  /** True if a clause may start at the word: after punctuation, a joining word or an opening. */
  startsClause(i: number): boolean {
    const word = this.words[i];
    if (i === 0 || (word !== undefined && word.before > breakStrength.none)) return true;
    return this.groupBefore(i, "joiner") >= 0 || this.groupBefore(i, "opening") >= 0;
  }

  endsClause(end: number): boolean {
    const next = this.words[end];
    if (next === undefined || next.before > breakStrength.none) return true;
    return this.group(end, "joiner") > 0 || this.group(end, "courtesy") > 0;
  }

  private findClasses(): void {
    for (let i = 0; i < this.words.length; i++) {
      const spans = classesAt(this.lexicon, this.words, i);
      this.classes.push(spans);
      for (const span of spans) {
        for (const group of span.groups) this.present.add(group);
        const ending = this.endings[span.end];
        if (ending === undefined) this.endings[span.end] = [{ span, start: i }];
        else ending.push({ span, start: i });
      }
    }
    for (let i = 0; i < this.words.length; i++) {
      const end = this.group(i, "setPhrase");
      if (end > 0) this.set.fill(1, i + 1, end);
    }
  }

  private findSignals(): void {
    for (let i = 0; i < this.words.length; i++) {
      if (this.set[i] === 1) continue;
      this.startPatterns(this.lexicon.patterns, i);
      if (this.startsClause(i)) this.startPatterns(this.lexicon.clausePatterns, i);
    }
  }

  private startPatterns(starts: PatternStarts, i: number): void {
    this.startWith(starts.words.get(this.norm(i)), i, i + 1);
    for (const span of this.classesAt(i)) {
      for (const group of span.groups) this.startWith(starts.groups.get(group), i, this.group(i, group));
    }
    const number = this.numbers[i];
    if (number !== undefined) this.startWith(starts.number, i, number.end);
  }

  /** Tries the patterns that start at a word; `next` is the word after their beginning. */
  private startWith(starts: WordStarts | undefined, i: number, next: number): void {
    if (starts === undefined) return;
    for (const node of starts.before.get(this.norm(next)) ?? noNodes) this.match(node, i);
    for (const node of starts.always) this.match(node, i);
  }

  private match(node: PatternNode, start: number): void {
    this.steps = Math.min(stepBudget, this.stepsLeft);
    this.stepsLeft -= this.steps;
    this.follow(node, start, start);
    this.stepsLeft += Math.max(0, this.steps);
  }

  /** Follows a pattern from a word on; true once it has matched, so that each pattern signals once per start. */
  private follow(node: PatternNode, start: number, i: number): boolean {
    if (this.steps-- <= 0) return false;
    if (node.signal !== undefined) return this.signal(node.signal, start, i);
    const next = node.next as PatternNode;
    if (node.takesGap) return this.followGap(next, start, i);
    const word = this.words[i];
    if (word !== undefined && (i === start || word.before !== breakStrength.sentence)) {
      if (node.words.size > 0 && node.words.has(word.norm) && this.follow(next, start, i + 1)) return true;
      for (const phrase of node.phrases)
        if (this.spells(phrase, i) && this.follow(next, start, i + phrase.length)) return true;
      for (const group of node.groups) {
        const end = this.group(i, group);
        if (end > 0 && this.follow(next, start, end)) return true;
      }
      const number = node.takesNumber || (node.takesAmount && this.isAmount(i)) ? this.numbers[i] : undefined;
      if (number !== undefined && this.follow(next, start, number.end)) return true;
    }
    return node.isOptional && this.follow(next, start, i);
  }

  private isAmount(i: number): boolean {
    const number = this.numbers[i];
    if (number === undefined || number.value < leastAmount || number.isOrdinal) return false;
    // "1420 Brickell Bay" is an address.
    return number.isScaled || this.group(number.end, "place") === 0 || this.norm(i - 1) === "$";
  }

  private spells(phrase: readonly string[], i: number): boolean {
    return phrase.every((norm, offset) => this.norm(i + offset) === norm);
  }

  private followGap(next: PatternNode, start: number, i: number): boolean {
    for (let skip = 0; skip <= longestGap; skip++) {
      if (this.follow(next, start, i + skip)) return true;
      const word = this.words[i + skip];
      if (word === undefined || word.before === breakStrength.sentence) return false;
    }
    return false;
  }

  private signal(signal: { name: string; atEnd: boolean }, start: number, end: number): boolean {
    if (signal.atEnd && !this.endsClause(end)) return false;
    this.note(signal.name, start, end);
    return true;
  }
}

function wordsOf(text: string, lexicon: Lexicon): readonly Word[] {
  const words = cutWords(text);
  writeOut(words, lexicon);
  for (const word of words) correctSpelling(word, lexicon);
  return words;
}
