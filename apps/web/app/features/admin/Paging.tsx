import type { Pagination } from "@llave/contract/admin/admin";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { shownRange } from "./waitlist/filter.ts";

const step = `${button("line", "small")} disabled:cursor-not-allowed disabled:bg-fill disabled:text-muted`;

/** Which entries are shown, with buttons for the other pages. */
export function Paging({ pagination, onPage }: { pagination: Pagination; onPage: (page: number) => void }) {
  const t = useTexts(catalogs);
  const { page, pages, total } = pagination;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5 pr-3.5 pl-5">
      <p role="status" className="text-sm text-muted">
        {t("range.text", { ...shownRange(pagination), total })}
      </p>
      <div className="flex gap-2">
        <button type="button" className={step} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <Icon name="left" small />
          {t("previous")}
        </button>
        <button type="button" className={step} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t("next")}
          <Icon name="right" small />
        </button>
      </div>
    </div>
  );
}
