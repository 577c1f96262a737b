import type { Language } from "../types.ts";
import { equationsOf, type LanguagePack, phrasesOf } from "./languagePack.ts";
import type { NumberWord } from "./numberWord.ts";
import { addStart, compilePattern, type PatternStarts, patternStarts, withEndApart } from "./patterns.ts";
import { shortestSound, soundOf, withoutOneLetter } from "./spellingForms.ts";
import { cutWords, fold, type Word } from "./words.ts";
import { inflectedPhrases, type Writing, waysToWrite, writingOf } from "./writing.ts";

/** A node of the trie of class phrases, with one edge per word. */
interface PhraseNode {
  next: Map<string, PhraseNode> | undefined;
  /** No duplicates; so few that a scan is faster than a lookup. */
  groups: string[];
  /** Numbers in class names: 4 for `month` if a class is `month:4`. */
  details: ReadonlyMap<string, number>;
}

/** The language that a word shows, and how strongly. */
interface Tell {
  language: Language;
  weight: number;
}

/** A word that two languages share. */
interface Tie {
  language: null;
  weight: number;
}

/** All packs compiled together, because one message may mix their languages. */
export interface Lexicon {
  phrases: PhraseNode;
  patterns: PatternStarts;
  /** Patterns that match only at the start of a clause. */
  clausePatterns: PatternStarts;
  numbers: Map<string, NumberWord[]>;
  halves: string[][];
  /** A pack's words by sound, for packs that say which letters sound alike; built for the first unknown word. */
  sounds: { rules: readonly (readonly [string, string])[]; words: () => ReadonlyMap<string, string> }[];
  /** Endings that derive words of a pack from others. */
  derivations: { rules: readonly (readonly [string, string])[]; language: Language }[];
  /** All packs' chat spellings with the words they stand for. */
  spellings: Map<string, string>;
  /** Weight of a word as a sign of a language. */
  tells: Map<string, Tell>;
  /** Every word that any pack knows. */
  vocabulary: Set<string>;
  /** Long words of the slot classes, by their spelling without one letter; built for the first unknown word. */
  misspellings: () => ReadonlyMap<string, string>;
  dayFirst: Record<Language, boolean>;
}

/** Shared by the many nodes without numbers; otherwise most of a compiled lexicon would be empty maps. */
const noDetails: ReadonlyMap<string, number> = new Map();

const phraseNode = (): PhraseNode => ({ next: undefined, groups: [], details: noDetails });

/** Classes whose words are recognized despite one wrong, missing or doubled letter. */
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
/** Classes of what people do and want: a verb form in them stands for all its forms. */
const inflected = new Set(["move", "moveWeak", "visit", "own", "want", "allow", "atMost", "deny", "denyAfter"]);

/** Compiles packs and further class phrases (places of a market) into one lexicon. */
export function compileLexicon(packs: readonly LanguagePack[], more: readonly [string, string][] = []): Lexicon {
  const lexicon: Lexicon = {
    phrases: phraseNode(),
    patterns: patternStarts(),
    clausePatterns: patternStarts(),
    numbers: new Map(),
    halves: [],
    sounds: [],
    derivations: [],
    spellings: new Map(),
    tells: new Map(),
    vocabulary: new Set(),
    misspellings: once(() => misspellingsOf(lexicon)),
    dayFirst: { en: false, es: true },
  };
  for (const pack of packs) addPack(lexicon, pack);
  for (const [group, phrase] of more) addPhrase(lexicon, normsOf(phrase), [group]);
  settleTells(lexicon, packs);
  for (const pack of packs) if (pack.sounds !== "") addSounds(lexicon, pack);
  return lexicon;
}

function addPack(lexicon: Lexicon, pack: LanguagePack): void {
  const writing = writingOf(pack);
  const add = (list: string, ...groups: string[]): void => {
    for (const phrase of phrasesOf(list))
      for (const norms of waysToWrite(normsOf(phrase), writing))
        for (const form of inflected.has(groups[0] ?? "") ? inflectedPhrases(norms, writing) : [norms])
          addPhrase(lexicon, form, groups);
  };
  lexicon.dayFirst[pack.code] = pack.calendar.dayFirst;
  if (pack.derivations !== "") lexicon.derivations.push({ rules: equationsOf(pack.derivations), language: pack.code });
  for (const [short, full] of writing.spellings) lexicon.spellings.set(short, full);
  for (const [group, list] of Object.entries(pack.groups)) add(list, group);
  pack.calendar.months.forEach((list, index) => {
    add(list, "month", `month:${index + 1}`);
  });
  pack.calendar.weekdays.forEach((list, index) => {
    add(list, "weekday", `weekday:${index}`);
  });
  add(pack.calendar.ambiguous, "ambiguousDate");
  for (const norm of normsOf(pack.ordinaryWords)) lexicon.vocabulary.add(norm);
  addSignals(lexicon, pack, writing);
  addNumbers(lexicon, pack);
}

function addSignals(lexicon: Lexicon, pack: LanguagePack, writing: Writing): void {
  for (const [signal, patterns] of Object.entries(pack.signals))
    for (const pattern of patterns.flatMap(withEndApart)) {
      const { first, atStart, words } = compilePattern(signal, pattern, writing);
      addStart(atStart ? lexicon.clausePatterns : lexicon.patterns, first);
      for (const word of words) lexicon.vocabulary.add(word);
    }
}

