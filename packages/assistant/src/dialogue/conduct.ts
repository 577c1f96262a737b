import type { Act, TaskKind, Topic } from "../types.ts";
import { listingsAsked, storedFact } from "./facts.ts";
import { raise, type Turn } from "./turn.ts";

/** What a rule of conduct does beside its words. */
interface Rule {
  task?: TaskKind;
  urgent?: boolean;
  /** A stored fact of the listing that may be told with it. */
  quotes?: readonly Topic[];
  security?: "steering";
}

/**
 * Rules of conduct by topic. None of them changes a slot, the score or which listings are told of.
 * Fair housing: 42 USC 3604, Miami-Dade County Code 11A. Florida licence law: only the licensed agent
 * negotiates, gives access and interprets a lease. Flood: Fla. Stat. 83.512.
 */
const rules: Partial<Record<Topic, Rule>> = {
  safety: { quotes: ["doorman"] },
  children: {},
  families: { quotes: ["bedrooms", "bathrooms"] },
  demographics: {},
  schools: {},
  voucher: { task: "voucher" },
  assistance_animal: { task: "accommodation" },
  disability: { task: "accommodation", quotes: ["accessibility"] },
  household_status: {},
  domestic_violence: { task: "private_contact" },
  screening_history: { task: "screening", quotes: ["requirements"] },
  steering: { security: "steering" },
  negotiation: { task: "negotiation", urgent: true },
  approval: {},
  access_code: { task: "access", urgent: true },
  flood: { quotes: ["flood"] },
  payment: { task: "scam", urgent: true },
  privacy: { task: "privacy" },
};

/** Data that the words of a rule need; all of it from the context. */
function dataFor(turn: Turn, topic: Topic): Record<string, string> | undefined {
  const { links } = turn.context;
  if (topic === "payment") return { link: links.verifyLicense };
  if (topic === "privacy") return { link: links.privacy };
  return undefined;
}

function quoted(turn: Turn, topics: readonly Topic[]): Act[] {
  const [listing, ...others] = listingsAsked(turn);
  if (!listing || others.length > 0) return [];
  return topics.flatMap((topic) => storedFact(listing, topic, turn.state.language) ?? []);
}

function apply(turn: Turn, topic: Topic, rule: Rule): void {
  const data = dataFor(turn, topic);
  turn.acts.push({ type: "conduct", rule: topic, ...(data ? { data } : {}) }, ...quoted(turn, rule.quotes ?? []));
  if (rule.task) raise(turn, rule.task, { urgent: rule.urgent ?? false, topic });
  if (rule.security) turn.events.push({ type: "security", what: rule.security });
}

/**
 * Immigration status is neither stored nor named: the reply states what holds for every applicant
 * and the agent is asked about documents in general.
 */
function applySameCriteria(turn: Turn): void {
  turn.acts.push({ type: "conduct", rule: "same_criteria" }, ...quoted(turn, ["requirements"]));
  raise(turn, "knowledge_gap", { topic: "application" });
}

/** Speaks by the rules of conduct that the message touches. */
export function observeConduct(turn: Turn): void {
  for (const topic of turn.heard.topics) {
    const rule = rules[topic];
    if (topic === "immigration") applySameCriteria(turn);
    else if (rule) apply(turn, topic, rule);
  }
}
