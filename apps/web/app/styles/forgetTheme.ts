/** The pages are always light: whatever theme an earlier visit stored, under whichever name, is removed. */
export function forgetTheme(storage: Pick<Storage, "length" | "key" | "removeItem">): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) {
    if (/(^|[-_.])theme$/i.test(key)) storage.removeItem(key);
  }
}
