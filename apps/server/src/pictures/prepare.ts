import { ApiError } from "../errors.ts";
import { checkFormat } from "./format.ts";

export type PicturePurpose = "portrait" | "listing" | "license";
export type PictureSize = "small" | "medium" | "large";

/** A picture ready to be stored: WebP in each size of its purpose, without anything a camera wrote beside the pixels. */
export interface PreparedPicture {
  /** Of the largest size. Pixels. */
  width: number;
  height: number;
  sizes: Map<PictureSize, Buffer>;
}

/** Longest edge of each size, in pixels. A portrait is cut square, everything else keeps its shape. */
const edges: Record<PicturePurpose, Partial<Record<PictureSize, number>>> = {
  portrait: { medium: 512, small: 128 },
  listing: { large: 1600, medium: 960, small: 480 },
  license: { large: 2000 },
};

/** More pixels than any phone's camera takes in one picture; a small file that claims more is a bomb. */
const mostPixels = 120_000_000;
/** Time for one picture on a busy machine. Seconds. */
const longest = 20;

/**
 * Turns whatever picture somebody sent into WebP of known sizes: upright, in sRGB, on white where it
 * was transparent, without EXIF. Never enlarges. An animation gives its first frame.
 * @throws ApiError `picture_unreadable`, `picture_heic`, `picture_too_large`, `picture_too_many_pixels`
 */
export async function preparePicture(bytes: Buffer, purpose: PicturePurpose): Promise<PreparedPicture> {
  checkFormat(bytes);
  const { default: sharp } = await import("sharp");
  const largest = await oneAtATime(() => decode(sharp, bytes, purpose));
  const raw = { raw: { width: largest.info.width, height: largest.info.height, channels: largest.info.channels } };
  const sizes = new Map<PictureSize, Buffer>();
  for (const [size, edge] of sizesOf(purpose)) {
    const resized = sharp(largest.data, raw).resize(edge, edge, { fit: "inside", withoutEnlargement: true });
    sizes.set(size, await resized.webp({ quality: 80 }).toBuffer());
  }
  return { width: largest.info.width, height: largest.info.height, sizes };
}

/** The sizes that a purpose has. */
export function sizesOf(purpose: PicturePurpose): [PictureSize, number][] {
  return Object.entries(edges[purpose]) as [PictureSize, number][];
}

type Sharp = typeof import("sharp")["default"];

/** The picture's pixels at the largest edge of its purpose. */
async function decode(sharp: Sharp, bytes: Buffer, purpose: PicturePurpose) {
  const edge = Math.max(...sizesOf(purpose).map(([, pixels]) => pixels));
  const input = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
  const { width, height } = await input.metadata().catch(unreadable);
  if (width * height > mostPixels) throw new ApiError("picture_too_many_pixels");
  const side = purpose === "portrait" ? Math.min(edge, width, height) : edge;
  const shape =
    purpose === "portrait" ? { fit: "cover" as const } : { fit: "inside" as const, withoutEnlargement: true };
  return input
    .autoOrient()
    .resize(side, side, shape)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: longest })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
}

/** What the decoder says about a file is for nobody but the decoder's authors. */
function unreadable(error: unknown): never {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw new ApiError("picture_too_many_pixels");
  throw new ApiError("picture_unreadable");
}

let last: Promise<unknown> = Promise.resolve();

/** Decodes one picture after the other: the memory of many large ones at once would be the server's end. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
