import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { lightScript } from "./vite/lightScript.ts";
import { precompress } from "./vite/precompress.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), lightScript("app/light/main.ts"), precompress()],
  build: {
    // A picture inside a stylesheet would be fetched by every page; as a file it is cached once.
    assetsInlineLimit: 0,
  },
  optimizeDeps: {
    include: [
      "@hookform/resolvers/zod",
      "@tanstack/react-query",
      "get-nonce",
      "radix-ui",
      "react-hook-form",
      "react-router/dom",
      "zod",
    ],
  },
});
