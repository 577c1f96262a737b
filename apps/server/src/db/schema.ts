import type { AiMode, DraftKind, ListingTerms } from "@llave/assistant";
import type { Plan } from "@llave/contract/account/plans";
import type { ContactWay } from "@llave/contract/agent/contactWays";
import type { OnboardingDraft } from "@llave/contract/agent/onboarding";
import type { Language } from "@llave/contract/language";
import type { Market, Specialty } from "@llave/contract/site/community";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { CalendarTables } from "./tables/calendars.ts";
import type { ChannelTables, MessageChannel } from "./tables/channels.ts";
import type { Json, MaybeTime, Time } from "./tables/columnTypes.ts";
import type { FollowUpTables } from "./tables/followUps.ts";
import type { IntegrationTables } from "./tables/integrations.ts";
import type { LeadTables } from "./tables/leads.ts";
import type { DropReason, MailKind } from "./tables/mailKind.ts";
import type { ModelTables } from "./tables/models.ts";
import type { NotificationTables } from "./tables/notifications.ts";
import type { OwnTextTables } from "./tables/ownTexts.ts";
import type { PrivacyTables } from "./tables/privacy.ts";
import type { SecurityTables } from "./tables/security.ts";
import type { ShowingTables } from "./tables/showings.ts";
import type { StoredGround, StoredOffers, StoredWhy } from "./tables/storedReplies.ts";

/** What following a mailed link does. */
export type LinkPurpose = "invitation" | "password_reset" | "email_change" | "email_verification";

/** What the state's file says about a license; see `licenses/match.ts`. */
export type LicenseFinding = "match" | "name_differs" | "not_active" | "not_in_file";

