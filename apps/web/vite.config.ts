import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { icons } from "./vite/icons.ts";
import { precompress } from "./vite/precompress.ts";
import { sharedFiles } from "./vite/sharedFiles.ts";
import { sharePicturesPlugin } from "./vite/sharePictures.ts";
import { staticScript } from "./vite/staticScript.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    staticScript({ id: "virtual:static-script", name: "staticScript", entry: "app/entry.static.ts" }),
    staticScript({ id: "virtual:patient-script", name: "patientScript", entry: "app/patient/patient.ts" }),
    staticScript({ id: "virtual:live-demo", name: "liveScript", entry: "app/features/landing/hero/live.tsx" }),
    icons(),
    sharePicturesPlugin(),
    precompress(),
  ],
  build: {
    // A picture inside a style sheet would be fetched by every page; as a file it is cached once.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedFiles } } } },
  },
  optimizeDeps: {
    include: [
      "@hookform/resolvers/zod",
      "@simplewebauthn/browser",
      "@tanstack/react-query",
      "get-nonce",
      "radix-ui",
      "react-hook-form",
      "react-router/dom",
      "zod",
    ],
  },
});
