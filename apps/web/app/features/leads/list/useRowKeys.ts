import type { RefObject } from "react";
import { useKeys } from "../../../agent/useKeys.ts";

/** What marks a lead's row or card, for {@link useRowKeys}. */
export const rowMark = { "data-lead-row": "" } as const;

/** J and K go through the leads; S opens the stage of the one with the focus. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-lead-row]") ?? [])];
  const current = () => rows().find((row) => row.contains(document.activeElement));
  const go = (step: 1 | -1) => () => {
    const all = rows();
    const now = current();
    const next = all[now ? all.indexOf(now) + step : 0];
    next?.querySelector<HTMLElement>("th a, [id^=card-]")?.focus();
  };
  useKeys({
    j: go(1),
    k: go(-1),
    s: () => current()?.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click(),
  });
}
