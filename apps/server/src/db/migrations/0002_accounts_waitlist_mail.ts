import { type Kysely, sql } from "kysely";

/**
 * Sign-up, mailed links, the waitlist, mail and what admins did.
 *
 * A mailed link's token is kept as a hash. `queue_key` orders the queue: joining takes the next
 * whole number, a referral moves the key between those of two others ahead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table account add column language text not null default 'en' check (language in ('en', 'es'))`,
  `alter table session add column user_agent text not null default ''`,

  `create sequence waitlist_queue`,
  `create table waitlist_entry (
    entry_id uuid primary key default gen_random_uuid(),
    account_id uuid references account on delete set null,
    name text not null,
    email text not null,
    is_agent boolean not null,
    language text not null check (language in ('en', 'es')),
    status text not null default 'pending' check (status in ('pending', 'invited', 'onboarded')),
    extended_trial boolean not null default true,
    queue_key numeric not null default nextval('waitlist_queue'),
    invited_from integer,
    referral_code text not null unique,
    referred_by uuid references waitlist_entry on delete set null,
    referrals integer not null default 0,
    utm_source text,
    utm jsonb not null default '{}',
    created_at timestamptz not null default now(),
    invited_at timestamptz,
    onboarded_at timestamptz,
    unsubscribed_at timestamptz
  )`,
  `create unique index waitlist_entry_email on waitlist_entry (lower(email))`,
  `create index waitlist_entry_account on waitlist_entry (account_id)`,
  `create index waitlist_entry_referred_by on waitlist_entry (referred_by)`,
  `create index waitlist_entry_queue on waitlist_entry (queue_key, entry_id) where status = 'pending'`,
  `create index waitlist_entry_all on waitlist_entry (queue_key, entry_id)`,
  `create index waitlist_entry_invited on waitlist_entry (invited_at) where invited_at is not null`,

  // Bodies are kept only if no SMTP server sends the mail.
  `create table mail (
    mail_id uuid primary key default gen_random_uuid(),
    kind text not null,
    recipient text not null,
    language text not null check (language in ('en', 'es')),
    status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'dropped')),
    attempts integer not null default 0,
    error text,
    subject text,
    body_text text,
    body_html text,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create index mail_kept on mail (created_at desc) where body_text is not null`,
  `create index mail_recipient on mail (lower(recipient))`,

  `create table mailed_link (
    link_id uuid primary key default gen_random_uuid(),
    purpose text not null check (purpose in ('invitation', 'password_reset', 'email_change')),
    mail_id uuid not null references mail on delete cascade,
    account_id uuid references account on delete cascade,
    entry_id uuid references waitlist_entry on delete cascade,
    email text not null,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    opened_at timestamptz,
    used_at timestamptz
  )`,
  `create index mailed_link_entry on mailed_link (entry_id, created_at desc)`,
  `create index mailed_link_account on mailed_link (account_id)`,
  `create index mailed_link_mail on mailed_link (mail_id)`,

  `create table admin_audit (
    audit_id uuid primary key default gen_random_uuid(),
    account_id uuid references account on delete set null,
    act text not null,
    detail jsonb not null default '{}',
    created_at timestamptz not null default now()
  )`,
  `create index admin_audit_recent on admin_audit (created_at desc, audit_id desc)`,

  `create table license_click (
    click_id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    license_state text,
    license_number text,
    created_at timestamptz not null default now()
  )`,
  `create index license_click_account on license_click (account_id)`,
];
