const lateClass = "late";

/** Safari has no idle callback. */
const whenIdle: (run: () => void) => void =
  "requestIdleCallback" in window ? (run) => requestIdleCallback(run) : (run) => setTimeout(run);

/**
 * Lays out the sections that the first paint skipped (`.late`), one at a time while the browser is idle. Until then
 * their heights are a guess: if a section were laid out only as it comes near, it would push what is below it, such as
 * the footer's links, away from a pointer that is about to click.
 */
export function layOutLateSections(): void {
  const [next] = document.getElementsByClassName(lateClass);
  if (!next) return;
  whenIdle(() => {
    next.classList.remove(lateClass);
    layOutLateSections();
  });
}
