// npm run screens: pictures of the running product for docs/screens, in both languages, wide and narrow.
import { mkdir, readdir, rm } from "node:fs/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { type Screen, screens } from "./screens/list.ts";
import { type RunningServer, startServer } from "./server/runningServer.ts";
import { findBrowser } from "./setup/browser.mjs";
import { ensureBuilt } from "./setup/build.mjs";

const folder = new URL("../docs/screens/", import.meta.url);
const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };
/** A longer page is cut here. Pixels. */
const maxHeight = 2600;
/** On a busy machine a page full of new pictures takes longer than the usual 30 seconds. */
const patienceMs = 120_000;

/** `npm run screens -- chat` renews only the pictures whose name contains the word. */
const asked = process.argv[2] ?? "";
const wanted = screens.filter(({ name }) => name.includes(asked));

await ensureBuilt();
await mkdir(folder, { recursive: true });
const server = await startServer({ LLAVE_RATE_FACTOR: "1000", ...administrator() });
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? undefined, args: ["--no-sandbox"] });
const taken = new Set<string>();
try {
  for (const screen of wanted)
    for (const language of ["en", "es"] as const)
      for (const width of screen.widths) taken.add(await named(browser, server, { screen, language, width }));
  // Only now: a run that ends early leaves a picture of every screen.
  if (asked === "") for (const file of await readdir(folder)) if (!taken.has(file)) await rm(new URL(file, folder));
} finally {
  await browser.close();
  await server.stop();
}

function administrator(): Record<string, string> {
  return { LLAVE_ADMIN_EMAIL: "ileana@llave.example", LLAVE_ADMIN_PASSWORD: "the-key-of-ileana" };
}

interface Shot {
  screen: Screen;
  language: "en" | "es";
  width: number;
}

/**
 * Takes a picture; an error says which picture failed.
 * @returns the picture's file name
 */
async function named(browser: Browser, server: RunningServer, shot: Shot): Promise<string> {
  const { screen, language, width } = shot;
  const name = `${screen.name}-${width}${language === "es" ? "-es" : ""}.png`;
  try {
    await picture(browser, server, { ...shot, name });
    return name;
  } catch (error) {
    throw new Error(`no picture ${name}`, { cause: error });
  }
}

/** Each picture has its own browser context, so no screen depends on another. */
async function picture(
  browser: Browser,
  server: RunningServer,
  { screen, language, width, name }: Shot & { name: string },
): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width, height: heights[width] ?? 900 },
    locale: language === "es" ? "es-US" : "en-US",
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(patienceMs);
  await context.addCookies([{ name: "llave_language", value: language, url: server.origin }]);
  if (screen.who) await signIn(context, server, screen.who);
  const page = await context.newPage();
  await screen.open(page, { language, smartLinkPath: server.smartLinkPath });
  // The dashboard stays connected for live changes; its screens wait for their own content.
  if (!screen.who) await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready");
  await seePictures(page, screen.whole ?? false);
  await page.screenshot({ path: new URL(name, folder).pathname, ...(await cut(page, screen.whole ?? false)) });
  await context.close();
}

/**
 * Waits for the pictures of the window, or of the whole page up to `maxHeight`. Lazy ones are loaded right away, since
 * in a gallery's strip one can be inside the window and never load by itself.
 */
async function seePictures(page: Page, whole: boolean): Promise<void> {
  if (whole) await page.evaluate(`scrollTo(0, ${maxHeight}); new Promise(requestAnimationFrame)`);
  await page.evaluate(`Promise.all(
    [...document.images]
      .filter((image) => image.offsetParent && image.getBoundingClientRect().top < innerHeight)
      .map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => {});
      }),
  )`);
  if (whole) await page.evaluate("scrollTo(0, 0)");
}

async function signIn(context: BrowserContext, server: RunningServer, who: "agent" | "admin"): Promise<void> {
  const admin = { email: administrator().LLAVE_ADMIN_EMAIL, password: administrator().LLAVE_ADMIN_PASSWORD };
  const answer = await context.request.post("/api/auth/login", { data: who === "admin" ? admin : server.agent });
  if (!answer.ok()) throw new Error(`signing in as ${who} answered ${answer.status()}`);
}

/** The window, or the whole page up to `maxHeight`. */
async function cut(page: Page, whole: boolean) {
  if (!whole) return {};
  const { width } = page.viewportSize() ?? { width: 1440 };
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) } };
}
