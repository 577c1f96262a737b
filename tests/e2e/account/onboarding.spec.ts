import { postsTo, toastOf } from "../support/accounts.ts";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect } from "../support/journey.ts";
import { expectSaved, finishSetup, photo, signUpInvited, takeFirstSteps, wizardOf } from "../support/onboarding.ts";

const passages = [
  { locale: "en-US", width: 1440, height: 900, name: "Marisol Echeverría" },
  { locale: "es-US", width: 390, height: 844, name: "Catalina Duarte" },
] as const;

const words = {
  "en-US": {
    steps: [
      "Welcome to Llave",
      "License Verification",
      "Phone Number",
      "Communication",
      "Tone & Language",
      "Personalization",
      "Plan Selection",
      "See Llave in action",
      "You're all set!",
    ],
    saved: "Saved as you go",
    recorded: "License Information Recorded",
    brickell: /Brickell/,
    more: [/^I’d move on the 1st/, /^I’m Ana/],
    welcome: "Welcome to Llave!",
  },
  "es-US": {
    steps: [
      "Te damos la bienvenida a Llave",
      "Verificación de licencia",
      "Teléfono",
      "Comunicación",
      "Tono e idioma",
      "Personalización",
      "Elige tu plan",
      "Mira a Llave en acción",
      "¡Todo listo!",
    ],
    saved: "Se guarda mientras avanzas",
    recorded: "Licencia registrada",
    brickell: /Brickell/,
    more: [/^Me mudaría el 1/, /^Soy Ana/],
    welcome: "¡Te damos la bienvenida a Llave!",
  },
} as const;

for (const { locale, width, height, name } of passages) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height } });

    test("the whole setup, from the invitation to the dashboard", async ({ page, own, context, problems }) => {
      test.slow();
      const text = words[locale];
      await signUpInvited(context, own, name);
      const wizard = wizardOf(page);
      const arrive = async (step: number) => {
        await wizard.expectStep(step, text.steps[step - 1] ?? "");
        if (step > 1) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step));
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      };
      await page.goto("/dashboard");
      await expect(page).toHaveURL("/onboarding?step=1");
      await arrive(1);
      await wizard.next();
      await arrive(2);
      await wizard.fillLicense("sl-341.8762");
      await expect(wizard.number).toHaveValue("SL3418762");
      await wizard.confirm.click();
      await expect(toastOf(page)).toContainText(text.recorded);
      await arrive(3);
      await page.locator("#agent-phone").pressSequentially("305abc5550142999");
      await expect(page.locator("#agent-phone")).toHaveValue("(305) 555-0142");
      await wizard.next();
      await arrive(4);
      await expect(page.getByRole("checkbox", { name: /WhatsApp/ })).toBeChecked();
      await page.getByRole("checkbox", { name: /Text messages|Mensajes de texto/ }).click();
      await expect(toastOf(page)).toContainText(/aren’t connected yet|aún no están conectados/);
      await expect(page.getByRole("checkbox", { name: /Text messages|Mensajes de texto/ })).not.toBeChecked();
      await page.getByRole("radio", { name: /^(Acts|Actúa)/ }).check();
      await wizard.next();
      await arrive(5);
      await page.getByRole("radio", { name: /^(Warm|Cálido)/ }).check();
      await wizard.next();
      await arrive(6);
      // A file that isn't a picture fails in the browser first, and then on the server.
      problems.expect(/status of 400|blob:/);
      const file = page.locator("input[type=file]");
      await file.setInputFiles({ ...photo, buffer: Buffer.from("no picture") });
      await expect(page.getByText(/^(We can['’]t read this file|No pudimos leer este archivo)/)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: text.saved })).toBeAttached();
      await file.setInputFiles(photo);
      await expectSaved(page, (draft) => String(draft.photo).startsWith("data:image/webp;base64,"));
      await page.getByRole("radio", { name: /^(Green|Verde)$/ }).check({ force: true });
      await page.getByRole("checkbox", { name: /^(Condos|Condominios)$/ }).check({ force: true });
      const listing = page.getByLabel(/^(First listing|Primera propiedad)$/);
      await listing.fill("1420 Brickell Bay Dr, adults only");
      await wizard.next();
      await expect(page.getByRole("alert").locator("mark")).toHaveText("adults only");
      await expect(listing).toBeFocused();
      await expectAccessible(page);
      await page.getByRole("button", { name: /^(Use this wording|Usar este texto)$/ }).click();
      await expect(listing).toHaveValue("1420 Brickell Bay Dr");
      await expect(listing).toBeFocused();
      await wizard.next();
      await arrive(7);
      await page.getByRole("radio", { name: /Solo Closer/ }).check();
      await wizard.next();
      await arrive(8);
      const chat = page.getByRole("log");
      await page.getByRole("button", { name: text.brickell }).click();
      await expect(chat.locator("p")).toHaveCount(4);
      await expect(page.getByRole("definition").first()).toHaveText("Brickell");
      for (const replies of [6, 8]) {
        await page.getByRole("button", { name: text.more[replies === 6 ? 0 : 1] }).click();
        await expect(chat.locator("p")).toHaveCount(replies);
      }
      await expect(chat.locator("p").last()).toBeInViewport({ ratio: 0.9 });
      await wizard.next();
      await arrive(9);
      const code = page.getByRole("img", { name: /QR/ });
      await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

      const posts = postsTo(page, "/api/auth/complete-agent-onboarding");
      await page.getByRole("button", { name: /^(Go to Dashboard|Ir al panel)$/ }).click();
      await expect(toastOf(page)).toContainText(text.welcome);
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByText(/1420 Brickell Bay Dr (is a draft|es un borrador)/)).toBeVisible();
      await expect(page.getByText(/Starts with your first chat|Empieza con tu primer chat/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(Object.keys(posts[0] as object).sort()).toEqual(payloadFields);
      expect(posts[0]).toMatchObject({ licenseNumber: "SL3418762", tone: "warm", aiMode: "full", smsEnabled: false });
      const flags = await page.evaluate(() => [
        localStorage.getItem("isFirstLogin"),
        sessionStorage.getItem("onboardingCompleted"),
      ]);
      expect(flags).toEqual(["true", "true"]);
      const [link] = await (await page.request.get("/api/smartlinks")).json();
      const config = await (await page.request.get(`/api/smartlink/${link.slug}`)).json();
      expect(config).toMatchObject({ agentName: name, tone: "warm", brandColor: "#10B981" });
      await page.goto("/onboarding");
      await expect(page).toHaveURL("/dashboard");
      if (locale === "en-US") await takeFirstSteps(page);
    });
  });
}

