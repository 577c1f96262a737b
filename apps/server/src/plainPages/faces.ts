import { readdirSync } from "node:fs";
import { chatAssetsPath, chatAssetsRoot } from "../http/chatAssets.ts";

/**
 * The brand's faces as the chat page's build has them: a renter who comes from a chat has fetched them already.
 * Nothing where the chat page is not built; the system's face stands then.
 */
export const faces = [
  face("Figtree", "figtree-latin", "400 700"),
  face("Bricolage Grotesque", "bricolage-grotesque-headline", "600 800"),
].join("");

/** One family out of the file whose name is the given one and its hash. */
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
