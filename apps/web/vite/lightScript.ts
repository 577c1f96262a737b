import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

const id = "virtual:light-script";

/**
 * Builds the script of the light pages as one small file of its own, beside the hydrated pages' chunks,
 * and tells its address to whoever imports `virtual:light-script`.
 * @param entry the script's source, relative to the project
 */
export function lightScript(entry: string): Plugin {
  let root = "";
  let serving = false;
  let bundled: ReturnType<typeof bundle> | undefined;
  return {
    name: "llave-light-script",
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null;
      if (serving) return `export const lightScript = ${JSON.stringify(`/${entry}`)};`;
      bundled ??= bundle(root, entry);
      const { fileName, source } = await bundled;
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
      return `export const lightScript = ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

/** The script with all it imports, under a name that changes with its content. */
async function bundle(root: string, entry: string): Promise<{ fileName: string; source: string }> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((bundleOf) => ("output" in bundleOf ? bundleOf.output : []));
  const chunk = outputs.find((output) => output.type === "chunk");
  if (chunk === undefined || outputs.length > 1) throw new Error(`${entry} must become exactly one file.`);
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  return { fileName: `assets/light-${hash}.js`, source: chunk.code };
}
