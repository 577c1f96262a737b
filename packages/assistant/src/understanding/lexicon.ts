import type { Language } from "../types.ts";
import { equationsOf, type LanguagePack, phrasesOf } from "./languagePack.ts";
import type { NumberWord } from "./numberWord.ts";
import { addStart, compilePattern, type PatternStarts, patternStarts, withEndApart } from "./patterns.ts";
import { shortestSound, soundOf, withoutOneLetter } from "./spellingForms.ts";
import { cutWords, fold, type Word } from "./words.ts";
import { inflectedPhrases, type Writing, waysToWrite, writingOf } from "./writing.ts";

/** A node of the trie of class phrases, with one edge per word. */
interface PhraseNode {
  next: Map<string, PhraseNode>;
  /** Without duplicates; so few that a scan is faster than a lookup. */
  groups: string[];
  /** Numbers in class names: 4 for `month` if a class is `month:4`. */
  details: Map<string, number>;
}

/** All packs compiled together, because one message may mix their languages. */
export interface Lexicon {
  phrases: PhraseNode;
  patterns: PatternStarts;
  /** Patterns that match only at the start of a clause. */
  clausePatterns: PatternStarts;
  numbers: Map<string, NumberWord[]>;
  halves: string[][];
  /** A pack's words by sound, for packs that define which letters sound alike. */
  sounds: { rules: readonly (readonly [string, string])[]; words: Map<string, string> }[];
  /** Endings that make words of a pack out of others. */
  derivations: { rules: readonly (readonly [string, string])[]; language: Language }[];
  /** All packs' chat spellings with the words they stand for. */
  spellings: Map<string, string>;
  /** Weight of a word as a sign of a language. */
  tells: Map<string, { language: Language; weight: number }>;
  /** Every word that any pack knows. */
  vocabulary: Set<string>;
  /** Long words of the slot classes, by their spelling with one letter dropped. */
  misspellings: Map<string, string>;
  dayFirst: Record<Language, boolean>;
}

const phraseNode = (): PhraseNode => ({ next: new Map(), groups: [], details: new Map() });

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
    misspellings: new Map(),
    dayFirst: { en: false, es: true },
  };
  for (const pack of packs) addPack(lexicon, pack);
  for (const [group, phrase] of more) addPhrase(lexicon, normsOf(phrase), [group]);
  settleTells(lexicon, packs);
  for (const pack of packs) if (pack.sounds !== "") indexSounds(lexicon, pack);
  indexMisspellings(lexicon);
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
    const next = node.next.get(norm) ?? phraseNode();
    node.next.set(norm, next);
    node = next;
  }
  for (const name of groups) {
    if (!node.groups.includes(name)) node.groups.push(name);
    const [prefix = "", number = ""] = name.split(":");
    if (/^\d+$/.test(number)) node.details.set(prefix, Number(number));
  }
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

/** Weight of a number word: low, because a phone number in the other language has many of them. */
const numberTells = 0.3;

/** A word that two languages share shows neither; function words weigh more than nouns, which people borrow. */
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
      for (const word of words(pattern.replace(/[@#~]\w*|[|_?<>=]/g, " "))) add(word, pack.code, 0.7);
    }
    for (const form of pack.inflections.flat()) add(form, pack.code, 2);
    for (const list of [...pack.calendar.months, ...pack.calendar.weekdays])
      for (const word of words(list)) add(word, pack.code, 1);
    for (const word of Object.keys({ ...pack.numbers.cardinals, ...pack.numbers.ordinals }))
      add(fold(word), pack.code, numberTells);
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

function indexSounds(lexicon: Lexicon, pack: LanguagePack): void {
  const rules = equationsOf(pack.sounds);
  const words = new Map<string, string>();
  for (const [word, tell] of lexicon.tells) {
    const sound = soundOf(word, rules);
    if (tell.language === pack.code && sound.length >= shortestSound && !words.has(sound)) words.set(sound, word);
  }
  lexicon.sounds.push({ rules, words });
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

/** The classes that a stretch of words belongs to. */
export interface ClassSpan {
  groups: readonly string[];
  details: ReadonlyMap<string, number>;
  /** Index behind the last word. */
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
    node = node.next.get(word.norm);
    if (node === undefined) break;
    if (node.groups.length === 0) continue;
    const span = { groups: node.groups, details: node.details, end: i + 1 };
    if (spans === undefined) spans = [span];
    else spans.unshift(span);
  }
  return spans ?? noSpans;
}
