import type { TurnRequest } from "@llave/contract/conversations/conversation";
import type { Language } from "@llave/contract/language";
import type { InquiryDetails, RemoteChannel } from "../../db/tables/channels.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";

/** A renter's message, as received. */
export interface RenterMessage {
  link: LinkContext;
  visitorId: string;
  /** The channel it came by, with the renter's address on it; a chat page's by default. */
  by?: { channel: RemoteChannel; address: string };
  /** What the portal where the renter asked says about them. The answer then waits for the agent's approval. */
  inquiry?: InquiryDetails | null;
  /** The client's id for this message; a retry carries the same one. Null if the client sends none. */
  idempotencyKey: string | null;
  /** Cleaned text of 1 to 2,000 characters. */
  text: string;
  request: TurnRequest;
  /** Language of the page, used if neither link nor message decides. */
  pageLanguage: Language;
}
