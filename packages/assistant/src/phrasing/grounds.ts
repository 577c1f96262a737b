import { groundsOfAnswer } from "../answering/grounds.ts";
import type { Act } from "../dialogue/act.ts";
import type { TurnContext } from "../turn.ts";
import type { Ground } from "../types.ts";

/**
 * The stored facts that a reply is based on, each once: fields of listings with their values and the day they were
 * confirmed, the agent's hours and contact, the free times as they were at that moment. A missing fact
 * is listed as missing.
 */
export function groundsOf(acts: readonly Act[], context: TurnContext): Ground[] {
  const grounds = acts.flatMap((act) => groundsOfAct(act, context));
  const seen = new Set<string>();
  return grounds.filter((ground) => {
    const key = `${ground.topic} ${ground.propertyId ?? ""}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function groundsOfAct(act: Act, context: TurnContext): Ground[] {
  switch (act.type) {
    case "answer":
      return groundsOfAnswer(act.answer);
    case "none_fits":
      return [{ topic: "price", value: act.from, missing: true }];
    case "no_others":
      return [{ topic: "availability", count: act.count, missing: true }];
    case "will_ask_agent":
      return [{ topic: act.topic, ...(act.propertyId && { propertyId: act.propertyId }), missing: true }];
    case "offer_listings":
    case "near_misses":
      return act.listings.map(({ propertyId, price }) => ({
        topic: "price",
        propertyId,
        value: price,
        updated: confirmed(propertyId, context),
      }));
    case "offer_times":
    case "set_showing":
      return [
        { topic: "showing_times", updated: context.now, count: act.type === "offer_times" ? act.times.length : 1 },
      ];
    case "conduct":
      return groundsOfRule(act.rule, context);
    default:
      return [];
  }
}

function groundsOfRule(rule: Extract<Act, { type: "conduct" }>["rule"], { agent }: TurnContext): Ground[] {
  if (rule === "help") return [{ topic: "agent_contact", value: agent.phone ?? agent.email ?? agent.name }];
  if (rule !== "human" && rule !== "agent_answers") return [];
  const { from, to } = agent.workingHours;
  return [{ topic: "office_hours", value: [from, to] }];
}

function confirmed(propertyId: string, { properties }: TurnContext): string | undefined {
  return properties.find(({ id }) => id === propertyId)?.updated;
}
