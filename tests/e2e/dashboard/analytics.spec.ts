import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, openChat, signIn, toast } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";

test("a question no listing answers leads to the listing, and is gone once the fact is saved", async ({
  page,
  own,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: own.origin });
  const renter = await openChat(request, own);
  await renter.say("Does 8400 NW 36th St have a gym?");
  await renter.say("ok, thanks. I need 2 bedrooms");
  await request.dispose();

  await signIn(page, own, "/dashboard/analytics");
  const questions = page.getByRole("region", { name: "Questions your listings don’t answer" });
  const gym = questions.getByRole("listitem").filter({ hasText: "The gym" });
  await expect(gym).toContainText("“Does 8400 NW 36th St have a gym?”");
  await expectAccessible(page);
  await gym.getByRole("link", { name: "Add the fact to 8400 NW 36th St, #512: The gym" }).press("Enter");
  const fact = page.locator('input[name="facts.gym.en"]');
  await expect(fact).toBeFocused();
  await fact.fill("Gym open 24 hours");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page)).toContainText("Listing saved");

  await page.goto("/dashboard/analytics");
  await expect(gym.getByRole("link", { name: /^Add the fact/ })).toHaveCount(0);
  await gym.getByRole("link", { name: "See who asked: The gym" }).click();
  await expect(page.getByRole("log")).toContainText("Does 8400 NW 36th St have a gym?");
});

for (const { language, width } of [
  { language: "en", width: 1440 },
  { language: "es", width: 390 },
]) {
  test(`analytics fits and is accessible (${language}, ${width} px)`, async ({ page, own, context }) => {
    await context.addCookies([{ name: "llave_language", value: language, url: own.origin }]);
    await page.setViewportSize({ width, height: 860 });
    await signIn(page, own, "/dashboard/analytics");
    await expect(page.getByRole("region", { name: /^SmartLinks,? (by|según)/ }).getByRole("listitem")).not.toHaveCount(
      0,
    );
    const hours = page.getByRole("region", { name: language === "en" ? "Hours of the day" : "Horas del día" });
    await hours.getByRole("button", { name: language === "en" ? /as a table$/ : /tabla/ }).click();
    await expect(hours.getByRole("columnheader")).toHaveText(
      language === "en"
        ? ["Hour", "Leads", "Conversations", "Became leads"]
        : ["Hora", "Prospectos", "Conversaciones", "Terminaron en prospecto"],
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
