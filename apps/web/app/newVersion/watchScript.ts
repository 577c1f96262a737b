import { button } from "../components/button.ts";
import { takenOver } from "../patient/takenOver.ts";
import { failedImport, reloadAgainMs, reloadedKey } from "./reloadOnce.ts";
import { catalogs } from "./texts/catalogs.ts";
import { type WatchSettings, watchScripts } from "./watchScripts.ts";

const settings: WatchSettings = {
  texts: catalogs,
  looks: {
    bar: "fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[30rem] justify-items-start gap-3 rounded-l border border-line bg-card p-5 shadow-2",
    title: "display text-2xl",
    text: "max-w-[44ch] text-md text-ink-2",
    button: button("navy", "large"),
  },
  waiting: "[data-waiting]",
  takenOver,
  failedImport: failedImport.source,
  reloadedKey,
  reloadAgainMs,
};

/** The start of the tag that runs the page's scripts. */
const starter = 'type="module" async=""';

/**
 * Adds the watch over a page's scripts to its HTML, before all of them. A page that runs no React from the start needs
 * none: it can be read as it is.
 * @param nonce the page's, without which the browser refuses the script; undefined if no policy requires one
 */
export function watchPage(html: string, nonce: string | undefined): string {
  if (!html.includes(starter)) return html;
  const source = `(${watchScripts})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;
  return html.replace(
    "<head>",
    () => `<head><script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${source}</script>`,
  );
}
