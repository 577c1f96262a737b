import { storable } from "@llave/contract/text/storableText";
import { addresseeOf } from "../../../mail/replyAddress.ts";
import type { Limits } from "../../../plugins/limits.ts";
import type { Services } from "../../../services.ts";
import { receiveInquiry } from "../../inquiries/receiveInquiry.ts";
import { isAutomatic, isAutoReply, type ReceivedMail } from "./receivedMail.ts";
import { receiveMail } from "./receiveMail.ts";

/** How large a mail may be, files included. Bytes. */
export const maxMailBytes = 15_000_000;

/**
 * Stores a mail from a renter, or an inquiry that an agent forwarded, from any source; drops a mail for an unknown
 * address or from a machine. Every text of it is cleaned here: mails carry NUL and half surrogate pairs in any part.
 * @throws ApiError `too_many_requests` from a conversation or an agent that gets far more than people write
 */
export async function takeMail(
  services: Pick<Services, "config" | "db" | "jobs" | "links" | "now" | "secret">,
  limits: Limits,
  received: ReceivedMail,
): Promise<void> {
  const mail = storable(received);
  const addressee = addresseeOf(services, mail.recipients);
  if (addressee?.kind === "leads" && !isAutoReply(mail)) {
    await limits.spend("inquiryMail", addressee.agentId);
    await receiveInquiry(services, addressee.agentId, mail);
  } else if (addressee?.kind === "reply" && !isAutomatic(mail)) {
    await limits.spend("mailByConversation", addressee.conversationId);
    await receiveMail(services, addressee.conversationId, mail);
  }
  services.jobs.queueTexts();
}
