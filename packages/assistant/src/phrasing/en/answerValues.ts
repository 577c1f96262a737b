import type { Predicate } from "../../answering/answerWords.ts";
import type { FactValue, StoredFact } from "../../answering/fact.ts";
import type { PetKind, Utility } from "../../listings/listingTerms.ts";
import type { IsoDate, ListingTopic } from "../../types.ts";
import { grouped, joined, lowerFirst, money } from "../values.ts";
import { predicate } from "./predicate.ts";
import { values } from "./values.ts";

export const petNames: Record<PetKind, string> = { cat: "cats", dog: "dogs" };
export const utilityNames: Record<Utility, string> = {
  water: "water",
  electricity: "electricity",
  gas: "gas",
  internet: "internet",
  trash: "trash pickup",
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
      return predicate(`has ${grouped(value.squareFeet)} square feet`);
    case "date":
      return predicate(`is ${available(value.date, today)}`);
    case "place":
      return predicate(topic === "address" ? `is at ${value.name}` : `is in ${value.name}`);
    case "distance":
      return predicate(`is ${miles(value)}`);
    case "boolean":
      return booleanTold(topic, value.has);
    case "pets":
      return predicate(petsTold(value.policy, short));
    case "lease":
      return predicate(
        `${value.max !== undefined && value.max !== value.min ? "takes" : "asks for"} ${leaseText(value)}`,
      );
    case "utilities":
      return predicate(
        value.included.length === 0
          ? "doesn't include any utilities"
          : `includes ${joined(
              value.included.map((name) => utilityNames[name]),
              "and",
            )}`,
      );
    case "text":
      return null;
  }
}

function moneyTold(topic: ListingTopic, { amount }: Of<"money">): string {
  switch (topic) {
    case "price":
      return `is ${money(amount)} a month`;
    case "deposit":
      return amount === 0 ? "has no deposit" : `has a ${money(amount)} deposit`;
    case "application":
      return amount === 0 ? "has no application fee" : `has a ${money(amount)} application fee`;
    case "pet_fee":
      return amount === 0 ? "has no pet fee" : `charges ${money(amount)} once per pet, never for assistance animals`;
    case "fees":
      return amount === 0 ? "has no other fees" : `has ${money(amount)} in other fees`;
    default:
      return `costs ${money(amount)} to move into`;
  }
}

function countTold(topic: ListingTopic, count: number): Predicate {
  if (topic === "bedrooms" && count === 0) return { one: "is a studio", many: "are studios" };
  if (topic === "occupancy_limit") return predicate(`allows up to ${people(count)}`);
  if (topic === "parking" && count === 0) return predicate("has no parking");
  return predicate(`has ${counted(topic, count)}`);
}

export function counted(topic: ListingTopic, count: number): string {
  const noun = topic === "parking" ? "parking space" : topic === "bathrooms" ? "bathroom" : "bedroom";
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export function people(count: number): string {
  return count === 1 ? "1 person" : `${count} people`;
}

function available(date: IsoDate, today: IsoDate): string {
  return date <= today ? "available now" : `available from ${values.date(date, today)}`;
}

function miles({ miles: distance, to }: Of<"distance">): string {
  return `${distance === 1 ? "about a mile" : `about ${distance} miles`} from ${to} as the crow flies`;
}

function booleanTold(topic: ListingTopic, has: boolean): Predicate {
  if (topic === "furnished") return predicate(has ? "comes furnished" : "comes unfurnished");
  return predicate(has ? "includes internet" : "doesn't include internet");
}

function petsTold({ allowed, most, pounds }: Of<"pets">["policy"], short = false): string {
  if (allowed.length === 0) return short ? "doesn't take pets" : "doesn't take pets (assistance animals aren't pets)";
  const kinds = joined(
    allowed.map((kind) => petNames[kind]),
    "and",
  );
  return [
    `takes ${allowed.length === 1 ? "only " : ""}${kinds}`,
    ...(most && !short ? [`${most} at most`] : []),
    ...(pounds && !short ? [`up to ${pounds} lb each`] : []),
  ].join(", ");
}

function leaseText({ min, max }: Of<"lease">): string {
  if (max === undefined) return `a lease of at least ${months(min)}`;
  return max === min ? `a ${min}-month lease` : `leases of ${min} to ${months(max)}`;
}

export function months(count: number): string {
  return count === 1 ? "1 month" : `${count} months`;
}

/** A fact's value without a verb. */
export function brief(fact: StoredFact, today: IsoDate): string {
  const { topic, value, words } = fact;
  switch (value.kind) {
    case "money":
      return topic === "price" ? `${money(value.amount)} a month` : briefMoney(topic, value.amount);
    case "count":
      if (topic === "bedrooms" && value.count === 0) return "a studio";
      if (topic === "occupancy_limit") return `up to ${people(value.count)}`;
      return topic === "parking" && value.count === 0 ? "no parking" : counted(topic, value.count);
    case "size":
      return `${grouped(value.squareFeet)} square feet`;
    case "date":
      return available(value.date, today);
    case "place":
      return value.name;
    case "distance":
      return miles(value);
    case "pets":
      return value.policy.allowed.length === 0 ? "no pets" : `${petsTold(value.policy, true).slice(6)} allowed`;
    case "lease":
      return leaseText(value);
    case "text":
      return lowerFirst(words ?? "");
    default:
      return tells(fact, today)?.one.replace(/^(?:comes|includes) /, "") ?? "";
  }
}

function briefMoney(topic: ListingTopic, amount: number): string {
  if (topic === "move_in_cost") return `${money(amount)} to move in`;
  return money(amount);
}
