import type { Deciding, HomeName } from "../../answering/answerTypes.ts";
import type { Predicate } from "../../answering/answerWords.ts";
import type { Against } from "../../answering/query.ts";
import type { MatchReason } from "../../matching/match.ts";
import type { IsoDate, ListingTopic } from "../../types.ts";
import { grouped, money } from "../values.ts";
import { counted, months, people, petNames, utilityNames } from "./answerValues.ts";
import { fieldLabels } from "./fields.ts";
import { predicate } from "./predicate.ts";
import { values } from "./values.ts";

const limits = { atMost: "hasta ", atLeast: "al menos ", exactly: "" } as const;

/** What is asked of a home. */
export function claim(topic: ListingTopic, against: Against, today: IsoDate): Predicate {
  const { amount, count, date, months: term, area, utility, relation } = against;
  if (topic === "pets") return predicate(`acepta ${petsClaimed(against.pets)}`);
  if (topic === "price" && amount !== undefined)
    return predicate(`cuesta ${limits[relation ?? "atMost"]}${money(amount)}`);
  if (topic === "availability" && date) return predicate(`está disponible para el ${values.date(date.to, today)}`);
  if (topic === "lease_term" && term !== undefined) return predicate(`acepta contrato de ${months(term)}`);
  if (topic === "area" && area !== undefined) return predicate(`queda en ${area}`);
  if (topic === "utilities" && utility) return predicate(`incluye ${utilityNames[utility]}`);
  if (count !== undefined) {
    const counts = countClaimed(topic, count, relation);
    if (counts) return counts;
  }
  const { has } = fieldLabels[topic];
  return predicate(
    amount !== undefined && moneyTopics.has(topic) ? `${has} de ${limits[relation ?? "atMost"]}${money(amount)}` : has,
  );
}

const moneyTopics: ReadonlySet<ListingTopic> = new Set<ListingTopic>([
  "deposit",
  "fees",
  "application",
  "pet_fee",
  "move_in_cost",
]);

function countClaimed(topic: ListingTopic, count: number, relation: Against["relation"]): Predicate | null {
  switch (topic) {
    case "bedrooms":
      if (count === 0) return { one: "es un estudio", many: "son estudios" };
      return predicate(`tiene ${limits[relation ?? "exactly"]}${counted(topic, count)}`);
    case "bathrooms":
      return predicate(`tiene ${limits[relation ?? "atLeast"]}${counted(topic, count)}`);
    case "parking":
      return predicate(`incluye ${limits[relation ?? "atLeast"]}${counted(topic, count)}`);
    case "occupancy_limit":
      return predicate(`permite ${people(count)}`);
    case "square_feet":
      return predicate(`mide ${limits[relation ?? "atLeast"]}${grouped(count)} pies cuadrados`);
    default:
      return null;
  }
}

const onePet = { cat: "un gato", dog: "un perro", pet: "una mascota" } as const;

function petsClaimed(pets: Against["pets"] = {}): string {
  const { kind, count = 1, pounds } = pets;
  const name = kind === "cat" || kind === "dog" ? kind : "pet";
  if (count > 1) return `${count} ${name === "pet" ? "mascotas" : petNames[name]}`;
  if (pounds !== undefined) return `${onePet[name]} de ${pounds} libras`;
  return name === "pet" ? "mascotas" : petNames[name];
}

/** What decided a check. */
export function decides(deciding: Deciding, name: HomeName): string | null {
  const at = name.by === "known" ? "" : ` en el de ${name.text}`;
  switch (deciding.type) {
    case "pet_weight": {
      const { pounds, limit } = deciding;
      return pounds <= limit
        ? `${pounds} libras está bien${at}, el límite es ${limit}`
        : `el límite${at} es de ${limit} libras y con ${pounds} se pasa`;
    }
    case "pet_count":
      return `el límite${at} es de ${deciding.limit === 1 ? "1 mascota" : `${deciding.limit} mascotas`}`;
    case "assistance_animal":
      return "los animales de asistencia no son mascotas, así que no se les aplican esas reglas ni cargos";
    default:
      return null;
  }
}

/** How a listing meets or misses a criterion of the search. */
export function reason({ criterion, outcome, data = {} }: MatchReason, today: IsoDate): Predicate {
  switch (criterion) {
    case "budget":
      return predicate(budgetReason(data));
    case "bedrooms":
      return predicate(
        Number(data.bedrooms) === 0 ? "es un estudio" : `tiene ${counted("bedrooms", Number(data.bedrooms))}`,
      );
    case "bathrooms":
      return predicate(`tiene ${counted("bathrooms", Number(data.bathrooms))}`);
    case "move_in": {
      const date = String(data.date);
      return predicate(date <= today ? "está disponible ya" : `está disponible desde el ${values.date(date, today)}`);
    }
    case "pets":
      return predicate(petsReason(data, outcome === "misses"));
    case "area":
      return predicate(areaReason(data));
    case "parking":
      return predicate(data.spaces ? `incluye ${counted("parking", Number(data.spaces))}` : "no incluye parqueo");
    case "furnished":
      return predicate(data.furnished ? "viene con muebles" : "viene sin muebles");
    case "lease":
      return predicate(`pide contrato de ${data.min === data.max ? "" : `${data.min} a `}${months(Number(data.max))}`);
  }
}

function budgetReason({ over, under }: NonNullable<MatchReason["data"]>): string {
  if (over !== undefined) return `se pasa ${money(Number(over))} de tu presupuesto`;
  return under ? `está ${money(Number(under))} por debajo de tu presupuesto` : "está justo en tu presupuesto";
}

function petsReason({ allowed = "", most }: NonNullable<MatchReason["data"]>, misses: boolean): string {
  if (allowed === "") return "no acepta mascotas";
  if (most !== undefined)
    return Number(most) === 1 ? "acepta 1 mascota como máximo" : `acepta ${most} mascotas como máximo`;
  const names = String(allowed)
    .split(",")
    .map((kind) => (kind === "cat" ? "gatos" : "perros"));
  return `acepta ${misses ? "solo " : ""}${names.join(" y ")}`;
}

function areaReason({ area, miles, from }: NonNullable<MatchReason["data"]>): string {
  if (miles === undefined) return `queda en ${area}`;
  return `queda en ${area}, ${miles === 1 ? "a una milla" : `a unas ${miles} millas`} de ${from}`;
}
