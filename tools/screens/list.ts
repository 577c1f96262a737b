import type { Page, Request } from "@playwright/test";

interface Around {
  language: "en" | "es";
  smartLinkPath: string;
}

/** A screen of the product and how to get there. */
export interface Screen {
  /** Begins the names of its pictures. */
  name: string;
  widths: readonly number[];
  /** True for the whole page rather than one window of it. */
  whole?: boolean;
  who?: "agent" | "admin";
  open: (page: Page, around: Around) => Promise<void>;
}

const everyWidth = [390, 768, 1440];
const bothEnds = [390, 1440];

function publicPage(name: string, path: string, { widths = bothEnds, whole = true } = {}): Screen {
  return { name, widths, whole, open: async (page) => void (await page.goto(path)) };
}

const publicPages: Screen[] = [
  publicPage("home", "/", { widths: everyWidth, whole: false }),
  publicPage("home-whole", "/"),
  publicPage("demo", "/demo", { whole: false }),
  publicPage("pricing", "/pricing", { widths: everyWidth }),
  publicPage("faq", "/faq", { widths: everyWidth }),
  publicPage("about", "/about"),
  publicPage("contact", "/contact", { widths: everyWidth }),
  publicPage("early", "/early", { widths: everyWidth }),
  publicPage("login", "/login", { widths: everyWidth }),
  publicPage("forgot-password", "/forgot-password"),
  publicPage("community", "/community"),
  publicPage("waitlist", "/waitlist"),
  publicPage("terms", "/terms", { whole: false }),
  publicPage("privacy", "/privacy", { whole: false }),
  publicPage("not-found", "/no-such-page", { widths: everyWidth }),
];

const says = {
  en: {
    search: "2 bedrooms in Brickell or Edgewater, up to $3,200, as soon as possible, with one cat",
    number: "What's her number?",
    goodbye: "No thanks, goodbye",
    see: "See it",
    phone: /Call or message/,
    searchButton: /Your search/,
    good: "Good, 4/5",
  },
  es: {
    search: "2 cuartos en Brickell o Edgewater hasta $3,200, lo antes posible, con un gato",
    number: "¿Cuál es su número?",
    goodbye: "No gracias, adiós",
    see: "Quiero verla",
    phone: /Llamar o escribir/,
    searchButton: /Tu búsqueda/,
    good: "Bien, 4/5",
  },
} as const;

type Words = (typeof says)["en" | "es"];

/** A state of the renter's chat after some messages. */
function chat(name: string, messages: (words: Words) => string[], then?: Then, widths = bothEnds): Screen {
  return {
    name,
    widths,
    open: async (page, { language, smartLinkPath }) => {
      await page.goto(smartLinkPath);
      const words = says[language];
      for (const message of messages(words)) await say(page, message);
      await then?.(page, words);
    },
  };
}

type Then = (page: Page, words: Words) => Promise<void>;

async function say(page: Page, message: string): Promise<void> {
  const field = page.locator("textarea:not([readonly])");
  await field.fill(message);
  const answered = page.waitForResponse((response) => response.url().endsWith("/openai-conversation"));
  await field.press("Enter");
  await answered;
  await page.waitForLoadState("networkidle");
}

const shown = async (page: Page, selector: string) => page.locator(selector).first().waitFor();

const chats: Screen[] = [
  chat("chat-start", () => []),
  chat(
    "chat",
    ({ search }) => [search],
    (page) => shown(page, ".home-card .picture.there"),
  ),
  chat(
    "chat-home",
    ({ search }) => [search],
    async (page) => {
      await page.locator(".home-open").first().click();
      await shown(page, ".home-answers");
    },
  ),
  chat(
    "chat-showing",
    ({ search }) => [search],
    async (page, { see }) => {
      await page.locator(".home-card").first().getByRole("button", { name: see }).click();
      await shown(page, ".showing .hour");
    },
  ),
  chat(
    "chat-contact",
    ({ number }) => [number],
    (page) => shown(page, ".ways-card"),
  ),
  chat(
    "chat-contact-sheet",
    () => [],
    async (page, { phone }) => {
      await page.getByRole("button", { name: phone }).click();
      await shown(page, ".sheet .ways");
    },
    [390],
  ),
  chat(
    "chat-search",
    ({ search }) => [search],
    async (page, { searchButton }) => {
      await page.getByRole("button", { name: searchButton }).click();
    },
    [390],
  ),
  chat(
    "chat-rating",
    ({ search, goodbye }) => [search, goodbye],
    async (page, { good }) => {
      await page.getByRole("button", { name: good }).click();
      await shown(page, ".reasons");
    },
  ),
  {
    name: "chat-unavailable",
    widths: bothEnds,
    open: async (page) => void (await page.goto("/smartlink/nobody-by-that-name")),
  },
];

/** How long a page must have nothing more to ask for, and how long it may take to get there. Milliseconds. */
const quietMs = 500;
const settlesMs = 60_000;

/**
 * The dashboard stays connected for live changes, so its network is never idle: counts its other requests from now on.
 * @returns a function that waits until none of them has been open for a while
 */
function callsOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    changed = Date.now();
  };
  page.on(
    "request",
    note((request) => {
      if (request.resourceType() !== "eventsource") open.add(request);
    }),
  );
  // An answer whose body nobody reads never counts as finished.
  page.on("response", (response) => note((request) => open.delete(request))(response.request()));
  page.on(
    "requestfailed",
    note((request) => open.delete(request)),
  );
  return async () => {
    const until = Date.now() + settlesMs;
    while (open.size > 0 || Date.now() - changed < quietMs) {
      if (Date.now() > until) throw new Error(`still waiting for ${[...open].map((request) => request.url())}`);
      await page.waitForTimeout(quietMs / 5);
    }
  };
}

function dashboard(name: string, path: string, { who = "agent" as const, whole = false } = {}): Screen {
  return {
    name,
    widths: bothEnds,
    who,
    whole,
    open: async (page) => {
      const settled = callsOf(page);
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
      await settled();
      await page.locator("main .animate-pulse").first().waitFor({ state: "detached" });
    },
  };
}

/** The newest lead's own page. */
const lead: Screen = {
  ...dashboard("lead", "/dashboard/leads"),
  open: async (page) => {
    const [first] = await (await page.request.get("/api/leads")).json();
    const settled = callsOf(page);
    await page.goto(`/dashboard/leads/${first.id}`);
    await page.locator("[role=log] p").first().waitFor();
    await settled();
  },
};

const dashboards: Screen[] = [
  dashboard("dashboard", "/dashboard"),
  dashboard("leads", "/dashboard/leads"),
  lead,
  dashboard("showings", "/dashboard/showings"),
  dashboard("smartlinks", "/dashboard/smartlinks"),
  dashboard("properties", "/dashboard/properties"),
  dashboard("analytics", "/dashboard/analytics"),
  dashboard("settings", "/dashboard/settings"),
  dashboard("community-list", "/community", { whole: true }),
  { ...dashboard("admin", "/admin", { whole: true }), who: "admin" },
];

export const screens: readonly Screen[] = [...publicPages, ...chats, ...dashboards];