const normsOf = (phrase: string): string[] => cutWords(phrase).map((word) => word.norm);

function addPhrase(lexicon: Lexicon, norms: readonly string[], groups: readonly string[]): void {
  let node = lexicon.phrases;
  for (const norm of norms) {
    lexicon.vocabulary.add(norm);
    node = nodeAfter(node, norm);
  }
  for (const name of groups) {
    if (!node.groups.includes(name)) node.groups.push(name);
    const [, prefix = "", number] = name.match(/^(.*):(\d+)$/) ?? [];
    if (number !== undefined) node.details = new Map(node.details).set(prefix, Number(number));
  }
}

/** The node that a word leads to, created if there is none. */
function nodeAfter(node: PhraseNode, norm: string): PhraseNode {
  node.next ??= new Map();
  let next = node.next.get(norm);
  if (next === undefined) {
    next = phraseNode();
    node.next.set(norm, next);
  }
  return next;
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

/** Weight of a number word; low, because a phone number in the other language has many of them. */
const numberTells = 0.3;

/** Settles what words show: nothing if two languages share them; function words more than nouns, often borrowed. */
function settleTells(lexicon: Lexicon, packs: readonly LanguagePack[]): void {
  const best = new Map<string, Tell | Tie>();
  for (const pack of packs) {
    const tells = new Map<number, Tell>();
    for (const [word, weight] of tellingWeights(pack)) {
      const known = best.get(word);
      if (known !== undefined && weight <= known.weight) {
        if (weight === known.weight) best.set(word, { language: null, weight });
        continue;
      }
      // A pack has a handful of weights and thousands of words: one object for each weight.
      const tell = tells.get(weight) ?? { language: pack.code, weight };
      tells.set(weight, tell);
      best.set(word, tell);
    }
  }
  for (const { norm } of packs.flatMap((pack) => cutWords(pack.sharedWords))) best.delete(norm);
  for (const [word, tell] of best) {
    if (tell.language !== null) lexicon.tells.set(word, tell);
    lexicon.vocabulary.add(word);
  }
}

/** How strongly each of a pack's words shows its language. */
function tellingWeights(pack: LanguagePack): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
  };
  const addList = (list: string, weight: number): void => {
    for (const word of cutWords(list)) if (!word.isNumber) add(word.norm, weight);
  };
  for (const [name, list] of Object.entries(pack.groups)) if (name !== "givenName") addList(list, 1);
  for (const pattern of Object.values(pack.signals).flat()) addList(pattern.replace(/[@#~]\w*|[|_?<>=]/g, " "), 0.7);
  for (const family of pack.inflections) for (const form of family) add(form, 2);
  for (const list of [...pack.calendar.months, ...pack.calendar.weekdays]) addList(list, 1);
  for (const word of Object.keys({ ...pack.numbers.cardinals, ...pack.numbers.ordinals })) add(fold(word), numberTells);
  addList(pack.tellingWords, 2);
  return weights;
}

function addSounds(lexicon: Lexicon, pack: LanguagePack): void {
  const rules = equationsOf(pack.sounds);
  lexicon.sounds.push({ rules, words: once(() => wordsBySound(lexicon, pack.code, rules)) });
}

function wordsBySound(lexicon: Lexicon, language: Language, rules: [string, string][]): Map<string, string> {
  const words = new Map<string, string>();
  for (const [word, tell] of lexicon.tells) {
    if (tell.language !== language) continue;
    const sound = soundOf(word, rules);
    if (sound.length >= shortestSound && !words.has(sound)) words.set(sound, word);
  }
  return words;
}

function misspellingsOf(lexicon: Lexicon): Map<string, string> {
  const misspellings = new Map<string, string>();
  const visit = (node: PhraseNode): boolean => {
    let loose = node.groups.some((group) => spelledLoosely.has(group));
    for (const [word, next] of node.next ?? []) {
      const below = visit(next);
      if (below && word.length >= shortestLoose)
        for (const form of withoutOneLetter(word)) if (!misspellings.has(form)) misspellings.set(form, word);
      loose ||= below;
    }
    return loose;
  };
  visit(lexicon.phrases);
  return misspellings;
}

/** A value built when it is first asked for, so that a server's first reply doesn't wait for what it doesn't use. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The classes that a stretch of words belongs to. */
export interface ClassSpan {
  groups: readonly string[];
  details: ReadonlyMap<string, number>;
  /** Index after the last word. */
  end: number;
}

const noSpans: readonly ClassSpan[] = [];

/** Finds the classes of the phrases that start at a word, the longest phrase first. */
export function classesAt(lexicon: Lexicon, words: readonly Word[], start: number): readonly ClassSpan[] {
  let spans: ClassSpan[] | undefined;
  let node: PhraseNode | undefined = lexicon.phrases;
  for (let i = start; i < words.length; i++) {
    const word = words[i] as Word;
    if (i > start && word.before > 0) break;
    node = node.next?.get(word.norm);
    if (node === undefined) break;
    if (node.groups.length === 0) continue;
    const span = { groups: node.groups, details: node.details, end: i + 1 };
    if (spans === undefined) spans = [span];
    else spans.unshift(span);
  }
  return spans ?? noSpans;
}
