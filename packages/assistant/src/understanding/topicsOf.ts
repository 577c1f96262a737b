import type { Topic } from "../types.ts";
import type { Draft } from "./draft.ts";
import { isAsked, sentenceOf } from "./questions.ts";

const prefix = "topic:";

/** Topics whose question is about money. */
const priced: ReadonlySet<Topic> = new Set(["price", "deposit", "fees", "pet_fee", "move_in_cost"]);
/** Topics that, asked about, ask the assistant to judge people or places. */
const risky: ReadonlySet<Topic> = new Set(["safety", "families", "demographics", "schools", "steering"]);
/** What a renter says of themselves that fair-housing law protects; asked or not, it needs care. */
const personal: ReadonlySet<Topic> = new Set(["disability", "household_status", "immigration", "domestic_violence"]);
/** What has an own intent or none: it is told, not asked. */
const silent: ReadonlySet<Topic> = new Set([
  "emergency",
  "privacy",
  "sensitive_data",
  "payment",
  "access_code",
  "negotiation",
]);
/** Vague words for a whole home: a topic only where nothing more exact is asked. */
const vague: ReadonlySet<Topic> = new Set(["area", "bedrooms", "bathrooms", "other"]);

interface TopicHit {
  topic: Topic;
  start: number;
  asked: boolean;
}

/** What the message asks about or touches, in order, without repeats. */
export function readTopics(draft: Draft): { topics: Topic[]; asked: Set<Topic> } {
  const hits = [...fromSignals(draft), ...fromNouns(draft)].sort((a, b) => a.start - b.start);
  const exact = hits.filter((hit) => !vague.has(hit.topic));
  const kept = exact.length > 0 ? exact : hits;
  return {
    topics: refine([...new Set(kept.map((hit) => hit.topic))]),
    asked: new Set(kept.filter((hit) => hit.asked).map((hit) => hit.topic)),
  };
}

function fromSignals(draft: Draft): TopicHit[] {
  return draft.reading.signals
    .filter((hit) => hit.name.startsWith(prefix))
    .map((hit) => ({
      topic: hit.name.slice(prefix.length) as Topic,
      start: hit.start,
      asked: isAsked(draft, hit.start, hit.end),
    }));
}

/** A noun is a topic only inside a question, and not where it is a wish inside one ("do you have 2 bedrooms?"). */
function fromNouns(draft: Draft): TopicHit[] {
  const { reading } = draft;
  const hits: TopicHit[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    for (const hit of reading.groupsAt(i)) {
      if (!hit.group.startsWith(prefix) || !isAsked(draft, i, hit.end)) continue;
      const sentence = sentenceOf(draft, i);
      if (reading.within("search", sentence.start, sentence.end) && !reading.isFree(i, hit.end)) continue;
      hits.push({ topic: hit.group.slice(prefix.length) as Topic, start: i, asked: true });
    }
  }
  return hits;
}

/** The more exact topic stands for the general one. */
function refine(topics: Topic[]): Topic[] {
  const drop = new Set<Topic>();
  const replaces: readonly [Topic, readonly Topic[]][] = [
    ["assistance_animal", ["pets"]],
    ["pet_fee", ["pets", "fees", "price", "deposit"]],
    ["deposit", ["price"]],
    ["fees", ["price"]],
    ["move_in_cost", ["price"]],
    ["negotiation", ["price"]],
    ["demographics", ["area"]],
    ["approval", ["application"]],
    ["screening_history", ["requirements", "approval"]],
    ["steering", ["demographics", "children"]],
    ["voucher", ["payment"]],
  ];
  for (const [exact, general] of replaces) if (topics.includes(exact)) for (const topic of general) drop.add(topic);
  return topics.filter((topic) => !drop.has(topic));
}

export { personal, priced, risky, silent };
