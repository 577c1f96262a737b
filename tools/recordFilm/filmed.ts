import type { Browser, Page } from "@playwright/test";
import { catalogs as landing } from "../../apps/web/app/features/landing/texts/catalogs.ts";
import { scripts } from "../recordDemo/script.ts";

/** A picture of the page and when it was taken, in seconds. */
export interface Frame {
  /** JPEG, base64. */
  data: string;
  at: number;
}

export const size = { width: 1280, height: 720 } as const;

/** The film renter's messages: those of the page's conversation, but she lets the assistant offer times. */
const messages = {
  en: [...scripts.en.shown.slice(0, -1), "La primera! Can I see it after 5?"],
  es: [...scripts.es.shown.slice(0, -1), "¡La primera! ¿Puedo verla después de las 5?"],
} as const;

/** The name of the list with the offered times; the film takes the first one. */
const offers = { en: landing.en["demo.replies"], es: landing.es["demo.replies"] } as const;

/** How long the film pauses, and the typing speed. Milliseconds. */
const pauses = { begin: 1_500, reading: 4_200, end: 4_500, key: 55 } as const;

/** Plays a night on the demo's own page in a real browser and takes pictures of it. */
export async function filmed(browser: Browser, origin: string, language: "en" | "es"): Promise<Frame[]> {
  const context = await browser.newContext({ viewport: size, baseURL: origin, colorScheme: "light" });
  await context.addCookies([{ name: "llave_language", value: language, url: origin }]);
  const page = await context.newPage();
  await page.goto("/demo", { waitUntil: "networkidle" });
  const frames = await startFilming(page);
  await page.waitForTimeout(pauses.begin);
  for (const message of messages[language]) {
    await page.locator("[data-live-field]").pressSequentially(message, { delay: pauses.key });
    await page.keyboard.press("Enter");
    await page.waitForTimeout(pauses.reading);
  }
  await page.getByRole("list", { name: offers[language] }).getByRole("button").first().click();
  await page.waitForTimeout(pauses.end);
  await context.close();
  return frames;
}

async function startFilming(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp ?? 0 });
    // The page may be closed already.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 92, ...{ maxWidth: size.width } });
  return frames;
}
