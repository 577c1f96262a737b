import {
  extraLeadPrice,
  hasFeature,
  type PricingFeature,
  type PricingPlanId,
  popularPricingPlan,
  pricingPlanIds,
  pricingPlans,
} from "@llave/contract/account/plans";
import { formatNumber } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon.tsx";
import { OnEveryPlan } from "../../components/publicPage/OnEveryPlan.tsx";
import { Section } from "../../components/publicPage/Section.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { priceText } from "./money.ts";
import { catalogs } from "./texts/catalogs.ts";

const groups: { id: "qualifying" | "brand"; features: PricingFeature[] }[] = [
  {
    id: "qualifying",
    features: ["bilingual", "leadScoring", "propertyMatching", "emailNotifications", "emotionalIntelligence"],
  },
  { id: "brand", features: ["customBranding", "teamManagement", "apiAccess", "whiteLabel"] },
];
const cell = "h-14 border-b border-line px-1 py-2.5 text-center text-base font-medium phone:px-5 phone:text-lg";
const popularCell = "bg-orange-wash";

/** The plans' features, line by line. */
export function Comparison() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const count = (value: number | null) => (value === null ? t("unlimited") : formatNumber(language, value));
  return (
    <Section title={t("compare")}>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <Head />
        <tbody>
          <Row label={t("compare.assistants")} value={(plan) => count(pricingPlans[plan].assistants)} />
          <Row label={t("compare.leads")} value={(plan) => count(pricingPlans[plan].leadsPerMonth)} />
          <Row
            label={t("compare.extra")}
            value={(plan) =>
              pricingPlans[plan].leadsPerMonth === null ? t("included") : priceText(language, extraLeadPrice)
            }
          />
        </tbody>
        {groups.map(({ id, features }, at) => (
          <tbody key={id}>
            <GroupRow title={t(`compare.${id}`)} />
            {features.map((feature, row) => (
              <Row
                key={feature}
                label={t(`feature.${feature}.long`)}
                value={(plan) => <Mark has={hasFeature(plan, feature)} />}
                last={at === groups.length - 1 && row === features.length - 1}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p className="mt-5 max-w-[68ch] text-md text-muted text-pretty">
        {t("compare.later")} <OnEveryPlan />
      </p>
    </Section>
  );
}

function Head() {
  const t = useTexts(catalogs);
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="w-[34%] border-b-2 border-ink pr-2 text-left text-base font-medium text-muted phone:w-[40%]"
        >
          {t("compare.currency")}
        </th>
        {pricingPlanIds.map((plan) => (
          <th
            key={plan}
            scope="col"
            className={`display h-19 border-b-2 border-ink px-0.5 text-[.8125rem] phone:px-5 phone:text-[1.25rem] ${plan === popularPricingPlan ? `${popularCell} rounded-t-l` : ""}`}
          >
            {t(`plan.${plan}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  label: string;
  value: (plan: PricingPlanId) => ReactNode;
  last?: boolean;
}

function Row({ label, value, last = false }: RowProps) {
  const line = last ? "border-b-0!" : "";
  return (
    <tr>
      <th scope="row" className={`${cell} ${line} pl-0! text-left text-pretty`}>
        {label}
      </th>
      {pricingPlanIds.map((plan) => (
        <td
          key={plan}
          className={`${cell} ${line} ${plan === popularPricingPlan ? popularCell : ""} ${last ? "rounded-b-l" : ""}`}
        >
          {value(plan)}
        </td>
      ))}
    </tr>
  );
}

function GroupRow({ title }: { title: string }) {
  return (
    <tr>
      <th scope="rowgroup" className={`${cell} h-19 pb-3.5 pl-0! text-left align-bottom font-semibold`}>
        {title}
      </th>
      {pricingPlanIds.map((plan) => (
        <td key={plan} className={`${cell} ${plan === popularPricingPlan ? popularCell : ""}`} />
      ))}
    </tr>
  );
}

function Mark({ has }: { has: boolean }) {
  const t = useTexts(catalogs);
  return (
    <>
      <Icon name={has ? "check" : "minus"} className={`inline-block ${has ? "text-mint-ink" : "text-muted"}`} />
      <span className="sr-only">{t(has ? "included" : "notIncluded")}</span>
    </>
  );
}
