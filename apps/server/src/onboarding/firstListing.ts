import { areaOfAddress } from "../properties/places/places.ts";

/**
 * What an agent typed as the first listing, as columns of a draft property: a web address is stored as a link, anything
 * else as the home's address, with its area if the street is known.
 */
export function listingDraft(typed: string): { address: string; area: string | null; source_url: string | null } {
  const text = typed.trim();
  const link = /^https?:\/\//i.test(text) ? text : /^[\w-]+(\.[\w-]+)+\/\S*$/.test(text) ? `https://${text}` : null;
  if (link !== null && URL.canParse(link)) return { address: "", area: null, source_url: new URL(link).href };
  return { address: text, area: areaOfAddress(text), source_url: null };
}
