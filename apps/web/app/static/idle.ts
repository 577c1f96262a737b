/** Safari has no idle callback. */
export const whenIdle: (run: () => void) => void =
  "requestIdleCallback" in globalThis ? (run) => requestIdleCallback(() => run()) : (run) => setTimeout(run, 1);

/** Once the page has loaded and the browser is idle. */
export function afterLoad(run: () => void): void {
  if (document.readyState === "complete") whenIdle(run);
  else addEventListener("load", () => whenIdle(run), { once: true });
}
