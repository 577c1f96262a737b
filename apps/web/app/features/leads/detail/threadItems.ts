import type { ThreadMessage } from "@llave/contract/conversation";
import { marketDay } from "../../../wording/elapsed.ts";
import { type SlotName, slotLine } from "../../../wording/slots.ts";

export type ThreadItem =
  | { kind: "day"; key: string; timestamp: string }
  | { kind: "message"; key: string; message: ThreadMessage }
  | { kind: "correction"; key: string; slot: SlotName; before: unknown; after: unknown };

/** A thread as it is shown: messages in order, a heading for each day, and what a message corrected after it. */
export function threadItems(messages: readonly ThreadMessage[]): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day = "";
  for (const message of messages) {
    const itsDay = marketDay(message.timestamp);
    if (itsDay !== day) items.push({ kind: "day", key: `day ${itsDay}`, timestamp: message.timestamp });
    day = itsDay;
    items.push({ kind: "message", key: message.id, message });
    items.push(...corrections(message));
  }
  return items;
}

function corrections(message: ThreadMessage): ThreadItem[] {
  return message.learned.flatMap(({ slot, value, before }): ThreadItem[] => {
    const line = slotLine(slot);
    if (line === null || before === undefined || before === null) return [];
    return [{ kind: "correction", key: `${message.id} ${slot}`, slot: line, before, after: value }];
  });
}
