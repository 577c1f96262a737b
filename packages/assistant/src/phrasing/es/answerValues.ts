import type { Predicate } from "../../answering/answerWords.ts";
import type { FactValue, StoredFact } from "../../answering/fact.ts";
import type { PetKind, Utility } from "../../listings/listingTerms.ts";
import type { IsoDate, ListingTopic } from "../../types.ts";
import { grouped, lowerFirst, money } from "../values.ts";
import { predicate } from "./predicate.ts";
import { values } from "./values.ts";

export const petNames: Record<PetKind, string> = { cat: "gatos", dog: "perros" };
export const utilityNames: Record<Utility, string> = {
  water: "agua",
  electricity: "luz",
  gas: "gas",
  internet: "internet",
  trash: "basura",
};

type Of<Kind extends FactValue["kind"]> = Extract<FactValue, { kind: Kind }>;

/** What a fact says of its home, without the agent's own words. */
export function tells({ topic, value }: StoredFact, today: IsoDate, short = false): Predicate | null {
  switch (value.kind) {
    case "money":
      return predicate(moneyTold(topic, value));
    case "count":
      return countTold(topic, value.count);
    case "size":
      return predicate(`mide ${grouped(value.squareFeet)} pies cuadrados`);
    case "date":
      return predicate(`está ${available(value.date, today)}`);
    case "place":
      return predicate(`queda en ${value.name}`);
    case "distance":
      return predicate(`queda ${miles(value)}`);
    case "boolean":
      return booleanTold(topic, value.has);
    case "pets":
      return predicate(petsTold(value.policy, short));
    case "lease":
      return predicate(`${value.max !== undefined && value.max !== value.min ? "acepta" : "pide"} ${leaseText(value)}`);
    case "utilities":
      return predicate(
        value.included.length === 0
          ? "no incluye servicios"
          : `incluye ${values.all(value.included.map((name) => utilityNames[name]))}`,
      );
    case "text":
      return null;
  }
}

function moneyTold(topic: ListingTopic, { amount }: Of<"money">): string {
  switch (topic) {
    case "price":
      return `cuesta ${money(amount)} al mes`;
    case "deposit":
      return amount === 0 ? "no pide depósito" : `pide ${money(amount)} de depósito`;
    case "application":
      return amount === 0 ? "no cobra la solicitud" : `cobra ${money(amount)} por la solicitud`;
    case "pet_fee":
      return amount === 0
        ? "no cobra por mascota"
        : `cobra ${money(amount)} una sola vez por mascota, nunca por animales de asistencia`;
    case "fees":
      return amount === 0 ? "no cobra otros cargos" : `cobra ${money(amount)} de otros cargos`;
    default:
      return `pide ${money(amount)} para entrar`;
  }
}

function countTold(topic: ListingTopic, count: number): Predicate {
  if (topic === "bedrooms" && count === 0) return { one: "es un estudio", many: "son estudios" };
  if (topic === "occupancy_limit") return predicate(`permite hasta ${people(count)}`);
  if (topic === "parking") return predicate(count === 0 ? "no incluye parqueo" : `incluye ${counted(topic, count)}`);
  return predicate(`tiene ${counted(topic, count)}`);
}

export function counted(topic: ListingTopic, count: number): string {
  if (topic === "parking") return count === 1 ? "1 puesto de parqueo" : `${count} puestos de parqueo`;
  if (topic === "bathrooms") return count === 1 ? "1 baño" : `${count} baños`;
  return count === 1 ? "1 habitación" : `${count} habitaciones`;
}

export function people(count: number): string {
  return count === 1 ? "1 persona" : `${count} personas`;
}

function available(date: IsoDate, today: IsoDate): string {
  return date <= today ? "disponible ya" : `disponible desde el ${values.date(date, today)}`;
}

function miles({ miles: distance, to }: Of<"distance">): string {
  return `${distance === 1 ? "a una milla" : `a unas ${distance} millas`} de ${to} en línea recta`;
}

function booleanTold(topic: ListingTopic, has: boolean): Predicate {
  if (topic === "furnished") return has ? predicate("viene con muebles") : predicate("viene sin muebles");
  return predicate(has ? "incluye internet" : "no incluye internet");
}

function petsTold({ allowed, most, pounds }: Of<"pets">["policy"], short = false): string {
  if (allowed.length === 0)
    return short ? "no acepta mascotas" : "no acepta mascotas (los animales de asistencia no son mascotas)";
  const kinds = values.all(allowed.map((kind) => petNames[kind]));
  return [
    `acepta ${allowed.length === 1 ? "solo " : ""}${kinds}`,
    ...(most && !short ? [`${most} como máximo`] : []),
    ...(pounds && !short ? [`de hasta ${pounds} libras cada uno`] : []),
  ].join(", ");
}

function leaseText({ min, max }: Of<"lease">): string {
  if (max === undefined) return `contrato de al menos ${months(min)}`;
  return max === min ? `contrato de ${months(min)}` : `contratos de ${min} a ${months(max)}`;
}

export function months(count: number): string {
  return count === 1 ? "1 mes" : `${count} meses`;
}

/** A fact's value without a verb. */
export function brief(fact: StoredFact, today: IsoDate): string {
  const { topic, value, words } = fact;
  switch (value.kind) {
    case "money":
      return topic === "price" ? `${money(value.amount)} al mes` : briefMoney(topic, value.amount);
    case "count":
      if (topic === "bedrooms" && value.count === 0) return "un estudio";
      if (topic === "occupancy_limit") return `hasta ${people(value.count)}`;
      return topic === "parking" && value.count === 0 ? "sin parqueo" : counted(topic, value.count);
    case "size":
      return `${grouped(value.squareFeet)} pies cuadrados`;
    case "date":
      return available(value.date, today);
    case "place":
      return value.name;
    case "distance":
      return miles(value);
    case "pets":
      return petsTold(value.policy, true);
    case "lease":
      return leaseText(value);
    case "text":
      return lowerFirst(words ?? "");
    default:
      return tells(fact, today)?.one.replace(/^viene /, "") ?? "";
  }
}

function briefMoney(topic: ListingTopic, amount: number): string {
  return topic === "move_in_cost" ? `${money(amount)} para entrar` : money(amount);
}
