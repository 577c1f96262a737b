import { isDeepStrictEqual } from "node:util";
import type { Slots } from "@llave/assistant";
import type { ImportRowError } from "@llave/contract/csv/csvImport";
import type { KnownLeads } from "@llave/contract/leads/leadImport";
import type { CsvLine } from "../../csv/readCsv.ts";
import { eachRow } from "../../csv/rows.ts";
import type { PageLanguage } from "../../http/language.ts";
import type { Correction } from "../changes/correctFact.ts";
import { maxNotes } from "../history/notes.ts";
import { isSamePerson } from "../merging/samePerson.ts";
import { identityOf, type KnownLead } from "./known.ts";
import { type ReadingContext, type ReadLead, readLead } from "./readLead.ts";

export interface ReadRows {
  leads: ReadLead[];
  errors: ImportRowError[];
  /** Rows that aren't imported. */
  failed: number;
}

/** One row as it would be stored. */
export type PlannedLead =
  | { change: "created"; lead: ReadLead }
  | { change: "unchanged" | "skipped"; lead: ReadLead; known: KnownLead }
  | { change: "updated"; lead: ReadLead; known: KnownLead; corrections: Correction[]; note: string | null };

/** Reads every row below the header. If the file has a person twice, the first row counts. */
export async function readRows(lines: readonly CsvLine[], context: ReadingContext): Promise<ReadRows> {
  const rows: ReadRows = { leads: [], errors: [], failed: 0 };
  const seen = new Map<string, ReadLead[]>();
  await eachRow(lines, (line) => {
    const { lead, errors } = readLead(line, context);
    const first = lead && repeatedLine(seen, lead);
    if (lead && first)
      errors.push({
        line: line.line,
        about: lead.name,
        column: "",
        value: "",
        text: texts.repeated[context.language].replace("{line}", String(first)),
      });
    if (lead && !first) rows.leads.push(lead);
    else rows.failed += 1;
    rows.errors.push(...errors);
  });
  return rows;
}

const texts = {
  repeated: {
    en: "The same person is already on row {line}.",
    es: "La misma persona ya está en la fila {line}.",
  },
} as const satisfies Record<string, Record<PageLanguage, string>>;

/** Earlier rows with one phone or email that are compared; more can't be one person. */
const maxCompared = 50;

/** The line of an earlier row about the same person. */
function repeatedLine(seen: Map<string, ReadLead[]>, lead: ReadLead): number | undefined {
  const { phone, email, ...identity } = identityOf(lead);
  for (const contact of [phone, email]) {
    if (contact === null) continue;
    const earlier = seen.get(contact) ?? [];
    const same = earlier.find((other) => isSamePerson(identityOf(other), { ...identity, phone, email }));
    if (same) return same.line;
    if (earlier.length < maxCompared) seen.set(contact, [...earlier, lead]);
  }
  return undefined;
}

/** Decides what each row does, given the lead of the same person, if there is one. */
export function planLeads(
  leads: readonly ReadLead[],
  found: readonly (KnownLead | null)[],
  choice: KnownLeads,
): PlannedLead[] {
  return leads.map((lead, at) => {
    const known = found[at] ?? null;
    if (known === null) return { change: "created", lead };
    if (choice === "skip") return { change: "skipped", lead, known };
    const corrections = correctionsOf(lead.slots, known.slots);
    const note =
      lead.note !== null && !known.notes.includes(lead.note) && known.notes.length < maxNotes ? lead.note : null;
    if (corrections.length === 0 && note === null) return { change: "unchanged", lead, known };
    return { change: "updated", lead, known, corrections, note };
  });
}

/** Name, phone and email are only filled in where they are missing; the search follows the file. */
const completed = ["name", "phone", "email"] as const;
const replaced = ["area", "bedrooms", "move_in"] as const;

function correctionsOf(slots: Slots, known: Slots): Correction[] {
  const missing = completed.filter((slot) => slots[slot] !== undefined && known[slot] === undefined);
  const others = replaced.filter((slot) => {
    // Lists and exports show an unknown date as a flexible one.
    if (slots[slot] === undefined || (slots[slot] === "flexible" && known[slot] === undefined)) return false;
    return !isDeepStrictEqual(slots[slot], known[slot]);
  });
  const { budget_max: max } = slots;
  return [
    ...[...missing, ...others].map((slot) => ({ slot, value: slots[slot] }) as Correction),
    ...(max !== undefined && max !== known.budget_max ? [{ slot: "budget", value: { max } } as const] : []),
  ];
}
