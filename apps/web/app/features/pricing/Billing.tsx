import { annualDiscount } from "@llave/contract/account/plans";
import type { ReactNode } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const choice =
  "inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded-m px-5 text-lg font-semibold text-ink-2 has-checked:bg-card has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus";

/**
 * Its content follows the choice of the {@link BillingToggle} inside it, through the style sheet alone: `monthly` and
 * `annual` are the classes of content for only one of the two.
 */
export function Billing({ children }: { children: ReactNode }) {
  return <div className="group/billing">{children}</div>;
}

/** Classes for content shown for only one way of billing. */
export const shownWhen = {
  monthly: "group-has-[[value=annual]:checked]/billing:hidden",
  annual: "hidden group-has-[[value=annual]:checked]/billing:inline",
} as const;

/** Monthly or annual. Two radio buttons: they need no script, and the arrow keys move between them. */
export function BillingToggle() {
  const t = useTexts(catalogs);
  return (
    <fieldset className="inline-flex rounded-l bg-[#f3ece2] p-1">
      <legend className="sr-only">{t("billing")}</legend>
      <label className={choice}>
        <input type="radio" name="billing" value="monthly" defaultChecked autoComplete="off" className="sr-only" />
        {t("monthly")}
      </label>
      <label className={choice}>
        <input type="radio" name="billing" value="annual" autoComplete="off" className="sr-only" />
        {t("annual")}
        <span className="inline-flex h-6.5 items-center rounded-full bg-mint px-2.5 text-sm font-bold whitespace-nowrap text-mint-ink">
          {t("save", { percent: annualDiscount })}
        </span>
      </label>
    </fieldset>
  );
}
