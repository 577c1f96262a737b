import { formatDate, formatMoney } from "@llave/ui/translate";
import { useSmartLinks } from "../../../../agent/queries.ts";
import { Icon } from "../../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { type LeadFilter, noFilter } from "../../filter.ts";
import { sizeText, sourceText } from "../../leadWords.ts";
import { catalogs } from "../../texts/catalogs.ts";
import type { en } from "../../texts/en.ts";

/** An active filter: its text, and the filter without it. */
interface Chip {
  key: string;
  text: string;
  without: LeadFilter;
}

/** The active filters besides temperature and words, each with a remove button. */
export function FilterChips({ filter, onChange }: { filter: LeadFilter; onChange(filter: LeadFilter): void }) {
  const t = useTexts(catalogs);
  const chips = useChips(filter);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 max-phone:order-3 max-phone:w-full">
      {chips.map(({ key, text, without }) => (
        <li
          key={key}
          className="inline-flex h-8 max-w-full items-center rounded-s border border-line-2 bg-fill pl-2.5 text-sm max-phone:h-11"
        >
          <b className="truncate font-semibold">{text}</b>
          <button
            type="button"
            aria-label={t("filter.remove", { filter: text })}
            onClick={() => onChange(without)}
            className="grid size-8 flex-none place-items-center rounded-s text-muted hover:text-ink max-phone:size-11"
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useChips(filter: LeadFilter): Chip[] {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { data: links } = useSmartLinks();
  const day = (iso: string) => formatDate(language, `${iso}T12:00:00Z`, { month: "short", day: "numeric" });
  const chips: Chip[] = [];
  const add = (names: (keyof LeadFilter)[], text: string) => {
    if (names.every((name) => filter[name] === noFilter[name])) return;
    const [key = ""] = names;
    chips.push({
      key,
      text,
      without: { ...filter, ...Object.fromEntries(names.map((name) => [name, noFilter[name]])) },
    });
  };
  add(["waiting"], t("needsYou"));
  add(["due"], t("view.due"));
  add(["onlyMessage"], t("view.onlyMessage"));
  // The board has a column for each stage.
  if (filter.view === "table") add(["stage"], filter.stage && t(`stage.${filter.stage}`));
  add(
    ["budgetFrom", "budgetTo"],
    budgetRange(filter, (amount) => formatMoney(language, amount), t),
  );
  add(["area"], filter.area.split(",").join(", "));
  add(["size"], filter.size === "" ? "" : sizeText(filter.size, language));
  add(["moveBy", "flexible"], filter.moveBy === "" ? "" : t("filter.movesBy", { day: day(filter.moveBy) }));
  add(["source"], sourceText(filter, t));
  add(["link"], links?.find(({ id }) => id === filter.link)?.name ?? t("filter.link"));
  add(["language"], filter.language && t(`language.${filter.language}`));
  add(["from"], filter.from && t("filter.since", { day: day(filter.from) }));
  add(["to"], filter.to && t("filter.until", { day: day(filter.to) }));
  return chips;
}

/** "$2,000 – $3,500", "from $2,000" or "up to $3,500". */
function budgetRange(
  { budgetFrom, budgetTo }: LeadFilter,
  money: (amount: number) => string,
  t: ReturnType<typeof useTexts<typeof en>>,
): string {
  if (budgetFrom === "") return t("filter.budgetUpTo", { amount: money(Number(budgetTo)) });
  if (budgetTo === "") return t("filter.budgetFrom", { amount: money(Number(budgetFrom)) });
  return `${money(Number(budgetFrom))} – ${money(Number(budgetTo))}`;
}
