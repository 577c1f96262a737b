import { useSyncExternalStore } from "react";

/** Stored in this browser; absent means that single-key shortcuts work. */
const storageKey = "llave_single_keys";
const listeners = new Set<() => void>();

/**
 * Whether single keys decide drafts, step through leads and open the search. People who dictate, or lean on a key, must
 * be able to turn them off (WCAG 2.1.4).
 */
export function singleKeysWork(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

/** Turns single keys on or off everywhere on the page. */
export function setSingleKeys(work: boolean): void {
  if (work) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, updated when it changes. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysWork, () => true);
}

/** True if a letter belongs to typed text, a menu or a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest("input, textarea, select, [role=menu], [role=dialog], dialog") !== null
  );
}
