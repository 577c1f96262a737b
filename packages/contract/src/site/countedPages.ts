/** Pages counted under their own name. Anything else in an address (a token, an id) is never counted. */
const ownNames = [
  "/",
  "/pricing",
  "/features",
  "/demo",
  "/community",
  "/about",
  "/contact",
  "/faq",
  "/terms",
  "/privacy",
  "/early",
  "/waitlist",
  "/signup",
  "/forgot-password",
  "/reset-password",
] as const;

/** Every name a page can be counted under; `other` covers all pages without their own. */
export const countedPages = [...ownNames, "other"] as const;
export type CountedPage = (typeof countedPages)[number];

/** The specification leaves sign-in out, and someone at work isn't a visitor of the site. */
const uncounted = ["/login", "/onboarding", "/dashboard", "/admin"];

/** The name a page is counted under, without any token or id; null if it isn't counted. */
export function countedPageOf(pathname: string): CountedPage | null {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  if (uncounted.some((area) => path === area || path.startsWith(`${area}/`))) return null;
  return ownNames.find((name) => name === path) ?? "other";
}
