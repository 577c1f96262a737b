import { lowerFirst } from "../phrasing/values.ts";
import type { ListingTopic } from "../types.ts";
import { type FactValue, numberOf, type StoredFact } from "./fact.ts";
import { labels } from "./labels.ts";
import { maxListed, maxNamed, type Sentences } from "./sentences.ts";

/** So many homes have a row: a single one more isn't left out. */
export function tableSize({ length }: readonly string[]): number {
  return length === maxNamed + 1 ? length : Math.min(length, maxNamed);
}

/** "The Edgewater one: $2,900 a month, 1 bathroom; the Doral one: …". */
export function phraseTable(ids: readonly string[], topics: readonly ListingTopic[], sentences: Sentences): string {
  const { answer, words, context, name, state } = sentences;
  const shown = ids.slice(0, tableSize(ids)).map((id) => {
    const facts = topics.flatMap((topic) => {
      const fact = answer.rows.find((row) => row.topic === topic && row.propertyId === id)?.fact;
      return fact ? [words.brief(fact, context.today)] : [];
    });
    return facts.length === 0 ? [] : [`${words.one(name(id))}: ${facts.join(", ")}`];
  });
  return state(shown.flat().join("; "));
}

/** Values of which so few homes have the same that the ends tell more. */
const rangeKinds: ReadonlySet<FactValue["kind"]> = new Set<FactValue["kind"]>(["money", "size", "date", "distance"]);

/** What is stored of several homes: equal facts together, a range where there are many numbers. */
export function phraseStored(topic: ListingTopic, sentences: Sentences): string[] {
  const known = sentences.rowsOf(topic).flatMap(({ fact }) => fact ?? []);
  if (known.length === 0) return [];
  if (topic === "area" && known.length > 1 && known.every(({ value }) => value.kind === "place"))
    return [phraseAreas(known, sentences)];
  const isRange = known.every(({ value }) => numberOf(value) !== undefined && rangeKinds.has(value.kind));
  const groups = grouped(known, known.length > maxNamed, sentences);
  if (isRange && known.length > maxNamed && groups.length > 1) return [phraseRange(topic, known, sentences)];
  return phraseGroups(groups, sentences);
}

/** "There are homes in Brickell, Edgewater and Doral." */
function phraseAreas(known: readonly StoredFact[], { words, say }: Sentences): string {
  const areas = known.flatMap(({ value }) => (value.kind === "place" ? [value.name] : []));
  return say("answer_areas", { areas: words.joined([...new Set(areas)]) });
}

function phraseRange(topic: ListingTopic, known: readonly StoredFact[], sentences: Sentences): string {
  const { words, context, say, homes } = sentences;
  const sorted = known.toSorted((a, b) => (numberOf(a.value) ?? 0) - (numberOf(b.value) ?? 0));
  const [low, high] = [sorted[0], sorted.at(-1)];
  const of = (fact: StoredFact | undefined) =>
    sorted.filter(({ value }) => fact && numberOf(value) === numberOf(fact.value)).map(({ propertyId }) => propertyId);
  const text = (fact: StoredFact) =>
    fact.value.kind === "date" ? words.day(fact.value.date, context.today) : words.brief(fact, context.today);
  return say("answer_range", {
    noun: labels[context.language][topic].short,
    low: low ? text(low) : "",
    high: high ? text(high) : "",
    lowest: homes(of(low)),
    highest: homes(of(high)),
  });
}

/** Homes of which the same is stored. */
interface Group {
  fact: StoredFact;
  ids: string[];
}

/** @param short whether limits are left out, as there are too many homes to tell them all */
function grouped(known: readonly StoredFact[], short: boolean, { words, context }: Sentences): Group[] {
  const groups = new Map<string, Group>();
  for (const fact of known) {
    const said = words.tells(fact, context.today, short)?.one;
    const key = `${said ?? ""}|${said !== undefined && short ? "" : (fact.words ?? "")}`;
    const group = groups.get(key) ?? { fact, ids: [] };
    group.ids.push(fact.propertyId);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** "The Edgewater and Doral ones are …; the Wynwood one is …"; beyond those that are named, how many. */
function phraseGroups(groups: readonly Group[], sentences: Sentences): string[] {
  const { words, context, state, say } = sentences;
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  const short = count > maxNamed;
  const [only] = groups;
  if (only && groups.length === 1 && count > 1) return [state(phraseAlike(only, sentences))];
  let left = maxListed;
  let untold = 0;
  const parts: string[] = [];
  for (const group of groups) {
    const predicate = words.tells(group.fact, context.today, short);
    if (left > 0) parts.push(phraseGroup(group, short, sentences));
    else if (predicate) parts.push(words.counted(group.ids.length, predicate));
    else untold += group.ids.length;
    left -= group.ids.length;
  }
  return [state(parts.join("; ")), ...(untold > 0 ? [say("answer_more", { count: String(untold) })] : [])];
}

function phraseGroup({ fact, ids }: Group, short: boolean, sentences: Sentences): string {
  const { words, context, homes, clause, told, name } = sentences;
  if (ids.length === 1 && !short) return told(fact, name(fact.propertyId));
  const predicate = words.tells(fact, context.today, short);
  const own = lowerFirst(fact.words ?? "");
  if (!predicate) return `${homes(ids)}: ${own}`;
  return own === "" || short ? clause(ids, predicate) : `${clause(ids, predicate)} (${own})`;
}

/** "Both take cats and dogs", "all 4: laundry room on each floor". */
function phraseAlike({ fact, ids }: Group, { words, context, homes }: Sentences): string {
  const predicate = words.tells(fact, context.today);
  return predicate ? words.all(ids.length, predicate) : `${homes(ids)}: ${lowerFirst(fact.words ?? "")}`;
}
