import { focusKey, swipeThreshold, visibleMs } from "@llave/ui/toast";
import { Toast } from "radix-ui";
import { type FocusEvent, type KeyboardEvent, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { type Toast as ToastRecord, toasts, toastsId } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { button } from "../button.ts";
import { Icon } from "../Icon.tsx";
import { KeyCap } from "../KeyCap.tsx";
import { focusContent } from "../page/RouteFocus.tsx";
import { useSingleKeys } from "../shortcuts.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useToastFloor } from "./useToastFloor.ts";

const none: readonly ToastRecord[] = [];

/** Shows the page's toast: 5 s unless hovered or focused, swiped away to the right, reachable with F8. */
export function Toaster() {
  const t = useTexts(catalogs);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  const { cameFrom, goBack } = useWayBack();
  const list = useRef<HTMLOListElement>(null);
  useToastFloor(list, shown.length > 0);
  return (
    <Toast.Provider
      duration={visibleMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={t("toast.label")}
    >
      {shown.map((toast) => (
        <ToastCard
          key={`${toast.id}.${toast.revision}`}
          toast={toast}
          closeLabel={t("toast.close")}
          onFocus={cameFrom}
          onClosed={goBack}
        />
      ))}
      <Toast.Viewport
        ref={list}
        id={toastsId}
        hotkey={[focusKey]}
        onFocus={cameFrom}
        label={t("toast.viewport")}
        onKeyDown={(event) => actByEnter(event, goBack)}
        // On phones it is above the bar or the text being written; the page's title and Next are at the top.
        className="fixed right-0 z-50 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none max-medium:bottom-[max(var(--toast-floor,0px),env(safe-area-inset-bottom))] max-medium:p-2 medium:bottom-[var(--toast-floor,0px)] medium:max-w-[420px]"
      />
    </Toast.Provider>
  );
}

/**
 * Returns the focus to where it was before F8, Tab or a click moved it to the toast: otherwise a closed toast would
 * leave it in the empty region, and keyboard users would have to come back from the end of the page.
 */
function useWayBack() {
  const before = useRef<HTMLElement>(null);
  const region = useRef<Element>(null);
  const cameFrom = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    region.current = currentTarget.closest("[role=region]");
    if (region.current?.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const goBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    // The element that had the focus may be gone with its page.
    if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else focusContent();
  };
  return { cameFrom, goBack };
}

/** F8 and Enter trigger the toast's action without stepping through its buttons. */
function actByEnter(event: KeyboardEvent<HTMLElement>, goBack: () => void): void {
  const [toast] = toasts.current();
  if (event.key !== "Enter" || !toast?.open || !toast.action || (event.target as HTMLElement).closest("button")) return;
  event.preventDefault();
  toast.action.run();
  goBack();
  toasts.dismiss(toast.id);
}

const tones = {
  plain: "border-line bg-card text-ink",
  destructive: "border-danger-line bg-danger-wash text-ink",
} as const;

interface CardProps {
  toast: ToastRecord;
  closeLabel: string;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onClosed(): void;
}

function ToastCard({ toast, closeLabel, onFocus, onClosed }: CardProps) {
  const destructive = toast.tone === "destructive";
  const hasKey = useActionKey();
  return (
    <Toast.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (open) return;
        onClosed();
        toasts.dismiss(toast.id);
      }}
      {...(toast.duration !== undefined && { duration: toast.duration })}
      type={destructive ? "foreground" : "background"}
      onFocus={onFocus}
      className={`flex items-start gap-3 rounded-l border py-3 pr-2 pl-4 shadow-2 data-[state=open]:animate-slide-in data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 ${tones[toast.tone]}`}
    >
      <Icon
        name={destructive ? "alert" : "check"}
        className={`mt-0.5 ${destructive ? "text-danger" : "text-mint-ink"}`}
      />
      <ToastWords toast={toast} />
      {toast.action && (
        <Toast.Action asChild altText={toast.action.instead} onClick={toast.action.run}>
          <button
            type="button"
            aria-keyshortcuts={hasKey ? "Z" : undefined}
            className={`${button("line", "small")} self-center`}
          >
            {toast.action.label}
            {hasKey && (
              <span className="max-phone:hidden">
                <KeyCap>Z</KeyCap>
              </span>
            )}
          </button>
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={closeLabel}
        className="grid size-11 flex-none place-items-center rounded-s text-muted hover:bg-fill hover:text-ink phone:size-8"
      >
        <Icon name="close" small />
      </Toast.Close>
    </Toast.Root>
  );
}

/** True where a key triggers the toast's action: in the dashboard, unless single keys are turned off. */
function useActionKey(): boolean {
  const keys = useSingleKeys();
  return useLocation().pathname.startsWith(paths.dashboard) && keys;
}

function ToastWords({ toast: { title, description, detail, tone } }: { toast: ToastRecord }) {
  return (
    <div className="min-w-0 flex-1 py-px">
      <Toast.Title className={`text-md font-semibold ${tone === "destructive" ? "text-danger" : ""}`}>
        {title}
      </Toast.Title>
      {description && <Toast.Description className="mt-0.5 text-base text-ink-2">{description}</Toast.Description>}
      {detail && <p className="mt-2 rounded-s bg-fill px-2 py-1 text-sm break-all text-ink select-all">{detail}</p>}
    </div>
  );
}
