/** Characters of a link's name that its address keeps. */
const longest = 40;

/**
 * What of a name stands in an address: lower-case letters and digits joined by hyphens, accents gone.
 * A name without any of them, in another script say, becomes `link`.
 */
export function slugOf(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, longest).replace(/^-+|-+$/g, "") || "link";
}
