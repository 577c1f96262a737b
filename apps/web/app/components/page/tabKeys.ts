import type { KeyboardEvent } from "react";

/** Where a key leads in a row of tabs, from the one at `at`. */
const targets: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End move along a row of tabs; the focused one opens like any button or link. */
export function goAlongTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")].filter(
    (tab) => tab.offsetParent !== null,
  );
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  const target = targets[event.key];
  if (at < 0 || !target) return;
  event.preventDefault();
  tabs[target(at, tabs.length)]?.focus();
}
