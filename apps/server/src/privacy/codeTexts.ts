import type { Language } from "@llave/contract/language";
import { sql } from "kysely";
import { type PhoneLine, sendOneTimeText } from "../channels/outbound/sending/oneTimeText.ts";
import type { Services } from "../services.ts";
import { codeOf } from "./codes.ts";
import { privacyTexts } from "./texts.ts";

/** After the provider was busy, a code is sent again this much later, as long as it works. Seconds. */
const retrySeconds = 20;

interface DueCode extends PhoneLine {
  request_id: string;
  language: Language;
}

/**
 * Sends the codes that go by text. A server claims a code before sending it, so it is sent at most once; if that server
 * stops, the code is lost and the renter asks again.
 */
export async function sendCodeTexts(
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
): Promise<void> {
  const now = services.now();
  const { rows } = await sql<DueCode>`
    update privacy_request set text_due = null
    where text_due <= ${now} and expires_at > ${now} and used_at is null
    returning request_id, language, channel, number, phone`.execute(services.db);
  for (const code of rows) await sendCodeText(services, code, now);
}

async function sendCodeText(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  { request_id: id, language, ...line }: DueCode,
  now: Date,
): Promise<void> {
  const body = privacyTexts[language].codeText(codeOf(services.secret, id));
  const { result } = await sendOneTimeText(services, line, { body, id });
  if (result !== "later") return;
  await services.db
    .updateTable("privacy_request")
    .set({ text_due: new Date(now.getTime() + retrySeconds * 1000) })
    .where("request_id", "=", id)
    .execute();
}
