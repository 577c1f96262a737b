import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { signInAs } from "./support/accounts.ts";
import { type OwnServer, test } from "./support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/agentSide.ts";
import { expect } from "./support/journey.ts";
import { finishSetup, signUpInvited } from "./support/onboarding.ts";

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
  if (who === "the demo's agent") return own.agent;
  const person = await signUpInvited(context, own, "Nora Vidal");
  await finishSetup(context.request, "Nora Vidal");
  await context.clearCookies();
  return person;
}

/** Full data at the narrowest width in the longer language, and no data on a desktop; both must fit at either width. */
const sweeps = [
  { who: "the demo's agent", language: "es", width: 390, other: 1440 },
  { who: "an agent without anything", language: "en", width: 1440, other: 390 },
];

for (const { who, language, width, other } of sweeps) {
  test(`every address of the dashboard is accessible and fits: ${who}, ${language}, ${width} px`, async ({
    page,
    own,
    context,
  }) => {
    // A slow machine needs minutes for all of them.
    test.setTimeout(300_000);
    const person = await become(who, own, context);
    await context.addCookies([{ name: "llave_language", value: language, url: own.origin }]);
    const show = (shown: number) => page.setViewportSize({ width: shown, height: 860 });
    await show(width);
    await signInAs(page, person, "/login?returnTo=/dashboard");
    await expect(page).toHaveURL("/dashboard");
    for (const address of await addresses(page.request)) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.locator("main .animate-pulse")).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await show(other);
        await expectNoSidewaysScroll(page);
        await show(width);
      });
    }
    const bell = page.getByRole("banner").getByRole("button", { name: /notifications?|avisos?/i });
    await bell.click({ timeout: 10_000 });
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(bell).toBeFocused();
  });
}
