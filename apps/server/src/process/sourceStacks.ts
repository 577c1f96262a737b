import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Where a stack's line says that something was called. */
const place = /(file:\/\/\S+\.m?js):(\d+):(\d+)/;

/**
 * Makes errors' stacks name lines of the sources instead of those of the built files in a folder. Node's own
 * `--enable-source-maps` reads every map when the process starts, a fifth of its start; this reads a map when somebody
 * looks at the first stack that leads through its file.
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
