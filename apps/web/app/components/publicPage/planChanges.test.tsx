import type { ComponentType } from "react";
import { describe, expect, test } from "vitest";
import { catalogs as faq } from "../../features/faq/texts/catalogs.ts";
import { catalogs as landing } from "../../features/landing/texts/catalogs.ts";
import { catalogs as onboarding } from "../../features/onboarding/texts/catalogs.ts";
import { catalogs as pricing } from "../../features/pricing/texts/catalogs.ts";
import { Upgrade } from "../../features/settings/PlanView.tsx";
import { catalogs as settings } from "../../features/settings/texts/catalogs.ts";
import PricingPage from "../../routes/site/pricing.tsx";
import TermsPage from "../../routes/site/terms.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { markupOf } from "./markupOf.tsx";

/** Every part of a page that says what a change of plan does, and how often. */
const places: [name: string, place: ComponentType, times: number][] = [
  ["the pricing page, under the plans and in its questions", PricingPage, 2],
  ["the settings' plan", () => <Upgrade settings={{ name: "Marisol Echeverría" }} />, 1],
  ["the terms of service", TermsPage, 1],
];

describe.each(["en", "es"] as const)("a change of plan (%s)", (language) => {
  const sentence = catalogs[language]["plans.change"];

  test.each(places)("is described in the same words on %s", (_, Place, times) => {
    const page = markupOf(Place, language);
    expect(page.split(sentence)).toHaveLength(times + 1);
    expect(page.replaceAll(sentence, "")).not.toMatch(/prorat|prorrat/i);
  });

  test.each(Object.entries({ faq, landing, onboarding, pricing, settings }))(
    "has no other wording in the texts of %s",
    (_, of) => {
      expect(Object.values(of[language]).filter((text) => /prorat|prorrat/i.test(JSON.stringify(text)))).toEqual([]);
    },
  );
});

test("takes effect immediately and is prorated, as the specification says", () => {
  expect(catalogs.en["plans.change"]).toBe("Plan changes take effect immediately and are prorated");
  expect(catalogs.es["plans.change"]).toMatch(/de inmediato.*prorratean/);
});
