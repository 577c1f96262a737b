import { z } from "zod";
import { columnMappingOf, importCommit, importOutcomeOf } from "../csv/csvImport.ts";
import { jsonValue } from "../jsonValue.ts";
import { leadStage, matched } from "./leads.ts";

/** Limit of a file with leads. Rows. */
export const maxLeadImportRows = 2_000;

/** The fields for the columns of a file with leads. First and last name make a name. */
export const leadImportColumns = [
  "name",
  "firstName",
  "lastName",
  "phone",
  "email",
  "language",
  "budget",
  "area",
  "bedrooms",
  "moveIn",
  "note",
  "stage",
  "source",
] as const;
const leadImportColumn = z.enum(leadImportColumns);
export type LeadImportColumn = z.infer<typeof leadImportColumn>;

/** What happens to rows about people who are leads already. */
export const knownLeads = z.enum(["skip", "update"]);
export type KnownLeads = z.infer<typeof knownLeads>;

/**
 * `POST /api/leads/import`: the body is the CSV file. Without `columns`, their names decide. `known=update` adds what is
 * missing to leads with the same phone or email, and changes what they look for; otherwise they are skipped.
 */
export const leadImportQuery = z.object({
  commit: importCommit,
  columns: columnMappingOf(leadImportColumn),
  known: knownLeads.optional().catch(undefined),
});

/** What an import of leads would do, or did. */
export const leadImportAnswer = importOutcomeOf(leadImportColumn).extend({
  /** Rows about people who are leads already and stay as they are, because the agent chose to skip them. */
  skipped: z.number().int(),
  /** Rows about people who are already leads. */
  known: z.number().int(),
  /** True if no column is a phone or an email: nothing can be read until the agent assigns one. */
  needsContact: z.boolean(),
  /** Columns that are never read, because fair-housing law protects what they say. */
  protectedColumns: z.array(z.string()),
  /** Rows whose notes lose sentences for the same reason. */
  shortenedNotes: z.number().int(),
  /** The first rows as they were understood. */
  preview: z.array(
    z.object({
      line: z.number().int(),
      change: z.enum(["created", "updated", "unchanged", "skipped"]),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      area: z.string().nullable(),
      budget: z.number().nullable(),
      stage: leadStage,
    }),
  ),
  /** The first rows about people who are leads already. */
  knownRows: z.array(
    z.object({
      line: z.number().int(),
      leadId: z.string(),
      name: z.string(),
      change: z.enum(["updated", "unchanged", "skipped"]),
      /** Why the row is about this lead. */
      matched,
      /** The file's name if its first name is another one: phones are shared, and mistyped. */
      otherName: z.string().nullable(),
      /** What an update changes, with the value that is replaced; null if there is none. */
      changes: z.array(z.object({ slot: z.string(), before: jsonValue, after: jsonValue })),
      /** A note that is added; null if there is none. */
      note: z.string().nullable(),
    }),
  ),
});
export type LeadImportAnswer = z.infer<typeof leadImportAnswer>;
