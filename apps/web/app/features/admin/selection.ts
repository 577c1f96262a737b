import type { WaitlistEntry } from "@llave/contract/admin";
import { useState } from "react";
import { canBeInvited } from "./entryWords.ts";

/** The rows an administrator selected, among those shown. */
export interface Selection {
  ids: string[];
  isChosen(id: string): boolean;
  toggle(id: string): void;
  /** True if every selectable row is selected. */
  all: boolean;
  toggleAll(): void;
  clear(): void;
}

/** Keeps the selected rows. A row that is no longer shown doesn't count: no one is invited unseen. */
export function useSelection(shown: readonly WaitlistEntry[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choosable = shown.filter(canBeInvited).map(({ id }) => id);
  const ids = choosable.filter((id) => chosen.has(id));
  const all = ids.length > 0 && ids.length === choosable.length;
  return {
    ids,
    isChosen: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    all,
    toggleAll: () => setChosen(new Set(all ? [] : choosable)),
    clear: () => setChosen(new Set()),
  };
}
