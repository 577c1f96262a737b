import type { DashboardTrends } from "@llave/contract/agent/dashboard";

type HourCounts = DashboardTrends["conversationHours"][number];

/** Fewer conversations say nothing about their hour. */
const minConversations = 5;

/** How many of an hour's conversations became leads, in whole percent; null without any. */
export function rateOf({ conversations, leads }: HourCounts): number | null {
  return conversations === 0 ? null : Math.round((leads / conversations) * 100);
}

/**
 * The hour whose conversations most often become leads; of equals, the one with more conversations. Null while no hour
 * has enough of them, or none became a lead.
 */
export function bestHour(hours: readonly HourCounts[]): { hour: number; rate: number; of: number } | null {
  const [best] = hours
    .map((counts, hour) => ({ hour, rate: rateOf(counts) ?? 0, of: counts.conversations }))
    .filter(({ rate, of }) => of >= minConversations && rate > 0)
    .toSorted((one, other) => other.rate - one.rate || other.of - one.of);
  return best ?? null;
}
