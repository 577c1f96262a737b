import type { Plugin } from "vite";

/**
 * Leaves a dynamic import unchanged. Vite wraps it in a helper that preloads a chunk's style sheets and imports; this
 * page's chunks have none, and the helper is bigger than they are.
 */
export function plainImports(): Plugin {
  const helper = "\0vite/preload-helper.js";
  return {
    name: "llave-plain-imports",
    enforce: "pre",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
  };
}
