import { useSyncExternalStore } from "react";

/** Kept in this browser; absent means that single keys work. */
const storageKey = "llave_single_keys";
const listeners = new Set<() => void>();

/**
 * Whether single letters decide drafts and go through leads. Whoever dictates, or leans on a key, must be able to
 * turn them off (WCAG 2.1.4).
 */
export function singleKeysWork(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

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
