import { lowerFirst } from "../phrasing/values.ts";
import type { ListingTopic } from "../types.ts";
import type { AnswerRow } from "./answerTypes.ts";
import type { Predicate } from "./answerWords.ts";
import { labels } from "./labels.ts";
import { phraseStored } from "./phraseStored.ts";
import { fields } from "./registry.ts";
import { maxNamed, type Sentences } from "./sentences.ts";

/** Words checks, lists and counts, topic by topic. */
export function phraseChecks(sentences: Sentences): string[] {
  const { answer } = sentences;
  if (answer.topics.length === 0) return [phraseAllHomes(sentences)];
  return answer.topics.flatMap((topic, index) => phraseTopicCheck(topic, sentences, index));
}

/** "Which ones are available?": all there are, each with its rent. */
function phraseAllHomes({ answer, say, priced }: Sentences): string {
  const ids = answer.homes.map(({ propertyId }) => propertyId);
  const homes = priced(ids);
  return ids.length === 1
    ? say("answer_count_one", { homes })
    : say("answer_count_all", { count: String(ids.length), homes });
}

/** Whether homes have what is asked: one home's answer, or who has it and who hasn't. */
export function phraseTopicCheck(topic: ListingTopic, sentences: Sentences, index = 0): string[] {
  const rows = sentences.rowsOf(topic);
  const [only] = rows;
  if (only && rows.length === 1) return phraseOneCheck(only, sentences, index);
  const { amount, count, area } = sentences.answer.against;
  const { months } = sentences.answer.against;
  const isTold =
    (everyHomeHas.has(topic) && amount === undefined && count === undefined) ||
    (topic === "lease_term" && months === undefined);
  if (fields[topic].kind === "text" || (isTold && (area === undefined || topic === "distance")))
    return phraseStored(topic, sentences);
  return phraseManyChecks(topic, rows, sentences);
}

function phraseOneCheck(row: AnswerRow, sentences: Sentences, index: number): string[] {
  const { answer, say, context } = sentences;
  const home = sentences.name(row.propertyId);
  const name = index === 0 ? home : ({ ...home, by: "known" } as const);
  if (!row.fact) return [];
  if (row.verdict === "unknown") return [phraseOpen(row, sentences)];
  const facts = decidingClause(row, sentences, name);
  if (isToldPlainly(row, sentences)) return [sentences.state(sentences.told(row.fact, name))];
  const isYes = row.verdict === "yes";
  if (answer.topics.length === 1) return [say(isYes ? "answer_yes" : "answer_no", { facts })];
  const field = labels[context.language][row.topic].short;
  return [say(isYes ? "answer_field_yes" : "answer_field_no", { field, facts })];
}

/** Every home has a rent and a size: without a figure to hold against them there is no yes to say. */
const everyHomeHas: ReadonlySet<ListingTopic> = new Set<ListingTopic>([
  "price",
  "move_in_cost",
  "square_feet",
  "bedrooms",
  "bathrooms",
  "area",
  "address",
  "distance",
]);

function isToldPlainly({ topic, verdict }: AnswerRow, { answer }: Sentences): boolean {
  const { amount, count, area } = answer.against;
  if (verdict === undefined || topic === "distance") return true;
  return everyHomeHas.has(topic) && amount === undefined && count === undefined && area === undefined;
}

/** What is stored, and that it does not answer the question. */
function phraseOpen({ fact, deciding, propertyId }: AnswerRow, sentences: Sentences): string {
  const { words, context, say } = sentences;
  const name = sentences.name(propertyId);
  const predicate = fact && words.tells(fact, context.today);
  if (predicate) {
    const facts = words.clause([name], predicate);
    return say(deciding?.type === "pet_weight_open" ? "answer_no_weight_limit" : "answer_partly", { facts });
  }
  return say("answer_unclear", { listing: words.listings([name]), words: fact?.words ?? "" });
}

/** Few words that only deny ("No balcony") say no more than the sentence. */
const bareDenial = /^(?:no|sin|not|none|ningun[ao]?)\b\W*(?:\S+\s*){0,2}$/i;

function decidingClause(
  { fact, deciding, topic, verdict }: AnswerRow,
  sentences: Sentences,
  name: Parameters<Sentences["told"]>[1],
): string {
  const { words, context, answer } = sentences;
  const decided = deciding && words.decides(deciding, name);
  if (decided) return decided;
  if (!fact) return "";
  if (deciding?.type === "other_utilities") return words.clause([name], words.onlyIncludes(deciding.included));
  const predicate = words.tells(fact, context.today);
  if (predicate) return sentences.told(fact, name) + (deciding?.type === "margin" ? words.margin(deciding.by) : "");
  const own = lowerFirst(fact.words ?? "");
  if (fields[topic].kind === "text" || answer.against.detail !== undefined) return sentences.told(fact, name);
  const has = words.has(topic);
  const isYes = verdict === "yes";
  if (!isYes && bareDenial.test(own)) return words.clause([name], words.negative(has));
  if (name.by === "known") return own;
  return `${words.clause([name], isYes ? has : words.negative(has))}: ${own}`;
}

