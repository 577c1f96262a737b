import type { OwnPlace } from "@llave/contract/waitlist";

/** The cookies by which the server can know whose place to show; their values are none of the page's business. */
const placeCookies = /(?:^|;\s*)(?:__Host-)?(?:llave_place|llave_sid)=/;

/** True where the server may know a place of this visitor: by cookie, or by the link of the confirmation mail. */
export function mayHavePlace(cookies: string | null, search: URLSearchParams): boolean {
  return placeCookies.test(cookies ?? "") || search.has("place");
}

/** The address of the own place; a mailed link hands its token on. */
export function ownPlacePath(search: URLSearchParams): string {
  const place = search.get("place");
  return place ? `/api/waitlist/own?place=${encodeURIComponent(place)}` : "/api/waitlist/own";
}

/** The specification's sample values (section 2), for whoever has not joined. They are shown as an example. */
export function examplePlace(origin: string): OwnPlace {
  const referralCode = "MARISOL5";
  return {
    status: "pending",
    position: 127,
    estimatedDays: 12,
    referrals: 3,
    referralCode,
    referralLink: `${origin}/early?ref=${referralCode}`,
  };
}
