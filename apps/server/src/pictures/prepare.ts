import type { Sharp } from "sharp";
import { ApiError } from "../errors.ts";
import { decoderOf, lane, lyingDown, mostPixels, unreadable } from "./decoder.ts";
import { checkFormat } from "./format.ts";
import { withoutMetadata } from "./jpeg.ts";

export type PicturePurpose = "portrait" | "listing" | "license";
export type PictureSize = "small" | "medium" | "large";

/** The picture that its sizes are made of: a JPEG without anything a camera wrote beside the pixels. */
export interface Original {
  content: Buffer;
  /** How it has to be turned to stand upright, 1 to 8 as Exif counts. */
  orientation: number;
}

/** A picture that was read to its end and can be stored. */
export interface PreparedPicture {
  original: Original;
  /** Of the largest size. Pixels. */
  width: number;
  height: number;
  /** The sizes that are made at once, as WebP. */
  sizes: Map<PictureSize, Buffer>;
}

interface Sizes {
  /** Made while the sender waits. */
  atOnce: Partial<Record<PictureSize, number>>;
  /** Made of the original afterwards, or by the first who asks for one. */
  later: Partial<Record<PictureSize, number>>;
}

/** Longest edge of each size, in pixels. A portrait is cut square, everything else keeps its shape. */
const edges: Record<PicturePurpose, Sizes> = {
  portrait: { atOnce: { medium: 512, small: 128 }, later: {} },
  listing: { atOnce: { small: 480 }, later: { medium: 960, large: 1600 } },
  license: { atOnce: {}, later: { large: 2000 } },
};
/** What a picture without a size for now is read into, to see that it can be read. Pixels. */
const trial = 240;
/** How hard the encoder tries, 0 to 6: while somebody waits a quarter of the time for an eighth more bytes. */
const effort = { atOnce: 0, later: 4 };
const quality = 80;

const uploads = lane();

/**
 * Reads whatever picture somebody sent and makes the sizes that are needed at once: upright, in sRGB, on white where it
 * was transparent, without Exif. Never enlarges. An animation gives its first frame.
 * @throws ApiError `picture_unreadable`, `picture_heic`, `picture_too_large`, `picture_too_many_pixels`
 */
export async function preparePicture(bytes: Buffer, purpose: PicturePurpose): Promise<PreparedPicture> {
  checkFormat(bytes);
  return uploads(async () => {
    const original = await originalOf(bytes);
    const sizes = await makeAtOnce(original, purpose).catch(unreadable);
    return { original, sizes, ...(await measured(original, purpose)) };
  });
}

/** A JPEG keeps its pixels as they came; everything else becomes one. */
async function originalOf(bytes: Buffer): Promise<Original> {
  const input = await decoderOf(bytes);
  const { width, height, format, orientation } = await input.metadata().catch(unreadable);
  if (width * height > mostPixels) throw new ApiError("picture_too_many_pixels");
  const kept = format === "jpeg" ? withoutMetadata(bytes) : null;
  if (kept) return { content: kept, orientation: orientation ?? 1 };
  const edge = Math.max(...Object.values(edges).flatMap((of) => Object.values({ ...of.atOnce, ...of.later })));
  const drawn = onWhite(input.autoOrient().resize(edge, edge, { fit: "inside", withoutEnlargement: true }));
  const content = await drawn.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer().catch(unreadable);
  return { content, orientation: 1 };
}

/** One decoding, which an upload's time is made of, serves all sizes that are needed at once. */
async function makeAtOnce(original: Original, purpose: PicturePurpose): Promise<PreparedPicture["sizes"]> {
  const wanted = sizesOf(purpose).atOnce;
  const drawn = await shapedFrom(original, purpose, Math.max(trial, ...wanted.map(([, edge]) => edge)));
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import("sharp");
  const sizes: PreparedPicture["sizes"] = new Map();
  for (const [size, edge] of wanted) {
    const resized = sharp(data, { raw: info }).resize(edge, edge, { fit: "inside", withoutEnlargement: true });
    sizes.set(size, await resized.webp({ quality, effort: effort.atOnce }).toBuffer());
  }
  return sizes;
}

/** Width and height of a picture's largest size. Pixels. */
async function measured(original: Original, purpose: PicturePurpose) {
  const { atOnce, later } = sizesOf(purpose);
  const edge = Math.max(...[...atOnce, ...later].map(([, pixels]) => pixels));
  const { width, height } = await uprightMeasures(original);
  if (purpose === "portrait") {
    const side = Math.min(edge, width, height);
    return { width: side, height: side };
  }
  const scale = Math.min(1, edge / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

async function uprightMeasures({ content, orientation }: Original) {
  const { width, height } = await (await decoderOf(content)).metadata();
  return lyingDown(orientation) ? { width: height, height: width } : { width, height };
}

/** A size that is made of the original afterwards, as WebP. */
export async function makeLater(original: Original, purpose: PicturePurpose, edge: number): Promise<Buffer> {
  const drawn = await shapedFrom(original, purpose, edge);
  return drawn.webp({ quality, effort: effort.later }).toBuffer();
}

async function shapedFrom(original: Original, purpose: PicturePurpose, edge: number): Promise<Sharp> {
  const input = await decoderOf(original.content, original.orientation);
  if (purpose !== "portrait") return onWhite(input.resize(edge, edge, { fit: "inside", withoutEnlargement: true }));
  const { width, height } = await uprightMeasures(original);
  const side = Math.min(edge, width, height);
  return onWhite(input.resize(side, side, { fit: "cover" }));
}

function onWhite(input: Sharp): Sharp {
  return input.flatten({ background: "#ffffff" }).toColourspace("srgb");
}

/** The sizes that a purpose has. */
export function sizesOf(purpose: PicturePurpose) {
  const list = (of: Partial<Record<PictureSize, number>>) => Object.entries(of) as [PictureSize, number][];
  const { atOnce, later } = edges[purpose];
  return { atOnce: list(atOnce), later: list(later) };
}
