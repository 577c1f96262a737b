import type { LicenseState } from "@llave/contract/agent/licenses";
import { type Kysely, sql } from "kysely";
import { newId } from "../db/newId.ts";
import type { Database } from "../db/schema.ts";
import { checkWaitingLicenses } from "./check.ts";
import { csvRows } from "./csvRows.ts";
import { type LicenseRecord, RowLayout } from "./layouts.ts";

export interface ImportOutcome {
  /** Licenses now stored from the state's file. */
  rows: number;
  /** Rows without a number or a name. */
  skipped: number;
  /** Agents whose license the new file verified. */
  verified: number;
}

/** Rows per statement: enough that a million take seconds, and few enough for memory. */
const rowsAtOnce = 5_000;

/**
 * Replaces a state's stored licenses with a newer file, read as a stream, and then checks the waiting agents. All or
 * nothing: until the last row is in, everyone still sees the previous file.
 * @throws Error if the file isn't such a file; nothing is changed then
 */
export async function importLicenses(
  db: Kysely<Database>,
  { state, chunks, now }: { state: LicenseState; chunks: AsyncIterable<string>; now: Date },
): Promise<ImportOutcome> {
  const importId = newId(now);
  return db.transaction().execute(async (tx) => {
    // Two simultaneous imports of one state would each remove the other's rows.
    await sql`select pg_advisory_xact_lock(hashtext(${`licenses ${state}`}))`.execute(tx);
    const { rows, skipped } = await copyRows(tx, { state, importId, chunks });
    if (rows === 0) throw new Error("the file has no licenses");
    await tx.deleteFrom("license_record").where("state", "=", state).where("import_id", "<>", importId).execute();
    await tx
      .insertInto("license_import")
      .values({ import_id: importId, state, rows, skipped, imported_at: now })
      .execute();
    const verified = await checkWaitingLicenses(tx, state, now);
    return { rows, skipped, verified };
  });
}

async function copyRows(
  tx: Kysely<Database>,
  { state, importId, chunks }: { state: LicenseState; importId: string; chunks: AsyncIterable<string> },
): Promise<{ rows: number; skipped: number }> {
  const layout = new RowLayout(state);
  let batch = new Map<string, LicenseRecord>();
  let skipped = 0;
  const write = async () => {
    await insertRecords(tx, state, importId, [...batch.values()]);
    batch = new Map();
  };
  for await (const row of csvRows(chunks)) {
    const record = layout.read(row);
    if (record) batch.set(record.number, record);
    else skipped++;
    if (batch.size >= rowsAtOnce) await write();
  }
  await write();
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from license_record where state = ${state} and import_id = ${importId}`.execute(tx);
  return { rows: rows[0]?.rows ?? 0, skipped };
}

async function insertRecords(tx: Kysely<Database>, state: string, importId: string, records: LicenseRecord[]) {
  if (records.length === 0) return;
  await sql`
    insert into license_record (state, number, holder, active, status, expires_on, import_id)
    select ${state}, r.*, ${importId}::uuid
    from unnest(
      ${records.map(({ number }) => number)}::text[],
      ${records.map(({ holder }) => holder)}::text[],
      ${records.map(({ active }) => active)}::boolean[],
      ${records.map(({ status }) => status)}::text[],
      ${records.map(({ expiresOn }) => expiresOn)}::date[]
    ) as r
    on conflict (state, number) do update set holder = excluded.holder, active = excluded.active,
      status = excluded.status, expires_on = excluded.expires_on, import_id = excluded.import_id`.execute(tx);
}
