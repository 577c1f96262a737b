import { afterLoad, whenIdle } from "./idle.ts";
import { atFirstTouch } from "./touch.ts";

const lateClass = "late";

/**
 * Lays out the sections that the first paint skipped (`.late`) when someone first touches the page, one at a time while
 * the browser is idle. Until then their heights are a guess: if a section were laid out only when it comes near, it
 * would push what is below it, such as the footer's links, away from a pointer that is about to click. If the address
 * leads to a place on the page, the true heights are needed at once.
 */
export function followLateSections(): void {
  if (location.hash !== "") afterLoad(layOutNext);
  else atFirstTouch(() => afterLoad(layOutNext));
}

function layOutNext(): void {
  const [next] = document.getElementsByClassName(lateClass);
  if (!next) return;
  next.classList.remove(lateClass);
  whenIdle(layOutNext);
}
