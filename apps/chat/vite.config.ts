import { defineConfig } from "vite";
import { clientAssets } from "./vite/clientAssets.ts";
import { compressAssets } from "./vite/compressAssets.ts";
import { plainImports } from "./vite/plainImports.ts";

/**
 * Two builds of one page: the browser's script and assets, and the server entry that writes the HTML. The second reads
 * the first one's manifest, so it runs after it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: "/chat-assets/",
  publicDir: false,
  plugins: isSsrBuild ? [clientAssets("build/client")] : [plainImports(), compressAssets()],
  build: {
    outDir: "build/client",
    assetsDir: "",
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: false,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: "src/entry.client.tsx" },
  },
  // The server runs the built page without node_modules and without NODE_ENV.
  ssr: { noExternal: true },
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    // Renters have no developer tools for React, so the code that would report to them is left out. So is the code for
    // Node, for Internet Explorer, and for a browser's own loading sign, which no transition of this page needs.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
    ...(isSsrBuild ? {} : { process: "undefined", setImmediate: "undefined", navigation: "undefined" }),
    "document.documentMode": "undefined",
  },
}));
