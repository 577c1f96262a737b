import { grouped, money } from "../phrasing/values.ts";
import type { ListingTopic } from "../types.ts";
import { numberOf } from "./fact.ts";
import { phraseTable, tableSize } from "./phraseStored.ts";
import { phraseTopic } from "./phraseValues.ts";
import type { Sentences } from "./sentences.ts";

/** So many fields are compared; more would not be read. */
const maxFields = 5;

/** Words how homes differ: by how much where it is one number of two, else field by field. */
export function phraseComparison(sentences: Sentences): string[] {
  const { answer, say, words } = sentences;
  const ids = [...new Set(answer.rows.map(({ propertyId }) => propertyId))];
  const known = answer.topics.filter((topic) => sentences.rowsOf(topic).some(({ fact }) => fact));
  const difference = phraseDifference(known, sentences);
  if (difference) return [difference];
  const [single] = answer.topics;
  if (single && answer.topics.length === 1 && ids.length > 1) return phraseTopic(single, sentences);
  const differing = known.filter((topic) => textsOf(topic, sentences).size > 1);
  if (ids.length < 2) return [phraseTable(ids, known, sentences)];
  if (differing.length > 0) {
    const told = phraseTable(ids, differing.slice(0, maxFields), sentences);
    const more = ids.length - tableSize(ids);
    return more > 0 ? [told, say("answer_more", { count: String(more) })] : [told];
  }
  const same = known.slice(0, maxFields);
  const facts = same.flatMap((topic) => [...textsOf(topic, sentences)]);
  if (same.length === 0) return answer.missing.length > 0 ? [] : [say("answer_alike_unknown")];
  return [say("answer_alike", { nouns: words.nouns(same), facts: words.joined(facts) })];
}

/** How a field reads at each home: equal texts tell of no difference. */
function textsOf(topic: ListingTopic, { rowsOf, words, context }: Sentences): Set<string> {
  return new Set(rowsOf(topic).map(({ fact }) => (fact ? words.brief(fact, context.today) : "")));
}

/** "The Brickell one is $550 a month more: $3,150 against $2,600". */
function phraseDifference(topics: readonly ListingTopic[], sentences: Sentences): string | null {
  const { words, say, rowsOf, name } = sentences;
  const [topic] = topics;
  if (!topic || topics.length > 1) return null;
  const [first, second, ...others] = rowsOf(topic);
  if (!first?.fact || !second?.fact || others.length > 0) return null;
  const [a, b] = [numberOf(first.fact.value), numberOf(second.fact.value)];
  if (a === undefined || b === undefined || a === b) return null;
  const kind = first.fact.value.kind;
  if (kind !== second.fact.value.kind || (kind !== "money" && kind !== "size")) return null;
  const text = kind === "money" ? money : grouped;
  return say("answer_difference", {
    facts: words.clause([name(first.propertyId)], words.difference(topic, a - b, name(second.propertyId))),
    value: text(a),
    other: text(b),
  });
}

/** Words which home has the lowest or highest of something. */
export function phraseSuperlative(sentences: Sentences): string[] {
  const { answer, words, context, say, homes, state } = sentences;
  const { best } = answer;
  const rows = answer.rows.filter(({ fact }) => fact && numberOf(fact.value) !== undefined);
  const fact = best && rows.find(({ propertyId, topic }) => propertyId === best.ids[0] && topic === best.topic)?.fact;
  if (!best || !fact) return [];
  const isSum = fact.value.kind === "money" && fact.topic !== "price";
  const value = isSum ? money(numberOf(fact.value) ?? 0) : words.brief(fact, context.today);
  const of = rows.filter(({ topic }) => topic === best.topic).length;
  if (answer.next) return [say("answer_next", { homes: homes(best.ids), value })];
  if (of === 1) return [state(sentences.told(fact, sentences.name(fact.propertyId)))];
  if (best.ids.length === of) return [say("answer_same", { value })];
  return [
    say("answer_superlative", {
      superlative: words.superlative(best.topic, best.direction, best.ids.length),
      homes: homes(best.ids),
      value,
    }),
  ];
}
