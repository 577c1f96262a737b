import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const id = "virtual:client-assets";

/**
 * Gives the server entry the output of the client build: the script's address and the style sheet's text. The styles go
 * into the page itself, which saves a round trip and lets the browser find the fonts sooner.
 * @param clientDir the client build, relative to the project
 */
export function clientAssets(clientDir: string): Plugin {
  let root = "";
  let base = "/";
  return {
    name: "llave-client-assets",
    configResolved(config) {
      root = resolve(config.root, clientDir);
      base = config.base;
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null;
      const manifest = JSON.parse(await readFile(join(root, ".vite/manifest.json"), "utf8")) as Manifest;
      const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
      if (!entry) throw new Error(`${root} holds no entry: build the client first`);
      const read = (file: string) => readFile(join(root, file), "utf8");
      const styles = (await Promise.all((entry.css ?? []).map(read))).join("").trim();
      // Styles that come with their own script use the same tokens.
      const scripts = await Promise.all(Object.values(manifest).map(({ file }) => read(file)));
      return `export const assets = ${JSON.stringify({
        script: base + entry.file,
        styles: withoutUnusedProperties(styles, [styles, ...scripts].join("")),
      })};`;
    },
  };
}

/** Leaves out design tokens that the page's styles don't use; they would be sent with every page. */
function withoutUnusedProperties(css: string, readers: string): string {
  const used = new Set(Array.from(readers.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const declaration = /(--[\w-]+):[^;}]*;?/g;
  return css.replace(declaration, (text, name: string) => (used.has(name) ? text : ""));
}
