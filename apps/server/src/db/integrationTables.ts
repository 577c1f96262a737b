import type { ApiKeyScope } from "@llave/contract/apiKeyLimits";
import type { MaybeTime, Time } from "./columnTypes.ts";

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
}
