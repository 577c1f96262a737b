import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "rolldown";

const output = fileURLToPath(new URL("build", import.meta.url));

/** Packages with programs of the machine's own, which can't be put into a file of JavaScript. */
const native = [/^@node-rs\//, "pg-native"];
/** Packages that only servers with a language model load. */
const models = ["ai", /^@ai-sdk\//];

/** Files that the sources read beside themselves stay where they are. */
const filesBesideSources: Plugin = {
  name: "files beside sources",
  transform: {
    filter: { id: /\.ts$/, code: "import.meta.url" },
    handler(code, id) {
      const path = JSON.stringify(relative(output, id).replaceAll("\\", "/"));
      return { code: code.replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`), map: null };
    },
  },
};

/** What the server loads at first use stays in node_modules: most servers use little of it. */
const packagesAtFirstUse: Plugin = {
  name: "packages at first use",
  resolveId(source, _importer, { kind }) {
    return kind === "dynamic-import" && /^[^./]/.test(source) ? { id: source, external: true } : null;
  },
};

/** Stacks name the packages' lines as built: their map would take 0.2 s and 50 MB to read. */
const noMapOfPackages: Plugin = {
  name: "no map of packages",
  generateBundle(_options, files) {
    delete files["packages.js.map"];
  },
};

/**
 * The server and the packages that every start loads, in a few files: reading and linking 1,900 modules took half of a
 * start. The pages' builds are found beside it as from the sources.
 */
export default defineConfig({
  input: { server: fileURLToPath(new URL("src/bundled.ts", import.meta.url)) },
  cwd: dirname(output),
  platform: "node",
  external: [...native, ...models],
  plugins: [filesBesideSources, packagesAtFirstUse, noMapOfPackages],
  output: {
    dir: output,
    cleanDir: true,
    // Fixed names: the compile cache keeps one entry for each.
    chunkFileNames: "[name].js",
    // Keeps packages apart from our own code, so that our source map is small enough to read for one stack.
    codeSplitting: { groups: [{ name: "packages", test: /node_modules/ }] },
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});
