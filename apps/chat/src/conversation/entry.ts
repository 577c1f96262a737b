import type { ChatMessage, Offers } from "@llave/contract/conversations/conversation";
import type { Language } from "@llave/ui/language";

/** A message of the thread as this page shows it. */
export interface Entry extends Offers {
  /** Stable while the page is open; the idempotency key of a message written here. */
  key: string;
  /** The server's id, once known. */
  storedId: string | null;
  role: "assistant" | "user";
  /** Who wrote it; known only for stored messages. */
  author?: ChatMessage["author"];
  content: string;
  /** ISO time. */
  timestamp: string;
  language: Language;
  /** `queued` waits for the network and for earlier messages. */
  delivery: "stored" | "sending" | "failed" | "queued";
}
