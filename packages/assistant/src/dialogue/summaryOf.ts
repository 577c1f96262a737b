import type { IsoDate, Language, Property, Topic } from "../types.ts";
import type { Act } from "./act.ts";
import { storedFact } from "./storedFact.ts";

type Summary = Extract<Act, { type: "describe_listing" }>;

/** What sets a home apart, in the order in which renters care. */
const special = [
  "view",
  "balcony",
  "furnished",
  "utilities",
  "pool",
  "gym",
  "elevator",
  "laundry",
] as const satisfies readonly Topic[];
const mostSpecial = 3;
const basic = ["pets", "parking"] as const satisfies readonly Topic[];

/** A home in a few facts. */
export function summaryOf(listing: Property, language: Language): Summary {
  return summary(listing, language, basic);
}

/**
 * A home by itself, with what sets it apart.
 *
 * @param besides topics that the reply answers anyway
 */
export function describeHome(listing: Property, language: Language, besides: readonly Topic[] = []): Summary {
  const stored = special.filter((topic) => isSpecial(listing, topic) && storedText(listing, topic, language) !== null);
  const topics = [...stored.slice(0, mostSpecial), ...basic].filter((topic) => !besides.includes(topic));
  return summary(listing, language, topics);
}

/** Most homes come without furniture. */
function isSpecial({ terms }: Property, topic: Topic): boolean {
  return topic !== "furnished" || terms?.furnished !== false;
}

function summary(listing: Property, language: Language, topics: readonly Topic[]): Summary {
  const { id, address, price, bedrooms, bathrooms, squareFeet, availableFrom, updated } = listing;
  const terms = topics.flatMap((topic) => {
    const text = storedText(listing, topic, language);
    return text === null ? [] : [{ topic, text }];
  });
  return {
    type: "describe_listing",
    propertyId: id,
    address,
    price,
    bedrooms,
    bathrooms,
    ...(squareFeet && { squareFeet }),
    ...(availableFrom && { availableFrom }),
    terms,
    updated: oldest(listing, terms, updated),
  };
}

function storedText(listing: Property, topic: Topic, language: Language): string | null {
  return storedFact(listing, topic, language)?.text ?? null;
}

/** The day since which all that the summary tells is confirmed. */
function oldest({ facts }: Property, terms: Summary["terms"], updated: IsoDate): IsoDate {
  const days = terms.flatMap(({ topic }) => facts[topic]?.updated ?? []);
  return [updated, ...days].sort()[0] ?? updated;
}

const columns: ReadonlySet<Topic> = new Set<Topic>(["price", "bedrooms", "bathrooms", "square_feet", "availability"]);

/** True if a summary tells about a topic. */
export function isSummed({ terms }: Summary, topic: Topic): boolean {
  return columns.has(topic) || terms.some((term) => term.topic === topic);
}
