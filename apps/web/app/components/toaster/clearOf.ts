/** Where something is in the window, vertically. Pixels from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/** Room between a toast and what it must not cover. Pixels. */
const gap = 8;

/**
 * How far above the window's bottom a toast covers none of these, starting from where it is: it only moves if it must.
 * @param obstacles what is in the toast's column
 * @param window height of the window
 * @returns null if there is no such place in the lower half
 */
export function clearOf(floor: number, height: number, obstacles: readonly Span[], window: number): number | null {
  let lifted = floor;
  for (;;) {
    const [top, bottom] = [window - lifted - height, window - lifted];
    const covered = obstacles.filter((one) => one.top < bottom && one.bottom > top);
    if (covered.length === 0) return lifted;
    lifted = window - Math.min(...covered.map((one) => one.top)) + gap;
    if (lifted > window / 2) return null;
  }
}
