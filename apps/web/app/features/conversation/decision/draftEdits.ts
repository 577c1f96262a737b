import { useSyncExternalStore } from "react";
import { keepUnsaved, readUnsaved } from "../../../session/unsaved/unsavedTexts.ts";

const nameOf = (draftId: string) => `draft:${draftId}`;
const listeners = new Set<() => void>();
let changes = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the agent has made of a draft so far; null if they haven't changed it. */
function editedOf({ id }: { id: string }): string | null {
  const kept = readUnsaved(localStorage, nameOf(id), Date.now())?.value;
  return typeof kept === "string" ? kept : null;
}

/** Keeps the agent's text of a draft; null forgets it. */
function edit(id: string, text: string | null): void {
  keepUnsaved(localStorage, nameOf(id), text ?? undefined, Date.now());
  changes += 1;
  for (const listener of listeners) listener();
}

/** Edits of drafts. They survive leaving the page and a reload, like everything the agent types. */
export function useDraftEdits() {
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => changes,
  );
  return { editedOf, edit };
}
