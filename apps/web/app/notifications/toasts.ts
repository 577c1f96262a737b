/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** Shown apart, ready to be selected: an address that could not be copied, say. */
  detail?: string;
  tone: "plain" | "destructive";
  open: boolean;
}

export type ToastContent = Pick<Toast, "title" | "description" | "detail"> & { tone?: Toast["tone"] };

/** Constants of the specification, section 9. Milliseconds. */
export const visibleFor = 5_000;
const removeAfter = 1_000_000;
/** Only one toast is visible: a new one replaces the old. */
const limit = 1;

type Listener = () => void;

/** The toasts of one page: added, changed, dismissed (closed at once, forgotten later) and removed. */
export class Toasts {
  #toasts: readonly Toast[] = [];
  #lastId = 0;
  readonly #listeners = new Set<Listener>();
  readonly #removals = new Map<number, ReturnType<typeof setTimeout>>();

  /** Shows a toast in place of the one before. */
  add({ tone = "plain", ...content }: ToastContent): number {
    this.#lastId += 1;
    const toast: Toast = { ...content, tone, id: this.#lastId, open: true };
    this.#set([toast, ...this.#toasts].slice(0, limit));
    return toast.id;
  }

  update(id: number, content: Partial<ToastContent>): void {
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)));
  }

  /** Closes a toast; its record goes after 1,000,000 ms. */
  dismiss(id: number): void {
    if (!this.#removals.has(id))
      this.#removals.set(
        id,
        setTimeout(() => this.remove(id), removeAfter),
      );
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  }

  remove(id: number): void {
    clearTimeout(this.#removals.get(id));
    this.#removals.delete(id);
    this.#set(this.#toasts.filter((toast) => toast.id !== id));
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): readonly Toast[] => this.#toasts;

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

/** The page's toasts. A browser tab has one page; the server adds none. */
export const toasts = new Toasts();
