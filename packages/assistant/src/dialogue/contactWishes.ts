import { nextAnswer } from "./calendar.ts";
import { raise, type Turn } from "./turn.ts";
import { whenData } from "./whenData.ts";

/** "Email me, don't call", "text after 4": acknowledged and passed on to the agent. It isn't a request for a person. */
export function noteContactWish(turn: Turn): void {
  const { contactWish: wish, heard, local, context } = turn;
  if (!wish) return;
  raise(turn, "contact_wish", { detail: JSON.stringify(wish) });
  const asksForAgent = heard.intents.includes("ask_human") && turn.state.owner === "assistant";
  turn.acts.push({
    type: "contact_wish",
    wish,
    ...(asksForAgent && { expected: whenData(nextAnswer(local, context.agent.workingHours)) }),
  });
}
