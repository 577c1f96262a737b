// npm run bench:page: what a renter's browser really loads for the chat page. Fails if the first screen is too heavy.
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium, type Page, type Response } from "@playwright/test";
import { startServer } from "../server/runningServer.ts";
import { findBrowser } from "../setup/browser.mjs";
import { ensureBuilt } from "../setup/build.mjs";

/** Bytes of one kind of file, uncompressed and at a server's best compression. */
interface Weight {
  files: number;
  plain: number;
  gzip: number;
  brotli: number;
}

/** The most JavaScript and CSS for the first screen. Bytes of brotli. */
const firstScreenLimit = 70_000;

await ensureBuilt();
const server = await startServer();
const browser = await chromium.launch({
  executablePath: (await findBrowser()) ?? undefined,
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  const page = await browser.newPage();
  const bodies = gather(page);
  await page.goto(`${server.origin}${server.smartLinkPath}`, { waitUntil: "networkidle" });
  console.log("The first screen:");
  const first = print(await bodies());
  console.log("After the first message:");
  await page.getByRole("textbox").fill("Hi, 2 bedrooms in Brickell up to 3200, as soon as possible");
  const answered = page.waitForResponse((response) => response.url().endsWith("/openai-conversation"));
  await page.keyboard.press("Enter");
  await answered;
  await page.waitForLoadState("networkidle");
  print(await bodies());
  console.log("After opening a home, with its gallery and the place:");
  await page.locator(".home-open").first().click();
  await page.locator(".home-answers").waitFor();
  await page.waitForLoadState("networkidle");
  const all = print(await bodies());
  const isLight = first <= firstScreenLimit;
  console.log(
    `${isLight ? "✓" : "✗"} First screen: ${kilobytes(first)} of at most ${kilobytes(firstScreenLimit)}; on demand: ${kilobytes(all - first)}`,
  );
  if (!isLight) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

/** Records every script, style, document and font the page loads, each address once. */
function gather(page: Page): () => Promise<Map<string, Weight>> {
  const seen = new Map<string, Response>();
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (["script", "stylesheet", "document", "font"].includes(kind)) seen.set(response.url(), response);
  });
  return async () => {
    const weights = new Map<string, Weight>();
    for (const response of seen.values()) {
      const kind = response.request().resourceType();
      const body = await response.body();
      weigh(weights, kind, body);
      if (kind !== "document") continue;
      for (const inline of inlineParts(body.toString("utf8"))) weigh(weights, "inline script or style", inline);
    }
    return weights;
  };
}

/** A document's inline scripts and styles; data for the script is content, not code. */
function inlineParts(html: string): Buffer[] {
  const parts = html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs);
  return [...parts]
    .filter(([, , attributes, text]) => text !== "" && !/json/.test(attributes ?? ""))
    .map(([, , , text = ""]) => Buffer.from(text));
}

function weigh(weights: Map<string, Weight>, kind: string, body: Buffer): void {
  const weight = weights.get(kind) ?? { files: 0, plain: 0, gzip: 0, brotli: 0 };
  weights.set(kind, weight);
  weight.files++;
  weight.plain += body.length;
  // Fonts are already compressed.
  weight.gzip += kind === "font" ? body.length : gzipSync(body, { level: 9 }).length;
  weight.brotli += kind === "font" ? body.length : brotliCompressSync(body).length;
}

/** @returns the bytes of JavaScript and CSS */
function print(weights: Map<string, Weight>): number {
  for (const [kind, { files, plain, gzip, brotli }] of weights) {
    console.log(`${kind}: ${files} files, ${kilobytes(plain)}, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`);
  }
  const counted = ["script", "stylesheet", "inline script or style"];
  const total = counted.reduce((sum, kind) => sum + (weights.get(kind)?.brotli ?? 0), 0);
  console.log(`JavaScript and CSS: ${kilobytes(total)} brotli`);
  return total;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
