import { deviceOf } from "@llave/contract/account/device";
import type { SecurityEventKind } from "@llave/contract/account/securityEvents";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { networkOf } from "../plugins/clientAddress.ts";

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Whose security it affects; null if the address that was tried has no account. */
  accountId: string | null;
  /** The signed-in account that did it, if any. */
  actorId?: string | null;
  /** Numbers and choices; nothing that names a person, since an event outlives its account. */
  detail?: Record<string, string | number>;
  /** Where it came from; absent for the server's or its operator's actions. */
  request?: FastifyRequest;
}

/** Adds to the security log in the caller's transaction, so that nothing happens unrecorded. */
export async function recordSecurityEvent(db: Kysely<Database>, event: NewSecurityEvent): Promise<void> {
  const { kind, accountId, actorId = null, detail = {}, request } = event;
  const device = deviceOf(request?.headers["user-agent"] ?? "");
  await db
    .insertInto("security_event")
    .values({
      kind,
      account_id: accountId,
      actor_id: actorId,
      detail: JSON.stringify(detail),
      network: request ? networkOf(request) : "",
      user_agent: device ? `${device.browser}, ${device.system}` : "",
    })
    .execute();
}
