import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** New recovery codes, shown only this once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved(): void }) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-md text-ink-2 text-pretty">{t("codes.text")}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-m bg-fill px-4 py-3 font-mono text-md phone:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={button("navy", "large")} onClick={onSaved}>
          {t("codes.saved")}
        </button>
        <button
          type="button"
          className={button("line", "large")}
          onClick={() => void copy(codes.join("\n"), t("codes.copied"))}
        >
          {t("codes.copy")}
        </button>
      </div>
    </div>
  );
}
