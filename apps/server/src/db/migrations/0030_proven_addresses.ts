import { type Kysely, sql } from "kysely";

/** Which accounts have proven their address, and the browsers that each has signed in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table account add column email_verified_at timestamptz`,
  // Early access came from a link mailed to the address, and an administrator from the operator's own setting.
  `update account set email_verified_at = created_at where access_level = 'early_access' or role = 'admin'`,

  `alter table mailed_link drop constraint mailed_link_purpose_check`,
  `alter table mailed_link add constraint mailed_link_purpose_check
    check (purpose in ('invitation', 'password_reset', 'email_change', 'email_verification'))`,

  // A browser keeps the token in a cookie; the owner is notified about a sign-in from any other browser.
  `create table known_device (
    account_id uuid not null references account on delete cascade,
    token_hash bytea not null,
    device_id uuid not null unique default gen_random_uuid(),
    user_agent text not null default '',
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    primary key (account_id, token_hash)
  )`,
  `create index rate_limit_expired on rate_limit (expire)`,
];
