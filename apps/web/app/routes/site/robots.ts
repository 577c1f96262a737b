import { pageContext } from "../../pageContext.ts";
import type { Route } from "./+types/robots.ts";

/** Pages that need a session or a mailed token are useless in search results. */
const closed = [
  "/api/",
  "/dashboard",
  "/admin",
  "/onboarding",
  "/reset-password",
  "/confirm-email",
  "/unsubscribe",
  "/dev/",
];

/** `robots.txt`: the public pages and SmartLinks are open, and the site map lists them. */
export function loader({ context }: Route.LoaderArgs) {
  const rules = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  const text = `${rules.join("\n")}\n\nSitemap: ${context.get(pageContext).origin}/sitemap.xml\n`;
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
