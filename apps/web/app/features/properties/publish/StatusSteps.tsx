import type { PropertyStatus } from "@llave/contract/listings/properties";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { StatusBadge } from "../StatusBadge.tsx";
import { catalogs } from "../texts/catalogs.ts";

const steps = ["draft", "active", "leased"] as const;

/** A listing's progress from draft to rented; other statuses have a badge. */
export function StatusSteps({ status }: { status: PropertyStatus }) {
  const t = useTexts(catalogs);
  if (!steps.some((step) => step === status)) return <StatusBadge status={status} />;
  return (
    <ol aria-label={t("form.status")} className="flex items-center gap-1.5 text-base">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === status ? "step" : undefined}
          className={`flex items-center gap-1.5 ${step === status ? "font-semibold" : "font-normal text-muted"}`}
        >
          {index > 0 && <Icon name="right" small className="text-line-2" />}
          {t(`status.${step}`)}
        </li>
      ))}
    </ol>
  );
}
