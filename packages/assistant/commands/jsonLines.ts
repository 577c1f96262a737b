import { createInterface } from "node:readline";

/** Reads JSON lines from a stream one by one; skips blank lines. Throws on a line that isn't JSON. */
export async function* readJsonLines<T>(input: NodeJS.ReadableStream): AsyncGenerator<T> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== "") yield JSON.parse(line) as T;
  }
}

/** Writes one value as a line of JSON on standard output. */
export function writeJsonLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
