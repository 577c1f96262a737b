import type { LeadDetail } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";
import { translator } from "@llave/ui/translate";
import { tasksCatalogs } from "./texts/tasksCatalogs.ts";

/**
 * A task for the agent, and what helps to do it. Without a home, "availability" is about what else there is.
 */
export function taskText(
  { kind, topic, ofHome = false }: Pick<LeadDetail["tasks"][number], "kind" | "topic"> & { ofHome?: boolean },
  language: Language,
): { title: string; help: string } {
  const t = translator(tasksCatalogs, language);
  const topicKey = `topic.${topic}`;
  const named = kind === "knowledge_gap" && isText(topicKey);
  const own = `task.${kind}.${topic}`;
  const asked = named ? t("task.knowledge_gap.topic", { topic: t(topicKey) }) : t(`task.${kind}`);
  const title = isText(own) && !ofHome ? t(own) : asked;
  const ownHelp = `${own}.help`;
  return { title, help: isText(ownHelp) && !ofHome ? t(ownHelp) : t(`task.${kind}.help`) };
}

function isText(key: string): key is keyof typeof tasksCatalogs.en {
  return key in tasksCatalogs.en;
}

/** A topic's name inside a sentence; null for one without a name. */
export function topicText(topic: string, language: Language): string | null {
  const key = `topic.${topic}`;
  return isText(key) ? translator(tasksCatalogs, language)(key) : null;
}
