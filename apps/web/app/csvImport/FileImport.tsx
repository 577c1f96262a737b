import type { FileColumn } from "@llave/contract/csv/csvImport";
import type { ReactNode } from "react";
import { FormAlert } from "../components/form/FormAlert.tsx";
import { ColumnMap } from "./ColumnMap.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { ImportGuide } from "./ImportGuide.tsx";
import { type FileChoices, useFileImport } from "./useFileImport.ts";

/** What every kind of import answers about the file's columns. */
interface ColumnsAnswer<Column extends string> {
  columns: FileColumn<Column>[];
  /** Names of columns that are never imported. */
  protectedColumns?: string[];
}

/** What can be done with a file that was read. */
interface ReadFile<Column extends string, Answer> {
  answer: Answer;
  choices: FileChoices<Column>;
  busy: boolean;
  change: (changed: FileChoices<Column>) => void;
  commit: () => void;
}

interface FileImportProps<Column extends string, Answer> {
  /** The call that previews and stores the file. */
  path: string;
  /** Path of the template. */
  template: string;
  /** The fields, by their names on this page. */
  fields: readonly { field: Column; label: string }[];
  guide: readonly { title: string; text: string }[];
  /** The column without which nothing can be read, in words; null if it's there. */
  missing: (answer: Answer) => string | null;
  preview: (file: ReadFile<Column, Answer>) => ReactNode;
  /** Follows the import. */
  stored: (answer: Answer) => unknown;
}

/** Imports a CSV file: choose it, match its columns, preview what it would do, then store it. */
export function FileImport<Column extends string, Answer extends ColumnsAnswer<Column>>(
  props: FileImportProps<Column, Answer>,
) {
  const { path, template, fields, guide, missing, preview, stored } = props;
  const { chosen, busy, error, choose, change, commit } = useFileImport<Column, Answer>(path, stored);
  const lacks = chosen && missing(chosen.answer);
  return (
    <section className="rounded-l border border-line bg-card px-4 py-5 phone:px-6">
      <FileChooser name={chosen?.file.name} busy={busy} onChoose={(file) => void choose(file)} />
      <div className="mt-3 empty:hidden">
        <FormAlert text={error} />
      </div>
      {chosen ? (
        <>
          <ColumnMap
            columns={chosen.answer.columns}
            fields={fields}
            never={chosen.answer.protectedColumns ?? []}
            busy={busy}
            onMap={(columns) => void change({ columns })}
          />
          {lacks === null ? (
            preview({
              answer: chosen.answer,
              choices: chosen.choices,
              busy,
              change: (changed) => void change(changed),
              commit: () => void commit(),
            })
          ) : (
            <p role="alert" className="mt-4 text-md font-semibold text-orange-ink">
              {lacks}
            </p>
          )}
        </>
      ) : (
        <ImportGuide parts={guide} template={template} />
      )}
    </section>
  );
}
