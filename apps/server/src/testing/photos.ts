import sharp from "sharp";

/** What a browser makes of a phone's photo before it sends it: see the dashboard's `pictureFile.ts`. */
const width = 2200;
const height = 1650;
const margin = 240;
/** Clouds of these sizes and strengths, laid over each other, are about as hard to encode as a photo. */
const layers: [cells: number, strength: number][] = [
  [8, 60],
  [32, 40],
  [128, 28],
  [512, 16],
  [width + margin, 5],
];

/**
 * Made-up photos as the dashboard sends them: some 0.8 MB of JPEG, portraits a quarter of it.
 * @returns another one for each number up to 240, its longer edge in pixels
 */
export async function madeUpPhotos(): Promise<(number: number, edge?: number) => Promise<Buffer>> {
  const size = { width: width + margin, height };
  const clouds = layers.map(([cells, strength]) => cloud(size, cells, strength));
  const [ground, ...over] = await Promise.all(clouds);
  let image = await sharp(ground).png().toBuffer();
  for (const input of over)
    image = await sharp(image)
      .composite([{ input, blend: "overlay" }])
      .png()
      .toBuffer();
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (number, edge = width) =>
    sharp(data, { raw: info })
      .extract({ left: number % margin, top: 0, width, height })
      .resize(edge)
      .jpeg({ quality: 90 })
      .toBuffer();
}

async function cloud(size: { width: number; height: number }, cells: number, strength: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: strength };
  const create = { width: cells, height: Math.ceil((cells * 3) / 4), channels: 3 as const, background: "#808080" };
  const coarse = await sharp({ create: { ...create, noise } })
    .png()
    .toBuffer();
  return sharp(coarse).resize(size.width, size.height, { fit: "fill", kernel: "cubic" }).png().toBuffer();
}
