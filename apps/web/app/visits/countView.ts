import { countedPageOf } from "@llave/contract/countedPages";
import type { PageView } from "@llave/contract/pageViews";
import type { Language } from "@llave/ui/language";

/** The specification leaves sign-in out, and somebody at work is no visitor of the site. */
const uncounted = new Set(["/login", "/dashboard", "/admin"]);

/** A page that somebody opened. */
export interface OpenedPage {
  pathname: string;
  search: string;
  /** Address of the page before; null within the site, where it does not count. */
  referrer: string | null;
  /** Host of this site. */
  host: string;
  language: Language;
}

/**
 * What is sent of an opened page: its name, its language and, where somebody came from outside, from which host and
 * campaign. No cookie, no id, no address with a token. Null where the page is not counted.
 */
export function viewOf({ pathname, search, referrer, host, language }: OpenedPage): PageView | null {
  const path = countedPageOf(pathname);
  if (uncounted.has(pathname) || uncounted.has(path)) return null;
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

/** True where the browser asks not to be tracked. Counting tracks nobody, but the wish is honoured all the same. */
export function asksNotToBeTracked(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === "1" || browser.doNotTrack === "yes" || browser.globalPrivacyControl === true;
}

/** Sends a view once the page is loaded and the browser has nothing else to do; a page never waits for it. */
export function sendView(view: PageView): void {
  if (asksNotToBeTracked(navigator)) return;
  const send = () => {
    // Without cookies, and finished even where the page is left at once. Whether it arrives is of no account.
    const options = { method: "POST", headers: jsonType, keepalive: true, credentials: "omit" } as const;
    fetch("/api/page-view", { ...options, body: JSON.stringify(view) }).catch(() => undefined);
  };
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(send) : setTimeout(send, 1));
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

const jsonType = { "content-type": "application/json" };
