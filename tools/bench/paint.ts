// npm run bench:paint: when a phone on a slow network shows the chat's largest content, with photos of homes.
import { type BrowserContext, chromium, devices, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "../server/runningServer.ts";
import { findBrowser } from "../setup/browser.mjs";
import { ensureBuilt } from "../setup/build.mjs";

/** Lighthouse's "slow 4G", with the round trip and processor of its mobile preset. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};
const slowdown = 4;
const runs = 5;
const wanted = 1200;
/** How long a page may still paint after its load event. Milliseconds. */
const settlingMs = 2500;

interface Paint {
  /** Largest contentful paint. Milliseconds. */
  largest: number;
  what: string;
  /** Cumulative layout shift. */
  shift: number;
}

/** Runs in the page: keeps its largest paint and the sum of its layout shifts. */
const observe = `
  const seen = { largest: 0, what: "", shift: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      const parent = element?.parentElement?.className;
      seen.largest = startTime;
      seen.what = url ? "picture in ." + parent : "text in ." + (element?.className || parent);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;

await ensureBuilt();
const server = await startServer({ LLAVE_RATE_FACTOR: "1000" });
const browser = await chromium.launch({
  executablePath: (await findBrowser()) ?? undefined,
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  const { viewport: _, ...phone } = devices["Pixel 7"];
  const context = await browser.newContext({ ...phone, viewport: { width: 390, height: 844 }, baseURL: server.origin });
  const homePath = await linkAboutHome(server);
  await showHomes(context, server.smartLinkPath);
  const stranger = await browser.newContext({
    ...phone,
    viewport: { width: 390, height: 844 },
    baseURL: server.origin,
  });
  await report("first visit", stranger, server.smartLinkPath);
  await report("link about one home, with its photo", stranger, homePath);
  await report("returning to homes that were shown", context, server.smartLinkPath);
} finally {
  await browser.close();
  await server.stop();
}

/** The demo's agent makes a link about a home that has photos. */
async function linkAboutHome({ origin, agent }: RunningServer): Promise<string> {
  const session = await fetch(`${origin}/api/auth/login`, post(agent));
  const cookie = session.headers
    .getSetCookie()
    .map((text) => text.split(";", 1)[0])
    .join("; ");
  const read = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer;
  const listings = await read<{ id: string; images: string[] }[]>(
    fetch(`${origin}/api/properties`, { headers: { cookie } }),
  );
  const pictured = listings.find(({ images }) => images.length > 0);
  if (!pictured) throw new Error("the demo has no listing with photos");
  const made = fetch(`${origin}/api/properties/${pictured.id}/smartlink`, post({}, cookie));
  return new URL((await read<{ url: string }>(made)).url).pathname;
}

function post(body: object, cookie = ""): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) };
}

/** A conversation whose last reply proposes homes. */
async function showHomes(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("textbox").fill("2 bedrooms in Brickell or Edgewater, up to 3200, as soon as possible");
  await page.keyboard.press("Enter");
  await page.locator(".home-card").first().waitFor();
  await page.close();
}

async function report(name: string, context: BrowserContext, path: string): Promise<void> {
  // The first run makes picture sizes and compiled code that every later visitor finds.
  await paintOf(context, path);
  const paints: Paint[] = [];
  for (let run = 0; run < runs; run++) paints.push(await paintOf(context, path));
  const sorted = paints.toSorted((a, b) => a.largest - b.largest);
  const median = sorted[Math.floor(runs / 2)] as Paint;
  const shift = Math.max(...paints.map((paint) => paint.shift));
  console.log(
    `${name}: ${Math.round(median.largest)} ms (${median.what}; ${sorted.map(({ largest }) => Math.round(largest)).join(", ")}; wanted: at most ${wanted} ms), layout shift ${shift.toFixed(3)}`,
  );
}

async function paintOf(context: BrowserContext, path: string): Promise<Paint> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript({ content: observe });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(settlingMs);
  const paint = await read(page);
  await page.close();
  return paint;
}

function read(page: Page): Promise<Paint> {
  return page.evaluate<Paint>("window.seen");
}
