/** Where a visit came from, as the links of campaigns say it. */
export const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
export type Campaign = Partial<Record<(typeof campaignKeys)[number], string>>;

const storageKey = "llave_campaign";
type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** The campaign that an address names; empty where it names none. */
export function readCampaign(search: URLSearchParams): Campaign {
  const named = campaignKeys.map((key) => [key, search.get(key)] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/** Keeps the campaign of the address somebody arrived by, so that it is still known when they sign up on another page. */
export function rememberCampaign(storage: Storage, search: URLSearchParams): void {
  const campaign = readCampaign(search);
  if (Object.keys(campaign).length > 0) storage.setItem(storageKey, JSON.stringify(campaign));
}

/** The campaign that brought this visit, empty where none did or the stored one cannot be read. */
export function rememberedCampaign(storage: Storage): Campaign {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "{}");
    const texts = Object.entries(stored ?? {}).filter(([, value]) => typeof value === "string");
    return readCampaign(new URLSearchParams(texts));
  } catch {
    return {};
  }
}
