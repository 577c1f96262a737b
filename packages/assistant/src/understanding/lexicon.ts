import type { Language } from "../types.ts";
import { type LanguagePack, phrasesOf } from "./languagePack.ts";
import { cutWords, fold, type Word } from "./words.ts";

/** A node of the trie of class phrases, one edge a word. */
interface PhraseNode {
  next: Map<string, PhraseNode>;
  groups: string[];
}

/** A step of one signal pattern: the words, classes, number or gap that lead on, and the step they lead to. */
interface PatternNode {
  words: Set<string>;
  /** Phrases of several words, each a list of norms. */
  phrases: string[][];
  groups: Set<string>;
  takesNumber: boolean;
  /** Takes a number that can be a sum of money in a month. */
  takesAmount: boolean;
  takesGap: boolean;
  /** The next step may be taken without any word. */
  isOptional: boolean;
  next?: PatternNode;
  /** Set at the end of a pattern. */
  signal?: { name: string; atEnd: boolean };
}

/** Patterns by what they may begin with. */
interface PatternStarts {
  words: Map<string, PatternNode[]>;
  groups: Map<string, PatternNode[]>;
  number: PatternNode[];
}

export interface NumberWord {
  kind: "cardinal" | "scale" | "ordinal" | "joiner" | "half";
  value: number;
  isArticle: boolean;
}

/** All packs compiled together, so that one message may mix their languages. */
export interface Lexicon {
  phrases: PhraseNode;
  patterns: PatternStarts;
  /** Patterns that fit only at the start of a clause. */
  clausePatterns: PatternStarts;
  numbers: Map<string, NumberWord[]>;
  halves: string[][];
  /** Weight of a word as a sign of a language. */
  tells: Map<string, { language: Language; weight: number }>;
  /** Every word some pack knows. */
  vocabulary: Set<string>;
  /** Long words of the slot classes by what is left of them when one letter is dropped. */
  misspellings: Map<string, string>;
  dayFirst: Record<Language, boolean>;
}

const phraseNode = (): PhraseNode => ({ next: new Map(), groups: [] });
const patternStarts = (): PatternStarts => ({ words: new Map(), groups: new Map(), number: [] });

/** Classes whose words are recognised through one wrong, missing or doubled letter. */
const spelledLoosely = new Set([
  "bedroom",
  "bathroom",
  "home",
  "month",
  "weekday",
  "furnished",
  "studio",
  "want",
  "parking",
  "thanks",
  "place",
  "nextMonth",
  "tomorrow",
  "weekend",
]);
const shortestLoose = 5;

/** Compiles packs and further class phrases (places of a market) into one lexicon. */
export function compileLexicon(packs: readonly LanguagePack[], more: readonly [string, string][] = []): Lexicon {
  const lexicon: Lexicon = {
    phrases: phraseNode(),
    patterns: patternStarts(),
    clausePatterns: patternStarts(),
    numbers: new Map(),
    halves: [],
    tells: new Map(),
    vocabulary: new Set(),
    misspellings: new Map(),
    dayFirst: { en: false, es: true },
  };
  for (const pack of packs) addPack(lexicon, pack);
  for (const [group, phrase] of more) addPhrase(lexicon, group, phrase);
  settleTells(lexicon, packs);
  indexMisspellings(lexicon);
  return lexicon;
}

function addPack(lexicon: Lexicon, pack: LanguagePack): void {
  lexicon.dayFirst[pack.code] = pack.calendar.dayFirst;
  for (const [group, list] of Object.entries(pack.groups))
    for (const phrase of phrasesOf(list)) addPhrase(lexicon, group, phrase);
  pack.calendar.months.forEach((list, index) => {
    for (const phrase of phrasesOf(list)) addPhrase(lexicon, `month`, phrase, `month:${index + 1}`);
  });
  pack.calendar.weekdays.forEach((list, index) => {
    for (const phrase of phrasesOf(list)) addPhrase(lexicon, `weekday`, phrase, `weekday:${index}`);
  });
  for (const phrase of phrasesOf(pack.calendar.ambiguous)) addPhrase(lexicon, "ambiguousDate", phrase);
  for (const [signal, patterns] of Object.entries(pack.signals))
    for (const pattern of patterns) addPattern(lexicon, signal, pattern);
  addNumbers(lexicon, pack);
}

function addPhrase(lexicon: Lexicon, ...[group, phrase, detail]: [string, string, string?]): void {
  let node = lexicon.phrases;
  for (const word of cutWords(phrase)) {
    lexicon.vocabulary.add(word.norm);
    const next = node.next.get(word.norm) ?? phraseNode();
    node.next.set(word.norm, next);
    node = next;
  }
  for (const name of detail === undefined ? [group] : [group, detail])
    if (!node.groups.includes(name)) node.groups.push(name);
}

function addNumbers(lexicon: Lexicon, pack: LanguagePack): void {
  const articles = new Set(phrasesOf(pack.numbers.articles).map(fold));
  const add = (word: string, kind: NumberWord["kind"], value: number): void => {
    const norm = fold(word);
    const list = lexicon.numbers.get(norm) ?? [];
    list.push({ kind, value, isArticle: articles.has(norm) });
    lexicon.numbers.set(norm, list);
    lexicon.vocabulary.add(norm);
  };
  for (const [word, value] of Object.entries(pack.numbers.cardinals)) add(word, "cardinal", value);
  for (const [word, value] of Object.entries(pack.numbers.scales)) add(word, "scale", value);
  for (const [word, value] of Object.entries(pack.numbers.ordinals)) add(word, "ordinal", value);
  add(pack.numbers.joiner, "joiner", 0);
  for (const phrase of phrasesOf(pack.numbers.halves)) lexicon.halves.push(cutWords(phrase).map((word) => word.norm));
}

