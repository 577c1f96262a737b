import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

interface StaticScript {
  /** The module that exports the script's address. */
  id: `virtual:${string}`;
  /** The export's name. */
  name: string;
  /** The script's source, relative to the project. */
  entry: string;
}

/**
 * Builds a script of the static pages as its own file, beside the hydrated pages' chunks, and exports its address to
 * the modules that import its id.
 */
export function staticScript({ id, name, entry }: StaticScript): Plugin {
  let root = "";
  let serving = false;
  let bundled: ReturnType<typeof bundle> | undefined;
  return {
    name: `llave-${id.replace("virtual:", "")}`,
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null;
      if (serving) return `export const ${name} = ${JSON.stringify(`/${entry}`)};`;
      bundled ??= bundle(root, entry);
      const { fileName, source } = await bundled;
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
      return `export const ${name} = ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

/** The script with all its imports, under a name that changes with its content. */
async function bundle(root: string, entry: string): Promise<{ fileName: string; source: string }> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      // Its exports are for the page that imports it by its address.
      rolldownOptions: { input: entry, preserveEntrySignatures: "exports-only" },
    },
  });
  const outputs = [result].flat().flatMap((bundleOf) => ("output" in bundleOf ? bundleOf.output : []));
  const chunk = outputs.find((output) => output.type === "chunk");
  if (chunk === undefined || outputs.length > 1) throw new Error(`${entry} must become exactly one file.`);
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  const [, stem = "script"] = /(?:entry\.)?([^/]+)\.\w+$/.exec(entry) ?? [];
  return { fileName: `assets/${stem}-${hash}.js`, source: chunk.code };
}
