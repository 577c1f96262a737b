import type { QueueItem } from "@llave/contract/agent/dashboard";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney, marketTimeZone, type Translate } from "@llave/ui/translate";
import { bedroomsShort, slotText } from "../../wording/slots.ts";
import { taskText } from "../../wording/tasks.ts";
import type { en } from "./texts/en.ts";

/** A lead's search, "2 bd · Brickell · $3,200 · Apr 1"; empty while nothing is known. */
export function searchText(item: QueueItem, language: Language): string {
  return [
    bedroomsShort(item.bedrooms, language),
    item.area,
    item.budget === null ? null : formatMoney(language, item.budget),
    item.timeline === null ? null : slotText("move_in", item.timeline, language),
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

/** "Fri, Nov 27, 4:00 PM": in the market's time. */
function showingDay(at: string, language: Language): string {
  const day = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return formatDate(language, at, { timeZone: marketTimeZone, ...day });
}

/** Why it is the agent's turn; a showing that waits for an OK comes first, since its time is held. */
export function reasonText(item: QueueItem, language: Language, t: Translate<keyof typeof en>): string {
  if (item.requestedShowing) return t("queue.reason.showing", { when: showingDay(item.requestedShowing.at, language) });
  if (item.reason) return taskText(item.reason, language).title;
  if (item.uncalled && !item.hasDraft)
    return t(item.phone === null ? "queue.reason.unwritten" : "queue.reason.uncalled");
  return t(item.hasDraft ? "queue.reason.draft" : "queue.reason.answer");
}

/** What was said last; the agent's own words are marked as such. */
export function quoteText({ lastBy, lastMessage }: QueueItem, t: Translate<keyof typeof en>): string {
  return lastBy === "agent" ? t("queue.you", { text: lastMessage }) : lastMessage;
}
