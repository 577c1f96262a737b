import { type Kysely, sql } from "kysely";

/** Since when a listing has had its status, links about one listing, and addresses that an agent chooses for a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Until now only the last change was stored; it is the best date available for older listings.
  `alter table property add column status_since timestamptz`,
  `update property set status_since = updated_at`,
  `alter table property alter column status_since set not null`,
  `alter table property alter column status_since set default now()`,
  // Forms, imports and buttons all change the status: one place dates it.
  `create function date_listing_status() returns trigger language plpgsql as $$
  begin
    new.status_since := coalesce(new.updated_at, now());
    return new;
  end $$`,
  `create trigger listing_status_new before insert on property
    for each row execute function date_listing_status()`,
  `create trigger listing_status_changed before update of status on property
    for each row when (old.status is distinct from new.status) execute function date_listing_status()`,

  `alter table smartlink add column property_id uuid`,
  `alter table smartlink add foreign key (agent_id, property_id) references property on delete set null (property_id)`,
  `create unique index smartlink_of_listing on smartlink (agent_id, property_id)
    where property_id is not null and deleted_at is null`,
  // A listing's open questions are counted on every page of the inventory.
  `create index task_of_listing on task (agent_id, property_id) where done_at is null and property_id is not null`,
  `alter table smartlink add column custom_slug text check (custom_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`,
  `create unique index smartlink_custom_slug on smartlink (agent_id, custom_slug) where custom_slug is not null`,
];
