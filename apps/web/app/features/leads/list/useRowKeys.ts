import type { RefObject } from "react";
import { useKeys } from "../../../agent/useKeys.ts";
import { useRowSteps } from "../../../components/hooks/useRowSteps.ts";

/** What marks a lead's row or card, for {@link useRowKeys}. */
export const rowMark = { "data-lead-row": "" } as const;

/** J and K go through the leads; S opens the stage of the one with the focus. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const { current, next, previous } = useRowSteps(list, "[data-lead-row]", "th a, [id^=card-]");
  useKeys({
    j: next,
    k: previous,
    s: () => current()?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click(),
  });
}
