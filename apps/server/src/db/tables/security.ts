import type { SecurityEventKind } from "@llave/contract/account/securityEvents";
import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** The tables that protect accounts; the migrations explain the columns. */
export interface SecurityTables {
  rate_limit: { key: string; points: number; expire: number | null };
  known_device: {
    account_id: string;
    token_hash: Buffer;
    device_id: Generated<string>;
    user_agent: Generated<string>;
    created_at: Time;
    seen_at: Time;
  };
  storage_use: { agent_id: string; bytes: number };
  security_event: {
    event_id: Generated<string>;
    account_id: string | null;
    actor_id: string | null;
    kind: SecurityEventKind;
    detail: Json<Record<string, string | number>>;
    network: Generated<string>;
    user_agent: Generated<string>;
    created_at: Time;
  };
  authenticator: {
    account_id: string;
    secret: Buffer;
    confirmed_at: MaybeTime;
    used_step: Generated<number>;
    created_at: Time;
  };
  passkey: {
    account_id: string;
    passkey_id: Generated<string>;
    credential_id: string;
    public_key: Buffer;
    counter: Generated<number>;
    transports: ColumnType<string[], string[] | undefined, string[]>;
    name: string;
    created_at: Time;
    used_at: MaybeTime;
  };
  recovery_code: { account_id: string; code_hash: Buffer; used_at: MaybeTime };
  pending_proof: {
    proof_id: Generated<string>;
    account_id: string | null;
    purpose: "second_step" | "passkey_sign_in" | "passkey_new";
    challenge: string | null;
    invite: string | null;
    attempts: Generated<number>;
    expires_at: Time;
  };
}
