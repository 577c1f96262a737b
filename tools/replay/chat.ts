import { randomUUID } from "node:crypto";
import type { SmartLinkConfig } from "@llave/contract/chat/smartlink";
import type { RenterConversation, TurnResponse } from "@llave/contract/conversations/conversation";
import { type Answer, Browser } from "./browser.ts";

/** A message as renter and assistant see it. */
export interface Said {
  role: "user" | "assistant";
  content: string;
}

/** Messages of context that the chat page sends along. */
const contextLength = 6;
const languages = { en: "english", es: "spanish" } as const;

/** A new visitor's conversation on a SmartLink, using the chat page's calls. */
export class RenterChat {
  /** Everything that was said after the greeting; a silent reply adds nothing. */
  readonly said: Said[] = [];
  readonly #browser: Browser;
  readonly #link: SmartLinkConfig;
  readonly #language: SmartLinkConfig["language"];
  readonly #conversationId: string;

  private constructor(browser: Browser, link: SmartLinkConfig, language: "en" | "es" | null) {
    this.#browser = browser;
    this.#link = link;
    this.#language = language === null ? link.language : languages[language];
    this.#conversationId = `${link.linkId}-${Date.now()}-${randomUUID().slice(0, 8)}`;
  }

  /**
   * Opens the page of a SmartLink.
   * @param linkPath path of the SmartLink's page, `/smartlink/…`
   * @param language of the page; null for the link's own
   * @throws an Error with the status where there is no such page
   */
  static async open(origin: string, linkPath: string, language: "en" | "es" | null): Promise<RenterChat> {
    const browser = new Browser(origin);
    const { status, body } = await browser.get<SmartLinkConfig>(`/api${linkPath}`);
    if (status !== 200) throw new Error(`${status} for ${linkPath}`);
    return new RenterChat(browser, body, language);
  }

  /** Sends a message of the renter. */
  async say(message: string): Promise<Answer<TurnResponse>> {
    const { linkId, agentId, agentName, sourceTag, tone } = this.#link;
    const previousMessages = this.said.slice(-contextLength);
    const fixed = { linkId, agentId, agentName, sourceTag, tone, language: this.#language };
    const answer = await this.#browser.post<TurnResponse>(
      "/api/smartlink/openai-conversation",
      { ...fixed, message, conversationId: this.#conversationId, previousMessages },
      { "idempotency-key": randomUUID() },
    );
    this.said.push({ role: "user", content: message });
    const reply = answer.status === 200 ? answer.body.message : "";
    if (reply !== "") this.said.push({ role: "assistant", content: reply });
    return answer;
  }

  /** The conversation as the renter's page would show it after a reload; null where there is none. */
  async stored(): Promise<RenterConversation | null> {
    const query = new URLSearchParams({ linkId: this.#link.linkId, conversationId: this.#conversationId });
    const { status, body } = await this.#browser.get<RenterConversation>(`/api/renter/conversation?${query}`);
    return status === 200 ? body : null;
  }
}
