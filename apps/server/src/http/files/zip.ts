import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of an archive, read while the archive is written. */
export interface ArchivedFile {
  /** Path inside the archive. */
  name: string;
  /** True for content that doesn't compress any further. */
  stored?: boolean;
  content(): AsyncIterable<string | Uint8Array>;
}

/**
 * A zip archive in pieces as they arrive: only one piece of one file is in memory at a time, however large the archive
 * is. Sizes follow each file's content, which every zip program understands.
 */
export async function* zipped(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, stored, content } of files) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of content()) {
      file.push(typeof piece === "string" ? encoder.encode(piece) : new Uint8Array(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
