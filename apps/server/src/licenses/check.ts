import { type Kysely, sql } from "kysely";
import type { Database, LicenseFinding } from "../db/schema.ts";
import { namesMatch } from "./names.ts";

/** A waiting license, with the entry for its number in the state's file; null if it has none. */
interface Candidate {
  agent_id: string;
  name: string;
  imported: boolean;
  holder: string | null;
  active: boolean | null;
  expires_on: string | null;
}

/** How many licenses are compared per query. */
const batch = 1000;

/**
 * Looks one agent's license up in its state's imported file: by state and number, so it is fast however long the file
 * is. An active license with a matching name is verified; a person decides everything else.
 */
export async function checkLicense(db: Kysely<Database>, agentId: string, now: Date): Promise<void> {
  const { rows } = await candidates(sql`a.agent_id = ${agentId}`, 1).execute(db);
  await storeFindings(db, rows, now);
}

/**
 * Checks every waiting license: after an import, and every night, since an active license may have been entered before
 * its file was.
 * @param state only this state's, or null for all
 * @returns how many were verified
 */
export async function checkWaitingLicenses(db: Kysely<Database>, state: string | null, now: Date): Promise<number> {
  let verified = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const ofState = state === null ? sql`true` : sql`a.license_state = ${state}`;
    const { rows } = await candidates(sql`${ofState} and a.agent_id > ${after}::uuid`, batch).execute(db);
    verified += await storeFindings(db, rows, now);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return verified;
    after = last.agent_id;
  }
}

function candidates(which: ReturnType<typeof sql>, most: number) {
  return sql<Candidate>`
    select a.agent_id, a.name, r.holder, r.active, r.expires_on,
      exists (select from license_import i where i.state = a.license_state) as imported
    from agent a
    left join license_record r on r.state = a.license_state and r.number = a.license_number
    where a.license_status in ('attested', 'provisional') and a.attested_at is not null and ${which}
    order by a.agent_id limit ${most}`;
}

/** Stores the findings; returns how many licenses it verified. */
async function storeFindings(db: Kysely<Database>, rows: Candidate[], now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const findings = rows.map((row) => ({ id: row.agent_id, finding: findingOf(row, today) }));
  const known = findings.filter(({ finding }) => finding !== null);
  if (known.length === 0) return 0;
  await sql`
    update agent a set license_finding = f.finding, license_checked_at = ${now},
      license_status = case when f.finding = 'match' then 'verified' else a.license_status end
    from unnest(${known.map(({ id }) => id)}::uuid[], ${known.map(({ finding }) => finding)}::text[])
      as f (agent_id, finding)
    where a.agent_id = f.agent_id and a.license_status in ('attested', 'provisional')
      and (f.finding = 'match' or a.license_finding is distinct from f.finding)`.execute(db);
  return known.filter(({ finding }) => finding === "match").length;
}

/** What the file says about a license; null if its state's file was never imported. */
function findingOf(row: Candidate, today: string): LicenseFinding | null {
  if (!row.imported) return null;
  if (row.holder === null) return "not_in_file";
  if (!namesMatch(row.name, row.holder)) return "name_differs";
  const expired = row.expires_on !== null && row.expires_on < today;
  return row.active && !expired ? "match" : "not_active";
}
