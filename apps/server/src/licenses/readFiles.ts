import { createReadStream } from "node:fs";

/** Bytes per read. */
const chunkSize = 1 << 20;

/**
 * The text of a state's files, one after the other, as a stream: UTF-8 with or without a byte-order mark, or the old
 * Windows encoding, in which an Ñ is one byte. A file that ends without a line break doesn't run into the next.
 */
export async function* readFiles(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    const decoder = new TextDecoder(await encodingOf(path));
    for await (const bytes of createReadStream(path, { highWaterMark: chunkSize })) {
      yield decoder.decode(bytes, { stream: true });
    }
    yield `${decoder.decode()}\n`;
  }
}

/** Reads a whole file once: anything that isn't UTF-8 counts as the old Windows encoding. */
async function encodingOf(path: string): Promise<"utf-8" | "windows-1252"> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: chunkSize }))
      decoder.decode(bytes, { stream: true });
    decoder.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252";
    throw error;
  }
}
