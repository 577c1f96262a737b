import { planLimits } from "@llave/contract/account/plans";
import type { AgentSettings, LanguageModelSettings, PlanUsage } from "@llave/contract/agent/settings";
import { brand } from "@llave/ui/brand";
import { formatCents, formatDate, formatMoney, formatNumber } from "@llave/ui/translate";
import { Link } from "react-router";
import { useSettings } from "../../agent/settings.ts";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { Progress } from "../../components/charts/Progress.tsx";
import { useNow } from "../../components/hooks/useNow.ts";
import { OnEveryPlan } from "../../components/publicPage/OnEveryPlan.tsx";
import { usePlanChanges } from "../../components/publicPage/usePlanChanges.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** The agent's plan, its usage, and how to change it. */
export function PlanView() {
  return (
    <SettingsPage section="plan" query={useSettings()}>
      {(settings) => (
        <div className="grid gap-4">
          <CurrentPlan usage={settings.usage} />
          <div className="grid gap-4 phone:grid-cols-2">
            <SmartLinksUsed usage={settings.usage} />
            <ConversationsUsed usage={settings.usage} />
            <StorageUsed usage={settings.usage} />
          </div>
          <LanguageModelUsed model={settings.languageModel} />
          <Upgrade settings={settings} />
        </div>
      )}
    </SettingsPage>
  );
}

/** The plan, its price, and what works on it for now. */
export function CurrentPlan({ usage: { plan, trialEndsAt } }: { usage: PlanUsage }) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  const { monthly } = planLimits(plan);
  const now = useNow();
  const date = trialEndsAt && formatDate(language, trialEndsAt, { day: "numeric", month: "long", year: "numeric" });
  const over = trialEndsAt !== null && new Date(trialEndsAt) < new Date(now);
  return (
    <Card title={t("plan.current")}>
      <p className="mt-2 display text-xl">{t(`plan.${plan}`)}</p>
      <p className="text-md text-ink-2">
        {monthly === null ? t("plan.quote") : t("plan.price", { price: formatMoney(language, monthly) })}
      </p>
      <p className="mt-1 text-md text-ink-2">
        <OnEveryPlan />
      </p>
      {date && <p className="mt-1 text-md text-ink-2">{t(over ? "plan.trialEnded" : "plan.trialEnds", { date })}</p>}
    </Card>
  );
}

function SmartLinksUsed({ usage: { smartLinks } }: { usage: PlanUsage }) {
  const t = useSettingsTexts();
  return (
    <Card title={t("usage.smartLinks")}>
      <Meter {...smartLinks} none={t("usage.none")} />
    </Card>
  );
}

function StorageUsed({ usage: { storage } }: { usage: PlanUsage }) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  const megabytes = (bytes: number) =>
    formatNumber(language, bytes / 1_000_000, { style: "unit", unit: "megabyte", maximumFractionDigits: 0 });
  return (
    <Card title={t("usage.storage")}>
      <Meter {...storage} none={t("usage.storage.none")} shownAs={megabytes} />
    </Card>
  );
}

function ConversationsUsed({ usage: { plan, conversations } }: { usage: PlanUsage }) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  const { overage, overagePrice, period } = conversations;
  const price = (count: number) => formatCents(language, count * (overagePrice ?? 0));
  return (
    <Card title={t(`usage.conversations.${period}`)}>
      <Meter {...conversations} none={t(plan === "trial" ? "usage.none.trial" : "usage.none")} />
      {overagePrice !== null && (
        <p className={`mt-1 text-base ${overage > 0 ? "font-semibold text-orange-ink" : "text-muted"}`}>
          {overage > 0
            ? t("usage.overage", { count: overage, price: price(overage) })
            : t("usage.overage.price", { price: price(1) })}
        </p>
      )}
    </Card>
  );
}

/** What a language model did this month; nothing if none is available and none was used. */
function LanguageModelUsed({ model: { available, enabled, month } }: { model: LanguageModelSettings }) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  if (!available && month.messages === 0) return null;
  const helped = [
    t("model.usage.messages", { count: month.messages }),
    t("model.usage.conversations", { count: month.conversations }),
  ].join(" · ");
  const dollars = (cost: number) => formatCents(language, cost);
  const spent = () => {
    const tokens = formatNumber(language, month.tokens);
    if (month.cost === null) return t("model.usage.tokens", { tokens });
    if (month.cost < 0.01) return t("model.usage.little", { tokens, cost: dollars(0.01) });
    return t("model.usage.cost", { tokens, cost: dollars(month.cost) });
  };
  return (
    <Card title={t("model.usage")}>
      <p className="mt-2 text-lg font-semibold">{month.messages === 0 ? t("model.usage.none") : helped}</p>
      {month.messages > 0 && (
        <p className="mt-1 text-base text-ink-2">
          {t("model.usage.worded", { count: month.worded })} {spent()}
        </p>
      )}
      {!enabled && <p className="mt-1 text-base text-ink-2">{t("model.usage.off")}</p>}
    </Card>
  );
}

interface MeterProps {
  used: number;
  included: number | null;
  none: string;
  /** Formats an amount; as a plain number by default. */
  shownAs?(amount: number): string;
}

/** How much of the included amount is used, and how much is left. */
function Meter({ used, included, none, shownAs }: MeterProps) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  const worded = shownAs ?? ((amount: number) => formatNumber(language, amount));
  const shown = worded(used);
  if (included === null) return <p className="mt-2 text-lg font-semibold">{t("usage.unlimited", { used: shown })}</p>;
  const left = Math.max(0, included - used);
  const leftOf = (amount: number) =>
    shownAs ? t("usage.storage.left", { left: shownAs(amount) }) : t("usage.left", { count: amount });
  return (
    <>
      <div className="mt-2 flex items-end justify-between gap-4">
        <p className="text-lg font-semibold">{t("usage.of", { used: shown, included: worded(included) })}</p>
        <Progress done={used} of={included} className="h-[18px] w-[98px]" />
      </div>
      <p className="mt-1 text-base text-ink-2">{left > 0 ? leftOf(left) : none}</p>
    </>
  );
}

/** How to change the plan, and what a change does. */
export function Upgrade({ settings }: { settings: Pick<AgentSettings, "name"> }) {
  const t = useSettingsTexts();
  const subject = encodeURIComponent(t("upgrade.subject", { name: settings.name }));
  return (
    <Card title={t("upgrade.title")}>
      <p className="mt-1 mb-4 max-w-[64ch] text-md text-muted">
        {t("upgrade.text", { planChanges: usePlanChanges() })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <a href={`mailto:${brand.salesMail}?subject=${subject}`} className={button("accent", "large")}>
          {t("upgrade.mail")}
        </a>
        <Link to={paths.pricing} className={button("line", "large")}>
          {t("upgrade.compare")}
        </Link>
      </div>
    </Card>
  );
}
