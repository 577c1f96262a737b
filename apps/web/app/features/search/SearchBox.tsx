import { type RefObject, useId } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { NoResults, optionId, Results } from "./Results.tsx";
import { SearchInput } from "./SearchInput.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useSearchBox } from "./useSearchBox.ts";

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when a result is opened, or with `true` if the page stays as it is. */
  onLeave(givenUp: boolean): void;
}

/** A field with its results: a combobox whose focus stays in the field while the arrow keys choose. */
export function SearchBox({ field, onLeave }: SearchBoxProps) {
  const t = useTexts(catalogs);
  const listId = useId();
  const box = useSearchBox({ listId, onLeave });
  const { search, options, active } = box;
  const isListed = options.length > 0;
  const isEmpty = !isListed && (search.settled || search.failed);
  return (
    <>
      <SearchInput
        field={field}
        value={box.typed}
        onValue={box.setTyped}
        onKeyDown={box.onKeyDown}
        listId={isListed ? listId : undefined}
        activeId={active >= 0 ? optionId(listId, active) : undefined}
      />
      <p role="status" className="sr-only">
        {search.settled && t("found", { count: options.length })}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
        {isListed && (
          <Results
            id={listId}
            groups={box.groups}
            text={search.text}
            active={active}
            onPoint={box.setActive}
            onChoose={box.choose}
          />
        )}
        {(isEmpty || search.failed) && <NoResults text={search.text} failed={search.failed} onRetry={search.retry} />}
      </div>
    </>
  );
}
