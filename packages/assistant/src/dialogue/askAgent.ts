import type { Property, Topic } from "../types.ts";
import type { Act } from "./act.ts";
import { raise, type Turn } from "./turn.ts";

/** Says "I'll ask the agent", and raises the task that makes it true. */
export function askAgent(
  turn: Turn,
  topic: Topic,
  listing: Property | undefined,
): Extract<Act, { type: "will_ask_agent" }> {
  raise(turn, "knowledge_gap", { topic, propertyId: listing?.id });
  return {
    type: "will_ask_agent",
    topic,
    ...(listing ? { propertyId: listing.id, address: listing.address } : {}),
  };
}