const payloadFields = [
  "aiMode",
  "attestations",
  "brandColor",
  "brokerage",
  "email",
  "firstListingUrl",
  "language",
  "licenseNumber",
  "licenseState",
  "name",
  "phone",
  "photo",
  "selectedPlan",
  "smsEnabled",
  "tone",
  "whatsappEnabled",
];

test("a license is checked before the next step, and the portal opens even if the click can't be recorded", async ({
  page,
  own,
  context,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await signUpInvited(context, own, "Aurelio Bravo");
  const wizard = wizardOf(page);
  await page.goto("/onboarding?step=6");
  await wizard.expectStep(2, "License Verification");
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
  await wizard.confirm.click();
  await expect(wizard.number).toBeFocused();
  await expect(wizard.number).toHaveAccessibleDescription(/License number is required/);
  await expect(page.getByText("3 statements are still unchecked.")).toBeVisible();
  const state = page.getByLabel("State", { exact: true });
  for (const [chosen, number, message] of [
    ["FL", "SL34187", "Invalid format. FL licenses should be like: SL3456789 (2 letters, then 7 digits)"],
    ["NY", "12345", "Invalid format. NY licenses should be like: 1040287653 (10 digits)"],
    ["AZ", "654321", "Invalid format. AZ licenses should be like: SA123456 (2 letters, then 6 digits)"],
    ["FL", "SL1234567", "Please enter a real license number, not a test value"],
    ["GA", "111111", "Please enter a real license number, not a test value"],
  ] as const) {
    await state.selectOption(chosen);
    await wizard.number.fill(number);
    await wizard.confirm.click();
    await expect(wizard.number).toHaveAccessibleDescription(message);
  }
  await wizard.number.fill("SL3418762");
  await state.selectOption("");
  await wizard.confirm.click();
  await expect(state).toHaveAccessibleDescription("Please select a valid state");
  await state.selectOption("FL");
  await wizard.fillLicense("SL3418762");
  await wizard.attestations.nth(2).uncheck();
  await wizard.confirm.click();
  await expect(wizard.attestations.nth(2)).toBeFocused();
  await expect(page.getByText("1 statement is still unchecked.")).toBeVisible();

  await page.getByRole("button", { name: "Why License Verification?" }).click();
  await expect(toastOf(page)).toContainText("Why License Verification?");
  const clicks = postsTo(page, "/api/admin/track-license-verification-click");
  await page.route("**/track-license-verification-click", (route) => route.abort());
  await context.route("https://www.myfloridalicense.com/**", (route) => route.fulfill({ body: "<title>x</title>" }));
  const portal = context.waitForEvent("page");
  await page.getByRole("link", { name: /Look up my license on the Florida portal/ }).click();
  await expect(await portal).toHaveURL(/myfloridalicense\.com/);
  expect(clicks).toEqual([
    expect.objectContaining({ licenseState: "FL", licenseNumber: "SL3418762", agentEmail: expect.stringMatching(/@/) }),
  ]);
  await wizard.attestations.nth(2).check();
  await wizard.number.press("Enter");
  await wizard.expectStep(3, "Phone Number");
});

test("the draft survives a reload and another device; back, skip and channels without a phone", async ({
  page,
  own,
  context,
  browser,
}) => {
  const person = await signUpInvited(context, own, "Elena Prado");
  const wizard = wizardOf(page);
  await page.goto("/onboarding");
  await wizard.next();
  await wizard.fillLicense("SL3418762");
  await page.getByLabel("Brokerage").fill("Bay & Palm Realty");
  await wizard.confirm.click();
  await wizard.expectStep(3, "Phone Number");
  await page.locator("#agent-phone").fill("30555");
  await wizard.next();
  await expect(page.locator("#agent-phone")).toHaveAccessibleDescription(/Enter all 10 digits/);
  await page.getByRole("button", { name: "Skip for now" }).click();
  await wizard.expectStep(4, "Communication");
  await expect(page.getByText(/You chose WhatsApp, but there’s no phone number yet/)).toBeVisible();
  const sms = page.getByRole("checkbox", { name: /Text messages/ });
  await sms.click();
  await expect(toastOf(page)).toContainText("Phone number required");
  await expect(toastOf(page)).toContainText("Please go back and add a phone number to enable SMS");
  await expect(sms).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Email/ })).toBeDisabled();

  await wizard.next();
  await page.getByRole("radio", { name: /^Direct/ }).check();
  await page.goBack();
  await wizard.expectStep(4, "Communication");
  await page.goForward();
  await wizard.expectStep(5, "Tone & Language");
  await expectSaved(page, (draft) => draft.tone === "direct");
  await page.reload();
  await wizard.expectStep(5, "Tone & Language");
  await expect(page.getByRole("radio", { name: /^Direct/ })).toBeChecked();

  const elsewhere = await browser.newContext({ baseURL: own.origin });
  await elsewhere.request.post("/api/auth/login", { data: person });
  const other = await elsewhere.newPage();
  await other.goto("/onboarding");
  await wizardOf(other).expectStep(5, "Tone & Language");
  await expect(other.getByRole("radio", { name: /^Direct/ })).toBeChecked();
  await wizardOf(other).back();
  await wizardOf(other).back();
  await wizardOf(other).back();
  await expect(other.getByLabel("Brokerage")).toHaveValue("Bay & Palm Realty");
  await elsewhere.close();
});

