import { type Kysely, sql } from "kysely";

/**
 * Gives tables, columns and stored values the glossary's names: a page of a SmartLink is viewed, leads are merged, a
 * view of the lead list is saved, wording has findings, a showing is canceled and a draft superseded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...renamed, ...values]) await sql.raw(statement).execute(db);
  await renameConstraintsAndIndexes(db);
  await rewriteFunctions(db);
}

const renamed = [
  `alter table smartlink_visit rename to link_view`,
  `alter table lead_parted rename to unmerged_lead`,
  `alter table lead_to_settle rename to merge_check`,
  `alter table lead_view rename to saved_view`,
  `alter table wording_refusal rename to wording_finding`,
  `alter table wording_finding rename column refusal_id to finding_id`,
  `alter table lead rename column own_part to own_member`,
  `alter table lead rename column joined_by to merged_by`,
  `alter table showing rename column cancelled_by to canceled_by`,
  `alter table alert_phone rename column heard_at to last_inbound_at`,
  `alter function settle_lead_later(uuid, uuid) rename to queue_merge_check`,
  `alter function part_moved() rename to member_changed`,
  `alter trigger lead_part_moved on lead rename to lead_member_changed`,
];

// Nothing happens to these rows, so nobody must be told: their triggers rest meanwhile.
const tables = ["showing", "draft", "notification", "lead_event", "webhook_event", "outgoing_message"];
const values = [
  ...tables.map((table) => `alter table ${table} disable trigger user`),
  `alter table showing drop constraint showing_status_check`,
  `update showing set status = 'canceled' where status = 'cancelled'`,
  `alter table showing add constraint showing_status_check
    check (status in ('held', 'requested', 'confirmed', 'canceled', 'expired'))`,
  `alter table draft drop constraint draft_status_check`,
  `update draft set status = 'superseded' where status = 'stale'`,
  `alter table draft add constraint draft_status_check
    check (status in ('waiting', 'sent', 'rejected', 'superseded'))`,
  `update notification set data = jsonb_set(data, '{step}', '"canceled"') where data ->> 'step' = 'cancelled'`,
  `update lead_event set detail = jsonb_set(detail, '{what}', '"canceled"')
    where kind = 'showing' and detail ->> 'what' = 'cancelled'`,
  // Inside a text of the payload the quotes would be escaped.
  `update webhook_event set payload = replace(payload, '"status":"cancelled"', '"status":"canceled"')
    where payload like '%"status":"cancelled"%'`,
  `update outgoing_message set reason = 'superseded' where reason = 'overtaken'`,
  ...tables.map((table) => `alter table ${table} enable trigger user`),
];

/** Constraints and indexes are named after their table or column. */
async function renameConstraintsAndIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [old, name] of Object.entries(names)) {
    const { rows } = await sql<{ statement: string }>`
      select format('alter table %s rename constraint %I to %I', conrelid::regclass, conname,
          replace(conname, ${old}, ${name})) as statement
        from pg_constraint where connamespace = 'public'::regnamespace and strpos(conname, ${old}) > 0
      union all select format('alter index %s rename to %I', c.oid::regclass, replace(c.relname, ${old}, ${name}))
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'
          and strpos(c.relname, ${old}) > 0 and not exists (select from pg_constraint where conindid = c.oid)`.execute(
      db,
    );
    for (const { statement } of rows) await sql.raw(statement).execute(db);
  }
}

/** PostgreSQL stores a function as text, which a renamed table leaves as it is. */
async function rewriteFunctions(db: Kysely<unknown>): Promise<void> {
  const words = new RegExp(`\\b(?:${Object.keys(inFunctions).join("|")})\\b`, "g");
  const { rows } = await sql<{ source: string }>`
    select pg_get_functiondef(p.oid) as source from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and l.lanname in ('sql', 'plpgsql')`.execute(db);
  for (const { source } of rows) {
    const changed = source.replace(words, (word) => inFunctions[word] ?? word);
    if (changed !== source) await sql.raw(changed).execute(db);
  }
}

const names: Record<string, string> = {
  smartlink_visit: "link_view",
  lead_parted: "unmerged_lead",
  lead_to_settle: "merge_check",
  lead_view: "saved_view",
  wording_refusal: "wording_finding",
  joined_by: "merged_by",
  cancelled_by: "canceled_by",
};

const inFunctions: Record<string, string> = {
  ...names,
  own_part: "own_member",
  settle_lead_later: "queue_merge_check",
  cancelled: "canceled",
  stale: "superseded",
};
