import type { Account, OwnSession } from "@llave/contract/account/accounts";
import type { listSessions, OwnAccount } from "./repository.ts";

/** The account as its owner sees it. */
export function presentAccount(own: OwnAccount, pendingEmail: string | null): Account {
  return {
    name: own.name,
    email: own.email,
    emailVerified: own.email_verified_at !== null,
    pendingEmail,
    role: own.role,
    createdAt: own.created_at.toISOString(),
  };
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** One session in its owner's list. */
export function presentSession(row: SessionRow, currentId: string): OwnSession {
  return {
    id: row.session_id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.refreshed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.session_id === currentId,
  };
}
