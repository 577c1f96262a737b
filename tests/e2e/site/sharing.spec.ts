import { expect, test } from "../support/journey.ts";

/** What a bot or a chat app reads from a page's head. */
interface Head {
  title: string;
  language: string;
  canonical: string;
  alternates: Record<string, string>;
  meta: Record<string, string>;
}

function readHead(html: string): Head {
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
  const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
  const links = tags("link");
  const alternates = links.filter((tag) => attribute(tag, "rel") === "alternate");
  const meta = tags("meta").map((tag) => [
    attribute(tag, "property") || attribute(tag, "name"),
    attribute(tag, "content"),
  ]);
  return {
    title: /<title>([^<]*)</.exec(html)?.[1] ?? "",
    language: attribute(tags("html")[0] ?? "", "lang"),
    canonical: attribute(links.find((tag) => attribute(tag, "rel") === "canonical") ?? "", "href"),
    alternates: Object.fromEntries(alternates.map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")])),
    meta: Object.fromEntries(meta),
  };
}

test("every page in the site map describes itself, in each language, with a share picture", async ({
  playwright,
  demo,
}) => {
  // A bot: no cookies, no requested language.
  const robot = await playwright.request.newContext({
    baseURL: demo.origin,
    extraHTTPHeaders: { "accept-language": "" },
  });
  const robots = await (await robot.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${demo.origin}/sitemap.xml`);
  for (const path of ["/api/", "/dashboard", "/admin"]) expect(robots).toContain(`Disallow: ${path}\n`);

  const map = await (await robot.get("/sitemap.xml")).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(10);
  const seen = new Map<string, string>();
  for (const address of addresses) {
    const response = await robot.get(address);
    expect(response.status(), address).toBe(200);
    const head = readHead(await response.text());
    const language = address.endsWith("?lang=es") ? "es" : "en";
    const bare = address.replace("?lang=es", "");
    expect.soft(head.language, address).toBe(language);
    expect.soft(head.canonical, address).toBe(address);
    expect.soft(head.meta["og:url"], address).toBe(address);
    expect.soft(head.alternates, address).toEqual({ en: bare, es: `${bare}?lang=es`, "x-default": bare });
    expect.soft(head.title, address).toMatch(/Llave/);
    expect.soft(head.meta.description?.length, address).toBeGreaterThan(50);
    expect.soft(head.meta["og:title"], address).toBe(head.title);
    expect.soft(head.meta["twitter:card"], address).toBe("summary_large_image");
    expect.soft(head.meta.robots, address).toBeUndefined();
    expect.soft(seen.get(head.title), `${address} has the title of another page`).toBeUndefined();
    seen.set(head.title, address);
    const picture = await robot.get(head.meta["og:image"] ?? "");
    expect.soft(picture.headers()["content-type"], address).toBe("image/png");
  }

  const manifest = await (await robot.get("/site.webmanifest")).json();
  for (const icon of [...manifest.icons.map((one: { src: string }) => one.src), "/favicon.ico"]) {
    expect((await robot.get(icon)).status(), icon).toBe(200);
  }
  for (const path of ["/reset-password", "/waitlist", "/no-such-page"]) {
    const head = readHead(await (await robot.get(path)).text());
    expect([head.meta.robots, head.canonical], path).toEqual(["noindex", ""]);
  }
  await robot.dispose();
});

test("a page opened in a language by its address keeps it, until another one is chosen", async ({ page }) => {
  await page.goto("/early?lang=es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page
    .getByRole("button", { name: /^EN$|English/ })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/early?lang=es");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("views are counted once per page, without cookies, and not for people who opt out", async ({ browser, demo }) => {
  const counted = async (init: () => void, paths: string[], expected: string[]) => {
    const context = await browser.newContext({ baseURL: demo.origin });
    await context.addInitScript(init);
    const page = await context.newPage();
    const views: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/page-view")) views.push(request.postDataJSON());
    });
    for (const path of paths) {
      const sent = views.length;
      await page.goto(path, { waitUntil: "load" });
      // The page sends its view when it is idle, or after five seconds on a machine that never is.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null), { timeout: 6_000 })));
      if (expected.includes(path)) await expect.poll(() => views.length).toBe(sent + 1);
    }
    const cookies = (await context.cookies()).map((cookie) => cookie.name);
    await context.close();
    return { views, cookies };
  };
  const nothing = () => {};
  const paths = ["/login", "/?utm_source=meta&utm_campaign=beta", "/reset-password?token=secret"];
  expect(await counted(nothing, paths, paths.slice(1))).toEqual({
    views: [
      { path: "/", language: "en", entry: true, source: "meta", campaign: "beta" },
      { path: "/reset-password", language: "en", entry: true },
    ],
    cookies: [],
  });
  const refuse = () => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  expect((await counted(refuse, ["/", "/early"], [])).views).toEqual([]);
});
