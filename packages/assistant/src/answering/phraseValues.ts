import { money } from "../phrasing/values.ts";
import type { ListingTopic } from "../types.ts";
import { summaryTopics } from "./answer.ts";
import { phraseTopicCheck } from "./phraseChecks.ts";
import { phraseStored, phraseTable } from "./phraseStored.ts";
import { fields } from "./registry.ts";
import { listed, maxNamed, type Sentences } from "./sentences.ts";

/** Words what is stored: of one home fact by fact, of several topic by topic. */
export function phraseValues(sentences: Sentences): string[] {
  const { answer } = sentences;
  if (answer.topics.length === 0) return [phraseOverview(sentences)];
  if (isSummary(answer.topics)) return [phraseSummary(sentences)];
  const homes = [...new Set(answer.rows.map(({ propertyId }) => propertyId))];
  const isTable = answer.topics.length > 1 && answer.topics.every((topic) => fields[topic].kind !== "boolean");
  if (isTable && homes.length > 1 && homes.length <= maxNamed) return [phraseTable(homes, answer.topics, sentences)];
  if (homes.length > 1) return answer.topics.flatMap((topic) => phraseTopic(topic, sentences));
  return phraseOneHome(sentences);
}

function isSummary(topics: readonly ListingTopic[]): boolean {
  return topics.length === summaryTopics.length && summaryTopics.every((topic, index) => topics[index] === topic);
}

/** One home, named in the first sentence only. */
function phraseOneHome({ answer, state, told, name }: Sentences): string[] {
  return answer.rows
    .flatMap(({ fact }) => fact ?? [])
    .map((fact, index) => {
      const home = name(fact.propertyId);
      return state(told(fact, index === 0 ? home : { ...home, by: "known" }));
    });
}

/** A home in a few facts. */
function phraseSummary({ answer, words, context, say, state, name }: Sentences): string {
  const [first] = answer.homes;
  const facts = answer.rows.flatMap(({ topic, fact }) =>
    fact && (topic !== "address" || first?.by === "area") ? [words.brief(fact, context.today)] : [],
  );
  const text = facts.join(", ");
  if (!first || first.by === "known") return state(text);
  return say("answer_summary", { home: words.one(name(first.propertyId)), facts: text });
}

/** How many homes there are, where and at which rents. */
function phraseOverview({ answer, words, say }: Sentences): string {
  const homes = answer.overview ?? [];
  const rents = homes.map(({ rent }) => rent);
  const areas = [...new Set(homes.map(({ area }) => area))];
  return say("answer_overview", {
    count: String(homes.length),
    areas: words.joined(listed(areas).named, listed(areas).more),
    low: money(Math.min(...rents)),
    high: money(Math.max(...rents)),
  });
}

/** One topic of several homes: who has it, or what is stored of each. */
export function phraseTopic(topic: ListingTopic, sentences: Sentences): string[] {
  const known = sentences.rowsOf(topic).flatMap(({ fact }) => fact ?? []);
  const isYesNo = known.every(({ value }) => value.kind !== "text" || value.holds !== undefined);
  return fields[topic].kind === "boolean" && isYesNo
    ? phraseTopicCheck(topic, sentences)
    : phraseStored(topic, sentences);
}
