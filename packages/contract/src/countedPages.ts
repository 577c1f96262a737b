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
  "/onboarding",
  "/admin",
  "/dashboard",
] as const;

/** Every name a page can be counted under; `other` covers all pages without their own. */
export const countedPages = [...ownNames, "other"] as const;
export type CountedPage = (typeof countedPages)[number];

/** The name a page is counted under: no token, no id, nothing below the dashboard's own address. */
export function countedPageOf(pathname: string): CountedPage {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const area = path.startsWith("/dashboard/") ? "/dashboard" : path;
  return ownNames.find((name) => name === area) ?? "other";
}
