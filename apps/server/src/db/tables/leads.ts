import type { Slots } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import type { RatingReason } from "@llave/contract/leads/leadChanges";
import type { LostReason } from "@llave/contract/leads/leads";
import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** What a lead's history can contain in addition to its conversation. */
export type LeadEventKind =
  | "added"
  | "stage"
  | "fact"
  | "note"
  | "temperature"
  | "removed"
  | "restored"
  | "merged"
  | "unmerged"
  | "called"
  | "showing";

/** The tables of leads and their day totals. */
export interface LeadTables {
  task: {
    agent_id: string;
    task_id: Generated<string>;
    conversation_id: string;
    kind: string;
    topic: Generated<string>;
    property_id: string | null;
    urgent: Generated<boolean>;
    /** The renter's words or, for a promise, the agent's. */
    quote: Generated<string>;
    closed_as: ColumnType<
      "answered" | "saved" | "done" | "dismissed" | null,
      "answered" | "saved" | "done" | "dismissed" | null | undefined,
      "answered" | "saved" | "done" | "dismissed" | null
    >;
    created_at: Time;
    done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  lead: {
    agent_id: string;
    lead_id: Generated<string>;
    conversation_id: string | null;
    link_id: string | null;
    name: string | null;
    email: string | null;
    phone: string | null;
    budget: number | null;
    area: string | null;
    bedrooms: ColumnType<Slots["bedrooms"] | null, string | null | undefined, string | null>;
    timeline: string | null;
    slots: Json<Slots>;
    quotes: Json<Record<string, string>>;
    corrected: Json<Record<string, unknown>>;
    refused: Json<string[]>;
    score: number;
    status: "hot" | "warm" | "cold";
    reasons: Json<{ id: string; points: number; data?: Record<string, string | number> }[]>;
    stage: Generated<"new" | "contacted" | "showing" | "applied" | "leased" | "lost">;
    source: string | null;
    language: Language;
    last_message: Generated<string>;
    needs_you: Generated<boolean>;
    /**
     * When we last wrote to them, apart from follow-ups; null if they wrote last. What adds a message sets it; the
     * database keeps it when follow-ups are sent, conversations become one, and the lead gets another conversation.
     */
    silent_since: MaybeTime;
    /** When the agent put it aside; null once the renter writes again. */
    done_at: MaybeTime;
    /** When one of their conversations had captured all required details. */
    finished_at: MaybeTime;
    created_at: Time;
    updated_at: Time;
    removed_at: MaybeTime;
    /** The lead it was merged into; set only on members, which no list shows. */
    merged_into: string | null;
    /** The member with the lead's own facts; set once others were merged into it. */
    own_member: string | null;
    /** Who merged a member into its lead: the assistant or the agent. */
    merged_by: "agent" | "assistant" | null;
    showing_at: MaybeTime;
    leased_at: MaybeTime;
    rent: number | null;
    commission: number | null;
    /** Why the agent gave it the stage `lost`; null for other stages, and if none was given. */
    lost_reason: LostReason | null;
    agent_corrections: Generated<number>;
    /** The renter has written a single message so far. */
    only_message: Generated<boolean>;
    /** In lists and counts; one anonymous message is not. The database decides it. */
    counted: ColumnType<boolean, never, never>;
  };
  /** When an agent's leads were last scored again. */
  rescoring: { agent_id: string; scored_at: Date };
  /** Leads and members whose contacts or thread changed and that still have to be checked for merging. */
  merge_check: { agent_id: string; lead_id: string };
  /** Two leads that the agent unmerged. */
  unmerged_lead: { agent_id: string; lead_id: string; other_id: string; created_at: Time };
  lead_note: {
    agent_id: string;
    lead_id: string;
    note_id: string;
    text: string;
    created_at: Time;
    changed_at: Time;
  };
  /** What the agent plans to do about a lead. */
  lead_todo: {
    agent_id: string;
    lead_id: string;
    todo_id: string;
    text: string;
    due_on: string | null;
    created_at: Time;
    done_at: MaybeTime;
  };
  lead_event: {
    agent_id: string;
    lead_id: string;
    created_at: Time;
    event_id: Generated<string>;
    actor: "agent" | "assistant" | "renter";
    kind: LeadEventKind;
    detail: Json<Record<string, unknown>>;
  };
  saved_view: { agent_id: string; view_id: Generated<string>; name: string; query: string; created_at: Time };
  lead_day: {
    agent_id: string;
    day: string;
    source: string;
    shard: number;
    leads: Generated<number>;
    spanish: Generated<number>;
    qualified: Generated<number>;
    showings: Generated<number>;
    leased: Generated<number>;
    revenue: Generated<number>;
    ratings: Generated<number>;
    stars: Generated<number>;
  };
  lead_total: { agent_id: string; shard: number; leads: Generated<number>; active: Generated<number> };
  lead_lookup: { agent_id: string; lead_id: string; words: string; email: string | null; phone: string | null };
  /** What a search can start with; triggers of `lead_lookup` maintain it. */
  lead_word: { agent_id: string; word: string; lead_id: string };
  conversation_rating: {
    agent_id: string;
    conversation_id: string;
    stars: number;
    /** What the renter would improve. */
    reasons: Generated<RatingReason[]>;
    created_at: Time;
  };
}
