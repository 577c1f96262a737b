import type { Command } from "../models/commands.ts";
import { homesOf } from "./commandHomes.ts";
import { answerOrAsk } from "./ownAnswers.ts";
import { quotable } from "./quotable.ts";
import { raise, type Turn, taskKey } from "./turn.ts";

/** "I'll ask the agent", in the renter's words, and the task that makes it true. */
export function askAgentAbout(
  turn: Turn,
  { topic, homes: ids, quote }: Pick<Command, "topic" | "homes" | "quote">,
): void {
  const [home, ...others] = homesOf(turn, ids);
  const about = others.length === 0 ? home : undefined;
  const place = about ? { propertyId: about.id, address: about.address } : {};
  const said = wordsOf(turn, quote);
  const subject = topic ?? "other";
  // A question that no topic names is a task each time.
  const isNamed = subject !== "other";
  const key = { topic: subject, ...(about && { propertyId: about.id }) };
  const again = isNamed && turn.state.raised.includes(taskKey("knowledge_gap", key));
  const own = isNamed ? answerOrAsk(turn, subject, about) : null;
  if (own?.type === "answer_own") {
    turn.acts.push(own);
    return;
  }
  if (!isNamed) raise(turn, "knowledge_gap", { ...key, detail: `${turn.state.turns}.${turn.acts.length}` });
  const named = said === undefined ? { ...(again && { again }) } : { quote: said };
  turn.acts.push({ type: "will_ask_agent", topic: subject, ...place, ...named });
}

/** "I'll let the agent know", in the renter's words: when to call, who is coming along, where they'll wait. */
export function tellAgentThat(turn: Turn, { homes: ids, quote }: Command): void {
  const [home] = homesOf(turn, ids);
  const said = wordsOf(turn, quote);
  if (said === undefined) return;
  raise(turn, "contact_wish", {
    ...(home && { propertyId: home.id }),
    detail: `${turn.state.turns}.${turn.acts.length}`,
  });
  turn.acts.push({ type: "will_ask_agent", topic: "other", quote: said, tells: true });
}

/** The quoted words as the message has them; undefined if it doesn't, or if they may not be repeated. */
function wordsOf({ message }: Turn, quote: string | null): string | undefined {
  const words = quotable(quote ?? "");
  const said = message.replace(/\s+/g, " ").toLowerCase();
  return words !== undefined && said.includes(words.toLowerCase()) ? words : undefined;
}
