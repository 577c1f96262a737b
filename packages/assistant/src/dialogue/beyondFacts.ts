import type { Property, Topic } from "../types.ts";
import { type AskedSubject, readAskedSubject } from "../understanding/askedSubject.ts";
import type { Act } from "./act.ts";
import { plainText } from "./asides.ts";
import { askAgent } from "./askAgent.ts";
import { storedFact } from "./storedFact.ts";
import type { Turn } from "./turn.ts";

/** The parts of a question that ask more than homes store about a topic. */
const ofTopic: Partial<Record<AskedSubject, Topic>> = {
  breed: "pets",
  guest_parking: "parking",
  extra_parking: "parking",
  building_fee: "fees",
  transit: "distance",
};

/** Says what the home states and asks the agent for the rest: "Is a pit bull ok?", "is there street parking?". */
export function askBeyond(turn: Turn, topic: Topic, [home, ...others]: readonly Property[]): Act[] | null {
  const subject = readAskedSubject(plainText(turn.message));
  if (subject === "transit" && topic === "distance" && !isOfHome(turn, home, others))
    return [{ ...askAgent(turn, topic, undefined), topic: "other", subject }];
  if (!subject || !home || others.length > 0 || ofTopic[subject] !== topic) return null;
  const fact = storedFact(home, topic, turn.state.language);
  const isStored = fact?.text !== undefined && readAskedSubject(plainText(`${topic} ${fact.text}`)) === subject;
  if (isStored) return null;
  const isKnown = turn.answeredBefore.includes(topic) && home.id === turn.focusBefore;
  return [...(fact && !isKnown ? [fact] : []), { ...askAgent(turn, topic, home), topic: "other", subject }];
}

/** True if the question is about this one home, which wasn't just turned down: "Doral is too far, and the bus?". */
function isOfHome({ refusedHomes }: Turn, home: Property | undefined, others: readonly Property[]): boolean {
  return home !== undefined && others.length === 0 && !refusedHomes.includes(home.id);
}
