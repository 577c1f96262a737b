import { isShortSignature, shortSignature } from "../secrets/signing.ts";
import type { Services } from "../services.ts";

const purpose = "reply-by-email";
/** Hexadecimal, because mail servers may change the case of an address; under the 64 characters a local part may have. */
const localPart = /^reply-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{20})$/;

type AddressServices = Pick<Services, "config" | "secret">;

/**
 * Where an answer to a mail about a conversation goes, to be shown with the agent's name; undefined if this server
 * can't receive mail or there is no conversation.
 */
export function replyAddress(
  { config, secret }: AddressServices,
  { name, conversationId }: { name: string; conversationId: string | null },
): { name: string; address: string } | undefined {
  if (!config.inboundMail || conversationId === null) return undefined;
  const signature = shortSignature(secret, purpose, conversationId);
  return { name, address: `reply-${conversationId.replaceAll("-", "")}-${signature}@${config.inboundMail.domain}` };
}

/** The conversation of the first address that {@link replyAddress} made; null if there is none. */
export function conversationOfAddresses({ config, secret }: AddressServices, addresses: string[]): string | null {
  for (const address of addresses) {
    const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
    const parts = domain === config.inboundMail?.domain ? localPart.exec(local) : null;
    if (!parts) continue;
    const id = parts.slice(1, 6).join("-");
    if (isShortSignature(secret, purpose, id, parts[6] ?? "")) return id;
  }
  return null;
}
