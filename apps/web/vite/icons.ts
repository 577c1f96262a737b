import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const paper = "#fbf8f4";

/**
 * Renders the site's icons from `public/favicon.svg` into the browser build: for the web manifest, for home screens,
 * and for programs that request `/favicon.ico` unasked.
 */
export function icons(): Plugin {
  let publicDir = "";
  return {
    name: "llave-icons",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async generateBundle() {
      const svg = await readFile(join(publicDir, "favicon.svg"));
      const files = {
        "favicon.ico": asIco(await rounded(svg, 32), 32),
        "icons/icon-192.png": await rounded(svg, 192),
        "icons/icon-512.png": await rounded(svg, 512),
        "icons/apple-touch-icon.png": await filled(svg, 180, 1),
        // Masks cut off up to a tenth at each side.
        "icons/maskable-512.png": await filled(svg, 512, 0.8),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** The icon as is, with its round corners. */
function rounded(svg: Buffer, edge: number): Promise<Buffer> {
  return render(svg, edge).png({ compressionLevel: 9 }).toBuffer();
}

/** The icon without transparent corners; the rest has its own background. */
async function filled(svg: Buffer, edge: number, share: number): Promise<Buffer> {
  const square = Buffer.from(svg.toString().replace(/ rx="9"/, ""));
  const inner = Math.round(edge * share);
  const ground = { create: { width: edge, height: edge, channels: 3 as const, background: groundOf(svg) } };
  return sharp(ground)
    .composite([{ input: await render(square, inner).png().toBuffer() }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function render(svg: Buffer, edge: number) {
  return sharp(svg, { density: (72 * edge) / 32 }).resize(edge, edge);
}

/** The color of the icon's square. */
function groundOf(svg: Buffer): string {
  return /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg.toString())?.[1] ?? paper;
}

/** An ICO file with one PNG: a directory of 6 bytes, one entry of 16, the picture. */
function asIco(png: Buffer, edge: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
