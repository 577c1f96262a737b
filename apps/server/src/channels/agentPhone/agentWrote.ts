import { southFlorida, understand } from "@llave/assistant";
import type { Kysely, Updateable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel } from "../../db/tables/channels.ts";
import { tokenHash } from "../../secrets/signing.ts";
import { readCode } from "../connection/codes.ts";
import { forgetAlertPhone } from "./agentPhone.ts";

/** A message as received. */
export interface FromPhone {
  channel: PhoneChannel;
  number: string;
  address: string;
  text: string;
  now: Date;
}

/**
 * Handles a message from an agent's own phone: the code that verifies it, a stop, or anything else. Anything else opens
 * WhatsApp's window again and sends what waited for it.
 * @returns `verified` for a code, `stopped` for a stop, `received` for anything else from an agent; null for other
 *   senders
 */
export async function agentWrote(
  tx: Kysely<Database>,
  { channel, number, address, text, now }: FromPhone,
): Promise<"verified" | "stopped" | "received" | null> {
  const phones = await tx
    .selectFrom("alert_phone")
    .select(["agent_id", "code_hash", "code_expires_at", "verified_at", "number"])
    .where("phone", "=", address)
    .where("channel", "=", channel)
    .execute();
  const code = phones.length > 0 ? readCode(text)?.code : undefined;
  const proved = code && phones.find(({ code_hash }) => code_hash?.equals(tokenHash(code)));
  if (proved && proved.code_expires_at !== null && proved.code_expires_at > now) {
    await update(tx, proved.agent_id, { verified_at: now, last_inbound_at: now, number, code_hash: null });
    return "verified";
  }
  const own = phones.filter((phone) => phone.verified_at !== null && phone.number === number);
  if (own.length === 0) return null;
  if (isStop(text)) {
    for (const { agent_id } of own) await forgetAlertPhone(tx, agent_id);
    return "stopped";
  }
  for (const { agent_id } of own) {
    await update(tx, agent_id, { last_inbound_at: now });
    await tx
      .updateTable("notification")
      .set({ text_due: now, text_held: false })
      .where("agent_id", "=", agent_id)
      .where("text_held", "=", true)
      .where("read_at", "is", null)
      .execute();
  }
  return "received";
}

function update(tx: Kysely<Database>, agentId: string, values: Updateable<Database["alert_phone"]>) {
  return tx.updateTable("alert_phone").set(values).where("agent_id", "=", agentId).execute();
}

function isStop(text: string): boolean {
  const asked = { asked: null, referenceDate: "2000-01-01", languageHint: "en", market: southFlorida } as const;
  return understand(text.slice(0, 200), asked).intents.includes("stop");
}
