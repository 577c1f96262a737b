import type { WaitlistEntry } from "@llave/contract/admin";
import { useState } from "react";
import { canBeInvited } from "./entryWords.ts";

/** The rows an administrator ticked, among those that are shown. */
export interface Selection {
  ids: string[];
  isChosen(id: string): boolean;
  toggle(id: string): void;
  /** True where every row that can be chosen is. */
  all: boolean;
  toggleAll(): void;
  clear(): void;
}

/** Keeps the ticked rows. One that is no longer shown does not count: nobody is invited unseen. */
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
