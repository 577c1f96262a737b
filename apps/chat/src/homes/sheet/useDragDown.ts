import { type RefObject, useEffect } from "react";

/** How far a sheet must be pulled down to close when released. CSS pixels. */
const farEnough = 110;

/** Lets people pull a sheet down to close it while it is scrolled to its top. */
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
