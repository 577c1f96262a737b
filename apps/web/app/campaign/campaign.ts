/** Where a visitor came from, according to campaign links. */
export const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
export type Campaign = Partial<Record<(typeof campaignKeys)[number], string>>;

const storageKey = "llave_campaign";
type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** The campaign in an address; empty if there is none. */
export function readCampaign(search: URLSearchParams): Campaign {
  const named = campaignKeys.map((key) => [key, search.get(key)] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/** Stores the campaign from the landing address, so that it is still known when they sign up on another page. */
export function rememberCampaign(storage: Storage, search: URLSearchParams): void {
  const campaign = readCampaign(search);
  if (Object.keys(campaign).length > 0) storage.setItem(storageKey, JSON.stringify(campaign));
}

/** The campaign that brought this visitor; empty if there is none or the stored one can't be read. */
export function rememberedCampaign(storage: Storage): Campaign {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "{}");
    const texts = Object.entries(stored ?? {}).filter(([, value]) => typeof value === "string");
    return readCampaign(new URLSearchParams(texts));
  } catch {
    return {};
  }
}
