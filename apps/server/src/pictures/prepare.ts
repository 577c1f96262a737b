import pLimit from "p-limit";
import type { OutputInfo, Sharp } from "sharp";
import { ApiError } from "../http/errors.ts";
import { decoderOf, maxPixels, swapsDimensions, unreadable } from "./decoder.ts";
import { checkFormat } from "./format.ts";
import { withoutMetadata } from "./jpeg.ts";

export type PicturePurpose = "portrait" | "listing" | "license";
export type PictureSize = "small" | "medium" | "large";

/** The original that its sizes are made from: a JPEG without camera metadata. */
export interface Original {
  content: Buffer;
  /** How it must be turned to be upright, 1 to 8 as in Exif. */
  orientation: number;
}

/** A picture that was read to its end and can be stored. */
export interface PreparedPicture {
  original: Original;
  /** Dimensions of the largest size. Pixels. */
  width: number;
  height: number;
  /** A few dozen pixels as a data URL, shown until the picture loads. */
  placeholder: string;
}

/**
 * Longest edge of each size, in pixels, smallest first. A portrait is cropped to a square; everything else keeps its
 * shape.
 */
const edges: Record<PicturePurpose, Partial<Record<PictureSize, number>>> = {
  portrait: { small: 128, medium: 512 },
  listing: { small: 480, medium: 960, large: 1600 },
  license: { large: 1600 },
};
/**
 * The size an upload is read into, to check that it can be read to its end: an eighth of what the dashboard sends.
 * Pixels.
 */
const trialEdge = 128;
/** A JPEG with more pixels is shrunk before it is stored, so that no size has to be made from that many again. */
const maxKeptPixels = 25_000_000;
/** The encoder's effort, 0 to 6: with 4 a size takes two to three times as long as with 0, for a tenth fewer bytes. */
const effort: Record<PictureSize, number> = { small: 0, medium: 2, large: 4 };
const quality = 80;
const inside = { fit: "inside", withoutEnlargement: true } as const;

/** Reads one upload after the other: many large pictures together would crash the server. */
const uploads = pLimit(1);

/**
 * Reads an uploaded picture to its end and stores an original, from which its sizes are made later. Takes an
 * animation's first frame.
 * @throws ApiError `picture_unreadable`, `picture_heic`, `picture_too_large`, `picture_too_many_pixels`
 */
export async function preparePicture(bytes: Buffer, purpose: PicturePurpose): Promise<PreparedPicture> {
  checkFormat(bytes);
  return uploads(async () => {
    const { original, measures, trial } = await originalOf(bytes);
    const placeholder = trial ? await placeholderFrom(trial) : await placeholderOf(original);
    return { original, ...largestOf(purpose, measures), placeholder };
  });
}

/**
 * The square portrait that renters will see, as WebP; stores nothing.
 * @throws ApiError like {@link preparePicture}
 */
export async function portraitSquare(bytes: Buffer): Promise<Buffer> {
  checkFormat(bytes);
  return uploads(async () => {
    const { original } = await originalOf(bytes);
    return drawSize(original, "portrait", "medium").catch(unreadable);
  });
}

interface Measures {
  width: number;
  height: number;
}

/** A picture's pixels, upright and on white. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

interface ReadOriginal {
  original: Original;
  measures: Measures;
  /** The whole picture in a small size, unless it was redrawn. */
  trial?: Pixels;
}

/** A JPEG keeps its pixels; everything else, and anything far too large, is converted to one. */
async function originalOf(bytes: Buffer): Promise<ReadOriginal> {
  const input = await decoderOf(bytes);
  const { width, height, format, orientation = 1 } = await input.metadata().catch(unreadable);
  if (width * height > maxPixels) throw new ApiError("picture_too_many_pixels");
  const content = format === "jpeg" && width * height <= maxKeptPixels ? withoutMetadata(bytes) : null;
  if (!content) return redrawn(input);
  const trial = await readToEnd({ content, orientation }).catch(unreadable);
  const measures = swapsDimensions(orientation) ? { width: height, height: width } : { width, height };
  return { original: { content, orientation }, measures, trial };
}

