import { type ImportAnswer, type ImportColumn, propertyStatuses, utilities } from "@llave/contract/listings/properties";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney, type Translate } from "@llave/ui/translate";
import type { en } from "../texts/en.ts";

type Change = ImportAnswer["preview"][number]["changes"][number];
type Texts = Translate<keyof typeof en>;

const amounts = new Set<ImportColumn>(["price", "petFee", "application", "deposit", "otherFees"]);

/** What a row of a file changes: "Rent: $3,150 → $3,200". */
export function changeText({ field, before, after }: Change, language: Language, t: Texts): string {
  const value = (of: Change["after"]) => valueText(field, of, language, t);
  return t("import.change", { field: t(`map.${field}`), before: value(before), after: value(after) });
}

function valueText(field: ImportColumn, value: Change["after"], language: Language, t: Texts): string {
  if (value === null) return t("import.change.none");
  if (typeof value === "boolean") return t(value ? "import.yes" : "import.no");
  if (Array.isArray(value)) return field === "pets" ? petsText(value, t) : utilitiesText(value, t);
  if (amounts.has(field)) return formatMoney(language, Number(value));
  if (field === "availableFrom") {
    return formatDate(language, `${value}T12:00:00Z`, { day: "numeric", month: "short", year: "numeric" });
  }
  const status = field === "status" && propertyStatuses.find((name) => name === value);
  return status ? t(`status.${status}`) : String(value);
}

function petsText(allowed: readonly string[], t: Texts): string {
  const [one, other] = allowed;
  if (one === undefined) return t("pets.none");
  return t(other !== undefined ? "pets.both" : one === "cat" ? "pets.cat" : "pets.dog");
}

function utilitiesText(included: readonly string[], t: Texts): string {
  const names = utilities.filter((name) => included.includes(name)).map((name) => t(`utility.${name}`));
  return names.length === 0 ? t("utility.none") : names.join(", ");
}
