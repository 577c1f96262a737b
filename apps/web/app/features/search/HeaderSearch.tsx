import { Dialog } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { useFocusReturn } from "../../components/dialog/useFocusReturn.ts";
import { Icon } from "../../components/Icon.tsx";
import { KeyCap } from "../../components/KeyCap.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useSearchKeys } from "./useSearchKeys.ts";

/** The header's wide button for everything: search, go to, create, do. Ctrl K and the slash key open it too. */
export function SearchInBar() {
  const t = useTexts(catalogs);
  return (
    <Palette>
      <Dialog.Trigger
        aria-keyshortcuts="Control+K"
        className="ml-5 flex min-w-0 overflow-hidden h-9 w-full max-w-[18.75rem] items-center gap-2.5 rounded-[10px] border border-line bg-paper px-3 text-left text-base text-muted hover:bg-fill"
      >
        <Icon name="search" small />
        <span className="min-w-0 flex-1 truncate">{t("placeholder")}</span>
        <span aria-hidden="true" className="flex gap-1">
          <KeyCap>Ctrl</KeyCap>
          <KeyCap>K</KeyCap>
        </span>
      </Dialog.Trigger>
    </Palette>
  );
}

/** The same as a small button, if the header has no room. */
export function SearchOverPage() {
  const t = useTexts(catalogs);
  return (
    <Palette>
      <Dialog.Trigger className="grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:bg-fill">
        <Icon name="search" />
        <span className="sr-only">{t("open")}</span>
      </Dialog.Trigger>
    </Palette>
  );
}

/** The search over the page: the whole window on phones. */
function Palette({ children }: { children: ReactNode }) {
  const t = useTexts(catalogs);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const focus = useFocusReturn(open);
  /** A result leads to another page, whose content takes the focus. */
  const led = useRef(false);
  useSearchKeys(() => setOpen(true));
  const leave = (givenUp: boolean) => {
    led.current = !givenUp;
    setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      {children}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-night/50 data-[state=open]:animate-rise" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus.keep(event);
            led.current = false;
            field.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Shortcuts open it too, regardless of the focus.
            event.preventDefault();
            focus.giveBack(!led.current);
          }}
          className="fixed inset-0 z-40 flex flex-col bg-card shadow-2 outline-none phone:inset-x-0 phone:top-[min(116px,12dvh)] phone:bottom-auto phone:mx-auto phone:max-h-[76dvh] phone:w-[min(680px,calc(100vw-3rem))] phone:rounded-l data-[state=open]:animate-rise"
        >
          <Dialog.Title className="sr-only">{t("label")}</Dialog.Title>
          <search className="contents">
            <SearchBox field={field} onLeave={leave} />
          </search>
          <p
            aria-hidden="true"
            className="hidden flex-none items-center gap-4 rounded-b-l border-t border-line bg-tint px-5 py-2 text-sm text-muted phone:flex"
          >
            <span className="flex items-center gap-1.5">
              <KeyCap>↑</KeyCap>
              <KeyCap>↓</KeyCap>
              {t("keys.move")}
            </span>
            <span className="flex items-center gap-1.5">
              <KeyCap>↵</KeyCap>
              {t("keys.open")}
            </span>
          </p>
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
