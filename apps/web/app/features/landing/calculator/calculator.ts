import { parseLanguage } from "@llave/ui/language";
import { formatMoney, formatNumber } from "@llave/ui/translate";
import { savedHours } from "./savings.ts";

/** Makes the calculator's sliders work: the server rendered the initial figures. */
export function followCalculator(root: HTMLElement | null): void {
  if (!root) return;
  const language = parseLanguage(document.documentElement.lang) ?? "en";
  const fields = [...root.querySelectorAll<HTMLInputElement>("input[type=range]")];
  const number = (value: number) => formatNumber(language, value);
  const show = () => {
    const [leads = 0, minutes = 0, commission = 0] = fields.map(({ valueAsNumber }) => valueAsNumber);
    const { all, saved } = savedHours(leads, minutes);
    const figures: Record<string, string> = {
      leads: number(leads),
      minutes: number(minutes),
      all: number(all),
      hours: number(saved),
      commission: formatMoney(language, commission),
    };
    for (const element of root.querySelectorAll<HTMLElement>("[data-figure]")) {
      element.textContent = figures[element.dataset.figure ?? ""] ?? "";
    }
  };
  root.addEventListener("input", show);
  // A browser that returns to the page keeps the sliders' positions.
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) show();
}
