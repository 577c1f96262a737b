import type { Showing } from "@llave/contract/showings/showings";
import { useNow } from "../../../components/hooks/useNow.ts";
import { showingState } from "../showingState.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { showingColors } from "./showingColors.ts";

/** A showing's status as a word. */
export function StatusBadge({ showing }: { showing: Showing }) {
  const t = useShowingTexts();
  const state = showingState(showing, useNow());
  return (
    <span className={`h-fit rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${showingColors[state]}`}>
      {t(`status.${state}`)}
    </span>
  );
}
