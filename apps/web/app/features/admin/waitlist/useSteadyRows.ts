import type { WaitlistEntry } from "@llave/contract/admin/admin";
import { useState } from "react";
import { useEntriesById } from "../queries.ts";

/** Rows as they stood when an action began. */
interface Held {
  /** The page of the list that they belong to. */
  path: string;
  entries: readonly WaitlistEntry[];
}

const none: readonly WaitlistEntry[] = [];

/**
 * Keeps a page's rows in their place after an action moved entries within the list, so that the administrator sees what
 * became of them; another page or filter shows the list's own order again.
 * @param path of the page that is shown
 */
export function useSteadyRows(path: string, entries: readonly WaitlistEntry[] = none) {
  const [held, setHeld] = useState<Held | null>(null);
  const current = held?.path === path ? held.entries : none;
  const { data } = useEntriesById(current.map(({ id }) => id));
  const now = new Map(data?.entries.map((entry) => [entry.id, entry]));
  const rows = current.length > 0 ? current.map((entry) => now.get(entry.id) ?? entry) : entries;
  return { rows, hold: () => setHeld({ path, entries: rows }) };
}
