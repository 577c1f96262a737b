import { type RefObject, useLayoutEffect } from "react";
import { clearOf, type Span } from "./clearOf.ts";

/** How far up from the window's bottom the marked elements and an on-screen keyboard reach. Pixels. */
function floor(): number {
  const tops = [...document.querySelectorAll("[data-toast-floor]")]
    .map((element) => element.getBoundingClientRect())
    // On wider windows some of them are elsewhere.
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && top + bottom > innerHeight)
    .map(({ top }) => innerHeight - top);
  const { height = innerHeight, offsetTop = 0, scale = 1 } = visualViewport ?? {};
  const keyboard = scale === 1 ? innerHeight - height - offsetTop : 0;
  return Math.max(0, keyboard, ...tops);
}

/** What a toast must not cover on wider windows, where it is over the page's right side. */
const controls = "main button, main [type=submit], [role=dialog] button";
/** Of these, the ones that matter if a column is full of buttons: Send, Save and the decision's. */
const mainControls = "[data-toast-floor] button, [data-toast-floor] [type=submit]";

/** The buttons in the toasts' column. */
function obstacles(toasts: HTMLElement, controls: string): Span[] {
  const { left, right } = toasts.getBoundingClientRect();
  return [...document.querySelectorAll(controls)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left);
}

/**
 * Sets `--toast-floor` of the toasts' list, so that a phone's toast covers neither the bar at the bottom nor, as at the
 * top, the page's title, and on wider windows no button such as Send, Confirm or Save. It follows the page while a toast is shown: the page may change below it.
 */
export function useToastFloor(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    let frame = 0;
    let lifted = 0;
    const wide = matchMedia("(min-width: 48rem)");
    const place = () => {
      frame = 0;
      const toasts = list.current;
      if (toasts && wide.matches) {
        const clear = (of: string) => clearOf(lifted, toasts.offsetHeight, obstacles(toasts, of), innerHeight);
        lifted = clear(controls) ?? clear(mainControls) ?? lifted;
        toasts.style.setProperty("--toast-floor", `${lifted}px`);
        return;
      }
      // Over a sheet that fills the window, it stays in view.
      const highest = innerHeight - (toasts?.offsetHeight ?? 0);
      toasts?.style.setProperty("--toast-floor", `${Math.max(0, Math.min(floor(), highest))}px`);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const observer = new MutationObserver(placeSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", placeSoon, { passive: true });
    window.addEventListener("resize", placeSoon);
    visualViewport?.addEventListener("resize", placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("scroll", placeSoon);
      window.removeEventListener("resize", placeSoon);
      visualViewport?.removeEventListener("resize", placeSoon);
    };
  }, [list, isShown]);
}
