import { termText } from "../listings/terms.ts";
import type { Property, Topic } from "../types.ts";
import { folded } from "../understanding/folded.ts";

/** A mention of a home by what it has: its position in the text, the only home with it, and its topic. */
interface FeatureMention {
  start: number;
  end: number;
  home: Property;
  topic: Topic;
}

/** Matches a feature before the noun: "The bay view one", "that 6 month place". */
const beforeNoun = /\b(?:the|that|your|ur) ((?:\w+ ){1,3})(?:one|place|unit|apartment|apt|condo)\b/g;
/** Matches a feature after the noun: "The one with the gym", "el de los tres ascensores". */
const afterNoun =
  /\b(?:the|that) (?:one|place|unit|apartment|apt|condo) (?:with|that has|thats) (?:(?:the|a|an|all|those) )*((?:\w+ ?){1,3})|\b(?:el|la|ese|esa|del|al) (?:(?:que|q) (?:tiene|trae|esta|es)|de|con) (?:(?:el|la|los|las|un|una) )*((?:\w+ ?){1,3})/g;
/** Matches a feature given as an adjective: "El amueblado". */
const adjective = /\b(?:el|la|ese|esa|del|al) (amueblad[oa])\b/g;

const empty: ReadonlySet<string> = new Set(
  "the a an of in on at to for and or with is it one el la los las un una de del al en y o con que es".split(" "),
);
/** Fewest letters of a telling word; a number next to another word may be shorter. */
const minLetters = 3;

/**
 * Finds the homes that a text names by what only they have: "the bay view one", "the one with the gym", "el de 6
 * meses". The words have to be in what a listing stores, in either language.
 *
 * @param text lowercase words without accents or punctuation
 */
export function homesByFeature(text: string, properties: readonly Property[]): FeatureMention[] {
  // The words before "one" are one name: "the Brickell Bay one" isn't the one with the bay view.
  const before = [...text.matchAll(beforeNoun)].flatMap(({ 0: said, 1: words = "", index }) => {
    const only = onlyWith(words.trim().split(" "), properties);
    return only ? [{ ...only, start: index, end: index + said.length }] : [];
  });
  const after = [...text.matchAll(afterNoun), ...text.matchAll(adjective)].flatMap((match) =>
    longestAfter(match, properties),
  );
  return [...before, ...after];
}

/** The longest run of the words after "the one with" that only one home has. */
function longestAfter(match: RegExpExecArray, properties: readonly Property[]): FeatureMention[] {
  const words = (match[1] ?? match[2] ?? "").trim().split(" ");
  for (const some of prefixes(words)) {
    const only = onlyWith(some, properties);
    const said = some.join(" ");
    if (only) return [{ ...only, start: match.index, end: match.index + match[0].indexOf(said) + said.length }];
  }
  return [];
}

function prefixes(words: readonly string[]): string[][] {
  return words.map((_, at) => words.slice(0, words.length - at));
}

/** The only home with a stored fact that has all the words. */
function onlyWith(
  words: readonly string[],
  properties: readonly Property[],
): Pick<FeatureMention, "home" | "topic"> | undefined {
  const telling = words.filter((word) => !empty.has(word)).map(stem);
  if (!telling.some((word) => word.length >= minLetters && !/\d/.test(word))) return undefined;
  const found = properties.flatMap((home) => {
    const fact = factsOf(home).find(({ words: stored }) => telling.every((word) => stored.has(word)));
    return fact ? [{ home, topic: fact.topic }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

interface FactWords {
  topic: Topic;
  words: ReadonlySet<string>;
}

/** Cached by listing, because every question is compared with them. */
const known = new WeakMap<Property, readonly FactWords[]>();

function factsOf(home: Property): readonly FactWords[] {
  let facts = known.get(home);
  if (facts === undefined) {
    const stored = (Object.keys(home.facts) as Topic[]).filter((topic) => topic !== "pets");
    facts = [...new Set([...stored, ...ofTerms])].map((topic) => ({ topic, words: wordsOf(home, topic) }));
    known.set(home, facts);
  }
  return facts;
}

const ofTerms = ["furnished", "utilities", "lease_term", "parking"] as const satisfies readonly Topic[];

function wordsOf(home: Property, topic: Topic): ReadonlySet<string> {
  const { en = "", es = "" } = home.facts[topic] ?? {};
  const text = [en, es, termText(home, topic, "en") ?? "", termText(home, topic, "es") ?? ""].join(" ");
  return new Set((folded(text).match(/[a-z0-9]+/g) ?? []).map(stem));
}

/** A word without its plural ending: "Views" and "view", "ascensores" and "ascensor". */
function stem(word: string): string {
  return word.replace(/e?s$/, "");
}
