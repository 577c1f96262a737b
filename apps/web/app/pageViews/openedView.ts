import type { PageView } from "@llave/contract/site/pageViews";
import { parseLanguage } from "@llave/ui/language";
import { viewOf } from "./countView.ts";

declare global {
  interface Window {
    /** The page that a script without React has counted already; undefined if none has. */
    countedPath?: string;
  }
}

/** What is sent about this document. */
export function openedView(): PageView | null {
  const { pathname, search, hostname: host } = location;
  const language = parseLanguage(document.documentElement.lang) ?? "en";
  return viewOf({ pathname, search, referrer: document.referrer, host, language });
}
