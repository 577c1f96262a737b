import { type NextAnswer, nextAnswer } from "./calendar.ts";
import type { Turn } from "./turn.ts";

/** When the agent answers next, for the reply's text. */
export function whenData(next: NextAnswer | null): Record<string, string> {
  if (!next) return { when: "soon" };
  if (next.when === "now") return { when: "now", hour: String(next.until) };
  const hour = String(next.from);
  if (next.daysAhead === 0) return { when: "today", hour };
  if (next.daysAhead === 1) return { when: "tomorrow", hour };
  return { when: "weekday", hour, weekday: String(next.weekday) };
}

/** When the agent answers, from the working hours. */
export function replyTime({ local, context }: Pick<Turn, "context" | "local">): Record<string, string> {
  return whenData(nextAnswer(local, context.agent.workingHours));
}
