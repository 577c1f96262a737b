import type { ApiKeyScope } from "@llave/contract/integrations/apiKeyLimits";
import type { WebhookEvent } from "@llave/contract/integrations/webhookLimits";
import type { Generated } from "kysely";
import type { MaybeTime, Time } from "./columnTypes.ts";

/** Why an attempt failed without a response. */
export type WebhookProblem = "not_public" | "too_slow" | "not_found" | "off";

/** The tables by which other programs use an agent's data; the migrations explain the columns. */
export interface IntegrationTables {
  api_key: {
    agent_id: string;
    key_id: string;
    name: string;
    prefix: string;
    token_hash: Buffer;
    scopes: ApiKeyScope[];
    created_at: Time;
    last_used_at: MaybeTime;
  };
  mls_connection: {
    agent_id: string;
    service_url: string;
    member_id: string;
    auth: "token" | "client";
    token_url: string | null;
    credentials: Buffer;
    connected_at: Time;
    imported_at: MaybeTime;
  };
  mls_listing: {
    agent_id: string;
    listing_key: string;
    property_id: string;
    modified_at: Time;
  };
  webhook_endpoint: {
    agent_id: string;
    endpoint_id: string;
    url: string;
    events: WebhookEvent[];
    secret: Buffer;
    previous_secret: Buffer | null;
    previous_until: MaybeTime;
    off_because: "agent" | "failing" | "gone" | null;
    failing_since: MaybeTime;
    created_at: Time;
  };
  webhook_event: {
    agent_id: string;
    event_id: Generated<string>;
    type: WebhookEvent | "webhook.test";
    lead_id: string | null;
    conversation_id: string | null;
    seq: number | null;
    showing_id: string | null;
    reason: "person_wanted" | "emergency" | null;
    payload: string | null;
    occurred_at: Time;
  };
  webhook_delivery: {
    agent_id: string;
    delivery_id: Generated<string>;
    endpoint_id: string;
    event_id: string;
    status: Generated<"pending" | "sending" | "delivered" | "failed">;
    attempts: Generated<number>;
    due_at: Time;
    claimed_at: MaybeTime;
    response_status: number | null;
    problem: WebhookProblem | null;
    delivered_at: MaybeTime;
    created_at: Time;
  };
}
