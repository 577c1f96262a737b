import type { Language } from "@llave/assistant";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { type Contact, unsuppress } from "../../suppression/suppression.ts";
import { optOut } from "./optOut.ts";

/** A renter who wrote STOP or START on the chat page, with the contact they gave there. */
interface InChat extends Contact {
  agentId: string;
  conversationId: string;
  language: Language;
  now: Date;
}

/** A stop on the chat page counts on every channel, like one by text. */
export async function stopInChat(db: Kysely<Database>, secret: string, renter: InChat): Promise<void> {
  const { email, phone, ...rest } = renter;
  const line = phone ? ({ channel: "sms", address: phone } as const) : null;
  const reached = line ?? (email ? ({ channel: "email", address: email } as const) : null);
  if (!reached) return;
  await db.transaction().execute((tx) => optOut(tx, secret, { ...rest, ...reached, source: "keyword" }));
}

/** A start on the chat page lets the agent write again. It is no consent to automated texts, which has its own box. */
export async function startInChat(
  db: Kysely<Database>,
  secret: string,
  { agentId, email, phone }: Pick<InChat, "agentId" | "email" | "phone">,
): Promise<void> {
  await unsuppress(db, secret, agentId, [{ email, phone }]);
}
