import { useSyncExternalStore } from "react";

/** The columns of the table, in order. */
export const columnNames = [
  "score",
  "lead",
  "message",
  "search",
  "size",
  "area",
  "budget",
  "timeline",
  "stage",
  "next",
  "source",
  "language",
  "contact",
  "call",
] as const;
export type ColumnName = (typeof columnNames)[number];

/** A row without these would say nothing. */
export const fixedColumns: readonly ColumnName[] = ["score", "lead"];

const usual: readonly ColumnName[] = [
  ...(["score", "lead", "message", "search", "budget", "timeline"] as const),
  ...(["stage", "source", "contact", "call"] as const),
];

/** Stored in this browser; absent means the usual columns. */
const storageKey = "llave_lead_columns";
const listeners = new Set<() => void>();
let stored: { text: string | null; names: readonly ColumnName[] } | undefined;

/** The columns that the agent chose in this browser. */
export function chosenColumns(): readonly ColumnName[] {
  const text = localStorage.getItem(storageKey);
  if (stored?.text !== text || !stored) stored = { text, names: text === null ? usual : read(text) };
  return stored.names;
}

/** Names that this version doesn't know are left out, and columns that are always there are added. */
function read(text: string): readonly ColumnName[] {
  const names = new Set<string>([...text.split(","), ...fixedColumns]);
  return columnNames.filter((name) => names.has(name));
}

/** Chooses the columns; undefined goes back to the usual ones. */
export function chooseColumns(names: readonly ColumnName[] | undefined): void {
  if (names) localStorage.setItem(storageKey, names.join(","));
  else localStorage.removeItem(storageKey);
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, updated when it changes. */
export function useColumns(): readonly ColumnName[] {
  return useSyncExternalStore(subscribe, chosenColumns, () => usual);
}
