import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Where a stack's line says that something was called. */
const place = /(file:\/\/\S+\.m?js):(\d+):(\d+)/;

/**
 * Makes error stacks name lines of the source files instead of the built files in a folder. Node's own
 * `--enable-source-maps` reads every map when the process starts, which takes a fifth of the startup time; this reads a
 * file's map only when a stack that includes the file is read for the first time.
 */
export function nameSourcesInStacks(folder: string): void {
  const prefix = `${pathToFileURL(folder).href}/`;
  const maps = new Map<string, SourceMap | null>();
  const sourceOf = (built: string, url: string, line: string, column: string): string => {
    if (!url.startsWith(prefix)) return built;
    const file = fileURLToPath(url);
    const map = maps.get(file) ?? (maps.has(file) ? null : readMap(file));
    maps.set(file, map);
    const origin = map?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !("fileName" in origin)) return built;
    const source = pathToFileURL(resolve(dirname(file), origin.fileName)).href;
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  };
  Error.prepareStackTrace = (error, sites) => {
    const lines = sites.map((site) => `    at ${String(site).replace(place, sourceOf)}`);
    return [Error.prototype.toString.call(error), ...lines].join("\n");
  };
}

/** A built file's map; null without one that can be read, since showing a stack must not fail. */
function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  } catch {
    return null;
  }
}
