import type { ContactRequest } from "@llave/contract/contact";
import { contactWait } from "@llave/contract/contactLimits";
import { request } from "../../data/request.ts";

/** What the contact form holds. `website` is the honeypot: people leave it empty. */
export type ContactMessage = Required<Omit<ContactRequest, "key">>;

/** After this long without an answer the form gives the message back. Milliseconds. */
const patience = 20_000;

/**
 * Sends messages of one form. The same words sent again carry the same key, so that a message whose answer was
 * lost on the way arrives once.
 * @returns a function that resolves after at least a second (specification, section 9) and throws what went wrong
 */
export function messageSender(): (message: ContactMessage) => Promise<void> {
  let last = { words: "", key: "" };
  return async (message) => {
    const words = JSON.stringify(message);
    if (words !== last.words) last = { words, key: newKey() };
    const { website, ...written } = message;
    const payload = { ...written, key: last.key, ...(website && { website }) };
    const shown = new Promise((resolve) => setTimeout(resolve, contactWait));
    const sent = request("POST", "/api/contact", payload, AbortSignal.timeout(patience));
    await Promise.allSettled([sent, shown]);
    await sent;
  };
}

/** A browser gives `randomUUID` on secure pages only; a server on the local network has none. */
function newKey(): string {
  const random = crypto.randomUUID?.();
  return random ?? [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join("-");
}
