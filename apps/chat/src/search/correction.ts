import type { SearchFact } from "@llave/contract/conversations/conversation";
import type { YesNoSlot } from "@llave/contract/conversations/understood";
import { slotText } from "@llave/ui/slots/slotText";
import { formatDate, formatMoney } from "@llave/ui/translate";
import type { Texts } from "../texts/texts.ts";

export type Slot = SearchFact["slot"];
export type Field =
  | { kind: "text" | "tel" | "email" | "date" | "number" }
  | { kind: "choice"; options: readonly string[] };

const yesNo = ["yes", "no"];
const choices: Partial<Record<Slot, readonly string[]>> & Record<YesNoSlot, readonly string[]> = {
  bedrooms: ["0", "1", "2", "3", "4", "5"],
  parking: yesNo,
  furnished: yesNo,
};
const kinds: Partial<Record<Slot, "tel" | "email" | "date" | "number">> = {
  bathrooms: "number",
  budget: "number",
  lease_months: "number",
  occupants: "number",
  move_in: "date",
  phone: "tel",
  email: "email",
};

/** The kind of field that edits a slot. */
export function fieldOf(slot: Slot): Field {
  const options: readonly string[] | undefined = choices[slot];
  return options ? { kind: "choice", options } : { kind: kinds[slot] ?? "text" };
}

/** An option's label in a list: "Studio", "2 bedrooms", "Needed". */
export function wordOption(slot: Slot, option: string, texts: Texts): string {
  return slotText(slot, slot === "bedrooms" ? Number(option) : option === "yes", texts);
}

/** The field's initial value; empty if the value has no single form to edit. */
export function editableValue({ slot, value }: SearchFact, texts: Texts): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (slot === "move_in") return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : "";
  if (fieldOf(slot).kind === "text") return slotText(slot, value, texts);
  if (typeof value === "number" || typeof value === "string") return String(value);
  const { min, max } = value as { min?: number; max?: number };
  return String(max ?? min ?? "");
}

/**
 * The sentence that corrects a slot, in the renter's language and the way they would say it: an edit works like a typed
 * correction. Null if the entry is blank or not a number.
 */
export function correctionSentence(slot: Slot, entered: string, { t, language }: Texts): string | null {
  const value = entered.trim();
  const count = Number(value);
  const isNumber = fieldOf(slot).kind === "number" || slot === "bedrooms";
  if (value === "" || (isNumber && !(count >= 0))) return null;
  switch (slot) {
    case "bedrooms":
      return count === 0 ? t("correct_studio") : t("correct_bedrooms", { count });
    case "budget":
      return t("correct_budget", { value: formatMoney(language, count) });
    case "bathrooms":
    case "lease_months":
    case "occupants":
      return t(`correct_${slot}`, { count });
    case "move_in":
      return t("correct_move_in", { value: formatDate(language, value, { timeZone: "UTC", dateStyle: "long" }) });
    case "area":
    case "pets":
    case "name":
    case "phone":
    case "email":
    case "showing_request":
      return t(`correct_${slot}`, { value });
    default:
      return t(`correct_${slot}_${value === "yes" ? "yes" : "no"}`);
  }
}
