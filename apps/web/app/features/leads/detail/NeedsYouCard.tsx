import type { LeadDetail } from "@llave/contract/leads";
import { Card } from "../../../components/Card.tsx";
import { useNow } from "../../../components/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { elapsedText } from "../../../wording/elapsed.ts";
import { taskText } from "../../../wording/tasks.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** What waits for the agent, urgent items first. */
export function NeedsYouCard({ tasks }: Pick<LeadDetail, "tasks">) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const now = useNow();
  return (
    <Card title={t("needs.title")}>
      <ul className="mt-2.5 grid gap-3">
        {tasks.map((task) => {
          const { title, help } = taskText(task, language);
          return (
            <li key={task.id} className="flex gap-2.5">
              <span className={`mt-1.5 size-2 flex-none rounded-full ${task.urgent ? "bg-danger" : "bg-orange-dot"}`} />
              <div className="min-w-0 flex-1">
                <p className="flex items-baseline justify-between gap-3">
                  <b className="font-semibold">{title}</b>
                  <time dateTime={task.createdAt} className="text-sm whitespace-nowrap text-muted">
                    {elapsedText(task.createdAt, now, language)}
                  </time>
                </p>
                <p className="text-sm text-muted">
                  {task.urgent && <b className="font-semibold text-danger">{t("urgent")}. </b>}
                  {help}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
