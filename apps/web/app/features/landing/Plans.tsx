import {
  addOns,
  type Plan,
  type PlanFigures,
  plan,
  planLimits,
  popularPlan,
  trialDays,
} from "@llave/contract/account/plans";
import { formatCents, formatMoney } from "@llave/ui/translate";
import { Link } from "react-router";
import { Icon } from "../../components/Icon.tsx";
import { OnEveryPlan } from "../../components/publicPage/OnEveryPlan.tsx";
import { Section } from "../../components/publicPage/Section.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/** A summary of the plans an agent chooses from when setting up. */
export function Plans() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const money = (dollars: number) => formatMoney(language, dollars);
  return (
    <Section late title={t("plans.title")} lead={t("plans.lead")}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too
        tabIndex={0}
        aria-label={t("plans.title")}
        className="max-phone:-mx-4 max-phone:snap-x max-phone:scroll-px-4 max-phone:overflow-x-auto max-phone:px-4 max-phone:pb-2"
      >
        <ul className="max-phone:grid max-phone:w-max max-phone:auto-cols-[250px] max-phone:grid-flow-col max-phone:gap-3 phone:overflow-hidden phone:rounded-xl phone:border phone:border-line phone:bg-card">
          {plan.options.map((of) => (
            <PlanRow key={of} of={of} />
          ))}
        </ul>
      </section>
      <div className="mt-4 flex flex-wrap items-start phone:mt-6 justify-between gap-x-12 gap-y-4">
        <p className="max-w-[46em] text-sm text-muted phone:text-md text-pretty">
          {t("plans.addOns", {
            insights: money(addOns.insights.price),
            whatsapp: money(addOns.whatsapp.price),
            setup: money(addOns.setup.price),
          })}{" "}
          <OnEveryPlan />
        </p>
        <Link
          to={paths.pricing}
          className="inline-flex min-h-11 items-center gap-2 text-body font-semibold underline decoration-line-2 underline-offset-[5px] hover:decoration-current"
        >
          {t("plans.compare")}
          <Icon name="arrow" />
        </Link>
      </div>
    </Section>
  );
}

function PlanRow({ of }: { of: Plan }) {
  const t = useTexts(catalogs);
  const figures = planLimits(of);
  const popular = of === popularPlan;
  return (
    <li
      className={`grid content-start gap-x-6 gap-y-2 border-line p-5 max-phone:snap-start max-phone:rounded-xl max-phone:border phone:gap-y-1.5 phone:px-6 phone:py-6 phone:not-last:border-b table:grid-cols-[4fr_3fr_6fr] table:items-baseline wide:px-9 ${popular ? "bg-mint" : "max-phone:bg-card"}`}
    >
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 title-card">
        {t(`plans.${of}`)}
        {popular && (
          <span className="rounded-full bg-mint-ink px-2.5 py-1.5 font-body text-sm leading-none font-semibold tracking-normal text-card">
            {t("plans.popular")}
          </span>
        )}
      </h3>
      <Price figures={figures} />
      <Includes of={of} figures={figures} />
    </li>
  );
}

function Price({ figures: { monthly, period } }: { figures: PlanFigures }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (monthly === null) return <p className="display text-2xl leading-none">{t("plans.custom")}</p>;
  return (
    <p>
      <span className="display text-2xl leading-none">{formatMoney(language, monthly)}</span>{" "}
      <span className="text-md text-ink-2">
        {period === "trial" ? t("plans.days", { count: trialDays }) : t("plans.month")}
      </span>
    </p>
  );
}

function Includes({ of, figures }: { of: Plan; figures: PlanFigures }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { smartLinks, conversations, overage, seats, period } = figures;
  const parts = [
    smartLinks !== null && t("plans.smartLinks", { count: smartLinks }),
    conversations !== null &&
      [
        t(`plans.conversations.${period}`, { count: conversations }),
        overage !== null && t("plans.overage", { amount: formatCents(language, overage) }),
      ]
        .filter(Boolean)
        .join(", "),
    t(`plans.extra.${of}`, { seats: seats ?? 0 }),
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-md text-ink-2">
      {parts.filter(Boolean).map((part) => (
        <li key={String(part)} className="flex items-baseline gap-1.5">
          <Icon name="check" small className="translate-y-0.5 text-live" />
          {part}
        </li>
      ))}
    </ul>
  );
}
