/** A section of the export: its rows as JSON values, and the columns of its CSV file if it has one. */
export interface ExportSection {
  name: string;
  /** Returns one JSON value per row, as `row`, for the account or agent `$id`. */
  query: string;
  /** Keys of the value that become columns of the CSV file, in order. */
  columns?: readonly string[];
}

/** All columns of a table except the owner's id, which is the same in every row. */
function own(table: string, order: string, without: string[] = []): string {
  const left = ["agent_id", ...without].map((name) => ` - '${name}'`).join("");
  return `select to_jsonb(t)${left} as row from ${table} t where agent_id = $id order by ${order}`;
}

/**
 * What an account holds. It never includes the hash of a password, session or link; of conversations it has what people
 * wrote, not the assistant's internal state.
 */
export const exportSections: readonly ExportSection[] = [
  {
    name: "account",
    query: `select jsonb_build_object('name', name, 'email', email, 'role', role, 'accessLevel', access_level,
      'createdAt', created_at) as row from account where account_id = $id`,
  },
  {
    name: "sessions",
    query: `select jsonb_build_object('userAgent', user_agent, 'createdAt', created_at, 'expiresAt', expires_at) as row
      from session where account_id = $id order by created_at`,
  },
  {
    name: "waitlist",
    query: `select jsonb_build_object('name', name, 'email', email, 'isAgent', is_agent, 'status', status,
      'referralCode', referral_code, 'referrals', referrals, 'utmSource', utm_source, 'utm', utm,
      'createdAt', created_at, 'invitedAt', invited_at) as row from waitlist_entry where account_id = $id`,
  },
  { name: "settings", query: own("agent", "agent_id", ["directory_name"]) },
  { name: "notification-settings", query: own("notification_setting", "agent_id") },
  { name: "alert-phone", query: own("alert_phone", "agent_id", ["code_hash"]) },
  { name: "alert-texts", query: own("alert_text", "created_at, text_id") },
  {
    name: "push-devices",
    query: `select jsonb_build_object('userAgent', s.user_agent, 'createdAt', d.created_at, 'deliveredAt', d.delivered_at)
      as row from push_device d join session s using (session_id) where d.agent_id = $id order by d.created_at`,
  },
  { name: "availability", query: own("availability", "agent_id") },
  { name: "onboarding", query: `select draft as row from onboarding_draft where agent_id = $id` },
  {
    name: "pictures",
    query: `select jsonb_build_object('id', picture_id, 'purpose', purpose, 'width', width, 'height', height,
      'createdAt', created_at) as row from picture where agent_id = $id order by created_at, picture_id`,
  },
  {
    name: "smartlinks",
    query: own("smartlink", "created_at"),
    columns: [
      "link_id",
      "name",
      "name_slug",
      "token",
      "source_tag",
      "language",
      "is_active",
      "custom_slug",
      "created_at",
    ],
  },
  { name: "smartlink-days", query: own("smartlink_day", "day, link_id, shard") },
  {
    name: "properties",
    query: own("property", "created_at, property_id", ["address_key", "words"]),
    columns: [
      "property_id",
      "address",
      "area",
      "price",
      "bedrooms",
      "bathrooms",
      "square_feet",
      "status",
      "available_from",
      "description",
      "external_id",
      "created_at",
    ],
  },
  { name: "property-photos", query: own("property_photo", "property_id, position") },
  { name: "wording-refusals", query: own("wording_finding", "created_at") },
  {
    name: "leads",
    query: own("lead", "created_at, lead_id"),
    columns: [
      "lead_id",
      "name",
      "email",
      "phone",
      "status",
      "score",
      "stage",
      "budget",
      "area",
      "bedrooms",
      "timeline",
      "source",
      "language",
      "last_message",
      "conversation_id",
      "merged_into",
      "created_at",
      "updated_at",
    ],
  },
  {
    name: "notes",
    query: own("lead_note", "created_at, note_id"),
    columns: ["note_id", "lead_id", "text", "created_at", "changed_at"],
  },
  {
    name: "lead-todos",
    query: own("lead_todo", "created_at, todo_id"),
    columns: ["todo_id", "lead_id", "text", "due_on", "created_at", "done_at"],
  },
  { name: "lead-history", query: own("lead_event", "created_at, event_id") },
  { name: "leads-parted", query: own("unmerged_lead", "created_at, lead_id, other_id") },
  { name: "own-answers", query: own("own_answer", "created_at, answer_id") },
  { name: "own-answer-use", query: own("own_answer_use", "answer_id, shard") },
  { name: "saved-replies", query: own("saved_reply", "created_at, reply_id") },
  { name: "follow-ups", query: own("follow_up", "created_at, follow_up_id") },
  { name: "follow-up-settings", query: own("follow_up_setting", "agent_id") },
  { name: "follow-up-texts", query: own("follow_up_text", "step") },
  { name: "listing-news", query: own("listing_news", "created_at, news_id") },
  { name: "saved-views", query: own("saved_view", "created_at") },
  { name: "language-model-use", query: own("model_use", "day, conversation_id, model, prompts") },
  { name: "lead-days", query: own("lead_day", "day, source, shard") },
  {
    name: "conversations",
    query: own("conversation", "created_at, conversation_id", [
      "state",
      "visitor_id",
      "client_id",
      "answered",
      "version",
    ]),
    columns: [
      "conversation_id",
      "link_id",
      "lead_id",
      "language",
      "status",
      "control",
      "mode",
      "muted",
      "message_count",
      "last_message",
      "created_at",
      "updated_at",
    ],
  },
  {
    name: "messages",
    query: own("message", "conversation_id, seq", ["sent_key"]),
    columns: ["conversation_id", "seq", "author", "content", "language", "reviewed", "created_at"],
  },
  {
    name: "blocked-times",
    query: own("blocked_time", "starts_at, block_id"),
    columns: ["starts_at", "ends_at", "note", "created_at"],
  },
  { name: "channel-numbers", query: own("agent_number", "channel", ["auth_token"]) },
  { name: "channel-tests", query: own("channel_test", "channel, number") },
  { name: "channel-threads", query: own("channel_thread", "created_at, thread_id", ["visitor_id", "client_id"]) },
  {
    name: "outgoing-messages",
    query: own("outgoing_message", "created_at, outgoing_id"),
    columns: ["conversation_id", "seq", "kind", "channel", "address", "status", "reason", "segments", "sent_at"],
  },
  {
    name: "received-files",
    query: `select jsonb_build_object('id', media_id, 'conversationId', conversation_id, 'seq', seq,
      'contentType', content_type, 'name', file_name, 'content', encode(content, 'base64'), 'createdAt', created_at) as row
      from channel_media where agent_id = $id order by created_at, media_id`,
  },
  {
    name: "consents",
    query: own("consent", "given_at, consent_id", ["contact_hash"]),
    columns: [
      "channel",
      "act",
      "address",
      "source",
      "wording",
      "wording_version",
      "language",
      "page",
      "ip",
      "given_at",
    ],
  },
  { name: "api-keys", query: own("api_key", "created_at", ["token_hash"]) },
  { name: "mls-connection", query: own("mls_connection", "connected_at", ["credentials"]) },
  { name: "mls-listings", query: own("mls_listing", "listing_key") },
  {
    name: "calendar-connections",
    query: own("calendar_connection", "provider", ["refresh_token", "access_token"]),
  },
  { name: "calendar-entries", query: own("calendar_event", "provider, showing_id") },
  { name: "webhooks", query: own("webhook_endpoint", "created_at", ["secret", "previous_secret"]) },
  { name: "webhook-events", query: own("webhook_event", "occurred_at, event_id") },
  { name: "webhook-deliveries", query: own("webhook_delivery", "created_at, delivery_id") },
  { name: "conversation-history", query: own("conversation_event", "created_at, event_id") },
  { name: "privacy-receipts", query: own("privacy_receipt", "created_at, receipt_id") },
  { name: "ratings", query: own("conversation_rating", "created_at") },
  { name: "drafts", query: own("draft", "created_at, draft_id") },
  { name: "tasks", query: own("task", "created_at, task_id") },
  {
    name: "showings",
    query: own("showing", "starts_at, showing_id", ["token_hash", "blocked"]),
    columns: ["showing_id", "lead_id", "property_id", "starts_at", "ends_at", "status", "language", "created_at"],
  },
  {
    name: "notifications",
    query: `select jsonb_build_object('kind', kind, 'conversationId', conversation_id, 'data', data,
      'createdAt', created_at, 'readAt', read_at) as row from notification where agent_id = $id order by created_at`,
  },
  {
    name: "introductions",
    query: `select jsonb_build_object('message', message, 'createdAt', created_at) as row
      from introduction where account_id = $id order by created_at`,
  },
];
