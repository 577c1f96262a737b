import type { FactTopic } from "@llave/contract/listings/properties";
import { type Language, otherLanguage } from "@llave/ui/language";
import { formatMoney } from "@llave/ui/translate";
import { useWatch } from "react-hook-form";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import { type FormValues, saveRequest } from "../values.ts";

/** What a listing's costs and rules say, each in one line; empty where nothing is filled in. */
export function useTermsSummary(): Record<"fees" | "pets" | "lease" | "utilities", string> {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const values = useWatch<FormValues>() as FormValues;
  const { fees = {}, pets, parkingSpaces, furnished, lease, utilities } = saveRequest(values).terms;
  const money = (name: string, amount: number | undefined) =>
    amount === undefined || Number.isNaN(amount) ? null : `${name} ${formatMoney(language, amount)}`;
  // What the agent wrote for a topic instead of filling in its field.
  const words = (...topics: FactTopic[]) => topics.map((topic) => factWords(values.facts[topic], language));
  const line = (parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" · ");
  return {
    fees: line([
      fees.firstMonth && t("form.firstMonth"),
      fees.lastMonth && t("form.lastMonth"),
      money(t("form.deposit"), fees.deposit),
      money(t("form.application"), fees.application),
      money(t("form.otherFees"), fees.other),
      ...words("deposit", "fees"),
    ]),
    pets: line([pets && t(`pets.${values.terms.pets.allowed || "none"}`), ...words("pets", "pet_fee")]),
    lease: line([
      parkingSpaces !== undefined && t("summary.parking", { count: parkingSpaces }),
      furnished !== undefined && t(furnished ? "furnished.yes" : "furnished.no"),
      lease && t("summary.lease", { count: lease.min }),
      ...words("parking", "furnished", "lease_term"),
    ]),
    utilities: line([
      utilities?.length === 0 ? t("utility.none") : utilities?.map((name) => t(`utility.${name}`)).join(", "),
      ...words("utilities"),
    ]),
  };
}

function factWords(fact: FormValues["facts"][FactTopic], language: Language): string {
  return fact?.[language] || fact?.[otherLanguage(language)] || "";
}
