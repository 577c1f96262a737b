import type { AgentContact } from "@llave/contract/chat/homes";

/** The note beside a way to reach the agent: calls have hours, a message can be sent at any time. */
export function contactHoursLabel(
  way: string,
  { from, to }: AgentContact["hours"],
  isOpen: boolean,
): { key: "untilHour" | "fromHour" | "anyTime"; hour: number } {
  if (way !== "call") return { key: "anyTime", hour: from };
  return isOpen ? { key: "untilHour", hour: to } : { key: "fromHour", hour: from };
}
