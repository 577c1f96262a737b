import type { PhraseContext, Say } from "../phrasing/say.ts";
import { capitalized, lowerFirst } from "../phrasing/values.ts";
import type { ListingTopic } from "../types.ts";
import type { Answer, AnswerRow, HomeName } from "./answerTypes.ts";
import type { AnswerWords, Predicate } from "./answerWords.ts";
import { answerWordsOf } from "./answerWordsOf.ts";
import type { StoredFact } from "./fact.ts";

/** So many homes are told of one by one; the others are summed up. */
export const maxNamed = 3;
/** So many homes are named in a row: "and one more" would leave the renter asking which. */
export const maxListed = 7;

/** The items that are named, and how many are left: none, or at least two. */
export function listed<Item>(items: readonly Item[]): { named: Item[]; more: number } {
  const named = items.length > maxListed ? items.slice(0, maxListed - 1) : [...items];
  return { named, more: items.length - named.length };
}

/** What every part of an answer's wording needs. */
export interface Sentences {
  answer: Answer;
  words: AnswerWords;
  context: Pick<PhraseContext, "language" | "today">;
  /** Chooses a line of the catalog; its first letter is a capital. */
  say: Say;
  /** A statement as a sentence of its own. */
  state(facts: string): string;
  /** The name of a listing in question. */
  name(propertyId: string): HomeName;
  /** The first few names, and how many more there are. */
  named(ids: readonly string[]): { names: HomeName[]; more: number };
  /** "The Edgewater and Doral ones", "this one". */
  homes(ids: readonly string[]): string;
  /** The same with the rent of each. */
  priced(ids: readonly string[]): string;
  clause(ids: readonly string[], predicate: Predicate): string;
  /** What a fact says of its home, with the agent's own words behind it. */
  told(fact: StoredFact, name: HomeName): string;
  rowsOf(topic: ListingTopic): AnswerRow[];
}

/** The means to word an answer. */
export function sentencesOf(answer: Answer, context: Sentences["context"], say: Say): Sentences {
  const words = answerWordsOf(context.language);
  const byId = new Map(answer.homes.map((name) => [name.propertyId, name]));
  const name = (propertyId: string): HomeName => byId.get(propertyId) ?? { propertyId, by: "known", text: "" };
  const rents = new Map((answer.overview ?? []).map(({ propertyId, rent }) => [propertyId, rent]));
  const named = (ids: readonly string[]) => {
    const { named: first, more } = listed(ids);
    return { names: first.map(name), more };
  };
  return {
    answer,
    words,
    context,
    say,
    state: (facts) => (facts === "" ? "" : `${capitalized(facts)}.`),
    name,
    named,
    homes: (ids) => {
      const { names, more } = named(ids);
      const [only] = names;
      return only && ids.length === 1 ? words.one(only) : words.homes(names, more);
    },
    priced: (ids) => {
      const { names, more } = named(ids);
      return words.joined(
        names.map((home) => words.priced(home, rents.get(home.propertyId) ?? 0)),
        more,
      );
    },
    clause: (ids, predicate) => {
      const { names, more } = named(ids);
      return words.clause(names, predicate, more);
    },
    told: (fact, asked) => {
      // "The Edgewater one is in Edgewater" would say nothing.
      const home = fact.topic === "area" && asked.by === "area" ? { ...asked, by: "known" as const } : asked;
      const predicate = words.tells(fact, context.today);
      const own = fact.words === undefined ? "" : lowerFirst(fact.words);
      if (!predicate) return home.by === "known" ? own : `${words.one(home)}: ${own}`;
      const clause = words.clause([home], predicate);
      return own === "" || fact.topic === "occupancy_limit" ? clause : `${clause} (${own})`;
    },
    rowsOf: (topic) => answer.rows.filter((row) => row.topic === topic),
  };
}
