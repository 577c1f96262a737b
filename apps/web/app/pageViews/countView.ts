import { countedPageOf } from "@llave/contract/site/countedPages";
import type { PageView } from "@llave/contract/site/pageViews";
import type { Language } from "@llave/ui/language";

/** An opened page. */
export interface OpenedPage {
  pathname: string;
  search: string;
  /** Address of the previous page; null within the site, where it doesn't count. */
  referrer: string | null;
  /** Host of this site. */
  host: string;
  language: Language;
}

/**
 * What is sent about an opened page: its name, its language and, if someone came from outside, the host and campaign
 * they came from. No cookie, no id, no address with a token. Null if the page isn't counted.
 */
export function viewOf({ pathname, search, referrer, host, language }: OpenedPage): PageView | null {
  const path = countedPageOf(pathname);
  if (path === null) return null;
  const from = referrer === null ? host : hostOf(referrer);
  if (from === host) return { path, language, entry: false };
  const names = new URLSearchParams(search);
  return {
    path,
    language,
    entry: true,
    ...(from && { referrer: from }),
    ...named("source", names.get("utm_source")),
    ...named("campaign", names.get("utm_campaign")),
  };
}

function named(key: "source" | "campaign", value: string | null): Partial<PageView> {
  return value ? { [key]: value } : {};
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : "";
}

/** True if the browser asks not to be tracked. Counting doesn't track anyone, but we respect the request anyway. */
export function asksNotToBeTracked(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === "1" || browser.doNotTrack === "yes" || browser.globalPrivacyControl === true;
}

/** A page that is never idle is counted after this time. Milliseconds. */
const patience = 5_000;

/** Sends a view once the page has loaded and the browser is idle; a page never waits for it. */
export function sendView(view: PageView): void {
  if (asksNotToBeTracked(navigator)) return;
  const send = () => {
    // Without cookies, and it completes even if the page is left right away. Whether it arrives doesn't matter.
    const options = { method: "POST", headers: jsonType, keepalive: true, credentials: "omit" } as const;
    fetch("/api/page-view", { ...options, body: JSON.stringify(view) }).catch(() => undefined);
  };
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(send, { timeout: patience }) : setTimeout(send, 1);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

const jsonType = { "content-type": "application/json" };
