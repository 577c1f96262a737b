import { button } from "../../components/button.ts";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const places = ["a", "b", "c", "d", "e", "f"];

/** The shape of the cards while they load. */
export function LoadingCards() {
  return (
    <div className="grid gap-4 phone:grid-cols-2 wide:grid-cols-3 wide:gap-6" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="h-96 animate-pulse rounded-l border border-line bg-fill" />
      ))}
    </div>
  );
}

/** No one matches. */
export function NobodyFound({ onClear }: { onClear(): void }) {
  const t = useTexts(catalogs);
  return (
    <div className="rounded-l border border-dashed border-line-2 px-6 py-16 text-center">
      <h2 className="title-card">{t("none.title")}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-[44ch] text-lg text-ink-2 text-pretty">{t("none.text")}</p>
      <button type="button" onClick={onClear} className={button("line", "large")}>
        {t("none.clear")}
      </button>
    </div>
  );
}

/** The list or its next page couldn't be loaded; loaded agents stay on screen. */
export function LoadFailed({ onRetry }: { onRetry(): void }) {
  const t = useTexts(catalogs);
  return <ListAlert title={t("failed.text")} retry={t("failed.retry")} onRetry={onRetry} />;
}
