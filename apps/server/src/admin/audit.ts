import type { AuditPage } from "@llave/contract/admin/admin";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { pagination } from "./filter.ts";

/** Logs an administrator's action. Numbers only: the log names no other person. */
export async function recordAct(
  db: Kysely<Database>,
  adminId: string,
  act: Database["admin_audit"]["act"],
  detail: Record<string, string | number>,
  now: Date,
): Promise<void> {
  const values = { account_id: adminId, act, detail: JSON.stringify(detail), created_at: now };
  await db.insertInto("admin_audit").values(values).execute();
}

const actsPerPage = 20;

/** A page of the log, newest first. */
export async function listActs(db: Kysely<Database>, asked: number): Promise<AuditPage> {
  const { total } = await db
    .selectFrom("admin_audit")
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const place = pagination(asked, actsPerPage, total);
  const rows = await db
    .selectFrom("admin_audit")
    .leftJoin("account", "account.account_id", "admin_audit.account_id")
    .select(["audit_id", "act", "email", "detail", "admin_audit.created_at"])
    .orderBy("admin_audit.created_at", "desc")
    .orderBy("audit_id", "desc")
    .limit(place.limit)
    .offset((place.page - 1) * place.limit)
    .execute();
  const acts = rows.map(({ audit_id, act, email, detail, created_at }) => ({
    id: audit_id,
    act,
    adminEmail: email,
    detail,
    createdAt: created_at.toISOString(),
  }));
  return { acts, pagination: place };
}
