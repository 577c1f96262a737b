import { languages } from "@llave/ui/language";
import { pageContext } from "../../pageContext.ts";
import { addressIn, alternates, publicPaths } from "../../sharing/publicPages.ts";
import type { Route } from "./+types/sitemap.ts";

/** `sitemap.xml`: every public page in every language, each with its other languages. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const pages = publicPaths.flatMap((path) =>
    languages.map((language) => entry(origin, path, addressIn(language, path))),
  );
  const xml = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages,
    `</urlset>`,
  ].join("\n");
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** Addresses are this program's origin and paths: nothing in them needs escaping. */
function entry(origin: string, path: string, address: string): string {
  const links = alternates(path).map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${origin}${alternate.address}"/>`,
  );
  return `<url><loc>${origin}${address}</loc>${links.join("")}</url>`;
}
