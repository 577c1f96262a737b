import { readdirSync } from "node:fs";
import { chatAssetsPath, chatAssetsRoot } from "../http/chatAssets.ts";

/**
 * The brand's fonts from the chat page's build: a renter who comes from a chat already has them cached. Nothing if the
 * chat page isn't built; then the system font is used.
 */
export const faces = [
  face("Figtree", "figtree-latin", "400 700"),
  face("Bricolage Grotesque", "bricolage-grotesque-headline", "600 800"),
].join("");

/** One font family from the file with this name and its hash. */
function face(family: string, name: string, weights: string): string {
  const file = builtFiles().find((built) => built.startsWith(`${name}-`) && !built.startsWith(`${name}-ext-`));
  if (file === undefined) return "";
  return `@font-face{font-family:"${family}";src:url("${chatAssetsPath}${file}") format("woff2");font-weight:${weights};font-display:swap}\n`;
}

function builtFiles(): string[] {
  try {
    return readdirSync(chatAssetsRoot()).filter((file) => file.endsWith(".woff2"));
  } catch {
    return [];
  }
}
