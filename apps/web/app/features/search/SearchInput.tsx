import type { KeyboardEvent, RefObject } from "react";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const maxLength = 200;

interface SearchInputProps {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onValue(value: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Id of the visible list, if there is one. */
  listId: string | undefined;
  /** Id of the line that Enter opens. */
  activeId: string | undefined;
}

/** The search field. */
export function SearchInput({ field, value, onValue, onKeyDown, listId, activeId }: SearchInputProps) {
  const t = useTexts(catalogs);
  return (
    <div className="relative mr-15 flex-none">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-5 -translate-y-1/2 text-muted" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t("label")}
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        placeholder={t("placeholder")}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-15 w-full bg-transparent pr-2 pl-12 text-lg outline-none placeholder:text-muted"
      />
    </div>
  );
}
