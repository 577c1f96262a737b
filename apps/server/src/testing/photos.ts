import sharp from "sharp";

/** The source of the photos: larger than any requested one, like a phone's photo. Pixels. */
const width = 2200;
const height = 1650;
const margin = 240;
/** Overlapping clouds of these sizes and strengths are about as hard to encode as a photo. */
const layers: [cells: number, strength: number][] = [
  [8, 60],
  [32, 40],
  [128, 28],
  [512, 16],
  [width + margin, 5],
];

/**
 * Made-up photos in the form the dashboard sends (see its `pictureFile.ts`): about 0.43 MB of JPEG, half of them
 * portraits.
 * @param count how many, all different, up to 240
 * @param edge the longer edge in pixels
 */
export async function madeUpPhotos(count: number, edge = 1600): Promise<Buffer[]> {
  const ground = await clouds();
  const photos: Buffer[] = [];
  for (let number = 0; number < count; number++) {
    const part = { left: number % margin, top: 0, width, height };
    photos.push(
      await sharp(ground.data, { raw: ground.info }).extract(part).resize(edge).jpeg({ quality: 90 }).toBuffer(),
    );
  }
  return photos;
}

async function clouds() {
  const size = { width: width + margin, height };
  const [ground, ...over] = await Promise.all(layers.map(([cells, strength]) => cloud(size, cells, strength)));
  let image = await sharp(ground).png().toBuffer();
  for (const input of over)
    image = await sharp(image)
      .composite([{ input, blend: "overlay" }])
      .png()
      .toBuffer();
  return sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function cloud(size: { width: number; height: number }, cells: number, strength: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: strength };
  const create = { width: cells, height: Math.ceil((cells * 3) / 4), channels: 3 as const, background: "#808080" };
  const coarse = await sharp({ create: { ...create, noise } })
    .png()
    .toBuffer();
  return sharp(coarse).resize(size.width, size.height, { fit: "fill", kernel: "cubic" }).png().toBuffer();
}
