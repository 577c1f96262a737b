import type { Query } from "../../answering/query.ts";
import type { CommandOf } from "../../reading/command.ts";
import type { Topic } from "../../types.ts";
import type { Turn } from "../turn.ts";

type Ask = CommandOf<"ask">;

/** What the sum of a question may be made of; a monthly one has what the rent includes. */
const ofSums: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "deposit",
  "fees",
  "application",
  "pets",
  "pet_fee",
  "move_in_cost",
  "utilities",
  "internet",
  "parking",
]);

/**
 * The queries of a question, each answered in a sentence of its own: "what's the total to move in and the minimum
 * lease?" asks for a sum and for a value, and what no field covers is passed on apart.
 */
export function partsOfAsk(ask: Ask): Ask[] {
  const beyond = ask.topics.filter((topic) => topic === "other");
  const known = ask.topics.filter((topic) => topic !== "other");
  const summed = ask.op === "total" ? known.filter((topic) => ofSums.has(topic)) : known;
  const others = ask.op === "total" ? known.filter((topic) => !ofSums.has(topic)) : [];
  const parts: Ask[] = [
    ...(summed.length > 0 ? [{ ...ask, topics: summed }] : []),
    ...(others.length > 0 ? [{ ...ask, op: "value" as const, topics: others }] : []),
    ...(beyond.length > 0 ? [{ ...ask, op: "check" as const, topics: beyond }] : []),
  ];
  return parts.length > 0 ? parts : [ask];
}

/** True where a later question of the message asks the same more exactly: "what's included? light, water?". */
export function isRefined({ topics, against, refs, end }: Ask, asks: readonly Ask[]): boolean {
  if (topics.length === 0 || Object.keys(against).length > 0 || !topics.includes("utilities")) return false;
  return asks.some(
    (other) =>
      other.start >= end &&
      Object.keys(other.against).length > 0 &&
      topics.every((topic) => other.topics.includes(topic)) &&
      (other.refs.length === 0 || JSON.stringify(other.refs) === JSON.stringify(refs)),
  );
}

/** So few words behind a question that names no field belong to it: "and the water? is it included or not?". */
const maxAfterthought = 4;

/** True for a question that only goes on about the one before it in the message. */
export function isAfterthought(ask: Ask, asks: readonly Ask[]): boolean {
  if (ask.topics.length > 0 || ask.refs.some(({ by }) => by !== "this" && by !== "shown")) return false;
  const words = ask.quote?.split(" ").length ?? 0;
  return words <= maxAfterthought && asks.some((other) => other !== ask && other.end <= ask.start);
}

/** What the renter's pet weighs is kept: "and the Doral one?" asks of the same dog. */
export function withKnownWeight({ state }: Turn, { against, topics }: Ask): Query["against"] {
  if (against.pets?.pounds !== undefined) state.petPounds = against.pets.pounds;
  if (state.petPounds === undefined || !topics.includes("pets")) return against;
  // "And any cats?" beside a heavy dog is asked of another animal.
  const [asked, own] = [against.pets?.kind, state.slots.pets?.has ? state.slots.pets.kind : undefined];
  if (asked !== undefined && asked !== own) return against;
  return { ...against, pets: { ...against.pets, pounds: against.pets?.pounds ?? state.petPounds } };
}
