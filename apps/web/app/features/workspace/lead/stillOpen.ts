import type { LeadDetail } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";
import { taskText } from "../../../wording/tasks.ts";

/** What must not be forgotten when a lead is put aside: its urgent items and the agent's promises; "" if there are none. */
export function stillOpen(tasks: LeadDetail["tasks"], language: Language): string {
  const titles = tasks
    .filter(({ urgent, kind }) => urgent || kind === "promise")
    .map((task) => taskText({ ...task, ofHome: task.address !== null }, language).title);
  return [...new Set(titles)].join(" · ");
}
