import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrPng, qrSvg, scannedAddress } from "./qr.ts";

const url = "https://llave.example/smartlink/maría-josé-de-la-peña/rentals-in-miami/aZ09_-xy";

async function read(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

test("a QR code leads to its SmartLink and marks the scan", async () => {
  const address = scannedAddress(url);
  expect(address).toMatch(/\/aZ09_-xy\?src=qr$/);
  const png = qrPng(address, 1024);
  expect(await read(png)).toBe(address);
  const { width = 0, height } = await sharp(png).metadata();
  expect([width <= 1024 && width > 900, height]).toEqual([true, width]);
  expect(
    await read(
      await sharp(Buffer.from(qrSvg(address, "QR")), { density: 600 })
        .png()
        .toBuffer(),
    ),
  ).toBe(address);
});

test("a label can't break out of the SVG", () => {
  expect(qrSvg(url, `</title><script>alert("1")</script>`)).toContain(
    `<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</title>`,
  );
});
