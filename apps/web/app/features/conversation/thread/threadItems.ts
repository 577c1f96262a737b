import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import type { ConversationDetail } from "@llave/contract/conversations/inbox";
import type { SlotName } from "@llave/contract/conversations/understood";
import { marketDay } from "../../../wording/elapsed.ts";
import { slotLine } from "../../../wording/slots.ts";

/** An event in the conversation besides its messages. */
export type ThreadEvent = ConversationDetail["events"][number];

export type ThreadItem =
  | { kind: "day"; key: string; timestamp: string }
  | { kind: "message"; key: string; message: ThreadMessage }
  | { kind: "event"; key: string; event: ThreadEvent }
  | { kind: "correction"; key: string; slot: SlotName; before: unknown; after: unknown };

/**
 * A thread as displayed: messages in order, a heading for each day, a message's corrections after it, and events in
 * between; a takeover by a message comes before it. Events before the first loaded message belong to an earlier page.
 */
export function threadItems(messages: readonly ThreadMessage[], events: readonly ThreadEvent[] = []): ThreadItem[] {
  const items: ThreadItem[] = [];
  const waiting = events.filter(({ createdAt }) => createdAt >= (messages[0]?.timestamp ?? ""));
  let day = "";
  for (const message of messages) {
    for (let next = waiting[0]; next && next.createdAt <= message.timestamp; next = waiting[0]) {
      items.push(eventItem(next));
      waiting.shift();
    }
    const itsDay = marketDay(message.timestamp);
    if (itsDay !== day) items.push({ kind: "day", key: `day ${itsDay}`, timestamp: message.timestamp });
    day = itsDay;
    items.push({ kind: "message", key: message.id, message });
    items.push(...corrections(message));
  }
  return [...items, ...waiting.map(eventItem)];
}

function eventItem(event: ThreadEvent): ThreadItem {
  return { kind: "event", key: event.id, event };
}

function corrections(message: ThreadMessage): ThreadItem[] {
  return message.learned.flatMap(({ slot, value, before }): ThreadItem[] => {
    const line = slotLine(slot);
    if (line === null || before === undefined || before === null) return [];
    return [{ kind: "correction", key: `${message.id} ${slot}`, slot: line, before, after: value }];
  });
}
