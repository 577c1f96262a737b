import type { Topic } from "../types.ts";
import type { Act } from "./act.ts";
import { isSummed } from "./summaryOf.ts";

const money: ReadonlySet<Topic> = new Set<Topic>(["price", "deposit", "fees", "move_in_cost"]);
const papers: ReadonlySet<Topic> = new Set<Topic>(["application", "requirements"]);
const ofOffer: ReadonlySet<Topic> = new Set<Topic>(["availability", "price", "area", "address", "distance"]);

/** True if the reply already answers a topic, or says that the agent was asked. */
export function isTold(topic: Topic, acts: readonly Act[]): boolean {
  return acts.some((act) => {
    switch (act.type) {
      case "answer_fact":
      case "answer_homes":
      case "answer_range":
      case "will_ask_agent":
        if (act.type === "will_ask_agent" && topic === "pets" && isOfPets(act.subject)) return true;
        return act.topic === topic || (papers.has(topic) && papers.has(act.topic)) || isSum(topic, act.topic);
      case "answer_sheet":
        return act.rows.some(({ facts }) => facts.some((fact) => fact.topic === topic || isSum(topic, fact.topic)));
      case "answer_own":
        return act.topic === topic || (act.covers?.includes(topic) ?? false);
      case "shortest_lease":
        return topic === "lease_term";
      case "describe_listing":
        return isSummed(act, topic) || topic === "area" || topic === "address";
      case "answer_sum":
        return money.has(topic);
      case "pet_too_heavy":
        return topic === "pets";
      case "offer_listings":
      case "near_misses":
      case "none_fits":
      case "no_others":
      case "listings_overview":
        return ofOffer.has(topic);
      case "weigh":
        return topic === "price" || topic === "square_feet";
      case "conduct":
        return money.has(topic) && (act.rule === "negotiation" || act.rule === "payment" || act.rule === "voucher");
      case "aside":
        return ofOffer.has(topic) || topic === "photos" || money.has(topic);
      default:
        return false;
    }
  });
}

export function tellsOfPets(act: Act): boolean {
  return (
    act.type === "pet_too_heavy" ||
    ("topic" in act && act.topic === "pets") ||
    (act.type === "will_ask_agent" && isOfPets(act.subject))
  );
}

function isOfPets(subject: string | undefined): boolean {
  return subject === "weight_limit" || (subject?.startsWith("pet_") ?? false);
}

/** The total to move in names the rent and the deposit. */
function isSum(topic: Topic, told: Topic): boolean {
  return (topic === "price" && money.has(told)) || (money.has(topic) && told === "move_in_cost");
}
