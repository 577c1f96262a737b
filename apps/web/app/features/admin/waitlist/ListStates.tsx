import { button } from "../../../components/button.ts";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";

/** The list couldn't be loaded or refreshed; its entries stay on screen. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogs);
  return (
    <div className="border-b border-line p-3.5 last:border-0">
      <ListAlert title={t("failed.text")} retry={t("failed.retry")} onRetry={onRetry} />
    </div>
  );
}

interface NoEntriesProps {
  onClear: (() => void) | undefined;
  onSearchAll: (() => void) | undefined;
}

/**
 * Nothing to show: no one has joined yet, or no one matches the search and filters, which `onClear` then clears; the
 * search may find someone on another page.
 */
export function NoEntries({ onClear, onSearchAll }: NoEntriesProps) {
  const t = useTexts(catalogs);
  return (
    <div className="px-5 py-14 text-center">
      <h4 className="text-lg font-semibold">{t("none.title")}</h4>
      <p className="mt-1 text-md text-muted">
        {onClear ? t("none.filtered") : t("none.empty", { link: location.origin + paths.early })}
      </p>
      <p className="mt-4 flex flex-wrap justify-center gap-2.5 empty:hidden">
        {onSearchAll && (
          <button type="button" className={button("navy")} onClick={onSearchAll}>
            {t("search.all")}
          </button>
        )}
        {onClear && (
          <button type="button" className={button("line")} onClick={onClear}>
            {t("none.clear")}
          </button>
        )}
      </p>
    </div>
  );
}
