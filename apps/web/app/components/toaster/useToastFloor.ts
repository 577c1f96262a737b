import { type RefObject, useLayoutEffect } from "react";

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

/**
 * Sets `--toast-floor` of the toasts' list, so that a phone's toast covers neither the bar at the bottom nor, as at the
 * top, the page's title. It follows the page while a toast is shown: the page may change below it.
 */
export function useToastFloor(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      const toasts = list.current;
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
