import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { singleKeysWork } from "../../../agent/shortcuts.ts";

interface KeyTargets {
  /** Where j, k and Escape lead; null where there is nothing. */
  j: string | null;
  k: string | null;
  Escape: string;
}

/** j and k go through the list, Escape goes back to it; not while something is typed or a menu is open. */
export function useLeadKeys(targets: KeyTargets): void {
  const navigate = useNavigate();
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || takesKeys(event.target)) return;
      const key = event.key as keyof KeyTargets;
      const path = Object.hasOwn(latest.current, key) ? latest.current[key] : null;
      if (path === null || (key !== "Escape" && !singleKeysWork())) return;
      event.preventDefault();
      navigate(path, { replace: key !== "Escape" });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);
}

function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=menu]") !== null;
}
