import type { FollowUpStep } from "@llave/contract/followUps/followUps";
import type { ColumnType, Generated } from "kysely";
import type { MessageChannel } from "./channels.ts";

/** Sequences of follow-ups; the migration explains the columns. */
export interface FollowUpTables {
  follow_up_setting: {
    agent_id: string;
    enabled: Generated<boolean>;
    off_steps: Generated<FollowUpStep[]>;
    off_stages: Generated<string[]>;
    off_sources: Generated<string[]>;
  };
  follow_up_text: { agent_id: string; step: FollowUpStep; en: string; es: string };
  /** What was done for a step and its occasion: once. */
  follow_up: {
    agent_id: string;
    /** For a drafted one, the draft's id. */
    follow_up_id: Generated<string>;
    lead_id: string;
    /** Null for the reminder of a showing with a lead that was added by hand. */
    conversation_id: string | null;
    step: FollowUpStep;
    /** What makes this step due: a silence, a showing, a listing's news, a lease's year. */
    occasion: string;
    outcome: "drafted" | "sent" | "skipped";
    channel: MessageChannel;
    draft_id: string | null;
    /** Its place in the thread, once it was sent. */
    sent_seq: number | null;
    /** True if the agent sent it by hand. */
    by_agent: Generated<boolean>;
    created_at: ColumnType<Date, Date, Date>;
  };
  /** A listing that was published or became cheaper; a trigger writes it. */
  listing_news: {
    agent_id: string;
    news_id: Generated<string>;
    property_id: string;
    kind: "new_match" | "price_drop";
    price: number;
    old_price: number | null;
    created_at: ColumnType<Date, Date, Date>;
  };
}
