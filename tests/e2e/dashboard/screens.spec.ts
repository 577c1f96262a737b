import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { signInAs } from "../support/accounts.ts";
import { type OwnServer, test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";
import { finishSetup, signUpInvited } from "../support/onboarding.ts";

const fixed = [
  "",
  "/leads",
  "/showings",
  "/showings/calendars",
  "/follow-ups",
  "/smartlinks",
  "/properties",
  "/properties/new",
  "/leads/import",
  "/properties/import",
  "/analytics",
  "/settings",
  "/settings/channels",
  "/settings/assistant",
  "/settings/answers",
  "/settings/follow-ups",
  "/settings/availability",
  "/settings/notifications",
  "/settings/community",
  "/settings/integrations",
  "/settings/plan",
  "/settings/account",
];

/** Every dashboard address of a signed-in person. */
async function addresses(request: APIRequestContext): Promise<string[]> {
  const idOf = async (path: string) => (await (await request.get(`/api${path}`)).json())[0]?.id;
  const [lead, conversation, link, property] = await Promise.all(
    ["/leads", "/conversations/recent", "/smartlinks", "/properties"].map(idOf),
  );
  const own = { leads: lead, conversations: conversation, smartlinks: link, properties: property };
  const detail = Object.entries(own).flatMap(([of, id]) => (id ? [`/${of}/${id}`] : []));
  return [...fixed, ...detail].map((path) => `/dashboard${path}`);
}

async function become(who: string, own: OwnServer, context: BrowserContext) {
  if (who !== "an agent without anything") return own.agent;
  const person = await signUpInvited(context, own, "Nora Vidal");
  await finishSetup(context.request, "Nora Vidal");
  await context.clearCookies();
  return person;
}

const widths = [390, 768, 1440];
const toggles = { en: "Español", es: "English" } as const;
const other = { en: "es", es: "en" } as const;

/** Nothing overflows at any width, in any state of the page. */
async function expectFits(page: Page, order: number[]): Promise<void> {
  for (const width of order) {
    await page.setViewportSize({ width, height: 860 });
    await expectNoSidewaysScroll(page);
  }
}

/**
 * Every address at three widths: full, empty, and failing. Axe reads each full and empty one once. The full ones are in
 * both languages; what an empty or failing screen says is short, and longer in Spanish.
 */
const sweeps = [
  { who: "the demo's agent", both: true, width: 390, fails: false },
  { who: "an agent without anything", both: false, width: 1440, fails: false },
  { who: "an agent whose data doesn't load", both: false, width: 390, fails: true },
] as const;

for (const { who, both, width, fails } of sweeps) {
  test(`every address of the dashboard is accessible and fits: ${who}`, async ({ page, own, context, problems }) => {
    // A slow machine needs minutes for all of them.
    test.setTimeout(600_000);
    const person = await become(who, own, context);
    let language: "en" | "es" = "es";
    await context.addCookies([{ name: "llave_language", value: language, url: own.origin }]);
    const order = width === 390 ? widths : widths.toReversed();
    await page.setViewportSize({ width, height: 860 });
    await signInAs(page, person, "/login?returnTo=/dashboard");
    await expect(page).toHaveURL("/dashboard");
    const all = await addresses(page.request);
    if (fails) {
      problems.expect(/status of 503/);
      await page.route(/\/api\/(?!access\/)/, (route) => route.fulfill({ status: 503, body: "down" }));
    }
    for (const address of all) {
      await test.step(address, async () => {
        await page.setViewportSize({ width, height: 860 });
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.locator("main .animate-pulse")).toHaveCount(0);
        if (!fails) await expectAccessible(page);
        await expectFits(page, order);
        if (!both) return;
        await page.getByRole("banner").getByRole("button", { name: toggles[language] }).click();
        language = other[language];
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectFits(page, order.toReversed());
      });
    }
    if (fails) return;
    const bell = page.getByRole("banner").getByRole("button", { name: /notifications?|avisos?/i });
    await bell.click({ timeout: 10_000 });
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(bell).toBeFocused();
  });
}
