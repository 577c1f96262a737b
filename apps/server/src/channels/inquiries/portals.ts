/** A site where renters find homes, and the domains its mails come from. */
interface Portal {
  name: string;
  domains: readonly string[];
}

const portals: readonly Portal[] = [
  { name: "Zillow", domains: ["zillow.com", "zillowrentals.com"] },
  { name: "Trulia", domains: ["trulia.com"] },
  { name: "HotPads", domains: ["hotpads.com"] },
  { name: "Apartments.com", domains: ["apartments.com", "apartmentfinder.com", "forrent.com"] },
  { name: "Realtor.com", domains: ["realtor.com", "move.com"] },
  { name: "Rent.", domains: ["rent.com", "rentals.com", "rentpath.com"] },
  { name: "Zumper", domains: ["zumper.com", "padmapper.com"] },
  { name: "Redfin", domains: ["redfin.com"] },
];

const senderLine = /^[ \t>*]*(?:from|de)\s*:.*$/gim;

/**
 * The portal that a mail comes from: by its sender, or by the sender of the mail it forwards.
 * @returns the portal's name, or null for any other sender
 */
export function portalOf(from: string, text: string): string | null {
  const senders = [from, ...(text.match(senderLine) ?? [])].map((line) => line.toLowerCase());
  const isFrom = (domain: string) => senders.some((line) => hasAddressAt(line, domain));
  return portals.find(({ domains }) => domains.some(isFrom))?.name ?? null;
}

/** True if an address in the line belongs to the domain or to one below it. */
function hasAddressAt(line: string, domain: string): boolean {
  return addressesIn(line).some((address) => address.endsWith(`@${domain}`) || address.endsWith(`.${domain}`));
}

const address = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/gi;

/** Every email address in a text, in lowercase. */
export function addressesIn(text: string): string[] {
  return (text.match(address) ?? []).map((found) => found.toLowerCase());
}
