import { type RefObject, useEffect } from "react";

/** So far a sheet is pulled down until letting go closes it. CSS pixels. */
const farEnough = 110;

/** A sheet over the page is pulled down to close it, where it stands at its top. */
export function useDragDown(sheet: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let from: { x: number; y: number } | null = null;
    let pulled = 0;
    const start = ({ touches, target }: TouchEvent) => {
      const [finger, second] = touches;
      const inZoomed = target instanceof Element && target.closest("[data-zoomed='true']") !== null;
      const scroller = element.firstElementChild;
      from =
        finger && !second && !inZoomed && scroller?.scrollTop === 0 ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const move = ({ touches: [finger] }: TouchEvent) => {
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      if (Math.abs(finger.clientX - from.x) > Math.abs(down)) from = null;
      pulled = from ? Math.max(0, down) : 0;
      element.style.translate = pulled > 0 ? `0 ${pulled}px` : "";
    };
    const end = () => {
      element.style.translate = "";
      if (pulled > farEnough) element.close();
      pulled = 0;
      from = null;
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchmove", move, { passive: true });
    element.addEventListener("touchend", end);
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
    };
  }, [sheet]);
}
