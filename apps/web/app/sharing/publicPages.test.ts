import { expect, test } from "vitest";
import { addressIn, alternates, publicPaths, sharePictureOf } from "./publicPages.ts";

test("a page has one address per language, and English has the bare one", () => {
  expect(addressIn("en", "/pricing/")).toBe("/pricing");
  expect(addressIn("es", "/pricing")).toBe("/pricing?lang=es");
  expect(addressIn("es", "/")).toBe("/?lang=es");
  expect(alternates("/faq")).toEqual([
    { language: "en", address: "/faq" },
    { language: "es", address: "/faq?lang=es" },
    { language: "x-default", address: "/faq" },
  ]);
});

test("never lists a page that needs a session or a token", () => {
  for (const path of ["/dashboard", "/dashboard/leads", "/admin", "/onboarding", "/reset-password", "/constructor"]) {
    expect(sharePictureOf(path)).toBeUndefined();
  }
  expect(publicPaths).toContain("/pricing");
});
