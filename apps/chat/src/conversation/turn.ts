import { contextMessages } from "@llave/contract/chatLimits";
import type { Offers, TurnRequest } from "@llave/contract/conversation";
import { type Language, storedLanguage } from "@llave/ui/language";
import type { Entry } from "./entry.ts";
import type { ConversationState } from "./state.ts";

/** The specification's fields. The language is the renter's own choice if there is one, else the link's. */
export function turnRequest(state: ConversationState, conversationId: string, entry: Entry): TurnRequest {
  const { linkId, agentId, agentName, sourceTag, tone, language } = state.config;
  const chosen = storedLanguage();
  const previous = state.entries.filter(({ delivery, key }) => delivery === "stored" && key !== entry.key);
  return {
    linkId,
    agentId,
    agentName,
    message: entry.content,
    conversationId,
    sourceTag,
    tone,
    language: chosen ? linkLanguages[chosen] : language,
    previousMessages: previous.slice(-contextMessages).map(({ role, content }) => ({ role, content })),
  };
}

const linkLanguages = { en: "english", es: "spanish" } as const;

/** A renter's new message, being sent or queued; a retry with the same key is the same message. */
export function renterEntry(content: string, language: Language, delivery: Entry["delivery"] = "sending"): Entry {
  return { ...newEntry(content, language), role: "user", delivery };
}

/** The reply as it arrived, before the server has sent its id. */
export function replyEntry(
  content: string,
  language: Language,
  { times, timesFor, matches, visit, reach }: Offers,
): Entry {
  const offers = { times, timesFor, matches, visit, reach };
  return { ...newEntry(content, language), ...offers, role: "assistant", delivery: "stored" };
}

function newEntry(content: string, language: Language) {
  return { key: newKey(), storedId: null, content, timestamp: new Date().toISOString(), language };
}

/** Browsers offer `randomUUID` only on secure pages, and a server on the local network isn't one. */
function newKey(): string {
  return (
    crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join("-")
  );
}
