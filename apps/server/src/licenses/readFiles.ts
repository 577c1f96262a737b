import { createReadStream } from "node:fs";

/** Bytes that are read at once. */
const chunkSize = 1 << 20;

/**
 * The text of a state's files, one after the other, as it is read: UTF-8 with or without a mark, or the old Windows
 * encoding, in which a Ñ is one byte. A file that ends without a line break does not run into the next.
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

/** Reads a file through once: what is no UTF-8 is taken for the old Windows encoding. */
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
