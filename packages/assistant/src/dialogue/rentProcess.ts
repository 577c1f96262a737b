import { moveInTotal } from "../answering/totals.ts";
import { asksOf } from "../learned/judge.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { overlaps, stretchOf } from "../understanding/stretches.ts";
import { plainPart } from "./asides.ts";
import { raise, type SaidClause, type Turn } from "./turn.ts";

/** The lowest probability at which a clause counts as a question. */
const leastAsked = 0.5;

/** Words for how renting goes as a whole, in both languages. */
const process =
  /\b(?:how (?:it|does it|do things|does (?:the )?rent\w*|would it) works? (?:to|for|with|if|when|there|here)|how (?:do|can|would|could) (?:i|we|u|you|someone) (?:go about )?rent\w*|whats? (?:is )?the (?:rent\w* |whole )?process|what (?:are the )?steps|steps to rent|como (?:funciona|es|seria|trabaja)(?: \w+)? (?:el proceso|rent\w+|alquil\w+|arrend\w+|para (?:rent|alquil|arrend)\w+)|como (?:se )?(?:hago|hace|hacemos|hay que hacer) (?:para|pa) (?:rent|alquil|arrend)\w+|(?:cual|como) es el proceso|que (?:tengo|hay|tenemos) que hacer (?:para|pa) (?:rent|alquil|arrend)\w+|(?:que|cuales son los) pasos)\b/;

/** Explains the application and what is due first; the agent explains the steps: "How does it work to rent there?". */
export function explainProcess(turn: Turn): void {
  const { state, context, clauses } = turn;
  if (state.business || state.paused) return;
  const asking = clauses.filter((clause) => asksForProcess(turn, clause));
  if (asking.length === 0) return;
  raise(turn, "knowledge_gap", { topic: "application" });
  turn.acts.push({ type: "rent_process" });
  const home = context.properties.find(({ id }) => id === state.focus);
  const sum = home && moveInTotal(turn, home);
  if (sum) turn.acts.push(sum);
  const isOther = (part: Stretch): boolean => !asking.some((clause) => overlaps(part, clause));
  turn.asks = turn.asks.filter((ask) => isOther(stretchOf(ask)));
  turn.queries = turn.queries.filter(isOther);
  turn.isQueried = true;
  turn.asides = turn.asides.filter((aside) => aside !== "how");
  const { heard } = turn;
  if (turn.asks.length === 0)
    turn.heard = {
      ...heard,
      topics: heard.topics.filter((topic) => !ofProcess.has(topic)),
      intents: heard.intents.filter((intent) => !intent.startsWith("ask_")),
    };
}

const ofProcess: ReadonlySet<string> = new Set([
  "application",
  "requirements",
  "fees",
  "price",
  "other",
  "move_in_cost",
]);

function asksForProcess({ message }: Turn, clause: SaidClause): boolean {
  return asksOf(clause) >= leastAsked && process.test(plainPart(message.slice(clause.start, clause.end)));
}
