import { randomUUID } from "node:crypto";
import type { RenterConversation, TurnResponse } from "@llave/contract/conversation";
import type { SmartLinkConfig } from "@llave/contract/smartlink";
import { Browser } from "./browser.ts";
import type { Script } from "./scripts.ts";

export interface Said {
  role: "user" | "assistant";
  content: string;
}

/** What a renter saw of a conversation. */
export interface Played {
  script: Script;
  said: Said[];
  isComplete: boolean;
  /** Requests that didn't return 200, as `status` and text. */
  failures: string[];
  /** The conversation as the renter's page would show it after a reload; null if there is none. */
  stored: RenterConversation | null;
}

/** Context messages that the chat page sends along. */
const contextLength = 6;

/**
 * Plays one script as a new visitor of a SmartLink, with the chat page's calls.
 * @param linkPath path of the SmartLink's page, `/smartlink/…`
 */
export async function playScript(origin: string, linkPath: string, script: Script): Promise<Played> {
  const browser = new Browser(origin);
  const played: Played = { script, said: [], isComplete: false, failures: [], stored: null };
  const link = await browser.get<SmartLinkConfig>(`/api${linkPath}`);
  if (link.status !== 200) {
    played.failures.push(`${link.status} for ${linkPath}`);
    return played;
  }
  const conversationId = `${link.body.linkId}-${Date.now()}-${randomUUID().slice(0, 8)}`;
  for (const message of script.messages) await say(browser, link.body, conversationId, message, played);
  played.stored = await readStored(browser, link.body.linkId, conversationId);
  return played;
}

async function say(
  browser: Browser,
  link: SmartLinkConfig,
  conversationId: string,
  message: string,
  played: Played,
): Promise<void> {
  const { linkId, agentId, agentName, sourceTag, tone } = link;
  const languages = { en: "english", es: "spanish" } as const;
  const language = played.script.language === null ? link.language : languages[played.script.language];
  const previousMessages = played.said.slice(-contextLength);
  const { status, body } = await browser.post<TurnResponse>(
    "/api/smartlink/openai-conversation",
    { linkId, agentId, agentName, message, conversationId, sourceTag, tone, language, previousMessages },
    { "idempotency-key": randomUUID() },
  );
  played.said.push({ role: "user", content: message });
  if (status !== 200) {
    played.failures.push(`${status} for ${JSON.stringify(message).slice(0, 200)}`);
    return;
  }
  if (body.message !== "") played.said.push({ role: "assistant", content: body.message });
  played.isComplete = body.isComplete;
}

async function readStored(
  browser: Browser,
  linkId: string,
  conversationId: string,
): Promise<RenterConversation | null> {
  const query = new URLSearchParams({ linkId, conversationId });
  const { status, body } = await browser.get<RenterConversation>(`/api/renter/conversation?${query}`);
  return status === 200 ? body : null;
}
