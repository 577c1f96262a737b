import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const colors = {
  on: "border-mint-line bg-mint-wash text-mint-ink",
  failing: "border-orange-line bg-orange-wash text-orange-ink",
  reconnect: "border-danger-line bg-danger-wash text-danger",
} as const;

/** How a connected calendar is doing, in one word. */
export function StateBadge({ state }: { state: keyof typeof colors }) {
  const t = useTexts(catalogs);
  return (
    <span className={`flex-none rounded-full border px-2.5 py-1 text-xs font-semibold ${colors[state]}`}>
      {t(`state.${state}`)}
    </span>
  );
}
