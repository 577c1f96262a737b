/** The pages are always light: any theme stored by an earlier visit, under any name, is removed. */
export function forgetTheme(storage: Pick<Storage, "length" | "key" | "removeItem">): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) {
    if (/(^|[-_.])theme$/i.test(key)) storage.removeItem(key);
  }
}
