import { marketNames, markets, specialties, specialtyNames } from "@llave/contract/site/communityChoices";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import type { DirectoryFilter } from "./filter.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The list updates after a pause in typing of this length. Milliseconds. */
const typingPauseMs = 250;
const field =
  "h-13 w-full rounded-m border-[1.5px] border-field bg-card text-lg outline-none focus:border-focus focus:ring-4 focus:ring-focus/20";

interface FiltersProps {
  filter: DirectoryFilter;
  onFilter(change: Partial<DirectoryFilter>): void;
}

/** The search box, the two filters and the choice of layout. */
export function Filters({ filter, onFilter }: FiltersProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <search className="grid gap-3 phone:grid-cols-2 table:grid-cols-[1fr_auto_auto_auto]">
      <SearchBox q={filter.q} onSearch={(q) => onFilter({ q })} />
      <Choice
        label={t("market")}
        all={t("market.all")}
        value={filter.market}
        options={markets.map((market) => [market, marketNames[market]])}
        onChoose={(market) => onFilter({ market })}
      />
      <Choice
        label={t("specialty")}
        all={t("specialty.all")}
        value={filter.specialty}
        options={specialties.map((specialty) => [specialty, specialtyNames[language][specialty]])}
        onChoose={(specialty) => onFilter({ specialty })}
      />
      <ViewToggle view={filter.view} onView={(view) => onFilter({ view })} />
    </search>
  );
}

/** The typed text appears immediately; the list follows after a pause. */
function SearchBox({ q, onSearch }: { q: string; onSearch(q: string): void }) {
  const t = useTexts(catalogs);
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  const search = useRef(onSearch);
  search.current = onSearch;

  // The address changed elsewhere: the back button, or cleared filters.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    if (typed === sent.current) return;
    const pause = setTimeout(() => {
      sent.current = typed;
      search.current(typed);
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <div className="relative phone:max-table:col-span-2">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted" />
      <input
        type="search"
        value={typed}
        maxLength={200}
        aria-label={t("search")}
        placeholder={t("search.placeholder")}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped("")}
        className={`${field} pr-4 pl-11`}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  all: string;
  value: Value | "all";
  options: readonly (readonly [value: Value, text: string])[];
  onChoose(value: Value | "all"): void;
}

function Choice<Value extends string>({ label, all, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(options.find(([option]) => option === target.value)?.[0] ?? "all")}
      className={`${field} min-w-0 cursor-pointer pl-4 font-medium`}
    >
      <option value="all">{all}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

const views = [
  ["grid", "grid"],
  ["list", "list"],
] as const;

function ViewToggle({ view, onView }: { view: DirectoryFilter["view"]; onView(view: DirectoryFilter["view"]): void }) {
  const t = useTexts(catalogs);
  return (
    <fieldset className="inline-flex h-13 rounded-m bg-fill-2 p-1">
      <legend className="sr-only">{t("view")}</legend>
      {views.map(([choice, icon]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={view === choice}
          onClick={() => onView(choice)}
          className="inline-flex flex-1 items-center justify-center gap-2 rounded-[9px] px-4 text-md font-semibold text-ink-2 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
        >
          <Icon name={icon} small />
          {t(`view.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
