import type { HomeName } from "../../answering/answerTypes.ts";
import type { AnswerWords, Predicate } from "../../answering/answerWords.ts";
import type { ListingTopic } from "../../types.ts";
import { grouped, money } from "../values.ts";
import { claim, decides, reason } from "./answerChecks.ts";
import { brief, counted, tells, utilityNames } from "./answerValues.ts";
import { fieldLabels } from "./fields.ts";
import { predicate } from "./predicate.ts";
import { values } from "./values.ts";

function all(items: readonly string[], more = 0): string {
  return values.all([...items, ...(more > 0 ? [`otros ${more}`] : [])]);
}

/** The listing a reply is about goes without a subject in Spanish. */
function homes(names: readonly HomeName[], more = 0): string {
  return all(
    names.flatMap(({ by, text }) => (by === "known" ? [] : [`el de ${text}`])),
    more,
  );
}

function clause(names: readonly HomeName[], { one, many }: Predicate, more = 0): string {
  return `${homes(names, more)} ${names.length + more === 1 ? one : many}`.trim();
}

function listings(names: readonly HomeName[], more = 0): string {
  const [first] = names;
  if (names.length === 1 && more === 0) {
    return !first || first.by === "known" ? "el anuncio" : `el anuncio de ${first.text}`;
  }
  return `los anuncios de ${all(
    names.map(({ text }) => text),
    more,
  )}`;
}

const ranked: Partial<Record<ListingTopic, { min: [string, string]; max: [string, string] }>> = {
  price: { min: ["el más barato", "los más baratos"], max: ["el más caro", "los más caros"] },
  square_feet: { min: ["el más pequeño", "los más pequeños"], max: ["el más grande", "los más grandes"] },
  availability: {
    min: ["el primero que se desocupa", "los primeros que se desocupan"],
    max: ["el último que se desocupa", "los últimos que se desocupan"],
  },
  move_in_cost: {
    min: ["para entrar, el más barato", "para entrar, los más baratos"],
    max: ["para entrar, el más caro", "para entrar, los más caros"],
  },
  distance: { min: ["el más cercano", "los más cercanos"], max: ["el más lejano", "los más lejanos"] },
};
const countedTopics: ReadonlySet<ListingTopic> = new Set<ListingTopic>(["bedrooms", "bathrooms", "parking"]);

function superlative(topic: ListingTopic, direction: "min" | "max", count: number): string {
  const verb = count === 1 ? "es" : "son";
  const rank = ranked[topic]?.[direction];
  if (rank) return `${count === 1 ? rank[0] : rank[1]} ${verb}`;
  const head = count === 1 ? "el que tiene" : "los que tienen";
  const noun = fieldLabels[topic].short.toLowerCase();
  if (countedTopics.has(topic)) return `${head} ${direction === "max" ? "más" : "menos"} ${noun} ${verb}`;
  if (topic === "lease_term") return `${head} el contrato más ${direction === "max" ? "largo" : "corto"} ${verb}`;
  return `${head} ${fieldLabels[topic].noun} más ${direction === "max" ? "alto" : "bajo"} ${verb}`;
}

/** The grammar of answers in Spanish. */
export const answerWords: AnswerWords = {
  homes,
  listings,
  otherListings: (count) => `los otros ${count} anuncios`,
  clause,
  superlative,
  tells,
  brief,
  claim,
  decides,
  reason,
  day: (date, today) => (date <= today ? "ya" : `el ${values.date(date, today)}`),
  one: (name) => (name.by === "known" ? "este" : homes([name])),
  at: (name) => (name.by === "known" ? "" : ` en el de ${name.text}`),
  clauses: (name, predicates) => {
    const parts = predicates.map(({ one }, index) =>
      predicates[index - 1]?.one.startsWith("está ") ? one.replace(/^está /, "") : one,
    );
    return clause([name], predicate(all(parts)));
  },
  negative: ({ one, many }) => ({ one: `no ${one}`, many: `no ${many}` }),
  denied: (names) => `${homes(names)} no`.trim(),
  countDenied: (count, _, others) => {
    if (others) return count === 1 ? "el otro no" : `los otros ${count} no`;
    return count === 1 ? "uno no" : `${count} no`;
  },
  counted: (count, { one, many }) => `${count} ${count === 1 ? one : many}`,
  all: (count, { many }) => (count === 2 ? `los dos ${many}` : `los ${count} ${many}`),
  none: (count, { one }) => `${count === 2 ? "ninguno de los dos" : "ninguno"} ${one}`,
  some: (count, of, { one, many }) => `${count} de los ${of} ${count === 1 ? one : many}`,
  fitting: (count, of) => `${count} de los ${of} ${count === 1 ? "cumple" : "cumplen"}`,
  has: (topic) => predicate(fieldLabels[topic].has),
  margin: (by) => (by < 0 ? `, ${money(-by)} por encima` : `, ${money(by)} por debajo`),
  gap: (topics, subject) => {
    const [only] = topics;
    if (only && topics.length === 1) return `${subject === "several" ? "dicen" : "dice"} ${fieldLabels[only].whether}`;
    const nouns = topics.map((topic) => fieldLabels[topic].noun);
    return `${subject === "several" ? "mencionan" : "menciona"} ${nouns.slice(0, -1).join(", ")} ni ${nouns.at(-1)}`;
  },
  gapOf: (detail, subject) => `${subject === "several" ? "mencionan" : "menciona"} ${detail}`,
  parts: (parts) => all(parts.map(({ part, amount }) => `${partNames[part]} ${money(amount)}`)),
  monthly: (name, rent, includes = { utilities: [], parkingSpaces: 0 }) => {
    const { utilities, parkingSpaces } = includes;
    const included = [
      ...utilities.map((utility) => utilityNames[utility]),
      ...(parkingSpaces > 0 ? [counted("parking", parkingSpaces)] : []),
    ];
    const rest = utilities.length > 0 && !utilities.includes("electricity") ? "; los demás servicios van aparte" : "";
    const withThem = included.length > 0 ? ` e incluye ${all(included)}${rest}` : "";
    return clause([name], predicate(`cuesta ${money(rent)} al mes${withThem}`));
  },
  difference: (topic, by, than) => {
    const other = ` que ${homes([than])}`;
    const more = by > 0 ? "más" : "menos";
    if (topic === "square_feet") return predicate(`mide ${grouped(Math.abs(by))} pies cuadrados ${more}${other}`);
    if (topic === "price") return predicate(`cuesta ${money(Math.abs(by))} ${more} al mes${other}`);
    return predicate(`pide ${money(Math.abs(by))} ${more}${other}`);
  },
  priced: (name, rent) => `${name.by === "known" ? "este" : homes([name])} (${money(rent)} al mes)`,
  onlyIncludes: (utilities) => predicate(`incluye solo ${all(utilities.map((utility) => utilityNames[utility]))}`),
  nouns: (topics) => all(topics.map((topic) => fieldLabels[topic].noun)),
  joined: all,
};

const partNames = {
  firstMonth: "primer mes",
  lastMonth: "último mes",
  deposit: "depósito",
  application: "solicitud",
  other: "otros cargos",
  petFee: "cargo por mascota",
};
