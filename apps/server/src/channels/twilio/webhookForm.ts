import type { PhoneChannel } from "../../db/tables/channels.ts";

/** The fields of a Twilio request. */
export type WebhookForm = Record<string, string | undefined>;

const whatsappPrefix = "whatsapp:";
const e164 = /^\+[1-9]\d{6,14}$/;
const sid = /^[A-Za-z0-9]{10,64}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** The most Twilio sends with one message. */
const maxMedia = 10;
const maxTextLength = 5_000;

/** A number and its channel; null if it isn't a number. */
export function readNumber(text: string | undefined): { channel: PhoneChannel; number: string } | null {
  const isWhatsapp = text?.startsWith(whatsappPrefix) ?? false;
  const number = isWhatsapp ? text?.slice(whatsappPrefix.length) : text;
  return number && e164.test(number) ? { channel: isWhatsapp ? "whatsapp" : "sms", number } : null;
}

/** A renter's message; null if the form isn't one. */
export function readInbound(form: WebhookForm) {
  const [from, to] = [readNumber(form.From), readNumber(form.To)];
  const providerId = form.MessageSid ?? "";
  if (!from || !to || from.channel !== to.channel || !sid.test(providerId)) return null;
  const count = Math.min(Math.trunc(Number(form.NumMedia) || 0), maxMedia);
  const media = Array.from({ length: count }, (_, at) => ({
    url: form[`MediaUrl${at}`] ?? "",
    contentType: form[`MediaContentType${at}`] ?? "application/octet-stream",
  })).filter(({ url }) => url !== "");
  const text = (form.Body ?? "").slice(0, maxTextLength);
  return { providerId, channel: to.channel, number: to.number, address: from.number, text, media };
}

/** A message's delivery status. */
export interface DeliveryReport {
  outgoingId: string;
  providerId: string;
  number: string;
  status: "sent" | "delivered" | "read" | "failed";
  errorCode: number | null;
}

/** Twilio has more states than matter here; those before `sent` count as on their way. */
const statuses: Record<string, DeliveryReport["status"]> = {
  accepted: "sent",
  queued: "sent",
  sending: "sent",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "failed",
  undelivered: "failed",
};

/**
 * A delivery report; null if the form isn't one.
 * @param id of our message, from the address we gave
 */
export function readDeliveryReport(form: WebhookForm, id: string | undefined): DeliveryReport | null {
  const status = statuses[form.MessageStatus ?? ""];
  const number = readNumber(form.From);
  const providerId = form.MessageSid ?? "";
  if (!status || !number || !id || !uuid.test(id) || !sid.test(providerId)) return null;
  const errorCode = Number.parseInt(form.ErrorCode ?? "", 10);
  return {
    outgoingId: id,
    providerId,
    number: number.number,
    status,
    errorCode: Number.isSafeInteger(errorCode) && errorCode > 0 && errorCode < 1_000_000 ? errorCode : null,
  };
}
