import { formatMoney, formatNumber } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Section } from "../../../components/publicPage/Section.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { lessTime, type Slider, savedHours, sliders } from "./savings.ts";

/** What an agent's own numbers mean for the night shift, with every assumption in words. */
export function Calculator() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { leads, minutes, commission } = sliders;
  const { all, saved } = savedHours(leads.value, minutes.value);
  const money = formatMoney(language, commission.value);
  return (
    <Section late title={t("calc.title")} lead={t("calc.lead")}>
      <div
        data-calculator
        className="grid gap-6 rounded-xl border border-line bg-card p-4.5 phone:p-8 wide:grid-cols-[7fr_5fr] wide:gap-12 wide:p-11"
      >
        <div className="grid content-center gap-4 wide:gap-7">
          <Range name="leads" label={t("calc.leads")} figure={formatNumber(language, leads.value)} />
          <Range name="minutes" label={t("calc.minutes")} figure={formatNumber(language, minutes.value)} />
          <Range name="commission" label={t("calc.commission")} figure={money} />
        </div>
        <div>
          <div className="grid grid-cols-2 gap-2.5 wide:grid-cols-1 wide:gap-4" aria-live="polite">
            <Result text={t("calc.hours", { percent: lessTime })}>
              <span data-figure="hours">{formatNumber(language, saved)}</span> h
            </Result>
            <Result text={t("calc.lease")}>
              <span data-figure="commission">{money}</span>
            </Result>
          </div>
          <p className="mt-3 text-sm leading-5 text-muted text-pretty wide:mt-4 wide:text-base">
            <How
              figures={{
                leads: formatNumber(language, leads.value),
                minutes: formatNumber(language, minutes.value),
                all: formatNumber(language, all),
                hours: formatNumber(language, saved),
              }}
            />
          </p>
        </div>
      </div>
    </Section>
  );
}

function Range({ name, label, figure }: { name: Slider; label: string; figure: string }) {
  const { min, max, step, value } = sliders[name];
  return (
    <label className="block">
      <span className="flex justify-between text-md text-ink-2 wide:text-body">
        {label}
        <b data-figure={name} className="font-bold text-ink">
          {figure}
        </b>
      </span>
      <input
        type="range"
        {...{ min, max, step }}
        defaultValue={value}
        className="h-9 w-full cursor-pointer accent-ink wide:h-11"
      />
    </label>
  );
}

function Result({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="rounded-[14px] border border-mint-line bg-mint-wash px-3.5 py-3 wide:px-6 wide:py-5">
      <b className="block display text-[2.0625rem] leading-9 tracking-[-0.04em] text-mint-ink wide:text-[3.25rem] wide:leading-none">
        {children}
      </b>
      <span className="block text-base text-ink-2 wide:mt-1 wide:text-lg">{text}</span>
    </p>
  );
}

/** The result in words; the script updates each figure's element. */
function How({ figures }: { figures: Record<"leads" | "minutes" | "all" | "hours", string> }) {
  const t = useTexts(catalogs);
  const names = ["leads", "minutes", "all", "hours"] as const;
  const marked = Object.fromEntries(names.map((name) => [name, `\u0001${name}\u0001`])) as typeof figures;
  const parts = t("calc.how", { ...marked, percent: lessTime }).split("\u0001");
  return parts.map((part, at) => {
    const name = names.find((candidate) => at % 2 === 1 && candidate === part);
    return name ? (
      <span key={name} data-figure={name}>
        {figures[name]}
      </span>
    ) : (
      part
    );
  });
}
