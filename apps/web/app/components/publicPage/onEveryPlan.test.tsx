import type { ComponentType } from "react";
import { describe, expect, test } from "vitest";
import { ChannelConnections } from "../../features/channels/ChannelConnections.tsx";
import { catalogs as faq } from "../../features/faq/texts/catalogs.ts";
import { Plans } from "../../features/landing/Plans.tsx";
import { catalogs as landing } from "../../features/landing/texts/catalogs.ts";
import { PlanNotes } from "../../features/onboarding/steps/PlanStep.tsx";
import { catalogs as onboarding } from "../../features/onboarding/texts/catalogs.ts";
import { Comparison } from "../../features/pricing/Comparison.tsx";
import { LaunchPlans } from "../../features/pricing/LaunchPlans.tsx";
import { catalogs as pricing } from "../../features/pricing/texts/catalogs.ts";
import { CurrentPlan } from "../../features/settings/PlanView.tsx";
import FaqPage from "../../routes/site/faq.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { markupOf } from "./markupOf.tsx";

const usage = {
  plan: "trial",
  trialEndsAt: null,
  smartLinks: { used: 0, included: 1 },
  storage: { used: 0, included: 1 },
  conversations: { used: 0, included: 50, overage: 0, overagePrice: null, period: "trial" },
} as const;

/** Every part of a page that compares plans or says what one includes. */
const places: Record<string, ComponentType> = {
  "the landing page": Plans,
  "the pricing page's table": Comparison,
  "the launch plans": LaunchPlans,
  "the FAQ": FaqPage,
  "the setup's plan step": PlanNotes,
  "the settings' plan": () => <CurrentPlan usage={usage} />,
};

describe.each(["en", "es"] as const)("what the plans list as extra (%s)", (language) => {
  const shown = (Place: ComponentType) => markupOf(Place, language);
  const texts = catalogs[language];

  test.each(Object.entries(places))("uses the same words, with the agent's first step, on %s", (_, Place) => {
    expect(shown(Place)).toContain(`${texts["plans.onEvery"]} ${texts["plans.connect"]}`);
  });

  test("appears where a number is connected, next to the steps", () => {
    expect(shown(ChannelConnections)).toContain(texts["plans.onEvery"]);
    expect(shown(ChannelConnections)).not.toContain(texts["plans.connect"]);
  });

  test.each(Object.entries({ landing, faq, onboarding, pricing }))(
    "has no other wording in the texts of %s",
    (_, of) => {
      const own = Object.values(of[language]).filter(
        (text) => /WhatsApp/.test(JSON.stringify(text)) && /connect|conecta|beta/i.test(JSON.stringify(text)),
      );
      expect(own).toEqual([]);
    },
  );
});

test.each([
  ["en", ["beta", "texts", "WhatsApp", "API", "every plan"], ["WhatsApp", "text messages", "connect a number"]],
  [
    "es",
    ["beta", "mensajes de texto", "WhatsApp", "API", "todos los planes"],
    ["WhatsApp", "mensajes de texto", "conecta un número"],
  ],
] as const)("names the channels and the agent's part (%s)", (language, everyPlan, connect) => {
  for (const word of everyPlan) expect(catalogs[language]["plans.onEvery"]).toContain(word);
  for (const word of connect) expect(catalogs[language]["plans.connect"]).toContain(word);
});
