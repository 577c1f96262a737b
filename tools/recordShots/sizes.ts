import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/** Set so that the letters in a picture of a screen stay sharp. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 58, effort: 6, chromaSubsampling: "4:4:4" }),
  webp: (picture: Sharp) => picture.webp({ quality: 82, effort: 6, smartSubsample: true }),
};

/**
 * Writes a picture in several widths, as `NAME-WIDTH.avif` and `NAME-WIDTH.webp`.
 * @param picture a PNG at least as wide as the largest width
 * @param name without an ending
 */
export async function writeSizes(
  picture: Buffer,
  name: URL,
  widths: readonly number[],
  kinds: readonly (keyof typeof encoders)[] = ["avif", "webp"],
): Promise<void> {
  for (const width of widths)
    for (const kind of kinds) {
      const encoded = encoders[kind](sharp(picture).resize(width));
      await writeFile(new URL(`${name.href}-${width}.${kind}`), await encoded.toBuffer());
    }
}
