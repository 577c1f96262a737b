import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isTyping, singleKeysWork } from "../../agent/shortcuts.ts";
import { useCopySmartLink } from "../../agent/useCopySmartLink.ts";
import { paths } from "../../paths.ts";

/** The dashboard's views by the second key after G. */
export const goTo = {
  o: paths.dashboard,
  l: paths.leads,
  s: paths.showings,
  k: paths.smartLinks,
  p: paths.properties,
  a: paths.analytics,
} as const;

/** Time for the second key. Milliseconds. */
const pairMs = 1_500;

/** G and a letter opens a view, C and L copies the SmartLink: from anywhere, unless something is typed. */
export function useKeyPairs(): void {
  const navigate = useNavigate();
  const copy = useCopySmartLink();
  const act = useRef((_first: string, _second: string): boolean => false);
  act.current = (first, second) => {
    const path = first === "g" && Object.hasOwn(goTo, second) ? goTo[second as keyof typeof goTo] : undefined;
    if (path) void navigate(path);
    else if (first === "c" && second === "l" && copy) void copy();
    else return false;
    return true;
  };
  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isTyping(event.target) || !singleKeysWork()) return;
      const before = first && event.timeStamp - first.at < pairMs ? first.key : null;
      first = event.key === "g" || event.key === "c" ? { key: event.key, at: event.timeStamp } : null;
      if (before === null || !act.current(before, event.key)) return;
      first = null;
      // The second key means nothing else: K alone would be the previous lead.
      event.preventDefault();
    };
    // Before the pages' own keys.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