test("leaving asks first, and ends the session even if the call fails", async ({ page, own, context, problems }) => {
  problems.expect(/ERR_FAILED|status of 401/);
  await signUpInvited(context, own, "Renata Ortiz");
  const wizard = wizardOf(page);
  await page.goto("/onboarding");
  await wizard.back();
  const question = page.getByRole("dialog", { name: "Wait! Are you sure?" });
  await expect(question).toContainText("support@llave.example");
  await expect(question.getByRole("button", { name: "Continue Setup" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Back", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Continue Setup" }).click();
  await expect(question).toHaveCount(0);
  await wizard.expectStep(1, "Welcome to Llave");
  await page.route("**/api/auth/logout", (route) => route.abort());
  await wizard.back();
  await question.getByRole("button", { name: "Exit to Homepage" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("llave_session"))).toBeNull();

  await context.clearCookies();
  await page.goto("/onboarding");
  await expect(page).toHaveURL("/login?returnTo=/onboarding");
});

test("a refusal at the end says why, and an administrator checks the license", async ({
  page,
  own,
  context,
  problems,
}) => {
  problems.expect(/status of (400|401|500)/);
  await signUpInvited(context, own, "Juan Prado");
  const wizard = wizardOf(page);
  await page.goto("/onboarding");
  await wizard.next();
  await wizard.fillLicense("SL3418763");
  await page.locator("aside input[type=file]").setInputFiles(photo);
  await expect(page.getByText("Photo received. Only you and our team can see it.")).toBeVisible();
  await wizard.confirm.click();
  await wizard.expectStep(3, "Phone Number");
  await page.goto("/onboarding?step=9");
  await wizard.expectStep(9, "You're all set!");
  await expect(page.getByText(/Florida requires your brokerage/)).toBeVisible();
  await page.route("**/complete-agent-onboarding", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await page.getByRole("button", { name: "Go to Dashboard" }).click();
  await expect(toastOf(page)).toContainText("Setup Error");
  await expect(toastOf(page)).toContainText("Failed to complete setup. Please try again.");
  const listing = page.getByLabel("First listing");
  await page.goto("/onboarding?step=6");
  await listing.fill("12 SW 1st St, no kids");
  await expectSaved(page, ({ listings }) => JSON.stringify(listings).includes("no kids"));
  await page.goto("/onboarding?step=9");
  await page.getByRole("button", { name: "Go to Dashboard" }).click();
  await expect(toastOf(page)).toContainText("fair housing law");
  await wizard.expectStep(6, "Personalization");
  await expect(listing).toBeFocused();
  await page.getByRole("button", { name: "Use this wording" }).click();
  await expectSaved(page, ({ listings }) => !JSON.stringify(listings).includes("no kids"));
  await page.goto("/onboarding?step=9");
  await page.getByRole("button", { name: /^Add properties/ }).click();
  await expect(page).toHaveURL("/dashboard/properties");
  await expect(page.getByRole("heading", { name: "12 SW 1st St" })).toBeVisible();

  await context.clearCookies();
  await context.request.post("/api/auth/login", { data: own.admin });
  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin");
  const row = page.getByRole("listitem").filter({ hasText: "Juan Prado · FL SL3418763" });
  const opened = await page.request.get(
    (await row.getByRole("link", { name: "Wall license" }).getAttribute("href")) ?? "",
  );
  expect(opened.headers()["content-type"]).toBe("image/webp");
  await row.getByRole("button", { name: "Verify Juan Prado" }).click();
  await expect(toastOf(page)).toContainText("License verified");
  await expect(row).toHaveCount(0);
  await expect(page.getByText("License verified in FL").first()).toBeVisible();
  await page.getByLabel("License status").selectOption("verified");
  await expect(row).toBeVisible();
});

test("an agent who turned the assistant off answers her renters herself, and they know", async ({
  page,
  own,
  context,
  browser,
}) => {
  const name = "Ximena Rosales";
  await signUpInvited(context, own, name);
  const { smartLink } = await finishSetup(page.request, name, { aiMode: "minimal", whatsappEnabled: true });
  const elsewhere = await browser.newContext({ baseURL: own.origin, locale: "en-US" });
  const renter = new ChatPage(await elsewhere.newPage());
  await renter.open(`/smartlink/${smartLink.slug}`);
  const greeted = renter.log.locator(".bubble.assistant:not(.agent)");
  await renter.field.fill("I need a 2BR in Brickell under $3,000");
  await renter.field.press("Enter");
  // The greeting, and one note about what to expect; then the assistant is silent.
  await expect(greeted).toHaveCount(2);
  await expect(greeted.last()).toContainText("answers here personally");
  await renter.field.fill("Hello?");
  await renter.field.press("Enter");
  await expect(renter.page.locator(".in-person")).toContainText("will answer you here personally");
  await page.goto("/dashboard");
  const recent = page.getByRole("region", { name: "Recent Activity" });
  await recent.getByRole("listitem").filter({ hasText: "Hello?" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/dashboard\/(leads|conversations)\//);
  await expect(page.getByRole("radio", { name: "off", exact: true })).toBeChecked();
  const composer = page.getByRole("textbox", { name: /^Message to/ });
  await composer.fill("I have one on the 19th floor.");
  await composer.press("Enter");
  const written = renter.log.locator(".bubble.agent");
  await expect(written).toContainText("I have one on the 19th floor.");
  await renter.page.reload();
  await expect(written).toContainText("I have one on the 19th floor.");
  await expect(greeted).toHaveCount(2);
  await elsewhere.close();
});
