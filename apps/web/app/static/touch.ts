/** What a visitor does first. The window gets only its own scrolling, not that of a part of the page. */
const touches = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin"] as const;

/** Runs once, when someone first touches the page. */
export function atFirstTouch(run: () => void): void {
  const start = (touch: Event) => {
    if (isAtRest(touch)) return;
    for (const name of touches) removeEventListener(name, start);
    run();
  };
  for (const name of touches) addEventListener(name, start, { passive: true });
}

/** Browsers also report a pointer that merely rests where the page appears under it. */
export function isAtRest(touch: Event): boolean {
  return (
    touch instanceof PointerEvent && touch.type === "pointermove" && touch.movementX === 0 && touch.movementY === 0
  );
}
