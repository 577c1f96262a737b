import { useCallback, useState } from "react";

/** What a toast can say; the text is chosen when it is shown, in the current language. */
export type Notice =
  | { kind: "failed" }
  /** The server is temporarily unavailable; the message will be resent automatically. */
  | { kind: "resending" }
  /** `visit`: they are arranging a showing or have arranged one, so no other homes are coming. */
  | { kind: "complete"; agent: string; visit: boolean }
  /** The server asked to wait; its own text may be empty. */
  | { kind: "busy"; text: string; seconds: number };
export type Notify = (notice: Notice) => void;

export interface ToastRecord {
  id: number;
  notice: Notice;
}

/** The page's one toast (a new one replaces the old), and functions to show one and to remove its record. */
export function useToast(): { toast: ToastRecord | null; notify: Notify; remove: (id: number) => void } {
  const [toast, setToast] = useState<ToastRecord | null>(null);
  return {
    toast,
    notify: useCallback((notice) => setToast((before) => ({ id: (before?.id ?? 0) + 1, notice })), []),
    remove: useCallback((id) => setToast((now) => (now?.id === id ? null : now)), []),
  };
}
