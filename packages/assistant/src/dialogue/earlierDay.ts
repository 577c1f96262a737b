import { asksOf } from "../learned/judge.ts";
import { moveInVerdict } from "../matching/verdicts.ts";
import type { Property, Understanding } from "../types.ts";
import { homeInQuestion } from "./listings.ts";
import { raise, type Turn } from "./turn.ts";

/** From here on a clause asks. */
const leastAsked = 0.5;

/**
 * "Can't I get in sooner? Even the 18th" about a home that is free later: a question for the agent. The day that the home
 * can't meet is no new wish, so the reply doesn't agree to it.
 */
export function withoutEarlierDay(turn: Turn, heard: Understanding): Understanding {
  const { state, context, local } = turn;
  const { move_in: day, ...slots } = heard.slots;
  if (day === undefined || state.slots.move_in === undefined || !asksForDay(turn, heard)) return heard;
  const home = homeInQuestion(state, context.properties);
  const { outcome } = (home && moveInVerdict(day, home.availableFrom, local.date)) ?? {};
  if (home === undefined || (outcome !== "misses" && outcome !== "differs")) return heard;
  turn.askedEarlier = home;
  return { ...heard, slots };
}

function asksForDay({ message, clauses }: Turn, { evidence }: Understanding): boolean {
  const said = evidence.filter(({ slot }) => slot === "move_in");
  if (said.length === 0) return false;
  return said.every(
    ({ start }) =>
      /[?]/.test(sentencesFrom(message, start)) ||
      clauses.some((clause) => clause.start <= start && clause.end > start && asksOf(clause) >= leastAsked),
  );
}

/** The sentence of a place, with the question right before it, up to the end of the message. */
function sentencesFrom(message: string, at: number): string {
  const before = /(?:[^.!?\n]*\?\s*)?[^.!?\n]*$/u.exec(message.slice(0, at))?.[0] ?? "";
  return before + message.slice(at);
}

/** Passes the question for an earlier day on; nothing else of it is answered. */
export function askEarlierDay(turn: Turn): void {
  const { askedEarlier: home, heard, message, acts } = turn;
  if (home === undefined) return;
  const at = heard.evidence.find(({ slot }) => slot === "move_in")?.start ?? 0;
  const said = sentencesFrom(message, at);
  const from = message.length - said.length;
  turn.asks = turn.asks.filter(({ start }) => start < from);
  turn.queries = turn.queries.filter(({ start }) => start < from);
  turn.heard = { ...heard, topics: [], intents: heard.intents.filter((intent) => !intent.startsWith("ask_")) };
  raise(turn, "knowledge_gap", { topic: "availability", propertyId: home.id, detail: "earlier" });
  acts.push({ type: "will_ask_agent", topic: "other", subject: "early_move_in", ...addressOf(home) });
}

const addressOf = ({ id, address }: Property) => ({ propertyId: id, address });
