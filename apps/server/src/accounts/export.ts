import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { streamRows } from "../db/streamRows.ts";

/**
 * What an account holds, by section: a query for its id that gives one JSON value a row. No hash of
 * a password, session or link is ever among them, and of conversations what people wrote, not the
 * assistant's inner state.
 */
const sections: Record<string, string> = {
  account: `select jsonb_build_object('name', name, 'email', email, 'role', role, 'accessLevel', access_level,
    'createdAt', created_at) as row from account where account_id = $id`,
  sessions: `select jsonb_build_object('userAgent', user_agent, 'createdAt', created_at, 'expiresAt', expires_at) as row
    from session where account_id = $id order by created_at`,
  waitlist: `select jsonb_build_object('name', name, 'email', email, 'isAgent', is_agent, 'status', status,
    'referralCode', referral_code, 'referrals', referrals, 'utmSource', utm_source, 'utm', utm,
    'createdAt', created_at, 'invitedAt', invited_at) as row from waitlist_entry where account_id = $id`,
  agent: `select to_jsonb(agent) - 'agent_id' - 'directory_name' as row from agent where agent_id = $id`,
  onboarding: `select draft as row from onboarding_draft where agent_id = $id`,
  pictures: `select jsonb_build_object('purpose', purpose, 'width', width, 'height', height, 'createdAt', created_at,
    'path', case when purpose <> 'license' then '/pictures/' || picture_id || '/medium.webp' end) as row
    from picture where agent_id = $id order by created_at`,
  smartlinks: `select to_jsonb(smartlink) - 'agent_id' as row from smartlink where agent_id = $id order by created_at`,
  properties: `select to_jsonb(property) - 'agent_id' as row from property where agent_id = $id order by created_at`,
  propertyPhotos: `select to_jsonb(property_photo) - 'agent_id' as row from property_photo
    where agent_id = $id order by property_id, position`,
  wordingRefusals: `select to_jsonb(wording_refusal) - 'agent_id' as row from wording_refusal
    where agent_id = $id order by created_at`,
  leads: `select to_jsonb(lead) - 'agent_id' as row from lead where agent_id = $id order by created_at`,
  messages: `select to_jsonb(message) - 'agent_id' - 'sent_key' as row from message
    where agent_id = $id order by conversation_id, seq`,
  introductions: `select jsonb_build_object('message', message, 'createdAt', created_at) as row
    from introduction where account_id = $id order by created_at`,
  drafts: `select to_jsonb(draft) - 'agent_id' as row from draft where agent_id = $id order by created_at`,
  notifications: `select jsonb_build_object('kind', kind, 'conversationId', conversation_id, 'data', data,
    'createdAt', created_at, 'readAt', read_at) as row from notification where agent_id = $id order by created_at`,
  notificationSettings: `select to_jsonb(s) - 'agent_id' as row from notification_setting s where agent_id = $id`,
  tasks: `select to_jsonb(task) - 'agent_id' as row from task where agent_id = $id order by created_at`,
};

/** The export of an account as the text of one JSON object, a list a section, in pieces of bounded size. */
export async function* exportText(db: Kysely<Database>, accountId: string): AsyncGenerator<string> {
  let opening = "{\n";
  for (const [name, query] of Object.entries(sections)) {
    yield `${opening}${JSON.stringify(name)}: [`;
    yield* listText(streamRows(db, statement(query, accountId)));
    yield "]";
    opening = ",\n";
  }
  yield "\n}\n";
}

async function* listText(batches: AsyncIterable<{ row: unknown }[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches) {
    const text = rows.map(({ row }) => JSON.stringify(row)).join(",\n");
    yield `${isFirst ? "" : ","}\n${text}`;
    isFirst = false;
  }
}

function statement(query: string, accountId: string) {
  const [before = "", after = ""] = query.split("$id");
  return sql<{ row: unknown }>`${sql.raw(before)}${accountId}::uuid${sql.raw(after)}`;
}
