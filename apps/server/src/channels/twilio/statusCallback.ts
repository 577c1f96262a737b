import type { Services } from "../../services.ts";

/** Where the provider reports what becomes of messages. */
export const statusPath = "/api/webhooks/twilio/status";

/** The address for reports about one message, which names it by its id. */
export function statusCallback({ origin }: Pick<Services, "origin">, id: string): string {
  return `${origin()}${statusPath}?id=${id}`;
}
