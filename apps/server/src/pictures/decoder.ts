import type { Sharp } from "sharp";
import { ApiError } from "../http/errors.ts";

/** More pixels than any phone's camera takes in one picture; a small file that claims more is a decompression bomb. */
export const maxPixels = 120_000_000;
/** Time limit for one picture on a busy machine. Seconds. */
const maxSeconds = 20;

/**
 * A picture's decoder; fails on anything that can't be read to its end. The library loads with the first picture.
 * @param orientation how it must be turned, 1 to 8 (Exif 2.32, tag 0x0112)
 */
export async function decoderOf(bytes: Buffer, orientation = 1): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).timeout({ seconds: maxSeconds });
  return upright(input, orientation);
}

/** Mirrored top to bottom, left to right, and then rotated clockwise by this many degrees. */
const turns: Record<number, [degrees: number, flip: boolean, flop: boolean]> = {
  2: [0, false, true],
  3: [180, false, false],
  4: [0, true, false],
  5: [90, true, false],
  6: [90, false, false],
  7: [270, true, false],
  8: [270, false, false],
};

/** True if a turn swaps width and height. */
export function swapsDimensions(orientation: number): boolean {
  return orientation >= 5;
}

function upright(input: Sharp, orientation: number): Sharp {
  const [degrees, flip, flop] = turns[orientation] ?? [0, false, false];
  const turned = degrees === 0 ? input : input.rotate(degrees);
  return turned.flip(flip).flop(flop);
}

/** The decoder's messages about a file help only the decoder's authors. */
export function unreadable(error: unknown): never {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw new ApiError("picture_too_many_pixels");
  throw new ApiError("picture_unreadable");
}
