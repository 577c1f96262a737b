import type { ChatMessage, Offers } from "@llave/contract/conversation";
import type { Language } from "@llave/ui/language";

/** A message of the thread as this page shows it. */
export interface Entry extends Offers {
  /** Stable while the page is open; the idempotency key of a message written here. */
  key: string;
  /** The server's id, once it is known. */
  storedId: string | null;
  role: "assistant" | "user";
  /** Who wrote it; known of what the server has stored. */
  author?: ChatMessage["author"];
  content: string;
  /** ISO moment. */
  timestamp: string;
  language: Language;
  /** `queued` waits for the network, and for those written before it. */
  delivery: "stored" | "sending" | "failed" | "queued";
}
