/*
 * How a toast behaves on every page (specification, section 9). Only this is shared: the dashboard's toasts have actions
 * and are shown with Radix. The chat, whose page must stay within 70 KB, has a small component without it.
 */

/** How long a toast stays, unless it is hovered or focused. */
export const visibleMs = 5_000;
/** How long the record of a closed toast is kept. */
export const recordMs = 1_000_000;
/** A swipe this far to the right closes it. Pixels. */
export const swipeThreshold = 50;
/** Moves the focus to it. */
export const focusKey = "F8";
