import type { PropertyStatus } from "@llave/contract/listings/properties";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const colors: Record<PropertyStatus, string> = {
  active: "bg-mint-wash text-mint-ink inset-ring-mint-line",
  pending: "bg-warm-wash text-warm inset-ring-[#ecd9a2]",
  leased: "bg-cold-wash text-cold inset-ring-[#c5d8ec]",
  draft: "bg-orange-wash text-orange-ink inset-ring-orange-line",
  off_market: "bg-fill text-ink-2 inset-ring-line-2",
};

/** A listing's status. */
export function StatusBadge({ status }: { status: PropertyStatus }) {
  const t = useTexts(catalogs);
  return (
    <span
      className={`inline-flex items-center rounded-full px-2 py-1 text-xs leading-none font-semibold inset-ring ${colors[status]}`}
    >
      {t(`status.${status}`)}
    </span>
  );
}
