import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A two-color picture as PNG (ISO/IEC 15948): one bit per pixel. An image library takes a hundred times as long, since
 * it has to find the colors first.
 * @param rows pixels from the top, true in the ink color
 * @param look how many lines of pixels each row becomes, and the colors as `#rrggbb`
 */
export function twoColorPng(
  rows: readonly (readonly boolean[])[],
  { scale, paper, ink }: { scale: number; paper: string; ink: string },
): Buffer {
  const width = rows[0]?.length ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length * scale, 4);
  // One bit per pixel, which is an index into the palette.
  head.set([1, 3], 8);
  const palette = Buffer.from(paper.slice(1) + ink.slice(1), "hex");
  const lines = rows.flatMap((row) => Array<Buffer>(scale).fill(lineOf(row)));
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The filter "none", then the pixels, the first in the highest bit. */
function lineOf(row: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(row.length / 8));
  for (const [at, dark] of row.entries()) {
    if (dark) line.writeUInt8(line.readUInt8(1 + (at >> 3)) | (0x80 >> (at & 7)), 1 + (at >> 3));
  }
  return line;
}

/** A chunk of the file: its length, its name and content, and a checksum of both. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(4 + named.length + 4);
  frame.writeUInt32BE(content.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}
