import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { withoutMetadata } from "./jpeg.ts";
import { drawSize, preparePicture } from "./prepare.ts";

/** A photo of three colors whose rotations and mirror images all differ. */
function corners(): Sharp {
  const input = { create: { width: 40, height: 40, channels: 3 as const, background: "#00ff00" } };
  return sharp({ create: { width: 160, height: 96, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { ...input.create, width: 80, background: "#ff0000" } }, left: 0, top: 0 },
    { input, left: 0, top: 56 },
  ]);
}

const camera = { IFD0: { Artist: "Somebody Private" }, IFD3: { GPSLatitude: "25/1 46/1 0/1", GPSLatitudeRef: "N" } };
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

/** Segments as programs write them: a comment, XMP, Photoshop's captions, a JFIF header with a thumbnail. */
function written(code: number, text: string): Buffer {
  const data = Buffer.from(text, "latin1");
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const beside = [
  written(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01Thumbnail"),
  written(0xe1, "http://ns.adobe.com/xap/1.0/\0<x>Somebody Private</x>"),
  written(0xe2, "MPF\0Somebody Private"),
  written(0xed, "Photoshop 3.0\0Somebody Private"),
  written(0xfe, "Somebody Private"),
];

describe("a JPEG", () => {
  test.each([
    ["as a phone makes it", (image: Sharp) => image.jpeg({ quality: 90 })],
    ["whose scans follow each other", (image: Sharp) => image.jpeg({ progressive: true })],
    ["in another color space", (image: Sharp) => image.withIccProfile("p3").jpeg()],
  ])("%s loses all metadata and keeps every pixel", async (_, made) => {
    const image = await made(corners().withExif(camera)).toBuffer();
    const bytes = Buffer.concat([image.subarray(0, 2), ...beside, image.subarray(2), Buffer.from("Somebody Private")]);
    const kept = withoutMetadata(bytes);
    if (!kept) throw new Error("nothing was kept");
    expect(kept.includes("Private") || kept.includes("Exif") || kept.includes("Thumbnail")).toBe(false);
    expect(await pixels(kept)).toEqual(await pixels(image));
    expect((await sharp(kept).metadata()).icc).toEqual((await sharp(image).metadata()).icc);
  });

  test("from a browser is used as is, without a copy", async () => {
    const bytes = await corners().jpeg({ quality: 90 }).toBuffer();
    expect(withoutMetadata(bytes)).toBe(bytes);
  });

  test("is rejected when cut off anywhere", async () => {
    const bytes = await corners().withExif(camera).jpeg().toBuffer();
    const found = Array.from({ length: bytes.length - 2 }, (_, cut) => withoutMetadata(bytes.subarray(0, cut + 2)));
    expect(found.filter((kept) => kept !== null)).toEqual([]);
    expect(withoutMetadata(bytes)).not.toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("with orientation %i ends up upright", async (orientation) => {
    const bytes = await corners()
      .withMetadata({ orientation })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    const { width, height, original } = await preparePicture(bytes, "listing");
    const upright = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([width, height]).toEqual([upright.info.width, upright.info.height]);
    const shown = await pixels(await drawSize(original, "listing", "small"));
    const wrong = shown.filter((value, at) => Math.abs(value - (upright.data[at] ?? 0)) > 80).length;
    expect(wrong / shown.length).toBeLessThan(0.03);
  });
});
