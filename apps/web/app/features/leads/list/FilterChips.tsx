import { formatDate } from "@llave/ui/translate";
import { useSmartLinks } from "../../../agent/queries.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { type LeadFilter, noFilter } from "../filter.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";

const catalogues = { en, es };
const names = ["waiting", "onlyMessage", "stage", "source", "link", "language", "from", "to"] as const;
type ChipName = (typeof names)[number];

/** The active filters besides temperature and words, each with a remove button. */
export function FilterChips({ filter, onChange }: { filter: LeadFilter; onChange(filter: LeadFilter): void }) {
  const t = useTexts(catalogues);
  const text = useChipText(filter);
  const used = names.filter((name) => filter[name] !== noFilter[name]);
  if (used.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 max-phone:order-3 max-phone:w-full">
      {used.map((name) => (
        <li
          key={name}
          className="inline-flex h-8 items-center rounded-s border border-line-2 bg-fill pl-2.5 text-sm max-phone:h-11"
        >
          <b className="font-semibold">{text(name)}</b>
          <button
            type="button"
            aria-label={t("filter.remove", { filter: text(name) })}
            onClick={() => onChange({ ...filter, [name]: noFilter[name] })}
            className="grid size-8 place-items-center rounded-s text-muted hover:text-ink max-phone:size-11"
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useChipText(filter: LeadFilter): (name: ChipName) => string {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const { data: links } = useSmartLinks();
  const day = (iso: string) => formatDate(language, `${iso}T12:00:00Z`, { month: "short", day: "numeric" });
  return (name) => {
    if (name === "waiting") return t("needsYou");
    if (name === "onlyMessage") return t("view.onlyMessage");
    if (name === "stage" && filter.stage !== "") return t(`stage.${filter.stage}`);
    if (name === "language" && filter.language !== "") return t(`language.${filter.language}`);
    if (name === "link") return links?.find(({ id }) => id === filter.link)?.name ?? t("filter.link");
    if (name === "source") return filter.source === "direct" ? t("source.direct") : filter.source;
    return t(name === "from" ? "filter.since" : "filter.until", { day: day(filter[name === "from" ? "from" : "to"]) });
  };
}
