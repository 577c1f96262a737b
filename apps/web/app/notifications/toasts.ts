/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  /** Counts the changes of its content: each is shown for the whole time and announced anew. */
  revision: number;
  title: string;
  description?: string;
  /** Shown apart, ready to be selected: an address that could not be copied, say. */
  detail?: string;
  /** One thing to do about it, such as "Undo"; doing it closes the toast. */
  action?: ToastAction;
  /** How long it stays, in milliseconds; waits while it is pointed at or focused. 5,000 where nothing is said. */
  duration?: number;
  /** `destructive` is for what failed: it looks so, and a screen reader says it at once. */
  tone: "plain" | "destructive";
  open: boolean;
}

interface ToastAction {
  label: string;
  /** What a screen reader says instead of leading to the button: how to get the same elsewhere, or by F8. */
  instead: string;
  run(): void;
}

export type ToastContent = Pick<Toast, "title" | "description" | "detail" | "action" | "duration"> & {
  tone?: Toast["tone"];
};

/** Constants of the specification, section 9. Milliseconds. */
export const visibleFor = 5_000;
const removeAfter = 1_000_000;
/** A toast that offers to take something back stays longer. Milliseconds. */
export const undoFor = 10_000;
/** The element that holds the page's toast. */
export const toastsId = "toasts";
/** Only one toast is visible: a new one replaces the old. */
const limit = 1;

type Listener = () => void;

/** The toasts of one page: added, changed, dismissed (closed at once, forgotten later) and removed. */
export class Toasts {
  #toasts: readonly Toast[] = [];
  #lastId = 0;
  readonly #listeners = new Set<Listener>();
  readonly #removals = new Map<number, ReturnType<typeof setTimeout>>();

  /** Shows a toast in place of the one before. Returns its id, for the other three. */
  add({ tone = "plain", ...content }: ToastContent): number {
    this.#lastId += 1;
    const toast: Toast = { ...content, tone, id: this.#lastId, revision: 0, open: true };
    this.#set([toast, ...this.#toasts].slice(0, limit));
    return toast.id;
  }

  /** Changes what an open toast says and shows it for its whole time again. */
  update(id: number, content: Partial<ToastContent>): void {
    this.#change(id, (toast) => ({ ...toast, ...content, revision: toast.revision + 1 }));
  }

  /** Closes a toast; its record goes after 1,000,000 ms. */
  dismiss(id: number): void {
    if (!this.#toasts.some((toast) => toast.id === id && toast.open)) return;
    this.#removals.set(
      id,
      setTimeout(() => this.remove(id), removeAfter),
    );
    this.#change(id, (toast) => ({ ...toast, open: false }));
  }

  /** Forgets a toast at once. */
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
