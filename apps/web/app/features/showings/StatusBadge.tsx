import type { Showing } from "@llave/contract/showings";
import { useNow } from "../../components/useNow.ts";
import { useShowingTexts } from "./useShowingTexts.ts";

const colors = {
  held: "bg-fill text-ink-2",
  requested: "bg-orange-wash text-orange-ink",
  confirmed: "bg-mint-wash text-mint-ink inset-ring inset-ring-mint-line",
  cancelled: "bg-fill text-muted",
  past: "bg-fill text-muted",
} as const;

/** Where a showing stands, in words. */
export function StatusBadge({ showing }: { showing: Showing }) {
  const t = useShowingTexts();
  const isPast = Date.parse(showing.endsAt) <= useNow();
  const state = isPast ? "past" : showing.status;
  return (
    <span className={`h-fit rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${colors[state]}`}>
      {t(`status.${state}`)}
    </span>
  );
}
