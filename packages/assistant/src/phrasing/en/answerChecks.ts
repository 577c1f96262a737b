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

const limits = { atMost: "up to ", atLeast: "at least ", exactly: "" } as const;

/** What is asked of a home. */
export function claim(topic: ListingTopic, against: Against, today: IsoDate): Predicate {
  const { amount, count, date, months: term, area, utility, relation } = against;
  if (topic === "pets") return predicate(`takes ${petsClaimed(against.pets)}`);
  if (topic === "price" && amount !== undefined)
    return predicate(`rents for ${limits[relation ?? "atMost"]}${money(amount)}`);
  if (topic === "availability" && date) return predicate(`is available by ${values.date(date.to, today)}`);
  if (topic === "lease_term" && term !== undefined) return predicate(`takes a ${term}-month lease`);
  if (topic === "area" && area !== undefined) return predicate(`is in ${area}`);
  if (topic === "utilities" && utility) return predicate(`includes ${utilityNames[utility]}`);
  if (count !== undefined) {
    const counts = countClaimed(topic, count, relation);
    if (counts) return counts;
  }
  const { has } = fieldLabels[topic];
  return predicate(
    amount !== undefined && moneyTopics.has(topic) ? `${has} of ${limits[relation ?? "atMost"]}${money(amount)}` : has,
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
      if (count === 0) return { one: "is a studio", many: "are studios" };
      return predicate(`has ${limits[relation ?? "exactly"]}${counted(topic, count)}`);
    case "bathrooms":
    case "parking":
      return predicate(`has ${limits[relation ?? "atLeast"]}${counted(topic, count)}`);
    case "occupancy_limit":
      return predicate(`allows ${people(count)}`);
    case "square_feet":
      return predicate(`has ${limits[relation ?? "atLeast"]}${grouped(count)} square feet`);
    default:
      return null;
  }
}

function petsClaimed(pets: Against["pets"] = {}): string {
  const { kind, count = 1, pounds } = pets;
  const name = kind === "cat" || kind === "dog" ? kind : "pet";
  if (count > 1) return `${count} ${name}s`;
  if (pounds !== undefined) return `a ${pounds} lb ${name}`;
  return name === "pet" ? "pets" : petNames[name];
}

/** What decided a check. */
export function decides(deciding: Deciding, name: HomeName): string | null {
  const at = name.by === "known" ? "" : name.by === "area" ? ` at the ${name.text} one` : ` at ${name.text}`;
  switch (deciding.type) {
    case "pet_weight": {
      const { pounds, limit } = deciding;
      return pounds <= limit
        ? `${pounds} lb is fine${at}, the limit is ${limit}`
        : `the limit${at} is ${limit} lb and ${pounds} is over it`;
    }
    case "pet_count":
      return `the limit${at} is ${deciding.limit === 1 ? "1 pet" : `${deciding.limit} pets`}`;
    case "assistance_animal":
      return "assistance animals aren't pets, so pet rules and fees don't apply";
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
      return Number(data.bedrooms) === 0
        ? predicate("is a studio")
        : predicate(`has ${counted("bedrooms", Number(data.bedrooms))}`);
    case "bathrooms":
      return predicate(`has ${counted("bathrooms", Number(data.bathrooms))}`);
    case "move_in": {
      const date = String(data.date);
      return predicate(date <= today ? "is available now" : `is available from ${values.date(date, today)}`);
    }
    case "pets":
      return predicate(petsReason(data, outcome === "misses"));
    case "area":
      return predicate(areaReason(data));
    case "parking":
      return predicate(data.spaces ? `has ${counted("parking", Number(data.spaces))}` : "has no parking");
    case "furnished":
      return predicate(data.furnished ? "comes furnished" : "comes unfurnished");
    case "lease":
      return predicate(
        `asks for a lease of ${data.min === data.max ? "" : `${data.min} to `}${months(Number(data.max))}`,
      );
  }
}

function budgetReason({ over, under }: NonNullable<MatchReason["data"]>): string {
  if (over !== undefined) return `is ${money(Number(over))} over your budget`;
  return under ? `is ${money(Number(under))} under your budget` : "is right at your budget";
}

function petsReason({ allowed = "", most }: NonNullable<MatchReason["data"]>, misses: boolean): string {
  if (allowed === "") return "doesn't take pets";
  if (most !== undefined) return `takes ${Number(most) === 1 ? "1 pet" : `${most} pets`} at most`;
  const names = String(allowed)
    .split(",")
    .map((kind) => (kind === "cat" ? "cats" : "dogs"));
  return `takes ${misses ? "only " : ""}${names.join(" and ")}`;
}

function areaReason({ area, miles, from }: NonNullable<MatchReason["data"]>): string {
  if (miles === undefined) return `is in ${area}`;
  return `is in ${area}, ${miles === 1 ? "about a mile" : `about ${miles} miles`} from ${from}`;
}
