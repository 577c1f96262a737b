import { useState } from "react";
import { sendFile } from "../data/request.ts";
import type { ColumnMapping } from "./ColumnMap.tsx";
import { useAttempt } from "./useAttempt.ts";

/** What the agent chose about a file, as the server's query. */
export interface FileChoices<Column extends string> {
  columns?: ColumnMapping<Column>;
  /** Other choices of one kind of import. */
  [choice: string]: string | ColumnMapping<Column> | undefined;
}

interface Chosen<Column extends string, Answer> {
  file: File;
  choices: FileChoices<Column>;
  answer: Answer;
}

/**
 * The steps of an import: choose a file, correct how it is read, store it. Each asks the server, which stores nothing
 * before the last step.
 * @param stored follows the last step
 */
export function useFileImport<Column extends string, Answer>(path: string, stored: (answer: Answer) => unknown) {
  const [chosen, setChosen] = useState<Chosen<Column, Answer> | null>(null);
  const { busy, error, attempt } = useAttempt<"choosing" | "changing" | "storing">();

  const ask = async (file: File, { columns, ...others }: FileChoices<Column>, commit: boolean): Promise<Answer> => {
    const query = new URLSearchParams({ commit: String(commit) });
    if (columns) query.set("columns", JSON.stringify(columns));
    for (const [name, value] of Object.entries(others)) if (typeof value === "string") query.set(name, value);
    return (await sendFile(`${path}?${query}`, new Blob([file], { type: "text/csv" }))).json();
  };

  const choose = (file: File) =>
    attempt("choosing", async () => {
      setChosen(null);
      setChosen({ file, choices: {}, answer: await ask(file, {}, false) });
    });

  /** Shows a choice immediately, and reverts it if the server can't be reached. */
  const change = async (changed: FileChoices<Column>) => {
    if (!chosen) return;
    const { file } = chosen;
    const choices = { ...chosen.choices, ...changed };
    setChosen({ ...chosen, choices });
    const isRead = await attempt("changing", async () => {
      setChosen({ file, choices, answer: await ask(file, choices, false) });
    });
    if (!isRead) setChosen(chosen);
  };

  const commit = () =>
    attempt("storing", async () => {
      if (chosen) await stored(await ask(chosen.file, chosen.choices, true));
    });

  return { chosen, busy: busy !== null, error, choose, change, commit };
}
