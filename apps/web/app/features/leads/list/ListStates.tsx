import { formatDate } from "@llave/ui/translate";
import { button } from "../../../components/button.ts";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { isFiltered, type LeadFilter, noFilter } from "../filter.ts";
import type { LeadTexts } from "../leadWords.ts";
import { catalogs } from "../texts/catalogs.ts";

/** The list before its first response, as a skeleton. */
export function LeadSkeleton() {
  const t = useTexts(catalogs);
  return (
    <div className="animate-appear px-5">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <ul aria-hidden="true" className="divide-y divide-line">
        {["a", "b", "c", "d", "e", "f"].map((row) => (
          <li key={row} className="grid animate-pulse grid-cols-[auto_1fr_auto] items-center gap-6 py-4">
            <span className="h-[26px] w-[68px] rounded-s bg-fill-2" />
            <span className="grid gap-2">
              <span className="h-2.5 w-2/5 rounded-full bg-fill-2" />
              <span className="h-2 w-3/5 rounded-full bg-fill-2" />
            </span>
            <span className="h-2.5 w-12 rounded-full bg-fill-2" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The list couldn't be refreshed: its rows stay on screen, with their time. */
export function RefreshFailed({ at, onRetry }: { at: number; onRetry: () => void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const time = formatDate(language, new Date(at), { hour: "numeric", minute: "2-digit" });
  return <Failed title={t("failed.refresh.title")} text={t("failed.refresh.text", { time })} onRetry={onRetry} />;
}

/** The list couldn't be loaded at all. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogs);
  return <Failed title={t("failed.title")} text={t("failed.text")} onRetry={onRetry} />;
}

function Failed(props: { title: string; text: string; onRetry: () => void }) {
  const t = useTexts(catalogs);
  return (
    <div className="border-b border-line p-3.5 last:border-0">
      <ListAlert {...props} retry={t("retry")} />
    </div>
  );
}

interface NoMatchProps {
  filter: LeadFilter;
  onClear(filter: LeadFilter): void;
}

/** Nothing matches the filters: shows them, with a way to clear them. */
export function NoMatch({ filter, onClear }: NoMatchProps) {
  const t = useTexts(catalogs);
  const simple = !isFiltered({ ...filter, status: "all", text: "" });
  return (
    <div className="px-5 py-12 text-center">
      <h2 className="text-lg font-semibold">{t("none.title")}</h2>
      <p role="status" className="mt-1 text-md text-muted">
        {simple ? t("none.text", { filters: filterText(filter, t) }) : t("none.several")}
      </p>
      <button
        type="button"
        className={`${button("line", "medium")} mt-4`}
        onClick={() => onClear({ ...noFilter, sort: filter.sort, view: filter.view })}
      >
        {t("none.clear")}
      </button>
    </div>
  );
}

function filterText({ status, text }: LeadFilter, t: LeadTexts): string {
  const temperature = t(`temperature.${status}`);
  if (text.trim() === "") return temperature;
  return status === "all" ? t("none.quoted", { text }) : t("none.both", { temperature, text });
}
