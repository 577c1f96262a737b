import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initialsOf } from "@llave/contract/text/initials";
import type { LinkContext } from "../smartlinks/contexts.ts";

/** Size that chat apps and social sites show uncropped. Pixels. */
const size = { width: 1200, height: 630 };
const navy = "#1C2238";
const paper = "#FBF8F3";
const mint = "#C4FFE5";

interface Node {
  type: string;
  props: {
    style: Record<string, unknown>;
    children?: Node | Node[] | string;
    src?: string;
    width?: number;
    height?: number;
  };
}

/**
 * The picture of a SmartLink's preview: the agent's name and portrait, or initials, in the agent's color, and that the
 * assistant speaks two languages.
 * @param portrait a square picture in any raster format; null shows the initials
 * @returns a PNG of 1200 x 630
 */
export async function drawPreview(link: LinkContext, portrait: Buffer | null): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }, fonts] = await Promise.all([
    import("satori"),
    import("sharp"),
    loadFonts(),
  ]);
  // The SVG renderer doesn't support WebP.
  const face = portrait && (await sharp(portrait).resize(420, 420).png().toBuffer()).toString("base64");
  const svg = await satori(picture(link, face) as unknown as Parameters<typeof satori>[0], { ...size, fonts });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

let fontFiles: Promise<{ name: string; weight: 600 | 700; style: "normal"; data: Buffer }[]> | undefined;

function loadFonts() {
  const load = async (weight: 600 | 700) => {
    const file = import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
    return { name: "Figtree", weight, style: "normal" as const, data: await readFile(fileURLToPath(file)) };
  };
  fontFiles ??= Promise.all([load(600), load(700)]);
  return fontFiles;
}

function box(style: Record<string, unknown>, children?: Node | Node[] | string): Node {
  return { type: "div", props: { style: { display: "flex", ...style }, ...(children !== undefined && { children }) } };
}

function picture(link: LinkContext, face: string | null): Node {
  const { name, brokerage } = link.agent;
  const spanish = link.language === "spanish";
  const nameSize = name.length > 24 ? 64 : 84;
  return box({ width: "100%", height: "100%", backgroundColor: paper, fontFamily: "Figtree", color: navy }, [
    box(
      { width: 360, height: "100%", backgroundColor: link.brandColor, alignItems: "center", justifyContent: "center" },
      face ? photograph(face) : monogram(name),
    ),
    box({ flexDirection: "column", justifyContent: "center", paddingLeft: 64, paddingRight: 56, width: 840 }, [
      box({ fontSize: 34, fontWeight: 600 }, "Miami Rental Specialist"),
      box({ fontSize: nameSize, fontWeight: 700, lineHeight: 1.05, marginTop: 12, letterSpacing: -2 }, clip(name, 60)),
      box({ fontSize: 32, marginTop: 12, opacity: 0.75 }, clip(brokerage ?? "", 60)),
      box(
        {
          marginTop: 48,
          padding: "20px 28px",
          borderRadius: 24,
          backgroundColor: navy,
          color: mint,
          fontSize: 34,
          fontWeight: 600,
          alignSelf: "flex-start",
        },
        spanish ? "¿Qué buscas? Escríbeme, en español or English" : "What are you looking for? English o español",
      ),
      box({ marginTop: 56, fontSize: 28, fontWeight: 600, opacity: 0.75 }, "Powered by Llave"),
    ]),
  ]);
}

function photograph(face: string): Node {
  const style = { borderRadius: 120, border: `8px solid ${paper}` };
  const props = { src: `data:image/png;base64,${face}`, width: 240, height: 240, style };
  return { type: "img", props };
}

function monogram(name: string): Node {
  const circle = { width: 210, height: 210, borderRadius: 105, backgroundColor: paper };
  return box(
    { ...circle, alignItems: "center", justifyContent: "center", fontSize: 84, fontWeight: 700 },
    initialsOf(name),
  );
}

function clip(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
