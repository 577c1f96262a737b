import { type RefObject, useId } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { NoResults, optionId, Results } from "./Results.tsx";
import { SearchInput } from "./SearchInput.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useSearchBox } from "./useSearchBox.ts";

const catalogues = { en, es };

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when a result is opened, or with `true` when Escape cancels the search. */
  onLeave(givenUp: boolean): void;
  /** False hides the results. */
  open: boolean;
  onFocus?(): void;
  /** The key that focuses the search, shown at the end of an empty field. */
  keyHint?: string;
  /** True says what can be found while the field is empty. */
  explained?: boolean;
  look: { box: string; field: string; panel: string };
}

/** A field with its results: a combobox whose focus stays in the field while the arrow keys choose. */
export function SearchBox({ field, onLeave, open, onFocus, keyHint, explained, look }: SearchBoxProps) {
  const t = useTexts(catalogues);
  const listId = useId();
  const box = useSearchBox({ listId, open, onLeave });
  const { search, options, active, isListed } = box;
  const isShown = isListed || (open && (search.failed || (search.settled && options.length === 0)));
  return (
    <>
      <SearchInput
        field={field}
        value={box.typed}
        onValue={box.setTyped}
        onFocus={onFocus}
        onKeyDown={box.onKeyDown}
        listId={isListed ? listId : undefined}
        activeId={isListed && active >= 0 ? optionId(listId, active) : undefined}
        keyHint={keyHint}
        look={look}
      />
      <p role="status" className="sr-only">
        {open && search.settled && t("found", { count: options.length })}
      </p>
      {explained && !isShown && <p className="px-4 pt-1 pb-5 text-sm text-muted">{t("hint")}</p>}
      {isShown && (
        <div className={look.panel}>
          {isListed ? (
            <Results
              id={listId}
              {...box.groups}
              text={search.text}
              active={active}
              onPoint={box.setActive}
              onOpen={() => box.leave(false)}
            />
          ) : (
            <NoResults text={search.text} failed={search.failed} onRetry={search.retry} />
          )}
        </div>
      )}
    </>
  );
}
