import { useEffect, useRef, useState } from "react";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { exportPath, type LeadFilter, sorts, temperatures } from "../filter.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterPopover } from "./FilterPopover.tsx";

const catalogues = { en, es };
/** A pause in typing that counts as the end of a word. Milliseconds. */
const typingPause = 250;
const dots = { all: null, hot: "bg-hot", warm: "bg-[#d39a1c]", cold: "bg-cold" } as const;

interface LeadFiltersProps {
  filter: LeadFilter;
  onChange(filter: LeadFilter): void;
}

/** Search, order, temperature and every other filter; what is left can be taken along as a file. */
export function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  const t = useTexts(catalogues);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2 phone:px-3.5 phone:py-3">
      <div className="flex gap-2 max-phone:contents max-table:flex-1">
        <SearchBox text={filter.text} onText={(text) => onChange({ ...filter, text })} />
        <OrderSelect sort={filter.sort} onSort={(sort) => onChange({ ...filter, sort })} />
      </div>
      <fieldset
        aria-label={t("temperature")}
        className="flex rounded-[10px] bg-fill-2 p-0.5 max-phone:order-1 max-phone:w-full max-phone:justify-between"
      >
        {temperatures.map((status) => (
          <Choice
            key={status}
            chosen={filter.status === status}
            dot={dots[status]}
            text={t(`temperature.${status}`)}
            onChoose={() => onChange({ ...filter, status })}
          />
        ))}
      </fieldset>
      <FilterChips filter={filter} onChange={onChange} />
      <div className="ml-auto flex gap-2 max-phone:contents">
        <FilterPopover filter={filter} onChange={onChange} />
        <a
          href={exportPath(filter)}
          download
          className={`${button("line", "small")} max-phone:order-2 max-phone:flex-1`}
        >
          <Icon name="download" small />
          {t("export")}
        </a>
      </div>
    </div>
  );
}

function Choice(props: { chosen: boolean; text: string; dot?: string | null; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.chosen}
      onClick={props.onChoose}
      className="inline-flex h-7 items-center justify-center gap-1.5 rounded-[8px] px-2.5 text-sm font-semibold text-ink-2 max-phone:h-11 max-phone:flex-1 max-phone:px-2 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
    >
      {props.dot && <span className={`size-[7px] rounded-full ${props.dot}`} />}
      {props.text}
    </button>
  );
}

interface OrderSelectProps {
  sort: LeadFilter["sort"];
  onSort(sort: LeadFilter["sort"]): void;
}

/** The order; in the table its head does the same for the first two. */
function OrderSelect({ sort, onSort }: OrderSelectProps) {
  const t = useTexts(catalogues);
  return (
    <div className="relative flex-none max-phone:order-2 max-phone:flex-1">
      <select
        aria-label={t("sort")}
        value={sort}
        onChange={(event) => onSort(sorts.find((name) => name === event.target.value) ?? "score")}
        className="h-11 w-full appearance-none rounded-[10px] border border-field bg-card pr-7 pl-3 text-sm font-semibold phone:h-8"
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {t(`sort.${name}`)}
          </option>
        ))}
      </select>
      <Icon name="down" small className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted" />
    </div>
  );
}

/**
 * What is typed, sent on after a pause. Leaving the field begins the pause anew: it is often left for a lead in
 * the list, which must not move away under the pointer.
 */
function useTyped(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [timesLeft, setTimesLeft] = useState(0);
  const sent = useRef(text);
  const send = useRef(onText);
  send.current = onText;

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the field restarts the pause
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      send.current(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, timesLeft]);

  useEffect(() => {
    // The address changed from elsewhere: the back button, or "Clear filters".
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);

  return { typed, setTyped, leave: () => setTimesLeft((times) => times + 1) };
}

/** Searches while one types; Escape or the cross empties it. */
function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTexts(catalogues);
  const { typed, setTyped, leave } = useTyped(text, onText);
  return (
    <div className="relative min-w-0 max-table:flex-1">
      <Icon name="search" small className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="search"
        value={typed}
        aria-label={t("search")}
        placeholder={t("search.placeholder")}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && setTyped("")}
        onBlur={leave}
        className={`h-11 w-full rounded-[10px] border border-field bg-card pl-9 text-lg phone:h-8 phone:text-base table:w-60 ${typed === "" ? "pr-2" : "pr-11 phone:pr-8"}`}
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label={t("search.clear")}
          onClick={() => setTyped("")}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-s text-muted hover:text-ink phone:size-8"
        >
          <Icon name="close" small />
        </button>
      )}
    </div>
  );
}
