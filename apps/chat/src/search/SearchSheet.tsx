import { useEffect, useRef, useState } from "react";
import { Icon } from "../icons/Icon.tsx";
import { injectStyles } from "../styles/injectStyles.ts";
import { useTexts } from "../texts/texts.ts";
import { SearchFacts, type SearchProps } from "./SearchFacts.tsx";
import css from "./searchSheet.css?inline";

injectStyles(css);

/**
 * The search on a phone: a button that opens a sheet. The browser's own dialog traps the focus and closes on Escape.
 */
export function SearchSheet({ search, correct }: SearchProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();

  useEffect(() => {
    if (open) sheet.current?.showModal();
  }, [open]);

  const correctAndClose =
    correct &&
    ((sentence: string) => {
      close();
      correct(sentence);
    });
  return (
    <>
      <button type="button" className="search-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="list" />
        {t("searchButton", { count: search.length })}
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same for a keyboard
        <dialog
          ref={sheet}
          className="sheet"
          aria-labelledby="sheet-title"
          onClose={() => setOpen(false)}
          onClick={(event) => event.target === sheet.current && close()}
        >
          <div className="sheet-in">
            <h2 id="sheet-title">{t("search")}</h2>
            <button type="button" className="plain sheet-close" aria-label={t("close")} onClick={close}>
              <Icon name="close" />
            </button>
            <SearchFacts search={search} correct={correctAndClose} />
          </div>
        </dialog>
      )}
    </>
  );
}
