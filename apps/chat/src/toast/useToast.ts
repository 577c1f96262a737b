import { useCallback, useEffect, useReducer } from "react";

/** What a toast can say; the text is chosen when it is shown, in the current language. */
export type Notice =
  | { kind: "failed" }
  /** The server is temporarily unavailable; the message will be resent automatically. */
  | { kind: "resending" }
  | { kind: "complete"; agent: string }
  /** The server asked to wait; its own text may be empty. */
  | { kind: "busy"; text: string; seconds: number };
export type Notify = (notice: Notice) => void;

export interface ToastRecord {
  id: number;
  notice: Notice;
  open: boolean;
}
export type ToastAction =
  | { type: "add"; notice: Notice }
  | { type: "dismiss"; id: number }
  | { type: "remove"; id: number };

/** Delay before a closed toast's record is removed (specification, section 9). Milliseconds. */
const removalDelayMs = 1_000_000;

/** One toast at a time: a new one replaces the old. */
export function toastReducer(toast: ToastRecord | null, action: ToastAction): ToastRecord | null {
  if (action.type === "add") return { id: (toast?.id ?? 0) + 1, notice: action.notice, open: true };
  if (toast?.id !== action.id) return toast;
  return action.type === "dismiss" ? { ...toast, open: false } : null;
}

/** The page's one toast, with functions to show and close it. */
export function useToast(): { toast: ToastRecord | null; notify: Notify; dismiss: (id: number) => void } {
  const [toast, dispatch] = useReducer(toastReducer, null);
  const closed = toast && !toast.open ? toast.id : null;

  useEffect(() => {
    if (closed === null) return;
    const timer = setTimeout(() => dispatch({ type: "remove", id: closed }), removalDelayMs);
    return () => clearTimeout(timer);
  }, [closed]);

  return {
    toast,
    notify: useCallback((notice) => dispatch({ type: "add", notice }), []),
    dismiss: useCallback((id) => dispatch({ type: "dismiss", id }), []),
  };
}
