import type { Topic } from "../types.ts";
import { type AgentSubject, readAgentSubject } from "../understanding/agentSubject.ts";
import { type AskedSubject, readAskedSubject } from "../understanding/askedSubject.ts";
import { topicsOfNeed } from "../understanding/homeNeeds.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { hasConductRule } from "./conductRules.ts";
import type { AskedLast, Told } from "./lastReply.ts";
import type { Asked } from "./turn.ts";

/** Subjects that may tell about the person who asks: a visa, a bad knee, a nurse. */
const ofPerson: ReadonlySet<AskedSubject | AgentSubject> = new Set<AgentSubject>([
  "passport",
  "income",
  "languages",
  "entrance_steps",
  "overnight_guests",
]);

/** Nothing stored may reveal that a rule of conduct was due, such as a question about an immigration status. */
function mayStore(topic: Topic): boolean {
  return topic === "negotiation" || !hasConductRule(topic);
}

/** The topics that an act is about. */
function topicsOf(act: Act): readonly Topic[] {
  switch (act.type) {
    case "will_ask_agent":
      return act.subject === "view" ? ["view"] : [act.topic];
    case "answer_fact":
    case "answer_homes":
    case "answer_range":
      return [act.topic];
    case "note_needs":
      return act.needs.flatMap((need) => topicsOfNeed[need]);
    case "conduct":
      return act.rule === "negotiation" ? ["negotiation"] : [];
    default:
      return [];
  }
}

/** The same key means the same sentence; undefined for acts that a reply may well repeat. */
export function keyOf(act: Act): string | undefined {
  switch (act.type) {
    case "answer_fact":
      return `fact ${act.propertyId} ${act.topic}`;
    case "answer_homes":
    case "answer_range":
      return `${act.type} ${act.topic}`;
    case "describe_listing":
      return `describe ${act.propertyId}`;
    case "note_needs":
      return `needs ${act.needs.join(" ")}`;
    default:
      return undefined;
  }
}

/** What the reply says, for the next turn. */
export function toldBy(acts: readonly Act[]): Told {
  return {
    topics: [...new Set(acts.flatMap(topicsOf))].filter(mayStore),
    said: [...new Set(acts.flatMap((act) => keyOf(act) ?? []))],
  };
}

/** What the message asks, for a renter who says next that the reply missed it. */
export function askedBy(asks: readonly Asked[]): AskedLast | undefined {
  const asking = asks.filter(({ mayAsk, isRequest }) => mayAsk && !isRequest);
  if (asking.length === 0) return undefined;
  // Beside such a question, what else is asked isn't kept either.
  if (asking.some(({ heard }) => heard.topics.some((topic) => !mayStore(topic)))) return undefined;
  const plain = plainPart(asking.map(({ text }) => text).join(" "));
  const subject = readAgentSubject(plain) ?? readAskedSubject(plain);
  const topics = [...new Set(asking.flatMap(({ heard }) => heard.topics))].filter((topic) => topic !== "other");
  return { topics, ...(subject && !ofPerson.has(subject) && { subject }) };
}
