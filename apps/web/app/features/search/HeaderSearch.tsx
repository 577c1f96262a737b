import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { useSingleKeys } from "../../agent/shortcuts.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useSearchKeys } from "./useSearchKeys.ts";

const catalogues = { en, es };
const inBar = {
  box: "",
  field: "h-9 pr-9 text-base",
  panel:
    "absolute top-full left-0 z-30 mt-1.5 max-h-[calc(100dvh-5rem)] w-[26rem] animate-rise overflow-y-auto rounded-m border border-line bg-card shadow-2",
};
const overPage = {
  box: "my-2 mr-15 ml-3",
  field: "h-11 pr-3 text-lg",
  panel: "min-h-0 overflow-y-auto border-t border-line",
};

/**
 * A header field that finds a lead or a property from anywhere in the dashboard; the slash key or Ctrl K focuses it.
 */
export function SearchInBar() {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const singleKeys = useSingleKeys();
  useSearchKeys(() => {
    before.current = document.activeElement;
    field.current?.focus();
    field.current?.select();
  });
  const leave = (givenUp: boolean) => {
    setOpen(false);
    const back = before.current instanceof HTMLElement && before.current !== field.current ? before.current : null;
    before.current = null;
    if (givenUp && back) back.focus();
    else field.current?.blur();
  };
  return (
    <search
      className="relative ml-5 w-full max-w-[21rem]"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <SearchBox
        field={field}
        open={open}
        onFocus={() => setOpen(true)}
        onLeave={leave}
        {...(singleKeys && { keyHint: "/" })}
        look={inBar}
      />
    </search>
  );
}

/** The same if the header has no room for a field: a button that opens it over the page. */
export function SearchOverPage() {
  const t = useTexts(catalogues);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  /** A result leads to another page, whose content takes the focus. */
  const led = useRef(false);
  useSearchKeys(() => setOpen(true));
  const leave = (givenUp: boolean) => {
    led.current = !givenUp;
    setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:bg-fill">
        <Icon name="search" />
        <span className="sr-only">{t("open")}</span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-night/50 data-[state=open]:animate-rise" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            led.current = false;
            field.current?.focus();
          }}
          onCloseAutoFocus={(event) => led.current && event.preventDefault()}
          className="fixed inset-x-0 top-0 z-40 flex max-h-dvh flex-col rounded-b-xl bg-card shadow-2 outline-none phone:inset-x-0 phone:top-3 phone:mx-auto phone:w-[min(40rem,calc(100vw-3rem))] phone:rounded-l data-[state=open]:animate-rise"
        >
          <Dialog.Title className="sr-only">{t("label")}</Dialog.Title>
          <search className="contents">
            <SearchBox field={field} open explained onLeave={leave} look={overPage} />
          </search>
          <Dialog.Close
            aria-label={t("close")}
            className="absolute top-2 right-2 grid size-11 place-items-center rounded-s text-muted hover:bg-fill hover:text-ink"
          >
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
