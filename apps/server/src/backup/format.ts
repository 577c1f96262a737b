import { z } from "zod";

/**
 * A backup is a gzip file of text: a line with this head as JSON, then for each table a line with its name, its rows as
 * PostgreSQL's COPY writes them and a line `\.`, and at the end a line with the total number of rows. A truncated file
 * lacks the end and is refused.
 */
export const backupHead = z.object({
  format: z.literal("llave backup 1"),
  createdAt: z.string(),
  /** The migrations of the backed-up database; a restore creates the tables with the same ones. */
  migrations: z.array(z.string()),
  /** The current values of the sequences. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
});
export type BackupHead = z.infer<typeof backupHead>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof tableLine>;

export const endLine = z.object({ rows: z.number() });

/** The line after a table's rows. In COPY's text no row can look like it. */
export const endOfRows = "\\.\n";

/** What stops a backup or a restore; the message is one line for the person at the terminal. */
export class BackupError extends Error {
  override name = "BackupError";
}
