import decodeQR from "qr/decode.js";
import sharp from "sharp";

/** What a QR code says, read from its picture like a phone would. */
export async function readQr(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image, { density: 600 })
    .flatten({ background: "#fff" })
    .extend({ top: 100, bottom: 100, left: 100, right: 100, background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