/** The tables as Kysely sees them; the migrations explain the columns. */
export interface Database
  extends CalendarTables,
    ChannelTables,
    FollowUpTables,
    IntegrationTables,
    LeadTables,
    ModelTables,
    NotificationTables,
    OwnTextTables,
    PrivacyTables,
    SecurityTables,
    ShowingTables {
  installation: { key: string; value: string };
  account: {
    account_id: Generated<string>;
    email: string;
    name: string;
    password_hash: string;
    role: Generated<"agent" | "admin">;
    access_level: Generated<"none" | "early_access">;
    language: Generated<Language>;
    email_verified_at: MaybeTime;
    created_at: Time;
  };
  session: {
    session_id: Generated<string>;
    account_id: string;
    token_hash: Buffer;
    user_agent: Generated<string>;
    created_at: Time;
    refreshed_at: Time;
    expires_at: Time;
  };
  agent: {
    agent_id: string;
    slug: string;
    name: string;
    license_number: Generated<string>;
    license_state: Generated<string>;
    license_status: Generated<"attested" | "provisional" | "verified" | "rejected">;
    brokerage: Generated<string>;
    phone: string | null;
    photo: string | null;
    tone: Generated<"friendly" | "professional" | "warm" | "direct">;
    language: Generated<"english" | "spanish" | "bilingual">;
    ai_mode: Generated<AiMode>;
    /** Whether the agent gets no notifications about renters. */
    muted: Generated<boolean>;
    language_model: Generated<boolean>;
    greeting_en: Generated<string>;
    greeting_es: Generated<string>;
    brand_color: Generated<string>;
    market: Generated<string>;
    working_hours: Json<{ from: number; to: number; days: number[] }>;
    onboarded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    whatsapp_enabled: Generated<boolean>;
    sms_enabled: Generated<boolean>;
    renter_contact: Generated<ContactWay[]>;
    property_types: Json<string[]>;
    neighborhoods: Generated<string>;
    /** Which first steps a new agent has done; null for accounts from before the list. */
    first_steps: ColumnType<
      { tested?: boolean; shared?: boolean; hidden?: boolean } | null,
      string | null | undefined,
      string | null
    >;
    plan: Generated<Plan>;
    trial_ends_at: MaybeTime;
    attested_at: MaybeTime;
    license_checked_at: MaybeTime;
    license_finding: LicenseFinding | null;
    community_listed_at: MaybeTime;
    community_specialty: Specialty | null;
    community_markets: Generated<Market[]>;
    community_languages: Generated<string[]>;
    community_headline: Generated<string>;
    community_experience: number | null;
    directory_name: GeneratedAlways<string>;
    created_at: Time;
  };
  introduction: {
    agent_id: string;
    introduction_id: Generated<string>;
    account_id: string;
    message: string;
    day: string;
    created_at: Time;
  };
  contact_message: {
    message_id: Generated<string>;
    client_key: string | null;
    name: string;
    email: string;
    subject: string;
    body: string;
    language: Language;
    created_at: Time;
  };
  picture: {
    agent_id: string;
    picture_id: string;
    purpose: "portrait" | "listing" | "license";
    width: number;
    height: number;
    placeholder: string | null;
    created_at: Time;
  };
  /** Pictures with missing sizes. */
  picture_original: {
    agent_id: string;
    picture_id: string;
    content: Buffer;
    orientation: number;
    /** How many more bytes its sizes may take. */
    reserved: Generated<number>;
    created_at: Time;
  };
  picture_count: { agent_id: string; purpose: string; pictures: number };
  picture_size: { agent_id: string; picture_id: string; size: "small" | "medium" | "large"; content: Buffer };
  onboarding_draft: {
    agent_id: string;
    draft: Json<OnboardingDraft>;
    step: number;
    slug: string | null;
    token: string | null;
    updated_at: Time;
  };
  license_import: { import_id: string; state: string; rows: number; skipped: number; imported_at: Time };
  license_record: {
    state: string;
    number: string;
    holder: string;
    active: boolean;
    status: string;
    expires_on: string | null;
    import_id: string;
  };
  smartlink: {
    agent_id: string;
    link_id: Generated<string>;
    name: string;
    name_slug: string;
    token: string;
    is_first: Generated<boolean>;
    source_tag: Generated<string>;
    language: "english" | "spanish" | "bilingual" | null;
    tone: "friendly" | "professional" | "warm" | "direct" | null;
    brand_color: string | null;
    is_active: Generated<boolean>;
    /** The one listing it is about; null for a link about all of them. */
    property_id: string | null;
    /** The part of its address that the agent chose, after the agent's name. */
    custom_slug: string | null;
    deleted_at: MaybeTime;
    created_at: Time;
  };
  link_view: { agent_id: string; link_id: string; day: string; visitor_id: string };
  smartlink_day: {
    agent_id: string;
    link_id: string;
    day: string;
    shard: number;
    views: Generated<number>;
    scans: Generated<number>;
    conversations: Generated<number>;
    leads: Generated<number>;
  };
  conversation: {
    agent_id: string;
    conversation_id: Generated<string>;
    link_id: string;
    visitor_id: string;
    client_id: string;
    lead_id: string | null;
    language: Language;
    state: Json<unknown>;
    version: Generated<number>;
    status: Generated<"active" | "waiting" | "completed" | "stopped">;
    is_complete: Generated<boolean>;
    control: Generated<"assistant" | "review" | "agent">;
    /** What the assistant may do here; null as in the agent's settings. */
    mode: AiMode | null;
    /** Whether the agent gets no notifications about it; null as in the agent's settings. */
    muted: boolean | null;
    /** Until when the assistant is silent because the agent wrote. */
    paused_until: MaybeTime;
    /** Until when the assistant was silent and is to answer now; null if nothing waits. */
    catch_up_to: MaybeTime;
    catch_up_claimed_at: MaybeTime;
    contact_only: Generated<boolean>;
    /** Where the renter last wrote. */
    channel: Generated<MessageChannel>;
    message_count: Generated<number>;
    last_message: Generated<string>;
    answered: Json<[mark: string, seq: number][]>;
    notice_version: string;
    notice_at: Time;
    seen_at: MaybeTime;
    /** How many messages the renter's page has shown; null before the agent wrote. */
    renter_seen: number | null;
    created_at: Time;
    updated_at: Time;
  };
  message: {
    agent_id: string;
    conversation_id: string;
    seq: number;
    role: "user" | "assistant";
    author: "renter" | "assistant" | "agent";
    channel: Generated<MessageChannel>;
    content: string;
    language: Language;
    learned: Json<{ slot: string; value: unknown; before?: unknown }[]>;
    grounds: Json<StoredGround[]>;
    reviewed: "approved" | "edited" | null;
    sent_key: string | null;
    offers: ColumnType<StoredOffers | null, string | null | undefined, string | null>;
    why: ColumnType<StoredWhy | null, string | null | undefined, string | null>;
    marked_wrong_at: MaybeTime;
    created_at: Time;
  };
  draft: {
    agent_id: string;
    draft_id: Generated<string>;
    conversation_id: string;
    kind: DraftKind;
    topic: Generated<string>;
    property_id: string | null;
    content: string;
    translation: string;
    language: Language;
    needs_answer: Generated<boolean>;
    grounds: Json<StoredGround[]>;
    status: Generated<"waiting" | "sent" | "rejected" | "superseded">;
    sent_seq: number | null;
    created_at: Time;
    decided_at: MaybeTime;
  };
  conversation_event: {
    agent_id: string;
    conversation_id: string;
    event_id: Generated<string>;
    kind: string;
    detail: string;
    created_at: Time;
  };
  property: {
    agent_id: string;
    property_id: Generated<string>;
    /** Empty in a draft that is only a link. */
    address: string;
    /** Only a draft may lack it; the same goes for price, bedrooms and bathrooms. */
    area: string | null;
    price: number | null;
    bedrooms: number | null;
    bathrooms: number | null;
    square_feet: number | null;
    status: Generated<"draft" | "active" | "pending" | "leased" | "off_market">;
    source_url: string | null;
    available_from: string | null;
    facts: Json<Record<string, { en?: string; es?: string; updated: string }>>;
    description: Generated<string>;
    terms: Json<ListingTerms>;
    external_id: string | null;
    /** Derived from the address by the database. */
    address_key: ColumnType<string, never, never>;
    /** Its search text, derived by the database from address, area and reference. */
    words: ColumnType<string, never, never>;
    deleted_at: MaybeTime;
    /** Since when it has had its status; a trigger sets it. */
    status_since: ColumnType<Date, never, never>;
    updated_at: Time;
    created_at: Time;
  };
  property_photo: {
    agent_id: string;
    property_id: string;
    picture_id: string;
    position: number;
    alt: Generated<string>;
  };
  wording_finding: {
    agent_id: string;
    finding_id: Generated<string>;
    property_id: string | null;
    field: string;
    phrase: string;
    basis: string;
    created_at: Time;
  };
  waitlist_entry: {
    entry_id: Generated<string>;
    account_id: string | null;
    name: string;
    email: string;
    is_agent: boolean;
    language: Language;
    status: Generated<"pending" | "invited" | "onboarded">;
    extended_trial: Generated<boolean>;
    queue_key: Generated<number>;
    invited_from: number | null;
    referral_code: string;
    referred_by: string | null;
    referrals: Generated<number>;
    utm_source: string | null;
    utm: Json<Record<string, string>>;
    created_at: Time;
    invited_at: MaybeTime;
    onboarded_at: MaybeTime;
    unsubscribed_at: MaybeTime;
  };
  mail: {
    mail_id: Generated<string>;
    kind: MailKind;
    recipient: string;
    about: string | null;
    language: Language;
    status: Generated<"queued" | "sent" | "failed" | "dropped">;
    attempts: Generated<number>;
    error: string | null;
    /** Why it was dropped. */
    drop_reason: DropReason | null;
    /** When it was last handed to the mail server, until the outcome is known. */
    handing_at: MaybeTime;
    subject: string | null;
    body_text: string | null;
    body_html: string | null;
    created_at: Time;
    changed_at: Time;
  };
  mailed_link: {
    link_id: Generated<string>;
    purpose: LinkPurpose;
    mail_id: string;
    account_id: string | null;
    entry_id: string | null;
    email: string;
    token_hash: Buffer;
    created_at: Time;
    expires_at: Time;
    opened_at: MaybeTime;
    used_at: MaybeTime;
  };
  admin_audit: {
    audit_id: Generated<string>;
    account_id: string | null;
    act: "bulk_invite" | "invite" | "export_csv" | "license_verified" | "license_rejected" | "license_photo_viewed";
    detail: Json<Record<string, string | number>>;
    created_at: Time;
  };
  page_day: {
    /** `YYYY-MM-DD`. */
    day: ColumnType<string, string, never>;
    path: string;
    language: Language;
    referrer: string;
    source: string;
    campaign: string;
    views: number;
    visits: number;
  };
  license_click: {
    click_id: Generated<string>;
    account_id: string;
    license_state: string | null;
    license_number: string | null;
    created_at: Time;
  };
}
