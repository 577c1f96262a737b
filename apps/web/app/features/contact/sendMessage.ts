import type { ContactRequest } from "@llave/contract/site/contact";
import { contactWaitMs } from "@llave/contract/site/contactLimits";
import { request } from "../../data/request.ts";

/** The contact form's fields. `website` is the honeypot: people leave it empty. */
export type ContactMessage = Required<Omit<ContactRequest, "key">>;

/** Without a response by then, the form returns the message. Milliseconds. */
const timeoutMs = 20_000;

/**
 * Sends messages of one form. The same text sent again has the same key, so a message whose response was lost arrives
 * once.
 * @returns a function that resolves after at least a second (specification, section 9) and throws what went wrong
 */
export function messageSender(): (message: ContactMessage) => Promise<void> {
  let last = { words: "", key: "" };
  return async (message) => {
    const words = JSON.stringify(message);
    if (words !== last.words) last = { words, key: newKey() };
    const { website, ...written } = message;
    const payload = { ...written, key: last.key, ...(website && { website }) };
    const shown = new Promise((resolve) => setTimeout(resolve, contactWaitMs));
    const sent = request("POST", "/api/contact", payload, AbortSignal.timeout(timeoutMs));
    await Promise.allSettled([sent, shown]);
    await sent;
  };
}

/** Browsers offer `randomUUID` only on secure pages, and a server on the local network isn't one. */
function newKey(): string {
  const random = crypto.randomUUID?.();
  return random ?? [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join("-");
}
