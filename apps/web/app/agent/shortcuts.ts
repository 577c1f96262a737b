import { useSyncExternalStore } from "react";

/** Kept in this browser; absent means that single keys work. */
const storageKey = "llave_single_keys";
const listeners = new Set<() => void>();

/**
 * Whether single keys decide drafts, go through leads and begin a search. Whoever dictates, or leans on a key, must be able to
 * turn them off (WCAG 2.1.4).
 */
export function singleKeysWork(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

/** Turns single keys on or off, in every open part of the page. */
export function setSingleKeys(work: boolean): void {
  if (work) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, as it changes. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysWork, () => true);
}

/** True where a letter belongs to what is typed, or to a menu or dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=menu], [role=dialog]") !== null;
}
