import type { HomeName } from "../../answering/answerTypes.ts";
import type { AnswerWords, Predicate } from "../../answering/answerWords.ts";
import type { ListingTopic } from "../../types.ts";
import { grouped, joined, money } from "../values.ts";
import { claim, decides, reason } from "./answerChecks.ts";
import { brief, counted, tells, utilityNames } from "./answerValues.ts";
import { fieldLabels } from "./fields.ts";
import { predicate } from "./predicate.ts";
import { values } from "./values.ts";

function homes(names: readonly HomeName[], more = 0): string {
  const areas = names.filter(({ by }) => by === "area").map(({ text }) => text);
  const others = names.filter(({ by }) => by !== "area").map(({ by, text }) => (by === "known" ? "it" : text));
  const ones = areas.length > 0 ? [`the ${joined(areas, "and")} ${areas.length === 1 ? "one" : "ones"}`] : [];
  return joined([...ones, ...others, ...(more > 0 ? [`${more} others`] : [])], "and");
}

function clause(names: readonly HomeName[], { one, many }: Predicate, more = 0): string {
  const text = `${homes(names, more)} ${names.length + more === 1 ? one : many}`;
  return text.replace(/^it is /, "it's ");
}

function listings(names: readonly HomeName[], more = 0): string {
  const [first] = names;
  if (names.length === 1 && more === 0) {
    if (!first || first.by === "known") return "the listing";
    return first.by === "area" ? `the ${first.text} listing` : `the listing for ${first.text}`;
  }
  const rest = more > 0 ? [`${more} others`] : [];
  const texts = names.map(({ text }) => text);
  if (names.every(({ by }) => by === "area") && more === 0) return `the ${joined(texts, "and")} listings`;
  return `the listings for ${joined([...texts, ...rest], "and")}`;
}

/** The helping verb that stands for a predicate: "doesn't", "isn't". */
function helper({ one }: Predicate, count: number): string {
  if (one.startsWith("is ")) return count === 1 ? "isn't" : "aren't";
  return count === 1 ? "doesn't" : "don't";
}

const ranked: Partial<Record<ListingTopic, { min: string; max: string }>> = {
  price: { min: "cheapest", max: "most expensive" },
  square_feet: { min: "smallest", max: "biggest" },
  availability: { min: "first available", max: "last available" },
  move_in_cost: { min: "cheapest to move into", max: "most expensive to move into" },
  distance: { min: "closest", max: "farthest" },
};
const countedTopics: ReadonlySet<ListingTopic> = new Set<ListingTopic>(["bedrooms", "bathrooms", "parking"]);

function superlative(topic: ListingTopic, direction: "min" | "max", count: number): string {
  const verb = count === 1 ? "is" : "are";
  const rank = ranked[topic]?.[direction];
  if (rank) return `the ${rank} ${verb}`;
  const most = direction === "max" ? "most" : countedTopics.has(topic) ? "fewest" : "lowest";
  const noun = fieldLabels[topic].short.toLowerCase();
  const end = topic === "lease_term" ? (direction === "min" ? "shortest" : "longest") : "";
  const degree = end || (countedTopics.has(topic) ? most : direction === "max" ? "highest" : "lowest");
  return `the ${count === 1 ? "one" : "ones"} with the ${degree} ${noun} ${verb}`;
}

