import type { MatchReason } from "@llave/contract/listings/properties";
import type { Language } from "@llave/ui/language";
import { formatMoney, type Translate } from "@llave/ui/translate";
import { dayText, slotText } from "../../../../wording/slots.ts";
import type { en } from "../texts/en.ts";

type Texts = Translate<keyof typeof en>;

/** One reason why a listing fits, or why it doesn't. */
export function matchReasonText({ criterion, outcome, data = {} }: MatchReason, language: Language, t: Texts): string {
  if (outcome === "unknown") return t(`match.${criterion}.unknown`);
  const fits = outcome === "fits";
  const number = (name: string) => Number(data[name] ?? 0);
  switch (criterion) {
    case "budget": {
      const off = number(fits ? "under" : "over");
      if (off === 0) return t("match.budget.same");
      return t(fits ? "match.budget.under" : "match.budget.over", { amount: formatMoney(language, off) });
    }
    case "bedrooms":
    case "bathrooms":
      return slotText(criterion, number(criterion), language);
    case "move_in":
      return t("match.free", { day: dayText(String(data.date ?? ""), language) });
    case "area":
      return String(data.area ?? "");
    case "pets":
      // A home with a weight limit takes the pet; whether it weighs less decides.
      if (data.limit !== undefined) return t("match.pets.limit", { pounds: String(data.limit) });
      return t(fits ? "match.pets.fits" : "match.pets.misses");
    default:
      return t(fits ? `match.${criterion}.fits` : `match.${criterion}.misses`);
  }
}
