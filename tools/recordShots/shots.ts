import type { Page } from "@playwright/test";

type Language = "en" | "es";

/** A picture of the running product on the landing page. */
export interface Shot {
  /** Begins the names of its files. */
  name: string;
  size: { width: number; height: number };
  /** Widths of its files, in pixels. */
  widths: readonly number[];
  who: "agent" | "renter";
  open: (page: Page, language: Language, smartLinkPath: string) => Promise<void>;
}

/** A phone and a laptop; the landing page gives the pictures the same shapes. */
const phone = { size: { width: 390, height: 796 }, widths: [390, 780] } as const;
const laptop = { size: { width: 1280, height: 800 }, widths: [960, 1920] } as const;

const says = {
  en: {
    draft: /^(Approve and send|Review)\b/,
    search: "2 bedrooms in Brickell or Edgewater, up to $3,200, as soon as possible, with one cat",
    list: "List",
  },
  es: {
    draft: /^(Aprobar y enviar|Revisar)\b/,
    search: "2 cuartos en Brickell o Edgewater hasta $3,200, lo antes posible, con un gato",
    list: "Lista",
  },
} as const;

/** The demo's hottest lead: her conversation, a draft to approve, what she wants and what fits. */
async function openWorkspace(page: Page, language: Language): Promise<void> {
  const leads: { id: string; name: string | null }[] = await (await page.request.get("/api/leads")).json();
  const daniela = leads.find(({ name }) => name === "Daniela Restrepo");
  if (!daniela) throw new Error("the demo has no lead named Daniela Restrepo");
  await page.goto(`/dashboard/leads/${daniela.id}`);
  await page.getByRole("button", { name: says[language].draft }).first().waitFor();
}

async function openShowings(page: Page, language: Language): Promise<void> {
  await page.goto("/dashboard/showings");
  await page.locator("main h1").first().waitFor();
  await page.locator("main .animate-pulse").first().waitFor({ state: "detached" });
  // A phone opens with today, which may be empty; the list shows the days ahead.
  if (page.viewportSize()?.width === phone.size.width) {
    await page.getByRole("main").getByText(says[language].list, { exact: true }).click();
  }
}

/** A renter's own words, and the homes that answer them. */
async function openChat(page: Page, language: Language, smartLinkPath: string): Promise<void> {
  await page.goto(smartLinkPath, { waitUntil: "networkidle" });
  await page.locator("textarea:not([readonly])").fill(says[language].search);
  await page.keyboard.press("Enter");
  await page.locator(".home-card .picture.there").first().waitFor();
}

export const shots: readonly Shot[] = [
  { name: "workspace", ...laptop, who: "agent", open: openWorkspace },
  { name: "workspace-phone", ...phone, who: "agent", open: openWorkspace },
  { name: "showings", ...laptop, who: "agent", open: openShowings },
  { name: "showings-phone", ...phone, who: "agent", open: openShowings },
  { name: "chat-phone", ...phone, who: "renter", open: openChat },
];
