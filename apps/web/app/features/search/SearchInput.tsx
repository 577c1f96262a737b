import type { KeyboardEvent, RefObject } from "react";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
const longest = 200;

interface SearchInputProps {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onValue(value: string): void;
  onFocus: (() => void) | undefined;
  onKeyDown(event: KeyboardEvent): void;
  /** Id of the visible list, if there is one. */
  listId: string | undefined;
  /** Id of the line that Enter opens. */
  activeId: string | undefined;
  keyHint: string | undefined;
  look: { box: string; field: string };
}

/** The search field. */
export function SearchInput(props: SearchInputProps) {
  const { field, value, onValue, onFocus, onKeyDown, listId, activeId, keyHint, look } = props;
  const t = useTexts(catalogues);
  return (
    <div className={`relative ${look.box}`}>
      <Icon name="search" small className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t("label")}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-keyshortcuts={keyHint === undefined ? "Control+K" : `${keyHint} Control+K`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longest}
        placeholder={t("placeholder")}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className={`w-full rounded-[10px] border border-field bg-paper pl-9 placeholder:text-muted ${look.field}`}
      />
      {keyHint !== undefined && value === "" && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 grid h-5 min-w-5 -translate-y-1/2 place-items-center rounded-xs border border-line-2 px-1 text-2xs font-semibold text-muted"
        >
          {keyHint}
        </span>
      )}
    </div>
  );
}
