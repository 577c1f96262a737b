import type { WaitlistEntry } from "@llave/contract/admin";
import { useState } from "react";
import { canBeInvited } from "./entryWords.ts";

/** The entries an administrator selected, on this page and others. */
export interface Selection {
  ids: string[];
  /** How many of them aren't shown now. */
  elsewhere: number;
  isChosen(id: string): boolean;
  toggle(id: string): void;
  /** True if every selectable row that is shown is selected. */
  all: boolean;
  toggleAll(): void;
  clear(): void;
}

/** Keeps what is selected from page to page; the bar above the list says how many of them are out of sight. */
export function useSelection(shown: readonly WaitlistEntry[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choosable = shown.filter(canBeInvited).map(({ id }) => id);
  const here = shown.map(({ id }) => id);
  // What was invited meanwhile is no longer a choice.
  const ids = [...chosen].filter((id) => !here.includes(id) || choosable.includes(id));
  const all = choosable.length > 0 && choosable.every((id) => chosen.has(id));
  return {
    ids,
    elsewhere: ids.filter((id) => !here.includes(id)).length,
    isChosen: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    all,
    toggleAll: () =>
      setChosen((before) =>
        all ? new Set([...before].filter((id) => !choosable.includes(id))) : new Set([...before, ...choosable]),
      ),
    clear: () => setChosen(new Set()),
  };
}
