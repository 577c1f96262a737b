import type { RenterConversation } from "../conversations/conversation.ts";
import type { Language } from "../language.ts";
import type { AgentContact, Home } from "./homes.ts";
import type { SmartLinkConfig } from "./smartlink.ts";

/**
 * The data with which the server renders the chat page's first HTML, embedded for the script. A plain type: the page
 * must not pay for a schema library.
 */
export type ChatPage =
  | {
      kind: "chat";
      config: SmartLinkConfig;
      /** Name of the brokerage, shown beside the agent's (advertising rule); empty if none was given. */
      brokerage: string;
      /** True shows a badge; `licenseMatchedOn` decides whether it says License-Verified. */
      licensed: boolean;
      /** The day the license matched the state's record; null if it is only attested. */
      licenseMatchedOn: string | null;
      /** The home that the link is about; null for a link about all of them, or once it is gone. */
      home: Home | null;
      /** How to reach the agent in person; null if the agent allows no way. */
      contact: AgentContact | null;
      /** Language the page opens in: the renter's choice, else the link's, else the browser's. */
      language: Language;
      /** The assistant's first line in each language; lines are separated by a line feed. */
      greeting: Record<Language, string>;
      /** The visitor's newest conversation on this link, or null on a first visit. */
      conversation: RenterConversation | null;
      /** The path of the spec's GET for this link, as `/api/smartlink/…`. */
      configPath: string;
    }
  | {
      kind: "unavailable";
      reason: "not_found" | "inactive" | "other";
      language: Language;
      supportEmail: string;
    };

/** What the page needs from the request and the build to write a whole document. */
export interface ChatDocument {
  page: ChatPage;
  /** Nonce of the content security policy, for every script and style element. */
  nonce: string;
  /** Absolute address of this page, for link previews. */
  url: string;
  /** Absolute address of the preview picture, or null if there is none. */
  previewImage: string | null;
}
