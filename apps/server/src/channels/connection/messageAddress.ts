import type { PhoneChannel } from "../../db/tables/channels.ts";

/** An address that opens the phone's own program with a message to a number. */
export function messageAddress(channel: PhoneChannel, number: string, message: string): string {
  const body = encodeURIComponent(message);
  return channel === "sms" ? `sms:${number}?body=${body}` : `https://wa.me/${number.slice(1)}?text=${body}`;
}
