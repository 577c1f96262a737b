import { ApiError } from "../http/errors.ts";

/** Largest accepted file: a phone's photo has 3 to 8 MB. Bytes. */
export const maxPictureBytes = 15_000_000;

/**
 * Checks the first bytes, not the type the sender named: only raster formats reach the decoder. An SVG is a program for
 * a renderer and never gets there.
 * @throws ApiError `picture_too_large`, `picture_heic` or `picture_unreadable`
 */
export function checkFormat(bytes: Buffer): void {
  if (bytes.length > maxPictureBytes) throw new ApiError("picture_too_large");
  if (isIsoMedia(bytes)) {
    const brands = bytes.toString("latin1", 8, 40);
    if (/avi[fs]/.test(brands)) return;
    throw new ApiError(/hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? "picture_heic" : "picture_unreadable");
  }
  const known = signatures.some((parts) =>
    parts.every(([at, hex]) => bytes.toString("hex", at, at + hex.length / 2) === hex),
  );
  if (!known) throw new ApiError("picture_unreadable");
}

/** JPEG, PNG, GIF, WebP, TIFF of either byte order: bytes at fixed positions, in hexadecimal. */
const signatures: [at: number, hex: string][][] = [
  [[0, "ffd8ff"]],
  [[0, "89504e470d0a1a0a"]],
  [[0, "474946383761"]],
  [[0, "474946383961"]],
  [
    [0, "52494646"],
    [8, "57454250"],
  ],
  [[0, "49492a00"]],
  [[0, "4d4d002a"]],
];

/** The container of AVIF and HEIC, which differ in their brands. */
function isIsoMedia(bytes: Buffer): boolean {
  return bytes.toString("latin1", 4, 8) === "ftyp";
}
