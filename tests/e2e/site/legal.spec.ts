import { expectAccessible } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

const pages = [
  {
    locale: "en-US",
    path: "/privacy",
    title: "Privacy Policy",
    updated: "Last updated July 12, 2025",
    contents: "On this page",
    says: ["Two years after the last activity", "llave_visitor", "support@llave.example"],
  },
  {
    locale: "en-US",
    path: "/terms",
    title: "Terms of Service",
    updated: "Last updated July 12, 2025",
    contents: "On this page",
    says: ["99.9% uptime", "Fair Housing Act", "support@llave.example"],
  },
  {
    locale: "es-US",
    path: "/privacy",
    title: "Política de Privacidad",
    updated: "Última actualización: 12 de julio de 2025",
    contents: "En esta página",
    says: ["Dos años después de la última actividad", "llave_visitor", "support@llave.example"],
  },
  {
    locale: "es-US",
    path: "/terms",
    title: "Términos del Servicio",
    updated: "Última actualización: 12 de julio de 2025",
    contents: "En esta página",
    says: ["99.9% de disponibilidad", "Ley federal de Vivienda Justa", "support@llave.example"],
  },
] as const;

for (const { locale, path, title, updated, contents, says } of pages) {
  test.describe(`${path} in ${locale}`, () => {
    test.use({ locale });

    test("has the required texts, the date of the last change, and a link to each section", async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Llave`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(updated)).toBeVisible();
      for (const text of says) await expect(page.getByRole("article")).toContainText(text);

      const links = page.getByRole("navigation", { name: contents }).getByRole("link");
      const anchors = await links.evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).hash),
      );
      expect(anchors.length).toBeGreaterThan(10);
      for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);
      for (const at of [anchors.length - 1, 2]) {
        await links.nth(at).click();
        await expect(page.locator(anchors[at] ?? "")).toBeInViewport();
        await expect(links.nth(at)).toHaveAttribute("aria-current", "location");
      }
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  });
}

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a section is two taps away, and each page links to the other", async ({ page }) => {
    await page.goto("/privacy");
    await page.getByText("On this page").first().click();
    await page.getByRole("link", { name: "See, correct or erase your data" }).click();
    await expect(page.getByRole("heading", { name: "See, correct or erase your data" })).toBeInViewport();
    await page.getByRole("article").getByRole("link", { name: "Terms of Service" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  });
});

test("the front page's footer links to both", async ({ page }) => {
  await page.goto("/");
  const foot = page.getByRole("contentinfo");
  await expect(foot.locator("#privacy").getByRole("link")).toHaveAttribute("href", "/privacy");
  await expect(foot.locator("#terms").getByRole("link")).toHaveAttribute("href", "/terms");
});
