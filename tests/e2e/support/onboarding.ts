import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { type Credentials, join, mailedLink, someEmail, toastOf } from "./accounts.ts";
import type { OwnServer } from "./administration.ts";
import { expect } from "./journey.ts";

/** A picture of one pixel. */
export const photo = {
  name: "me.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** Invites someone who joined the waitlist, and leaves the browser signed out. */
export async function invite(
  context: BrowserContext,
  own: OwnServer,
  name: string,
): Promise<{ email: string; link: string }> {
  const email = someEmail("newcomer");
  const { request } = context;
  await join(request, { name, email, is_agent: true });
  await inviteBy(request, own.admin, email);
  const link = await mailedLink(request, email, "/signup");
  await context.clearCookies();
  return { email, link };
}

/** A person an administrator invited and who signed up, in this context's browser. */
export async function signUpInvited(context: BrowserContext, own: OwnServer, name: string): Promise<Credentials> {
  const { email, link } = await invite(context, own, name);
  const token = new URL(link, own.origin).searchParams.get("invite");
  const person = { email, password: "6keys!" };
  const answer = await context.request.post("/api/auth/register", {
    data: { ...person, name, isAgent: true, invite: token },
  });
  expect((await answer.json()).redirectTo).toBe("/onboarding");
  return person;
}

async function inviteBy(request: APIRequestContext, admin: Credentials, email: string): Promise<void> {
  expect((await request.post("/api/auth/login", { data: admin })).status()).toBe(200);
  const ids: string[] = [];
  for (let page = 1; ids.length === 0 && page <= 20; page++) {
    const list = await request.get(`/api/admin/waitlist?status=pending&limit=100&page=${page}`);
    const { entries }: { entries: { id: string; email: string }[] } = await list.json();
    ids.push(...entries.filter((entry) => entry.email === email).map(({ id }) => id));
  }
  const answer = await request.post("/api/admin/waitlist/invite", { data: { ids } });
  expect((await answer.json()).invited).toBe(1);
}

/** Completes the setup of the signed-in account with the setup's last call; returns what it created. */
export async function finishSetup(
  request: APIRequestContext,
  name: string,
  choices: Record<string, unknown> = {},
): Promise<{ smartLink: { slug: string } }> {
  const data = {
    name,
    licenseNumber: "SL3418762",
    licenseState: "FL",
    selectedPlan: "trial",
    tone: "friendly",
    brandColor: "#FFA56B",
    language: "bilingual",
    aiMode: "balanced",
    whatsappEnabled: false,
    smsEnabled: false,
    attestations: { licensed: true, truthful: true, consent: true, verification: true },
    ...choices,
  };
  const answer = await request.post("/api/auth/complete-agent-onboarding", { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** The setup as a person sees it, in either language. */
export function wizardOf(page: Page) {
  const button = (name: RegExp) => page.getByRole("button", { name });
  return {
    next: () => button(/^(Next|Siguiente)$/).click(),
    back: () => button(/^(Back|Atrás)$/).click(),
    confirm: button(/^(Confirm & Continue|Confirmar y continuar)$/),
    number: page.locator("#license-number"),
    attestations: page.locator("#attestations input"),
    /** The current step, whose title has the focus after navigating to it. */
    async expectStep(step: number, title: string | RegExp) {
      await expect(page.getByText(new RegExp(`^${step} (of|de) 9$`))).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    },
    async fillLicense(number: string) {
      await page.locator("#license-number").fill(number);
      for (const box of await page.locator("#attestations input").all()) await box.check();
    },
  };
}

/** Waits until the server has the entered data. */
export async function expectSaved(page: Page, matches: (draft: Record<string, unknown>) => boolean): Promise<void> {
  await expect
    .poll(async () => matches((await (await page.request.get("/api/onboarding/draft")).json()).draft), {
      timeout: 20_000,
    })
    .toBe(true);
}

/** Does everything that an empty dashboard asks for; the photo came with the setup. Then closes the list. */
export async function takeFirstSteps(page: Page): Promise<void> {
  const done = (count: number) => expect(page.getByRole("progressbar", { name: `${count} of 5 done` })).toBeVisible();
  await done(1);
  await page.getByRole("link", { name: "Finish listing" }).click();
  const listing = { Area: "Brickell", "Monthly rent": "3150", Bedrooms: "2", Bathrooms: "2" };
  for (const [field, text] of Object.entries(listing)) await page.getByLabel(field, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(toastOf(page)).toContainText("Renters see it");
  await page.getByRole("tab", { name: "Overview" }).click();
  await done(2);
  await page.getByRole("button", { name: "Use these hours" }).click();
  await done(3);
  await page.getByRole("button", { name: "Open test chat" }).click();
  await page.getByRole("button", { name: "What’s due at signing?" }).click();
  await done(4);
  await page.getByRole("listitem").filter({ hasText: "sign rider" }).getByRole("button").click();
  // With everything done it stays until the agent closes it: the test chat may be in use.
  await done(5);
  const ask = page.getByLabel("Ask it something");
  await ask.fill("¿Aceptan gatos?");
  await ask.press("Enter");
  await expect(page.getByRole("log").locator("p[lang]")).toHaveCount(2);
  await page.getByRole("button", { name: "Close this list" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Open test chat" })).toHaveCount(0);
}