function addPattern(lexicon: Lexicon, signal: string, pattern: string): void {
  const parts = pattern.trim().split(/\s+/);
  const atStart = parts[0] === "<";
  const atEnd = parts[parts.length - 1] === ">";
  const body = parts.slice(atStart ? 1 : 0, atEnd ? -1 : undefined);
  let node: PatternNode = {
    words: new Set(),
    phrases: [],
    groups: new Set(),
    takesNumber: false,
    takesAmount: false,
    takesGap: false,
    isOptional: false,
    signal: { name: signal, atEnd },
  };
  for (const part of body.reverse()) node = stepBefore(lexicon, part, node);
  addStart(atStart ? lexicon.clausePatterns : lexicon.patterns, node);
}

/** The step that leads to `next` by one part of a pattern. */
function stepBefore(lexicon: Lexicon, part: string, next: PatternNode): PatternNode {
  const isOptional = part.length > 1 && part.endsWith("?");
  const choices = (isOptional ? part.slice(0, -1) : part).split("|");
  const spelled = choices.filter((choice) => !/^[@#~]/.test(choice));
  const phrases = spelled.map((choice) => choice.split("_").map(fold));
  for (const word of phrases.flat()) lexicon.vocabulary.add(word);
  const words = phrases.filter((phrase) => phrase.length === 1).flat();
  const groups = choices
    .filter((choice) => choice.startsWith("@") && choice.length > 1)
    .map((choice) => choice.slice(1));
  return {
    words: new Set(words),
    phrases: phrases.filter((phrase) => phrase.length > 1),
    groups: new Set(groups),
    takesNumber: choices.includes("#"),
    takesAmount: choices.includes("#$"),
    takesGap: choices.includes("~"),
    isOptional,
    next,
  };
}

function addStart(starts: PatternStarts, first: PatternNode): void {
  const into = (map: Map<string, PatternNode[]>, key: string): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [first]);
    else list.push(first);
  };
  for (let node: PatternNode | undefined = first; node !== undefined; node = node.isOptional ? node.next : undefined) {
    for (const word of new Set([...node.words, ...node.phrases.map((phrase) => phrase[0] ?? "")]))
      into(starts.words, word);
    for (const group of node.groups) into(starts.groups, group);
    if (node.takesNumber || node.takesAmount) starts.number.push(first);
  }
}

/** A word that two languages use shows neither; function words weigh more than nouns, which people borrow. */
function settleTells(lexicon: Lexicon, packs: readonly LanguagePack[]): void {
  const weights = new Map<string, Map<Language, number>>();
  const add = (word: string, language: Language, weight: number): void => {
    const byLanguage = weights.get(word) ?? new Map<Language, number>();
    byLanguage.set(language, Math.max(weight, byLanguage.get(language) ?? 0));
    weights.set(word, byLanguage);
  };
  for (const pack of packs) {
    const words = (list: string): string[] =>
      cutWords(list)
        .filter((word) => !word.isNumber)
        .map((word) => word.norm);
    for (const [name, list] of Object.entries(pack.groups)) {
      if (name !== "givenName") for (const word of words(list)) add(word, pack.code, 1);
    }
    for (const pattern of Object.values(pack.signals).flat()) {
      for (const word of words(pattern.replace(/[@#~]\w*|[|_?<>]/g, " "))) add(word, pack.code, 0.7);
    }
    for (const list of [...pack.calendar.months, ...pack.calendar.weekdays])
      for (const word of words(list)) add(word, pack.code, 1);
    for (const word of Object.keys({ ...pack.numbers.cardinals, ...pack.numbers.ordinals }))
      add(fold(word), pack.code, 1);
    for (const word of words(pack.tellingWords)) add(word, pack.code, 2);
  }
  const shared = new Set(packs.flatMap((pack) => cutWords(pack.sharedWords).map((word) => word.norm)));
  for (const [word, byLanguage] of weights) {
    if (shared.has(word)) continue;
    const ranked = [...byLanguage].sort((a, b) => b[1] - a[1]);
    const [first, second] = ranked;
    if (first !== undefined && first[1] > (second?.[1] ?? 0))
      lexicon.tells.set(word, { language: first[0], weight: first[1] });
    lexicon.vocabulary.add(word);
  }
}

function indexMisspellings(lexicon: Lexicon): void {
  const visit = (node: PhraseNode): boolean => {
    let loose = node.groups.some((group) => spelledLoosely.has(group));
    for (const [word, next] of node.next) {
      const below = visit(next);
      if (below && word.length >= shortestLoose)
        for (const form of withoutOneLetter(word))
          if (!lexicon.misspellings.has(form)) lexicon.misspellings.set(form, word);
      loose ||= below;
    }
    return loose;
  };
  visit(lexicon.phrases);
}

/** The word itself and what is left of it without each of its letters. */
export function withoutOneLetter(word: string): string[] {
  const forms = [word];
  for (let i = 0; i < word.length; i++) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}

/** A class that a stretch of words belongs to. */
export interface GroupHit {
  group: string;
  /** Index behind the last word. */
  end: number;
}

/** Finds the classes of the phrases that start at a word. */
export function groupsAt(lexicon: Lexicon, words: readonly Word[], start: number): GroupHit[] {
  let hits: GroupHit[] = [];
  let node: PhraseNode | undefined = lexicon.phrases;
  for (let i = start; i < words.length; i++) {
    const word = words[i] as Word;
    if (i > start && word.before > 0) break;
    node = node.next.get(word.norm);
    if (node === undefined) break;
    if (node.groups.length > 0) hits = [...node.groups.map((group) => ({ group, end: i + 1 })), ...hits];
  }
  return hits;
}

export type { PatternNode, PatternStarts };
