import { timeOfDay } from "../showings/zonedTime.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import { raise, type Turn } from "./turn.ts";

/** Gives the agent's public contact; without one, the agent is asked to call. */
export function giveContact(turn: Turn): void {
  const { phone, email } = turn.context.agent;
  if (turn.changes.slots.phone !== undefined || turn.changes.slots.email !== undefined) return;
  if (!phone && !email) raise(turn, "ask_human");
  turn.acts.push({ type: "aside", about: "number", data: { ...(phone && { phone }), ...(email && { email }) } });
}

/** How the agent gets in touch: through the contact that the renter gave, otherwise in the chat. */
export function tellContactWay({ state, acts }: Turn): void {
  const { phone, email } = state.slots;
  acts.push({ type: "contact_way", ...(phone && { phone }), ...(email && { email }) });
}

/** The hours the agent works, and that showings go beyond them where they do. */
export function tellHours(turn: Turn): void {
  const { agent, freeTimes = [] } = turn.context;
  const { from, to, days } = agent.workingHours;
  // Showings on a Saturday don't contradict an office that is closed then.
  const isBeyond = freeTimes.some(
    ({ date, time }) => !days.includes(weekdayOn(date)) || time < clockOf(from) || time >= clockOf(to),
  );
  if (days.length === 0 || turn.changes.slots.showing_request) return;
  // "Do you work weekends?" names days, but no move-in date.
  turn.acts.push({
    type: "aside",
    about: "hours",
    data: { from: String(from), to: String(to), days: [...days].sort().join(","), ...(isBeyond && { visits: "" }) },
  });
}

/** `HH:MM` of a whole hour. */
function clockOf(hour: number): string {
  return timeOfDay(hour * 60);
}
