import type { ListedLead } from "@llave/contract/leads/leads";
import { useNow } from "../../../components/hooks/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { marketDay } from "../../../wording/elapsed.ts";
import { dayText } from "../../../wording/slots.ts";
import { catalogs } from "../texts/catalogs.ts";

/** What comes next for a lead: it waits for the agent, or the agent planned something. */
export function NextStep({ lead }: { lead: Pick<ListedLead, "needsYou" | "nextTodo"> }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const today = marketDay(useNow());
  if (lead.needsYou) return <Due text={t("needsYou")} />;
  if (!lead.nextTodo) return null;
  const { text, dueOn } = lead.nextTodo;
  const line = dueOn === null ? text : t("next.due", { text, day: dayText(dueOn, language) });
  return dueOn !== null && dueOn <= today ? <Due text={line} /> : <span className="truncate text-muted">{line}</span>;
}

function Due({ text }: { text: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-[7px] font-semibold text-orange-ink">
      <span className="size-[7px] flex-none rounded-full bg-orange-dot" />
      <span className="truncate">{text}</span>
    </span>
  );
}
