import { expectAccessible, expectNoSidewaysScroll, signIn } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("the first byte is in the reader's language", async ({ request }) => {
  const titleIn = async (headers: Record<string, string>) => {
    const html = await (await request.get("/", { headers })).text();
    return [/<html lang="(\w+)"/.exec(html)?.[1], /<title>([^<]*)/.exec(html)?.[1]];
  };
  const english = ["en", "Llave · AI leasing assistant for licensed Miami agents"];
  const spanish = ["es", "Llave · Asistente de rentas con IA para agentes con licencia en Miami"];
  expect(await titleIn({ "accept-language": "en-US,es;q=0.8" })).toEqual(english);
  expect(await titleIn({ "accept-language": "es-419,en;q=0.8" })).toEqual(spanish);
  expect(await titleIn({ "accept-language": "en-US", cookie: "llave_language=es" })).toEqual(spanish);
  expect(await titleIn({ "accept-language": "es", cookie: "llave_language=fr" })).toEqual(spanish);
});

test("a page carries one nonce, no inline style, and files that never change", async ({ request }) => {
  const page = await request.get("/login");
  const html = await page.text();
  const policy = page.headers()["content-security-policy"] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeTruthy();
  expect(policy).not.toContain("unsafe");
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  expect(scripts.length).toBeGreaterThan(2);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/<[^>]+\sstyle="/);

  const stylesheet = /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/.exec(html)?.[1] ?? "";
  const css = await request.get(stylesheet, { headers: { "accept-encoding": "br" } });
  expect(css.headers()["cache-control"]).toContain("immutable");
  expect(css.headers()["content-encoding"]).toBe("br");
});

test("the focus stays on the toggle after changing the language by keyboard", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Español" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("button", { name: "Español" })).toBeFocused();
});

test("the language is chosen once and kept", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Answers renters at 2 a.m.");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contesta a las 2");
  await expect(page).toHaveTitle(/Asistente de rentas/);
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entra a tu panel");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entra a tu panel");
});

test("a choice that only local storage has counts too", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("llave_language", "es"));
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
});

test("pages are always light, whatever the system or an earlier visit prefers", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(251, 248, 244)");
});

test("the demo is one tap away", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Talk to it now" }).click();
  await expect(page).toHaveURL("/demo");
});

test("the header knows who is signed in", async ({ page, demo }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await signIn(page, demo);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const dashboard = page.getByRole("link", { name: "Dashboard" });
  await expect(dashboard).toBeVisible();
  expect((await page.getByRole("banner").boundingBox())?.height, "one row").toBeLessThan(80);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await dashboard.click();
  await expect(page).toHaveURL("/dashboard");
});

test("a person on the waitlist sees the label and can log out", async ({ page }) => {
  await page.route("**/api/access/status", (route) =>
    route.fulfill({ json: { authenticated: true, email: "a@b.co", name: "Ana", accessLevel: "none" } }),
  );
  await page.goto("/");
  await expect(page.getByText("On waitlist")).toBeVisible();
  await page.unroute("**/api/access/status");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("an unknown path is Page Not Found, with links back and elsewhere", async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto("/login");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  const forward = page.getByRole("navigation", { name: "Other pages" }).getByRole("link");
  const addresses = await forward.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(["/", "/demo", "/pricing", "/contact"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/login");
});

test("a page change moves the focus to the content and announces its title", async ({ page }) => {
  await page.goto("/forgot-password");
  // Until someone touches the page, its links are ordinary ones and the browser announces the next document.
  await page.getByLabel("Email address").focus();
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").first()).toHaveText("Sign In · Llave");
});

for (const [locale, width] of [
  ["en-US", 1440],
  ["es-US", 390],
] as const) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });
    test("pages are accessible", async ({ page, problems }) => {
      problems.expect(/status of 404/);
      for (const path of ["/", "/about", "/login", "/signup", "/forgot-password", "/reset-password", "/nothing"]) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });
  });
}

/** Public addresses that no site map has. */
const unlisted = [
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/waitlist",
  "/my-data",
  "/nothing",
  "/smartlink/nobody",
  "/visit/nothing",
  "/h/nothing",
];

test("every public address fits windows of 320 to 1440 pixels and has one first heading, in both languages", async ({
  page,
  context,
  demo,
  problems,
}) => {
  problems.expect(/status of 40[04]/);
  const map = await (await page.request.get("/sitemap.xml")).text();
  const listed = [...map.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(listed.length).toBeGreaterThan(8);
  for (const language of ["en", "es"]) {
    await context.addCookies([{ name: "llave_language", value: language, url: demo.origin }]);
    for (const path of [...listed, demo.smartLinkPath, ...unlisted]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // What the first paint postpones is laid out too.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll(".late")) part.classList.remove("late");
      });
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          firstHeadings: document.querySelectorAll("h1").length,
          over: document.documentElement.scrollWidth - innerWidth,
        }));
        expect.soft(found.over, `${path} in ${language} at ${width} px is this much wider`).toBeLessThanOrEqual(0);
        expect.soft([path, found.lang, found.firstHeadings]).toEqual([path, language, 1]);
      }
    }
  }
});
