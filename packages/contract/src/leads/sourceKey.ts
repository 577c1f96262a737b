/** A lead's source as filters and settings name it: empty for one that came directly. Without the schema library. */
export function sourceKey(source: string | null): string {
  return source === null || source.toLowerCase() === "direct" ? "" : source;
}
