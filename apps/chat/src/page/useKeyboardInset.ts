import { useEffect } from "react";

/**
 * Keeps the page inside what a phone's on-screen keyboard leaves free. Android resizes the
 * page itself (`interactive-widget` in the viewport tag); iOS only tells the visual viewport.
 * A page that is pinched to a larger scale is left alone.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement.style;
    const fit = () => {
      if (viewport.scale > 1.01) return;
      const covered = window.innerHeight - viewport.height > 80;
      root.setProperty("--page-height", covered ? `${viewport.height}px` : "100dvh");
      root.setProperty("--page-top", covered ? `${viewport.offsetTop}px` : "0px");
    };
    viewport.addEventListener("resize", fit);
    viewport.addEventListener("scroll", fit);
    return () => {
      viewport.removeEventListener("resize", fit);
      viewport.removeEventListener("scroll", fit);
    };
  }, []);
}
