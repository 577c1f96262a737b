import type { RefObject } from "react";

/**
 * Steps through the rows of a list by keyboard: each step focuses what opens the next row.
 * @param rows selects the rows
 * @param opener selects within a row what opens it
 */
export function useRowSteps(list: RefObject<HTMLElement | null>, rows: string, opener: string) {
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const current = () => all().find((row) => row.contains(document.activeElement));
  const go = (step: 1 | -1) => () => {
    const now = current();
    const next = all()[now ? all().indexOf(now) + step : 0];
    next?.querySelector<HTMLElement>(opener)?.focus();
  };
  return { current, next: go(1), previous: go(-1) };
}
