import type { OwnPlace } from "@llave/contract/site/waitlist";

/** The cookies that tell the server whose place to show; the page ignores their values. */
const placeCookies = /(?:^|;\s*)(?:__Host-)?(?:llave_place|llave_sid)=/;

/** True if the server may know this visitor's place: by cookie, or by the link in the confirmation mail. */
export function mayHavePlace(cookies: string | null, search: URLSearchParams): boolean {
  return placeCookies.test(cookies ?? "") || search.has("place");
}

/** The path of the visitor's own place; a mailed link passes its token on. */
export function ownPlacePath(search: URLSearchParams): string {
  const place = search.get("place");
  return place ? `/api/waitlist/own?place=${encodeURIComponent(place)}` : "/api/waitlist/own";
}

/** The specification's sample values (section 2), for people who haven't joined. They are shown as an example. */
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
