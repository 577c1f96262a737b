import type { WebhookEvent } from "@llave/contract/integrations/webhookLimits";

const texts = {
  "lead.created": "event.leadCreated",
  "lead.updated": "event.leadUpdated",
  "lead.finished": "event.leadFinished",
  "message.received": "event.messageReceived",
  "conversation.handed_off": "event.handedOff",
  "showing.requested": "event.showingRequested",
  "showing.confirmed": "event.showingConfirmed",
  "showing.moved": "event.showingMoved",
  "showing.canceled": "event.showingCanceled",
} as const satisfies Record<WebhookEvent, string>;

/** The text for an event. */
export function eventText(event: WebhookEvent): (typeof texts)[WebhookEvent] {
  return texts[event];
}
