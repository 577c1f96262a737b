import type { WaitlistEntry } from "@llave/contract/admin/admin";
import { useState } from "react";
import { canBeInvited } from "./entryWords.ts";

/** The entries an administrator selected, on this page and others. */
export interface Selection {
  chosen: readonly WaitlistEntry[];
  /** How many of them aren't shown now. */
  elsewhere: number;
  isChosen(id: string): boolean;
  toggle(entry: WaitlistEntry): void;
  /** True if every selectable row that is shown is selected. */
  all: boolean;
  toggleAll(): void;
  clear(): void;
}

/** Keeps what is selected from page to page; the bar above the list says how many of them are out of sight. */
export function useSelection(shown: readonly WaitlistEntry[]): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, WaitlistEntry>>(new Map());
  const choosable = shown.filter(canBeInvited);
  const here = new Map(shown.map((entry) => [entry.id, entry]));
  // Entries invited in the meantime can't be selected anymore.
  const chosen = [...selected.values()].map((entry) => here.get(entry.id) ?? entry).filter(canBeInvited);
  const all = choosable.length > 0 && choosable.every(({ id }) => selected.has(id));
  const change = (entries: readonly WaitlistEntry[], isChosen: boolean) =>
    setSelected((before) => {
      const after = new Map(before);
      for (const entry of entries) isChosen ? after.set(entry.id, entry) : after.delete(entry.id);
      return after;
    });
  return {
    chosen,
    elsewhere: chosen.filter(({ id }) => !here.has(id)).length,
    isChosen: (id) => selected.has(id),
    toggle: (entry) => change([entry], !selected.has(entry.id)),
    all,
    toggleAll: () => change(choosable, !all),
    clear: () => setSelected(new Map()),
  };
}
