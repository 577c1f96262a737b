const written: string[] = [];

/** Adds styles that come with their own script, so a first visit doesn't pay for them. The server collects them. */
export function injectStyles(css: string): void {
  if (typeof CSSStyleSheet === "undefined") {
    written.push(css);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The styles of every part that the server has loaded. */
export function injectedStyles(): string {
  return written.join("");
}
