import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Smaller files fit in one network packet anyway. Bytes. */
const worthIt = 860;

/**
 * Writes a `.br` and a `.gz` beside every text file of the browser build, at the highest level: built once, sent often.
 */
export function precompress(): Plugin {
  return {
    name: "llave-precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle: { sequential: true, order: "post", handler: ({ dir }) => compressFolder(dir ?? "") },
  };
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < worthIt) return;
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotliOptions),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