/** The grammar of answers in English. */
export const answerWords: AnswerWords = {
  homes,
  listings,
  otherListings: (count) => `the other ${count} listings`,
  clause,
  superlative,
  tells,
  brief,
  claim,
  decides,
  reason,
  day: (date, today) => (date <= today ? "now" : values.date(date, today)),
  one: (name) => (name.by === "known" ? "this one" : homes([name])),
  at: (name) => (name.by === "known" ? "" : ` at ${homes([name])}`),
  clauses: (name, predicates) => {
    // "Is $80 over your budget and available from January 6": one verb for both.
    const parts = predicates.map(({ one }, index) =>
      predicates[index - 1]?.one.startsWith("is ") ? one.replace(/^is /, "") : one,
    );
    return clause([name], predicate(joined(parts, "and")));
  },
  negative: ({ one }) => {
    if (one.startsWith("is ")) return predicate(`isn't ${one.slice(3)}`);
    const [, verb = "", rest = ""] = /^(\S+)(.*)$/.exec(predicate(one).many) ?? [];
    return { one: `doesn't ${verb}${rest}`, many: `don't ${verb}${rest}` };
  },
  denied: (names, said) => `${homes(names)} ${helper(said, names.length)}`,
  countDenied: (count, said, others) =>
    others
      ? `the other ${count === 1 ? "one" : count} ${helper(said, count)}`
      : `${count === 1 ? "one" : count} ${helper(said, count)}`,
  counted: (count, { one, many }) => `${count} ${count === 1 ? one : many}`,
  all: (count, { many }) => (count === 2 ? `both ${many}` : `all ${count} ${many}`),
  none: (count, { one }) => `${count === 2 ? "neither" : "none"} of them ${one}`,
  some: (count, of, { one, many }) => `${count} of the ${of} ${count === 1 ? one : many}`,
  fitting: (count, of) => `${count} of the ${of} ${count === 1 ? "fits" : "fit"}`,
  has: (topic) => predicate(fieldLabels[topic].has),
  margin: (by) => (by < 0 ? `, ${money(-by)} over` : `, ${money(by)} under`),
  gap: (topics, subject) => {
    const [only] = topics;
    const ending = subject === "none" ? "s" : "";
    if (only && topics.length === 1) return `say${ending} ${fieldLabels[only].whether}`;
    return `mention${ending} ${joined(
      topics.map((topic) => fieldLabels[topic].noun),
      "or",
    )}`;
  },
  gapOf: (detail, subject) => {
    const article = /s$|ing$|^(?:in|yoga|pilates|tennis)\b/.test(detail) ? "" : /^[aeiou]/.test(detail) ? "an " : "a ";
    const thing = detail.startsWith("in ") ? `anything ${detail}` : `${article}${detail}`;
    return `mention${subject === "none" ? "s" : ""} ${thing}`;
  },
  parts: (parts) =>
    joined(
      parts.map(({ part, amount }) => `${partNames[part]} ${money(amount)}`),
      "and",
    ),
  monthly: (name, rent, includes = { utilities: [], parkingSpaces: 0 }) => {
    const { utilities, parkingSpaces } = includes;
    const included = [
      ...utilities.map((utility) => utilityNames[utility]),
      ...(parkingSpaces > 0 ? [counted("parking", parkingSpaces)] : []),
    ];
    const rest = utilities.length > 0 && !utilities.includes("electricity") ? "; other utilities are extra" : "";
    const withThem = included.length > 0 ? ` with ${joined(included, "and")} included${rest}` : "";
    return clause([name], predicate(`is ${money(rent)} a month${withThem}`));
  },
  difference: (topic, by, than) => {
    const other = ` than ${homes([than])}`;
    if (topic === "square_feet")
      return predicate(`is ${grouped(Math.abs(by))} square feet ${by > 0 ? "bigger" : "smaller"}${other}`);
    const each = topic === "price" ? " a month" : "";
    return predicate(`is ${money(Math.abs(by))}${each} ${by > 0 ? "more" : "less"}${other}`);
  },
  priced: (name, rent) => `${name.by === "known" ? "this one" : homes([name])} (${money(rent)} a month)`,
  onlyIncludes: (utilities) =>
    predicate(
      `includes only ${joined(
        utilities.map((utility) => utilityNames[utility]),
        "and",
      )}`,
    ),
  nouns: (topics) =>
    joined(
      topics.map((topic) => fieldLabels[topic].noun),
      "and",
    ),
  joined: (items, more = 0) => joined([...items, ...(more > 0 ? [`${more} others`] : [])], "and"),
};

const partNames = {
  firstMonth: "first month",
  lastMonth: "last month",
  deposit: "deposit",
  application: "application",
  other: "other fees",
  petFee: "pet fee",
};
