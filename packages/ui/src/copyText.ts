/** Copies a text to the clipboard; false if the browser refuses, as it does without https or permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
