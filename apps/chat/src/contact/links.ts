import { type ContactWay, contactWays } from "@llave/contract/agent/contactWays";
import type { AgentContact } from "@llave/contract/chat/homes";
import { phoneText } from "@llave/ui/phoneText";

export interface ContactLink {
  way: ContactWay;
  href: string;
  /** The number formatted for people. */
  value: string;
}

/** The ways an agent allows, each as a link for the renter's own phone or mail program. */
export function contactLinks(contact: AgentContact): ContactLink[] {
  return contactWays.flatMap((way) => {
    const value = contact[way];
    if (!value) return [];
    const hrefs: Record<ContactWay, string> = {
      call: `tel:${value}`,
      text: `sms:${value}`,
      whatsapp: `https://wa.me/${value.replace(/\D/g, "")}`,
      email: `mailto:${value}`,
    };
    return [{ way, href: hrefs[way], value: phoneText(value) }];
  });
}
