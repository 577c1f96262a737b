// npm run record:film: a silent film of half a minute of the running product for the landing page, one per language.
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { encode } from "./recordFilm/encode.ts";
import { filmed, size } from "./recordFilm/filmed.ts";
import { writeSizes } from "./recordShots/sizes.ts";
import { startServer } from "./server/runningServer.ts";
import { findBrowser } from "./setup/browser.mjs";
import { ensureBuilt } from "./setup/build.mjs";

/** `npm run record:film -- es` films only one language. */
const asked = process.argv[2];
const languages = (["en", "es"] as const).filter((language) => asked === undefined || asked === language);
const posterWidths = [640, 1280];
const folder = new URL("../apps/web/public/film/", import.meta.url);

await ensureBuilt();
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args: ["--no-sandbox"] });
try {
  for (const language of languages) {
    const frames = await filmed(browser, server.origin, language);
    const { film, poster } = await encode(browser, frames, size);
    await writeFile(new URL(`night-${language}.webm`, folder), film);
    await writeSizes(poster, new URL(`night-${language}`, folder), posterWidths, ["webp"]);
    console.log(`${language}: ${frames.length} pictures, ${Math.round(film.length / 1000)} KB`);
  }
} finally {
  await browser.close();
  await server.stop();
}
