import { isShortSignature, shortSignature } from "../secrets/signing.ts";
import type { Services } from "../services.ts";

/** What the id in an address names, and the purpose it is signed for. */
const kinds = { reply: "reply-by-email", leads: "leads-by-email" } as const;
type Kind = keyof typeof kinds;

/** Hexadecimal, because mail servers may change the case of an address; under the 64 characters a local part may have. */
const localPart = /^(reply|leads)-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-([0-9a-f]{20})$/;

type AddressServices = Pick<Services, "config" | "secret">;

/**
 * Where an answer to a mail about a conversation goes, to be shown with the agent's name; undefined if this server
 * can't receive mail or there is no conversation.
 */
export function replyAddress(
  services: AddressServices,
  { name, conversationId }: { name: string; conversationId: string | null },
): { name: string; address: string } | undefined {
  const address = conversationId === null ? null : signedAddress(services, "reply", conversationId);
  return address === null ? undefined : { name, address };
}

/** Where an agent forwards inquiries from portals; null if this server can't receive mail. */
export function leadAddress(services: AddressServices, agentId: string): string | null {
  return signedAddress(services, "leads", agentId);
}

/** Who a mail is for: a conversation ({@link replyAddress}) or an agent's new leads ({@link leadAddress}). */
export type Addressee = { kind: "reply"; conversationId: string } | { kind: "leads"; agentId: string };

/** The addressee of the first address that this server made; null if there is none. */
export function addresseeOf({ config, secret }: AddressServices, addresses: string[]): Addressee | null {
  for (const address of addresses) {
    const [local = "", domain = ""] = address.trim().toLowerCase().split("@");
    const parts = domain === config.inboundMail?.domain ? localPart.exec(local) : null;
    if (!parts) continue;
    const kind = parts[1] as Kind;
    const id = parts.slice(2, 7).join("-");
    if (!isShortSignature(secret, kinds[kind], id, parts[7] ?? "")) continue;
    return kind === "reply" ? { kind, conversationId: id } : { kind, agentId: id };
  }
  return null;
}

function signedAddress({ config, secret }: AddressServices, kind: Kind, id: string): string | null {
  if (!config.inboundMail) return null;
  const signature = shortSignature(secret, kinds[kind], id);
  return `${kind}-${id.replaceAll("-", "")}-${signature}@${config.inboundMail.domain}`;
}