async function redrawn(input: Sharp) {
  const edge = Math.max(...(Object.keys(edges) as PicturePurpose[]).map(largestEdge));
  const resized = input.autoOrient().resize(edge, edge, inside);
  const drawn = onWhite(resized).jpeg({ quality: 95, chromaSubsampling: "4:4:4" });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(unreadable);
  return { original: { content: data, orientation: 1 }, measures: info };
}

/** Longest edge of a placeholder. Pixels. */
const placeholderEdge = 16;

/** A picture in a few dozen pixels, as a data URL. */
export async function placeholderOf(original: Original): Promise<string> {
  return placeholderFrom(await readToEnd(original).catch(unreadable));
}

/** The same from pixels that were read already: decoding takes most of an upload's time. */
async function placeholderFrom({ data, info }: Pixels): Promise<string> {
  const { default: sharp } = await import("sharp");
  const { width, height, channels } = info;
  const tiny = sharp(data, { raw: { width, height, channels } }).resize(placeholderEdge, placeholderEdge, inside);
  const drawn = await tiny.webp({ quality: 30, effort: 0 }).toBuffer();
  return `data:image/webp;base64,${drawn.toString("base64")}`;
}

/** Reads a JPEG, shrunk while decoding: a third of the time of a size, and a truncated file still fails. */
async function readToEnd({ content, orientation }: Original): Promise<Pixels> {
  const input = await decoderOf(content, orientation);
  const read = onWhite(input.resize(trialEdge, trialEdge, inside));
  return read.raw().toBuffer({ resolveWithObject: true });
}

/** Width and height of the largest size of a picture. Pixels. */
function largestOf(purpose: PicturePurpose, { width, height }: Measures): Measures {
  const edge = largestEdge(purpose);
  if (purpose === "portrait") {
    const side = Math.min(edge, width, height);
    return { width: side, height: side };
  }
  const scale = Math.min(1, edge / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * Makes a size from an original: WebP, upright, in sRGB, on white if it was transparent, never enlarged.
 * @param size one that the purpose has
 */
export async function drawSize(original: Original, purpose: PicturePurpose, size: PictureSize): Promise<Buffer> {
  const edge = edges[purpose][size] ?? largestEdge(purpose);
  const input = await decoderOf(original.content, original.orientation);
  const drawn = purpose === "portrait" ? await square(input, edge) : input.resize(edge, edge, inside);
  return onWhite(drawn).webp({ quality, effort: effort[size] }).toBuffer();
}

/** Cropped to its center; rotation doesn't change the length of the shorter edge. */
async function square(input: Sharp, edge: number): Promise<Sharp> {
  const { width, height } = await input.metadata();
  const side = Math.min(edge, width, height);
  return input.resize(side, side, { fit: "cover" });
}

function onWhite(input: Sharp): Sharp {
  return input.flatten({ background: "#ffffff" }).toColourspace("srgb");
}

/** A picture of nothing but noise, in this quality. */
const maxBytesPerPixel = 1;

/** What all sizes of a picture weigh at most. Bytes. */
export function maxSizeBytes(purpose: PicturePurpose, { width, height }: Measures): number {
  const pixels = Object.values(edges[purpose]).map((edge) => {
    const scale = Math.min(1, edge / Math.max(width, height));
    return width * scale * (height * scale);
  });
  return Math.ceil(pixels.reduce((sum, of) => sum + of) * maxBytesPerPixel);
}

/** Longest edge of a size in pixels; undefined if the purpose doesn't have it. */
export function edgeOf(purpose: PicturePurpose, size: PictureSize): number | undefined {
  return edges[purpose][size];
}

function largestEdge(purpose: PicturePurpose): number {
  return Math.max(...Object.values(edges[purpose]));
}

/** The sizes that a purpose has, smallest first. */
export function sizesOf(purpose: PicturePurpose): PictureSize[] {
  return Object.keys(edges[purpose]) as PictureSize[];
}
