import { escapeHtml } from "@llave/contract/text/escapeHtml";
import encodeQR from "qr";
import { twoColorPng } from "./twoColorPng.ts";

/** Quiet zone around the code, in modules, that readers need to find it (ISO/IEC 18004, 6.3.8). */
const quietZone = 4;
const ink = "#1C2238";
const paper = "#ffffff";

/** The address in a code: `?src=qr` distinguishes a scan from a tap. */
export function scannedAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set("src", "qr");
  return address.href;
}

/**
 * A QR code as SVG: one path on white, so that it prints sharp at any size. Its error correction allows a seventh of
 * the code to be covered or worn off.
 * @param text the code's content, such as {@link scannedAddress}
 * @param label the text for screen readers
 */
export function qrSvg(text: string, label: string): string {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const size = modules.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" shape-rendering="crispEdges">`,
    `<title>${escapeHtml(label)}</title>`,
    `<rect width="${size}" height="${size}" fill="${paper}"/>`,
    `<path fill="${ink}" d="${modules.map(rowPath).join("")}"/>`,
    "</svg>",
  ].join("");
}

/**
 * A QR code as PNG in two colors, for places that don't accept SVG.
 * @param pixels width and height, rounded down to whole pixels per module so that edges stay sharp
 */
export function qrPng(text: string, pixels: number): Buffer {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const scale = Math.max(1, Math.floor(pixels / modules.length));
  return twoColorPng(
    modules.map((row) => row.flatMap((dark) => Array<boolean>(scale).fill(dark))),
    { scale, paper, ink },
  );
}

/** One row of dark modules as subpaths, with neighbors joined. */
function rowPath(row: boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
  }
  return path;
}
