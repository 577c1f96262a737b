import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { languages } from "@llave/ui/language";
import { type Translate, translator } from "@llave/ui/translate";
import satori from "satori";
import sharp from "sharp";
import type { Plugin } from "vite";
import { type SharedLead, sharedLead } from "../app/features/landing/sharedLead.ts";
import { pictureAddress, type SharePicture, sharePictures } from "../app/sharing/publicPages.ts";
import { catalogs } from "../app/sharing/texts/catalogs.ts";
import type { en } from "../app/sharing/texts/en.ts";

/** Size that chat apps and social sites show uncropped. Pixels. */
const size = { width: 1200, height: 630 };
const colors = { night: "#1c2238", night2: "#262d4b", onNight: "#f6f3ee", onNight2: "#b9bfd6", orange: "#ffa56b" };
const card = { ink: "#1c2238", muted: "#5d6480", line: "#ebe5dc", mint: "#c4ffe5", hot: "#b42318" };

type Node = { type: string; props: { style: Record<string, unknown>; children?: Node | Node[] | string } };
type Text = Translate<keyof typeof en>;

/** Renders the public pages' share pictures, one per page and language, into the browser build. */
export function sharePicturesPlugin(): Plugin {
  return {
    name: "llave-share-pictures",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle() {
      const fonts = await loadFonts();
      for (const language of languages) {
        const t = translator(catalogs, language);
        for (const name of sharePictures) {
          const source = await draw(name, { t, lead: sharedLead(language) }, fonts);
          this.emitFile({ type: "asset", fileName: pictureAddress(name, language).slice(1), source });
        }
      }
    },
  };
}

type Fonts = Awaited<ReturnType<typeof loadFonts>>;

async function loadFonts() {
  const { resolve } = createRequire(import.meta.url);
  const load = async (name: string, file: string, weight: 600 | 700) => ({
    name,
    weight,
    style: "normal" as const,
    data: await readFile(resolve(`@fontsource/${file}-latin-${weight}-normal.woff`)),
  });
  return Promise.all([
    load("Bricolage", "bricolage-grotesque/files/bricolage-grotesque", 700),
    load("Figtree", "figtree/files/figtree", 600),
  ]);
}

async function draw(name: SharePicture, { t, lead }: { t: Text; lead: SharedLead }, fonts: Fonts): Promise<Buffer> {
  const svg = await satori(picture(name, t, lead) as unknown as Parameters<typeof satori>[0], { ...size, fonts });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

function box(style: Record<string, unknown>, children?: Node | Node[] | string): Node {
  return {
    type: "div",
    props: {
      style: { display: "flex", boxSizing: "border-box", ...style },
      ...(children !== undefined && { children }),
    },
  };
}

/** The night on the left, with the page's sentence; the morning on the right, with who to call first. */
function picture(name: SharePicture, t: Text, lead: SharedLead): Node {
  const title = t(`${name}.title`);
  return box({ width: "100%", height: "100%", fontFamily: "Figtree", backgroundColor: colors.night }, [
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: 760,
        height: "100%",
        padding: "56px 40px 56px 64px",
      },
      [
        logo(),
        box(
          {
            fontFamily: "Bricolage",
            fontSize: title.length > 52 ? 66 : 76,
            lineHeight: 1.02,
            letterSpacing: -2.4,
            color: colors.onNight,
          },
          title,
        ),
        box({ fontSize: 27, color: colors.onNight2, lineHeight: 1.3 }, t("tagline")),
      ],
    ),
    morning(t, lead),
  ]);
}

function logo(): Node {
  const key = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${colors.night2}"/><g fill="none" stroke="${colors.orange}" stroke-width="2.6" stroke-linecap="round"><circle cx="12" cy="12.5" r="5"/><path d="m15.7 16.2 8 8m-4.4-4.4 2.6-2.6"/></g></svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(key).toString("base64")}`;
  return box({ alignItems: "center", gap: 18 }, [
    { type: "img", props: { src, width: 64, height: 64, style: {} } } as unknown as Node,
    box({ fontFamily: "Bricolage", fontSize: 46, letterSpacing: -1, color: colors.onNight }, "Llave"),
  ]);
}

function morning(t: Text, lead: SharedLead): Node {
  return box(
    {
      flexDirection: "column",
      justifyContent: "center",
      alignItems: "flex-start",
      width: 440,
      height: "100%",
      padding: "0 48px",
      backgroundColor: colors.orange,
    },
    [
      box(
        {
          flexDirection: "column",
          width: "100%",
          padding: "30px 32px",
          borderRadius: 24,
          backgroundColor: "#ffffff",
          boxShadow: "0 18px 40px rgba(28, 34, 56, 0.25)",
        },
        [leadHeader(t, lead), ...lead.reasons.map(reasonRow)],
      ),
      box(
        {
          marginTop: 28,
          padding: "14px 24px",
          borderRadius: 999,
          backgroundColor: colors.night,
          color: card.mint,
          fontSize: 26,
        },
        t("languages"),
      ),
    ],
  );
}

function leadHeader(t: Text, lead: SharedLead): Node {
  const score = { width: 92, height: 92, borderRadius: 46, border: `7px solid ${card.hot}` };
  return box({ alignItems: "center", gap: 22, marginBottom: 16 }, [
    box(
      {
        ...score,
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        color: card.ink,
        fontFamily: "Bricolage",
        fontSize: 36,
        lineHeight: 1,
      },
      lead.score,
    ),
    box({ flexDirection: "column" }, [
      box({ fontSize: 22, color: card.hot }, t("callFirst")),
      box({ marginTop: 4, fontFamily: "Bricolage", fontSize: 33, letterSpacing: -0.8, color: card.ink }, lead.name),
    ]),
  ]);
}

function reasonRow(text: string): Node {
  return box(
    { marginTop: 0, padding: "15px 0", borderTop: `2px solid ${card.line}`, fontSize: 25, color: card.muted },
    text,
  );
}
