/** What a webhook can report, in the order of the settings. */
export const webhookEvents = [
  "lead.created",
  "lead.updated",
  "lead.finished",
  "message.received",
  "conversation.handed_off",
  "showing.requested",
  "showing.confirmed",
  "showing.moved",
  "showing.canceled",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const maxWebhooks = 5;
export const maxWebhookUrlLength = 1_000;
/** How long the previous secret still signs after a rotation. Hours. */
export const secretOverlapHours = 24;
/** An address that only failed for this long is turned off. Days. */
export const maxFailingDays = 3;
