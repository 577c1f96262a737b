import { Dialog as RadixDialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../notifications/standsAtBottom.ts";
import { Icon } from "../Icon.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { DialogContent } from "./DialogContent.ts";
import { useFocusReturn } from "./useFocusReturn.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** Id of the element focused first; by default the first field, or else the first focusable element. */
  firstFocus?: string;
  /** True for two columns side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** A dialog over the page: a bottom sheet on phones. Escape and the X close it; focus returns to where it was. */
export function Dialog({ open, onClose, title, description, firstFocus, wide = false, children }: DialogProps) {
  const t = useTexts(catalogs);
  const focus = useFocusReturn(open);
  const [content, setContent] = useState<HTMLElement | null>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-30 bg-night/50 data-[state=open]:animate-rise" />
        <RadixDialog.Content
          ref={setContent}
          {...(description === undefined && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            focus.keep(event);
            const first = firstFocus
              ? document.getElementById(firstFocus)
              : (event.currentTarget as HTMLElement).querySelector<HTMLElement>("input, select, textarea");
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only its own triggers, so the opener is remembered here.
            event.preventDefault();
            focus.giveBack();
          }}
          {...standsAtBottom}
          className={`fixed inset-x-0 bottom-0 z-40 max-h-[92dvh] overflow-y-auto rounded-t-xl bg-card p-5 shadow-2 outline-none data-[state=open]:animate-rise phone:inset-x-auto phone:top-1/2 phone:bottom-auto phone:left-1/2 phone:-translate-1/2 phone:rounded-l phone:p-6 ${wide ? "phone:w-[min(820px,calc(100vw-3rem))]" : "phone:w-[min(560px,calc(100vw-3rem))]"}`}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="display text-xl">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label={t("modal.close")}
              className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-s text-muted hover:bg-fill hover:text-ink"
            >
              <Icon name="close" />
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="mt-1 text-md text-ink-2">{description}</RadixDialog.Description>
          )}
          <DialogContent value={content}>{children}</DialogContent>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
