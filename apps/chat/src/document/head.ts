import { assets } from "virtual:client-assets";
import type { ChatDocument } from "@llave/contract/chat/chatPage";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import { brand } from "@llave/ui/brand";
import type { OpenPage } from "../conversation/openPage.ts";
import exchange from "../exchange/exchange.css?inline";
import { hasOffers } from "../firstParts/firstParts.ts";
import aboutHome from "../homes/aboutHome.css?inline";
import unavailable from "../page/unavailable.css?inline";
import { injectedStyles } from "../styles/injectStyles.ts";
import { textsIn } from "../texts/catalogs.ts";
import { brandColors } from "./brandColors.ts";
import favicon from "./favicon.svg?raw";

/** Everything in the head: what browsers, link previews and search engines read first. */
export function headOf({ page, nonce, url, previewImage }: ChatDocument): string {
  const { t } = textsIn(page.language);
  const agent = page.kind === "chat" ? page.config.agentName : "";
  const title = page.kind === "chat" ? t("documentTitle", { agent }) : `${t("unavailableTitle")} | ${brand.name}`;
  const description = page.kind === "chat" ? t("description", { agent }) : t(`unavailable_${page.reason}`);
  const color = page.kind === "chat" ? page.config.brandColor : "";
  return [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">`,
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    meta("name", "theme-color", page.kind === "chat" ? "#ffffff" : "#1c2238"),
    page.kind === "chat" ? "" : meta("name", "robots", "noindex"),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", brand.name),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:locale", page.language === "es" ? "es_US" : "en_US"),
    ...previewTags(previewImage, title),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(favicon.trim())}">`,
    `<style nonce="${escapeHtml(nonce)}">${brandColors(color)}${assets.styles}${page.kind === "chat" ? serverRenderedStyles(page) : unavailable}</style>`,
    `<noscript><style nonce="${escapeHtml(nonce)}">.needs-script{display:none!important}</style></noscript>`,
    // The script loads after the first paint, so it doesn't compete with the greeting.
    `<script nonce="${escapeHtml(nonce)}">requestAnimationFrame(()=>setTimeout(()=>import("${assets.script}")))</script>`,
  ].join("");
}

/** The styles of the parts that the HTML shows. */
function serverRenderedStyles({ conversation, home }: OpenPage): string {
  if (conversation?.messages.some(hasOffers)) return injectedStyles();
  return (conversation ? exchange : "") + (home ? aboutHome : "");
}

function previewTags(image: string | null, title: string): string[] {
  if (!image) return [meta("name", "twitter:card", "summary")];
  return [
    meta("property", "og:image", image),
    meta("property", "og:image:alt", title),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:image", image),
  ];
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}
