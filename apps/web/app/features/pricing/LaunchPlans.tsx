import { addOns, type Plan, planLimits, plan as plans, popularPlan, trialDays } from "@llave/contract/account/plans";
import { OnEveryPlan } from "../../components/publicPage/OnEveryPlan.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { priceText } from "./money.ts";
import { PopularTag } from "./PlanCards.tsx";
import { catalogs } from "./texts/catalogs.ts";

const columns = "table:grid-cols-[minmax(200px,1.3fr)_minmax(150px,.9fr)_2.4fr_minmax(140px,1fr)]";

/** The plans an agent chooses from in setup, counted in conversations, and the add-ons for any plan. */
export function LaunchPlans() {
  const t = useTexts(catalogs);
  return (
    <section className="mt-22 bg-mint py-18 wide:mt-36 wide:py-28">
      <div className="measure">
        <div className="mb-9 grid items-end gap-x-8 gap-y-4 wide:mb-12 wide:grid-cols-[7fr_5fr]">
          <h2 className="title-section max-w-[14em]">{t("launch")}</h2>
          <p className="max-w-[46ch] text-body text-pretty phone:text-lead">{t("launch.text")}</p>
        </div>
        <ul className="border-t-2 border-ink">
          {plans.options.map((plan) => (
            <LaunchPlan key={plan} plan={plan} />
          ))}
        </ul>
        <AddOns />
      </div>
    </section>
  );
}

function LaunchPlan({ plan }: { plan: Plan }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { monthly, overage, conversations, smartLinks, seats } = planLimits(plan);
  const values = {
    links: t("launch.links", { count: smartLinks ?? 0 }),
    conversations: conversations ?? 0,
    seats: seats ?? 0,
    overage: priceText(language, overage ?? 0),
    days: trialDays,
  };
  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1.5 border-b border-mint-ink/25 py-4.5 table:min-h-22 ${columns}`}
    >
      <h3 className="title-card flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {t(`launch.${plan}`)}
        {plan === popularPlan && <PopularTag />}
      </h3>
      <p className="font-display text-[1.75rem] leading-none font-bold tracking-[-.03em]">
        {monthly === null ? t("launch.custom") : priceText(language, monthly)}
        {monthly !== null && (
          <span className="ml-1.5 font-body text-md font-medium tracking-normal whitespace-nowrap">
            {t(plan === "trial" ? "launch.forDays" : "aMonth", { days: trialDays })}
          </span>
        )}
      </p>
      <p className="text-lg max-table:col-span-2">{t(`launch.${plan}.has`, values)}</p>
      <p className="text-md text-mint-ink max-table:col-span-2 table:text-right">
        {t(`launch.${plan}.beyond`, values)}
      </p>
    </li>
  );
}

function AddOns() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const texts = {
    insights: t("addOn.month", { price: priceText(language, addOns.insights.price) }),
    whatsapp: t("addOn.month", { price: priceText(language, addOns.whatsapp.price) }),
    setup: t("addOn.once", { price: priceText(language, addOns.setup.price), days: addOns.setup.reviewDays }),
  };
  return (
    <div className={`mt-10 grid gap-x-6 gap-y-4 table:grid-cols-[minmax(200px,1.3fr)_1fr_1fr_1fr]`}>
      <h3 className="text-lg font-semibold">{t("addOns")}</h3>
      {(["insights", "whatsapp", "setup"] as const).map((addOn) => (
        <div key={addOn}>
          <h4 className="text-lg font-semibold">{t(`addOn.${addOn}`)}</h4>
          <p className="mt-0.5 text-md text-mint-ink">{texts[addOn]}</p>
        </div>
      ))}
      <p className="text-md text-pretty text-mint-ink table:col-span-3 table:col-start-2">
        <OnEveryPlan />
      </p>
    </div>
  );
}
