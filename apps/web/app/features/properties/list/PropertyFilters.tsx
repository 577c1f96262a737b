import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { type PropertyFilter, sortChoices, statusChoices } from "../filter.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";

const catalogues = { en, es };
/** A pause in typing that counts as the end of a word. Milliseconds. */
const typingPause = 250;

interface PropertyFiltersProps {
  filter: PropertyFilter;
  onChange(filter: PropertyFilter): void;
}

/** Search, status and order of the list. */
export function PropertyFilters({ filter, onChange }: PropertyFiltersProps) {
  const t = useTexts(catalogues);
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      <SearchBox text={filter.text} onText={(text) => onChange({ ...filter, text })} />
      <Select
        label={t("filter.status")}
        value={filter.status}
        options={statusChoices.map((value) => [value, t(`status.${value}`)])}
        onChoose={(value) => onChange({ ...filter, status: statusChoices.find((name) => name === value) ?? "all" })}
      />
      <Select
        label={t("filter.sort")}
        value={filter.sort}
        options={sortChoices.map((value) => [value, t(`sort.${value}`)])}
        onChoose={(value) => onChange({ ...filter, sort: sortChoices.find((name) => name === value) ?? "newest" })}
      />
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: [value: string, text: string][];
  onChoose(value: string): void;
}

function Select({ label, value, options, onChoose }: SelectProps) {
  return (
    <div className="relative max-phone:flex-1">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-11 w-full appearance-none rounded-[10px] border border-field bg-card pr-8 pl-3 text-base font-semibold phone:h-9"
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" small className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted" />
    </div>
  );
}

/** Searches while one types; Escape empties it. */
function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTexts(catalogues);
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const send = useRef(onText);
  send.current = onText;

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      send.current(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    // The address changed from elsewhere: the back button, or "Clear filters".
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);

  return (
    <div className="relative min-w-0 max-phone:w-full phone:w-72">
      <Icon name="search" small className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        value={typed}
        aria-label={t("filter.search")}
        placeholder={t("filter.placeholder")}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped("")}
        className="h-11 w-full rounded-[10px] border border-field bg-card pr-2 pl-9 text-lg phone:h-9 phone:text-base"
      />
    </div>
  );
}
