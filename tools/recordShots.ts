// npm run record:shots: pictures of the running product, with the demo's data, for the landing page.
import { mkdir } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { type Shot, shots } from "./recordShots/shots.ts";
import { writeSizes } from "./recordShots/sizes.ts";
import { type RunningServer, startServer } from "./server/runningServer.ts";
import { findBrowser } from "./setup/browser.mjs";
import { ensureBuilt } from "./setup/build.mjs";

/** `npm run record:shots -- chat` takes only the pictures whose name contains the word. */
const asked = process.argv[2] ?? "";
const folder = new URL("../apps/web/public/product/", import.meta.url);

await ensureBuilt();
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args: ["--no-sandbox"] });
try {
  for (const shot of shots.filter(({ name }) => name.includes(asked)))
    for (const language of ["en", "es"] as const) {
      const picture = await taken(browser, server, shot, language);
      await writeSizes(picture, new URL(`${shot.name}-${language}`, folder), shot.widths);
    }
} finally {
  await browser.close();
  await server.stop();
}

/** Opens each screen in its own browser, so that no picture depends on another. */
async function taken(
  open: Browser,
  { origin, agent, smartLinkPath }: RunningServer,
  shot: Shot,
  language: "en" | "es",
) {
  const context = await open.newContext({
    baseURL: origin,
    viewport: shot.size,
    deviceScaleFactor: 2,
    locale: language === "es" ? "es-US" : "en-US",
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "llave_language", value: language, url: origin }]);
  if (shot.who === "agent") {
    await context.request.post("/api/auth/login", { data: agent });
    await context.request.post("/api/notifications/read", { data: { all: true } });
  }
  const page = await context.newPage();
  await shot.open(page, language, smartLinkPath);
  await page.evaluate("document.fonts.ready");
  const picture = await page.screenshot({ animations: "disabled" });
  await context.close();
  return picture;
}
