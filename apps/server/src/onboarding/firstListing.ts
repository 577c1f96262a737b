/**
 * What an agent typed as the first listing, as columns of a draft property: a web address is stored as a link, anything
 * else as the home's address.
 */
export function listingDraft(typed: string): { address: string; source_url: string | null } {
  const text = typed.trim();
  const link = /^https?:\/\//i.test(text) ? text : /^[\w-]+(\.[\w-]+)+\/\S*$/.test(text) ? `https://${text}` : null;
  if (link !== null && URL.canParse(link)) return { address: "", source_url: new URL(link).href };
  return { address: text, source_url: null };
}
