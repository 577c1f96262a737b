import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import type { UnsavedForm } from "./useUnsaved.ts";

/** Says that a form shows what wasn't saved last time, and offers to start over. */
export function UnsavedNotice({ form, className = "" }: { form: UnsavedForm; className?: string }) {
  const t = useTexts(catalogs);
  if (!form.restored) return null;
  return (
    <p
      role="status"
      className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-m bg-fill px-3.5 py-2.5 text-base text-ink-2 ${className}`}
    >
      {t("unsaved.restored")}
      <button
        type="button"
        className="touch font-semibold text-ink underline underline-offset-4"
        onClick={form.discard}
      >
        {t("unsaved.discard")}
      </button>
    </p>
  );
}
