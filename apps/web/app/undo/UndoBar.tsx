import { shortName } from "@llave/contract/text/shortName";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useKeys } from "../agent/useKeys.ts";
import { KeyCap } from "../components/KeyCap.tsx";
import { useSingleKeys } from "../components/shortcuts.ts";
import { useTexts } from "../language/LanguageProvider.tsx";
import { standsAtBottom } from "../notifications/standsAtBottom.ts";
import { toasts } from "../notifications/toasts.ts";
import { pageAddress } from "./pageAddress.ts";
import { type PendingDecision, pendingDecisions, undoMs, usePendingDecision } from "./pendingDecision.ts";
import { catalogs } from "./texts/catalogs.ts";

function useUndo(): () => void {
  const navigate = useNavigate();
  return () => {
    const undone = pendingDecisions.undo();
    if (!undone) return;
    // Back to the page it was made on.
    if (undone.path !== pageAddress()) void navigate(undone.path, { replace: true });
  };
}

/**
 * On every dashboard page: announces once that a decision is about to be carried out, and handles the key that undoes it or a
 * toast's action.
 */
export function UndoKey() {
  const t = useTexts(catalogs);
  const pending = usePendingDecision();
  const undo = useUndo();
  useKeys({ z: pending ? undo : undoToast });
  return (
    <p role="status" className="sr-only">
      {pending && t(`said.${pending.kind}`, { name: pending.name, count: undoMs / 1_000 })}
    </p>
  );
}

/** What a toast lets the agent undo, such as dismissing a draft. */
function undoToast(): void {
  const [toast] = toasts.current();
  if (!toast?.open || !toast.action) return;
  toast.action.run();
  toasts.dismiss(toast.id);
}

/**
 * The decision that the renter hears of in a few seconds: a row above the next decision, or floating on pages without that
 * row.
 */
export function UndoBar({ floating = false }: { floating?: boolean }) {
  const pending = usePendingDecision();
  if (!pending) return null;
  const place = floating
    ? "fixed inset-x-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-[30rem] shadow-2"
    : "mx-3 mb-2.5 flex-none phone:mx-5";
  return (
    <div
      {...standsAtBottom}
      className={`flex h-12 animate-rise items-center gap-3 rounded-m bg-night pr-2 pl-4 text-on-night phone:h-11 ${place}`}
    >
      <Running key={pending.id} pending={pending} />
    </div>
  );
}

function Running({ pending }: { pending: PendingDecision }) {
  const t = useTexts(catalogs);
  const keys = useSingleKeys();
  const seconds = useSeconds(pending.at);
  const undo = useUndo();
  return (
    <>
      <Ring at={pending.at} />
      <p className="min-w-0 flex-1 truncate text-base">
        {t(`text.${pending.kind}`, { name: shortName(pending.name), count: seconds })}
      </p>
      <button
        type="button"
        aria-keyshortcuts={keys ? "Z" : undefined}
        onClick={undo}
        className="inline-flex h-11 items-center gap-2 rounded-s px-3 font-semibold text-orange hover:bg-night-2 phone:h-9"
      >
        {t("undo")}
        {keys && (
          <span className="max-phone:hidden">
            <KeyCap>Z</KeyCap>
          </span>
        )}
      </button>
    </>
  );
}

function useSeconds(at: number): number {
  const left = () => Math.max(1, Math.ceil((at - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(1, Math.ceil((at - Date.now()) / 1_000))), 200);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}

/** Empties over five seconds; with reduced motion, only the number changes. */
function Ring({ at }: { at: number }) {
  const [left] = useState(() => Math.max(0, at - Date.now()));
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none -rotate-90 motion-reduce:hidden">
      <circle cx="10" cy="10" r="8" className="fill-none stroke-night-3" strokeWidth="2.5" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        style={{ animationDelay: `${left - undoMs}ms` }}
        className="animate-run-out fill-none stroke-orange [stroke-dasharray:100]"
        strokeWidth="2.5"
      />
    </svg>
  );
}
