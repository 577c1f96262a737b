/**
 * Keeps the page inside the space that a phone's on-screen keyboard leaves. Android resizes the page itself
 * (`interactive-widget` in the viewport tag); iOS changes only the visual viewport. A zoomed-in page is left alone.
 */
export function leaveKeyboardRoom(): void {
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
  // The keyboard may have opened before this loaded.
  fit();
}
