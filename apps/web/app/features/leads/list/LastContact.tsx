import type { ListedLead } from "@llave/contract/leads/leads";
import { useNow } from "../../../components/hooks/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { elapsedText } from "../../../wording/elapsed.ts";
import { catalogs } from "../texts/catalogs.ts";

/** How long ago a lead was last active. If it waits for the agent, also for how long, unless that is the same time. */
export function LastContact({ lead }: { lead: Pick<ListedLead, "needsYou" | "updatedAt" | "waitingSince"> }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  const elapsed = elapsedText(lead.updatedAt, now, language);
  const waited = lead.waitingSince && elapsedText(lead.waitingSince, now, language);
  if (!lead.needsYou) {
    return (
      <time dateTime={lead.updatedAt} className="text-muted">
        {elapsed}
      </time>
    );
  }
  return (
    <span className="inline-flex flex-col items-end max-table:flex-row max-table:items-center max-table:gap-2">
      <span className="inline-flex items-center gap-[7px] font-semibold">
        <span className="size-[7px] rounded-full bg-orange-dot" />
        <time dateTime={lead.updatedAt}>{elapsed}</time>
      </span>
      <span className="text-sm leading-[17px] text-orange-ink">
        {waited === null || waited === elapsed ? t("needsYou") : t("needsYou.since", { elapsed: waited })}
      </span>
    </span>
  );
}
