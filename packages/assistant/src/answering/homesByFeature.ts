import { termText } from "../listings/terms.ts";
import type { Property, Topic } from "../types.ts";

/** Words that say what a home has, their position in a text, the only home with it and the topic of that. */
interface FeatureMention {
  start: number;
  end: number;
  home: Property;
  topic: Topic;
}

/** "The bay view one", "that 6 month place". */
const beforeNoun = /\b(?:the|that|your|ur) ((?:\w+ ){1,3})(?:one|place|unit|apartment|apt|condo)\b/g;
/** "The one with the gym", "el de los tres ascensores". */
const behindNoun =
  /\b(?:the|that) (?:one|place|unit|apartment|apt|condo) (?:with|that has|thats) (?:(?:the|a|an|all|those) )*((?:\w+ ?){1,3})|\b(?:el|la|ese|esa|del|al) (?:(?:que|q) (?:tiene|trae|esta|es)|de|con) (?:(?:el|la|los|las|un|una) )*((?:\w+ ?){1,3})/g;
/** "El amueblado". */
const adjective = /\b(?:el|la|ese|esa|del|al) (amueblad[oa])\b/g;

const empty: ReadonlySet<string> = new Set(
  "the a an of in on at to for and or with is it one el la los las un una de del al en y o con que es".split(" "),
);
/** A shorter word says nothing about a home, unless it is a number next to another word. */
const minLetters = 3;

/**
 * The homes that a text names by what only they have: "the bay view one", "the one with the gym", "el de 6 meses". What a
 * listing stores, in either language, has to contain the words.
 *
 * @param text lowercase words without accents or punctuation
 */
export function homesByFeature(text: string, properties: readonly Property[]): FeatureMention[] {
  const said = [...text.matchAll(beforeNoun), ...text.matchAll(behindNoun), ...text.matchAll(adjective)];
  return said.flatMap((match) => {
    const words = (match[1] ?? match[2] ?? "").trim().split(" ");
    const isBefore = match[0].trimEnd().length > match[0].indexOf(words.join(" ")) + words.join(" ").length;
    // What comes before "one" is one name: "the Brickell Bay one" isn't the one with the bay view.
    const tries = isBefore ? [words] : prefixes(words);
    for (const some of tries) {
      const [only, ...others] = withAll(some, properties);
      if (only === undefined || others.length > 0) continue;
      const length = match[0].indexOf(some.join(" ")) + some.join(" ").length;
      return [{ ...only, start: match.index, end: match.index + (isBefore ? match[0].trimEnd().length : length) }];
    }
    return [];
  });
}

function prefixes(words: readonly string[]): string[][] {
  return words.map((_, at) => words.slice(0, words.length - at));
}

/** The homes of which one stored fact has all the words. */
function withAll(words: readonly string[], properties: readonly Property[]): Pick<FeatureMention, "home" | "topic">[] {
  const telling = words.filter((word) => !empty.has(word)).map(stem);
  if (!telling.some((word) => word.length >= minLetters && !/\d/.test(word))) return [];
  return properties.flatMap((home) => {
    const fact = factsOf(home).find(({ words: stored }) => telling.every((word) => stored.has(word)));
    return fact ? [{ home, topic: fact.topic }] : [];
  });
}

interface FactWords {
  topic: Topic;
  words: ReadonlySet<string>;
}

/** By listing, because every question is compared with them. */
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
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return new Set((plain.match(/[a-z0-9]+/g) ?? []).map(stem));
}

/** "Views" and "view", "ascensores" and "ascensor". */
function stem(word: string): string {
  return word.replace(/e?s$/, "");
}
