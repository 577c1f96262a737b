import type { TurnContext } from "../turn.ts";
import { linesFor } from "./chooseWording.ts";
import { fill, shortName } from "./templates.ts";

/**
 * The first line of a conversation, before the renter wrote anything: who answers, what it can do
 * now, one open question; or the agent's own line, if the assistant answers. A bilingual link adds a line in the other language.
 */
export function greeting(context: Pick<TurnContext, "agent" | "languageHint">): string {
  const { agent, languageHint } = context;
  const language = agent.language === "bilingual" ? languageHint : agent.language === "spanish" ? "es" : "en";
  const key = agent.aiMode !== "minimal" ? "opening" : agent.absent ? "opening_absent" : "opening_minimal";
  const own = key === "opening" ? agent.greeting?.[language] : undefined;
  const [opening = ""] = linesFor(language, agent.tone, key);
  const first = own || fill(opening, { agent: shortName(agent.name) });
  if (agent.language !== "bilingual") return first;
  const [second = ""] = linesFor(language === "en" ? "es" : "en", agent.tone, "opening_other_language");
  return `${first}\n${second}`;
}
