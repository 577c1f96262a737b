const lateClass = "late";

/** Safari has no idle callback. */
const whenIdle: (run: () => void) => void =
  "requestIdleCallback" in window ? (run) => requestIdleCallback(run) : (run) => setTimeout(run);

/**
 * Lays out the sections that the first paint left for later (`.late`), one at a time while nothing else is to be done.
 * Until then their heights are a guess: laid out only as it comes near, a section would push what is under it, the
 * footer's links for one, away from a pointer that is about to press.
 */
export function layOutLateSections(): void {
  const [next] = document.getElementsByClassName(lateClass);
  if (!next) return;
  whenIdle(() => {
    next.classList.remove(lateClass);
    layOutLateSections();
  });
}
