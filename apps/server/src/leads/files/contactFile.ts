import type { LeadDetailRow } from "../repository.ts";

/** What a contact file says about a lead. */
type ContactOf = Pick<LeadDetailRow, "lead_id" | "name" | "phone" | "email">;

/**
 * A lead as a contact for the agent's phone: vCard 3.0, which iPhones, Android and Google Contacts all import. It has
 * the name, the phone, the email and the address of the lead's page; what the renter is looking for stays in Llave.
 * @param origin the site's address, for the link back
 */
export async function contactFile({ lead_id, name, phone, email }: ContactOf, origin: string): Promise<string> {
  const { VCard } = await import("vcard-creator");
  const card = new VCard();
  const shown = name ?? phone ?? email ?? "Llave";
  const [first = shown, ...rest] = shown.split(" ");
  card.addFullName(shown).addName({ givenName: first, familyName: rest.join(" ") });
  if (phone !== null) card.addPhoneNumber({ number: phone, type: ["cell"] });
  if (email !== null) card.addEmail({ address: email });
  card.addUrl({ url: `${origin}/dashboard/leads/${lead_id}` });
  return card.toString();
}
