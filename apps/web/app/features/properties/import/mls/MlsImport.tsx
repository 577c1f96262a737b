import { useMls } from "../../../../agent/mls.ts";
import { button } from "../../../../components/button.ts";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { MlsConnect } from "./MlsConnect.tsx";
import { MlsConnected } from "./MlsConnected.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The agent's own listings from their MLS: connect it once, then read and choose. */
export function MlsImport() {
  const t = useTexts(catalogs);
  const { data, isError, refetch } = useMls();
  if (data?.connection) return <MlsConnected connection={data.connection} />;
  if (data) return <MlsConnect />;
  if (!isError) {
    return (
      <p role="status" className="text-base text-muted">
        {t("loading")}
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <h2 className="font-semibold">{t("failed")}</h2>
      <p className="text-base text-ink-2">{t("failed.text")}</p>
      <button type="button" className={button("line", "medium")} onClick={() => void refetch()}>
        {t("retry")}
      </button>
    </div>
  );
}
