const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  applications: [0xe0, 0xef],
  adobe: 0xee,
  comment: 0xfe,
} as const;
const jfif = Buffer.from("JFIF\0", "latin1");
const profile = Buffer.from("ICC_PROFILE\0", "latin1");
const adobe = Buffer.from("Adobe", "latin1");
/** A JFIF header's bytes before its thumbnail, without the thumbnail's dimensions. */
const jfifHead = 12;

/**
 * A JPEG (ITU-T T.81) without what a camera or program stored besides the pixels: Exif with the location and the
 * camera's serial number, XMP, captions, thumbnails, comments, and anything after the picture's end (the video of a
 * "live" photo). The pixels stay unchanged, byte for byte, and so does what their colors need: the color profile and
 * Adobe's marker.
 * @returns null if it doesn't follow the standard; a decoder may still be able to read it
 */
export function withoutMetadata(bytes: Buffer): Buffer | null {
  if (bytes.readUInt16BE(0) !== (0xff00 | marker.startOfImage)) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) at += 1;
    else if (code === marker.endOfImage) return joined(bytes, [...kept, bytes.subarray(at, at + 2)]);
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      if (end > bytes.length) return null;
      const data = code === marker.startOfScan ? endOfScan(bytes, end) : end;
      kept.push(...segment(code, bytes.subarray(at, data)));
      at = data;
    }
  }
  const ended = at + 2 <= bytes.length && bytes.readUInt16BE(at) === (0xff00 | marker.endOfImage);
  return ended ? joined(bytes, [...kept, bytes.subarray(at, at + 2)]) : null;
}

/** The parts as one; the original, without a copy, if nothing was removed, as from a picture that a browser encoded. */
function joined(whole: Buffer, parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return length === whole.length ? whole : Buffer.concat(parts, length);
}

/** The end of a scan's pixels: the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const inside = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!inside && next !== 0xff) return at;
    at = bytes.indexOf(0xff, inside ? at + 2 : at + 1);
  }
  return bytes.length;
}

/** The part of a segment that is kept, including its marker. */
function segment(code: number, whole: Buffer): Buffer[] {
  const [first, last] = marker.applications;
  if (code === marker.comment) return [];
  if (code < first || code > last) return [whole];
  const data = whole.subarray(4);
  if (code === first && startsWith(data, jfif) && data.length >= jfifHead + 2) return jfifOnly(whole);
  const colors =
    (code === first + 2 && startsWith(data, profile)) || (code === marker.adobe && startsWith(data, adobe));
  return colors ? [whole] : [];
}

/** The header that defines the colors, without its thumbnail. */
function jfifOnly(whole: Buffer): Buffer[] {
  const head = Buffer.from([0xff, marker.applications[0], 0, jfifHead + 4]);
  return [head, whole.subarray(4, 4 + jfifHead), Buffer.from([0, 0])];
}

function startsWith(data: Buffer, text: Buffer): boolean {
  return data.subarray(0, text.length).equals(text);
}
