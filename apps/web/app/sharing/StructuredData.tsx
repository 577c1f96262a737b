import { useRootData } from "../rootData.ts";
import type { Thing } from "./structuredData.ts";

/**
 * Tells search engines what a page is about, as a data block that browsers don't run.
 * @param things returns the page's subjects, given the site's address
 */
export function StructuredData({ things }: { things: (origin: string) => readonly Thing[] }) {
  const origin = useRootData()?.origin ?? "";
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things(origin) });
  // Text that looks like markup must not end the element.
  const html = graph.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is escaped above; React would escape it as text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