function phraseManyChecks(topic: ListingTopic, rows: readonly AnswerRow[], sentences: Sentences): string[] {
  const { answer, say, words, context, state } = sentences;
  const ids = (verdict: AnswerRow["verdict"]) =>
    rows.filter((row) => verdictOf(row) === verdict).map(({ propertyId }) => propertyId);
  const [yes, no] = [ids("yes"), ids("no")];
  const open = [...phraseOpenDetails(rows, sentences), ...phraseOpenRows(topic, rows, sentences)];
  if (yes.length + no.length === 0) return open;
  const claim = words.claim(topic, answer.against, context.today);
  const facts = phraseGroups({ yes, no, rows, claim }, sentences);
  if (answer.op !== "check") return [state(facts), ...open];
  if (answer.quantifier === "all" && no.length > 0 && yes.length > 0)
    return [say("answer_not_all", { facts }), ...open];
  if (yes.length > 0) return [say("answer_yes", { facts }), ...open];
  return [no.length === rows.length ? say("answer_no", { facts }) : state(facts), ...open];
}

/** A row of a value question has no verdict: what is stored says yes or no by itself. */
function verdictOf({ verdict, fact }: AnswerRow): AnswerRow["verdict"] {
  if (verdict) return verdict;
  if (!fact) return "unknown";
  if (fact.value.kind === "boolean") return fact.value.has ? "yes" : "no";
  if (fact.value.kind !== "text" || fact.value.holds === undefined) return "unknown";
  return fact.value.holds ? "yes" : "no";
}

/** Homes that take pets, though nothing says whether they take this one. */
function phraseOpenRows(topic: ListingTopic, rows: readonly AnswerRow[], sentences: Sentences): string[] {
  const { words, context, say, clause } = sentences;
  return (["pet_weight_open", "pet_kind_open"] as const).flatMap((type) => {
    const ids = rows.filter(({ deciding }) => deciding?.type === type).map(({ propertyId }) => propertyId);
    if (ids.length === 0) return [];
    const { kind } = sentences.answer.against.pets ?? {};
    const pets = type === "pet_weight_open" && kind !== undefined ? { kind } : {};
    const facts = clause(ids, words.claim(topic, { pets }, context.today));
    return [say(type === "pet_weight_open" ? "answer_no_weight_limit" : "answer_partly", { facts })];
  });
}

/** Of homes that have it, though nothing says what was asked of it: "the Doral one: pool and playground". */
function phraseOpenDetails(rows: readonly AnswerRow[], { told, name, state }: Sentences): string[] {
  const open = rows.filter(({ fact, deciding }) => fact && deciding?.type === "detail_open");
  const facts = open.flatMap(({ fact, propertyId }) => (fact ? [told(fact, name(propertyId))] : []));
  return facts.length === 0 ? [] : [state(facts.join("; "))];
}

/** Who has it and who hasn't, of how many. */
interface Split {
  yes: readonly string[];
  no: readonly string[];
  rows: readonly AnswerRow[];
  claim: Predicate;
}

function phraseGroups({ yes, no, rows, claim }: Split, sentences: Sentences): string {
  const { words, answer, homes, clause } = sentences;
  const isCount = answer.op === "count";
  const count = rows.length;
  // "Which ones?" wants names, however many there are.
  if (yes.length === count && answer.op === "list") return clause(yes, claim);
  if (yes.length === count) return isCount ? words.some(count, count, claim) : words.all(count, claim);
  if (no.length === count) return words.none(count, claim);
  if (yes.length === 0) return clause(no, words.negative(claim));
  const limits = yes.length === 1 && answer.op !== "count" ? limitsOf(rows, yes[0], sentences) : undefined;
  if (limits) return no.length === 0 ? limits : `${limits}; ${deniedText({ yes, no, rows, claim }, sentences)}`;
  const detail = detailOf(rows, yes);
  const own = detail === "" ? "" : ` (${detail})`;
  if (isCount) return `${words.some(yes.length, count, claim)}: ${homes(yes)}${own}`;
  const have = `${clause(yes, claim)}${own}`;
  return no.length === 0 ? have : `${have}; ${deniedText({ yes, no, rows, claim }, sentences)}`;
}

/** Those that don't, by name where there is room for them. */
function deniedText({ yes, no, rows, claim }: Split, { words, name }: Sentences): string {
  if (no.length <= maxNamed - yes.length) return words.denied(no.map(name), claim);
  return words.countDenied(no.length, claim, yes.length + no.length === rows.length);
}

/** Of the only home that takes pets, its limits are worth more than the yes. */
function limitsOf(rows: readonly AnswerRow[], id: string | undefined, sentences: Sentences): string | undefined {
  const row = rows.find(({ propertyId }) => propertyId === id);
  if (row?.topic !== "pets" || row.fact?.value.kind !== "pets" || row.deciding) return undefined;
  const { most, pounds } = row.fact.value.policy;
  return most === undefined && pounds === undefined
    ? undefined
    : sentences.told(row.fact, sentences.name(row.propertyId));
}

/** The agent's own words of the only home that has it. */
function detailOf(rows: readonly AnswerRow[], yes: readonly string[]): string {
  if (yes.length !== 1) return "";
  const fact = rows.find(({ propertyId }) => propertyId === yes[0])?.fact;
  return fact?.value.kind === "text" ? lowerFirst(fact.words ?? "") : "";
}
