import type { LicenseStatus } from "@llave/contract/admin/licenseChecks";
import { type Kysely, sql } from "kysely";
import type { Database, LicenseFinding } from "../db/schema.ts";

export interface LicenseRow {
  agent_id: string;
  name: string;
  email: string;
  brokerage: string;
  license_number: string;
  license_state: string;
  license_status: LicenseStatus;
  license_finding: LicenseFinding | null;
  attested_at: Date;
  holder: string | null;
  file_status: string | null;
  has_photo: boolean;
}

/** Licenses with a status, or all that wait for a check if it is undefined. */
export async function countLicenses(db: Kysely<Database>, status: LicenseStatus | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from agent a where ${inStatus(status)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A page of them, the longest-waiting first, each with the entry for its number in the state's file. */
export async function listLicenses(
  db: Kysely<Database>,
  status: LicenseStatus | undefined,
  place: { limit: number; offset: number },
): Promise<LicenseRow[]> {
  const { rows } = await sql<LicenseRow>`
    select a.agent_id, a.name, account.email, a.brokerage, a.license_number, a.license_state, a.license_status,
      a.license_finding, a.attested_at, r.holder, r.status as file_status,
      exists (select from picture p where p.agent_id = a.agent_id and p.purpose = 'license') as has_photo
    from agent a
    join account on account.account_id = a.agent_id
    left join license_record r on r.state = a.license_state and r.number = a.license_number
    where ${inStatus(status)}
    order by a.attested_at, a.agent_id limit ${place.limit} offset ${place.offset}`.execute(db);
  return rows;
}

function inStatus(status: LicenseStatus | undefined) {
  const chosen =
    status === undefined ? sql`a.license_status in ('attested', 'provisional')` : sql`a.license_status = ${status}`;
  return sql`${chosen} and a.attested_at is not null`;
}

/** Stores an administrator's decision; returns the license's state, or undefined if there is no such agent. */
export async function decideLicense(
  tx: Kysely<Database>,
  agentId: string,
  status: "verified" | "rejected",
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("agent")
    .set({ license_status: status, license_checked_at: now })
    .where("agent_id", "=", agentId)
    .where("attested_at", "is not", null)
    .returning("license_state")
    .executeTakeFirst();
  return row?.license_state;
}
