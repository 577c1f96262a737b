import { z } from "zod";

/** Limit of a CSV file for any import. Bytes. */
export const maxImportBytes = 5_000_000;

/** The query's `columns`: the field that the agent assigned to each column, by position, as JSON; null skips it. */
export function columnMappingOf<Column extends string>(column: z.ZodType<Column>) {
  const mapping = z.array(column.nullable()).max(200);
  return z
    .string()
    .max(5_000)
    .transform((text, context) => {
      const given = mapping.safeParse(jsonOf(text));
      if (given.success) return given.data;
      context.addIssue({ code: "custom", message: "columns_not_valid" });
      return z.NEVER;
    })
    .optional();
}

/** The query's `commit`: nothing is stored without `true`. */
export const importCommit = z.enum(["true", "false"]).optional().catch(undefined);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const rowError = z.object({
  /** Line of the file; the header is line 1. */
  line: z.number().int(),
  /** What the row is about, such as its address or name; empty if it has none. */
  about: z.string(),
  /** Column name from the file; empty if the error is about the whole row. */
  column: z.string(),
  /** The beginning of the cell; empty if the error is about the whole row or the cell is empty. */
  value: z.string(),
  text: z.string(),
});
export type ImportRowError = z.infer<typeof rowError>;

/** A column of a file, with its field and its first value. */
export interface FileColumn<Column extends string> {
  name: string;
  field: Column | null;
  example: string;
}

/** The part of an import's answer that every kind of file has. Rows with errors are skipped and listed. */
export function importOutcomeOf<Column extends string>(column: z.ZodType<Column>) {
  return z.object({
    committed: z.boolean(),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    failed: z.number().int(),
    /** The first of them. */
    errors: z.array(rowError),
    /** Columns that match no field. */
    ignoredColumns: z.array(z.string()),
    /** Every column in order, with its field and its first value. */
    columns: z.array(z.object({ name: z.string(), field: column.nullable(), example: z.string() })),
  });
}
