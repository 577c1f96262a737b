import { recordMs } from "@llave/ui/toast";

/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  /** Counts changes of its content: each is shown for the full time and announced again. */
  revision: number;
  title: string;
  description?: string;
  /** Shown separately, ready to be selected: an address that couldn't be copied, for example. */
  detail?: string;
  /** One action, such as "Undo"; using it closes the toast. */
  action?: ToastAction;
  /** How long it stays, in milliseconds, if not `visibleMs`; paused while hovered or focused. */
  duration?: number;
  /** `destructive` is for failures: it looks that way, and screen readers announce it immediately. */
  tone: "plain" | "destructive";
  open: boolean;
}

interface ToastAction {
  label: string;
  /** What a screen reader announces instead of pointing to the button: where else to do the same, or F8. */
  instead: string;
  run(): void;
}

export type ToastContent = Pick<Toast, "title" | "description" | "detail" | "action" | "duration"> & {
  tone?: Toast["tone"];
};

/** A toast with an undo stays longer. Milliseconds. */
export const undoMs = 10_000;
/** The element that holds the page's toast. */
export const toastsId = "toasts";
/** Only one toast is visible: a new one replaces the old. */
const limit = 1;

type Listener = () => void;

/** One page's toasts: add, update, dismiss (closed immediately, removed later) and remove. */
export class Toasts {
  #toasts: readonly Toast[] = [];
  #lastId = 0;
  readonly #listeners = new Set<Listener>();
  readonly #removals = new Map<number, ReturnType<typeof setTimeout>>();

  /** Shows a toast, replacing the previous one. Returns its id, for the other three functions. */
  add({ tone = "plain", ...content }: ToastContent): number {
    this.#lastId += 1;
    const toast: Toast = { ...content, tone, id: this.#lastId, revision: 0, open: true };
    this.#set([toast, ...this.#toasts].slice(0, limit));
    return toast.id;
  }

  /** Changes an open toast's text and shows it for the full time again. */
  update(id: number, content: Partial<ToastContent>): void {
    this.#change(id, (toast) => ({ ...toast, ...content, revision: toast.revision + 1 }));
  }

  /** Closes a toast; its record is removed after 1,000,000 ms. */
  dismiss(id: number): void {
    if (!this.#toasts.some((toast) => toast.id === id && toast.open)) return;
    this.#removals.set(
      id,
      setTimeout(() => this.remove(id), recordMs),
    );
    this.#change(id, (toast) => ({ ...toast, open: false }));
  }

  /** Removes a toast immediately. */
  remove(id: number): void {
    this.#set(this.#toasts.filter((toast) => toast.id !== id));
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): readonly Toast[] => this.#toasts;

  #change(id: number, change: (toast: Toast) => Toast): void {
    this.#set(this.#toasts.map((toast) => (toast.id === id ? change(toast) : toast)));
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const [id, timer] of this.#removals) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      this.#removals.delete(id);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** The page's toasts. A browser tab has one page; the server adds none. */
export const toasts = new Toasts();
