/** Pages that are counted by their own name. Whatever else an address holds (a token, an id) is never counted by. */
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

/** Every name a page can be counted by; `other` stands for all pages without a name of their own. */
export const countedPages = [...ownNames, "other"] as const;
export type CountedPage = (typeof countedPages)[number];

/** The name that a page is counted by: no token, no id, nothing below the dashboard's own address. */
export function countedPageOf(pathname: string): CountedPage {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const area = path.startsWith("/dashboard/") ? "/dashboard" : path;
  return ownNames.find((name) => name === area) ?? "other";
}
