import type { Act } from "../dialogue/act.ts";
import type { AgentProfile, IsoDate, Language } from "../types.ts";
import { catalogs, type WordingKey } from "./catalogs.ts";
import { phraseAct } from "./phrase.ts";

/** No particular agent: the lines of an act don't depend on the agent. */
const anyAgent: AgentProfile = {
  id: "",
  name: "",
  tone: "friendly",
  aiMode: "full",
  language: "bilingual",
  workingHours: { from: 0, to: 24, days: [] },
};

/** Every line that the catalog has for an act, in any tone, with its placeholders. */
export function linesOf(act: Act, { language, today }: { language: Language; today: IsoDate }): string[] {
  const keys = new Set<WordingKey>();
  const note = (key: WordingKey) => {
    keys.add(key);
    return "";
  };
  const context = { language, today, agent: anyAgent, recent: [] };
  // As the first of a reply, and after another about the same listing.
  for (const previous of [undefined, act]) phraseAct(act, context, note, { previous, next: undefined });
  return [...keys].flatMap((key) => Object.values(catalogs[language][key]).flat());
}
