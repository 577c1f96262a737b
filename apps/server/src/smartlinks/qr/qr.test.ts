import sharp from "sharp";
import { expect, test } from "vitest";
import { readQr } from "../../testing/readQr.ts";
import { qrPng, qrSvg, scannedAddress } from "./qr.ts";

const url = "https://llave.example/smartlink/maría-josé-de-la-peña/rentals-in-miami/aZ09_-xy";

test("a QR code leads to its SmartLink and marks the scan", async () => {
  const address = scannedAddress(url);
  expect(address).toMatch(/\/aZ09_-xy\?src=qr$/);
  const png = qrPng(address, 1024);
  expect(await readQr(png)).toBe(address);
  const { width = 0, height } = await sharp(png).metadata();
  expect([width <= 1024 && width > 900, height]).toEqual([true, width]);
  expect(await readQr(Buffer.from(qrSvg(address, "QR")))).toBe(address);
});

test("a label can't break out of the SVG", () => {
  expect(qrSvg(url, `</title><script>alert("1")</script>`)).toContain(
    `<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</title>`,
  );
});
