import type { DialogueState, Rewording, SlotName, TurnContext, UnderstandContext } from "@llave/assistant";
import { dateFormat } from "@llave/contract/dateText";

/** Slots whose values stay here. */
const personal: readonly SlotName[] = ["name", "phone", "email"];

/**
 * What a model needs to interpret a message: the message without personal data, what was asked and offered, the known
 * search, the day and the places. Nothing identifies the conversation.
 */
export function understandInput(text: string, { slots }: DialogueState, context: UnderstandContext): string {
  const known = Object.fromEntries(
    Object.entries(slots).filter(([slot]) => !(personal as readonly string[]).includes(slot)),
  );
  return [
    tagged("today", `${context.referenceDate} (${weekday(context.referenceDate)})`),
    tagged("asked", context.asked ?? "nothing"),
    tagged("offered", (context.offered ?? []).map((offer, index) => `${index + 1}. ${offer}`).join("\n") || "nothing"),
    tagged("known", JSON.stringify(known)),
    tagged("places", context.market.places.map(({ name }) => name).join(", ")),
    tagged("message", text),
  ].join("\n");
}

/** What a model needs to phrase a reply: the built-in phrasing, its language and the agent's tone. */
export function phraseInput(draft: string, { context }: Rewording, { agent }: TurnContext): string {
  return [
    tagged("language", context.language === "en" ? "English" : "Latin American Spanish, addressing the renter as tú"),
    tagged("tone", agent.tone),
    tagged("draft", draft),
  ].join("\n");
}

/** Data between marks that it can't close itself. */
function tagged(name: string, text: string): string {
  return `<${name}>\n${text.replace(/[<>]/g, (sign) => (sign === "<" ? "‹" : "›"))}\n</${name}>`;
}

function weekday(date: string): string {
  return dateFormat("en", { weekday: "long", timeZone: "UTC" }).format(new Date(date));
}
