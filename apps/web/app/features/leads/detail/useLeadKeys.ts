import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isTyping, singleKeysWork } from "../../../agent/shortcuts.ts";

interface KeyTargets {
  /** Where j and k lead; null where there is nothing. */
  j: string | null;
  k: string | null;
}

/** j and k go through the list; not while something is typed or a menu is open. */
export function useLeadKeys(targets: KeyTargets): void {
  const navigate = useNavigate();
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const key = event.key as keyof KeyTargets;
      const path = Object.hasOwn(latest.current, key) ? latest.current[key] : null;
      if (path === null || !singleKeysWork()) return;
      event.preventDefault();
      navigate(path, { replace: true });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);
}
