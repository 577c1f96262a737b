/** Longer than the press of a button. Milliseconds. */
const afterPressMs = 200;

/**
 * Runs a check when a field is left, but only after the press that left it has landed: an error that appears in between
 * moves the button away from under the pointer, and the click is lost.
 */
export function afterPress(check: () => void): void {
  setTimeout(check, afterPressMs);
}
