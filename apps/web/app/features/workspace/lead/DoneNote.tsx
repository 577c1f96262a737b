import type { LeadDetail } from "@llave/contract/leads/leads";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { stillOpen } from "./stillOpen.ts";
import type { Done } from "./useDone.ts";

/** Says that the open lead is put aside and what stays open meanwhile, with the way back. */
export function DoneNote({ lead, name, putBack }: { lead: LeadDetail | undefined; name: string } & Done) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (!lead || !putBack) return null;
  const open = stillOpen(lead.tasks, language);
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-line bg-fill px-5 py-2 text-sm text-ink-2">
      <p className="min-w-48 flex-1">
        <Icon name="check" small className="mr-1.5 inline text-mint-ink" />
        {t("done.done", { name })}
        {open !== "" && <b className="block font-semibold text-ink">{t("done.open", { items: open })}</b>}
      </p>
      <button type="button" className={button("line", "small")} onClick={putBack}>
        {t("done.back")}
      </button>
    </div>
  );
}
