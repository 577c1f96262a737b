import { useSyncExternalStore } from "react";

/** An approved draft that goes out unless it is taken back. */
export interface PendingApproval {
  draftId: string;
  conversationId: string;
  /** Of the renter. */
  name: string;
  /** Address of the page on which it was approved. */
  path: string;
  content: string;
  language: "en" | "es";
  /** What the agent made of it; undefined where it goes out as it was drafted. */
  edited: string | undefined;
  /** True where the answer is also saved to its listing. */
  save: boolean;
  /** When it goes out, in milliseconds. */
  at: number;
}

/** So long an approval can be taken back. Milliseconds. */
export const undoTime = 5_000;

/**
 * The one approval that waits for its seconds. It outlives the page it was given on; a second one sends the first at
 * once, and closing the tab sends nothing, so that the draft stays.
 */
export class Approvals {
  #pending: PendingApproval | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The text that an undone approval had, until its draft shows it again. */
  readonly #undone = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #send: (pending: PendingApproval) => void = () => {};

  begin(approval: Omit<PendingApproval, "at">, send: (pending: PendingApproval) => void): void {
    this.flush();
    this.#send = send;
    this.#set({ ...approval, at: Date.now() + undoTime });
    this.#timer = setTimeout(() => this.flush(), undoTime);
  }

  /** Sends what waits, at once. */
  flush(): void {
    const pending = this.#end();
    if (pending) this.#send(pending);
  }

  /** Takes it back. */
  undo(): PendingApproval | null {
    const pending = this.#end();
    if (pending?.edited !== undefined) this.#undone.set(pending.draftId, pending.edited);
    return pending;
  }

  /** Drops it unsent, where its draft was withdrawn meanwhile. */
  withdraw(draftId: string): void {
    if (this.#pending?.draftId === draftId) this.#end();
  }

  /** What the agent had made of a draft before taking its approval back; told once. */
  takeUndone(draftId: string): string | undefined {
    const text = this.#undone.get(draftId);
    this.#undone.delete(draftId);
    return text;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): PendingApproval | null => this.#pending;

  #end(): PendingApproval | null {
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#set(null);
    return pending;
  }

  #set(pending: PendingApproval | null): void {
    this.#pending = pending;
    for (const listener of this.#listeners) listener();
  }
}

/** The page's own. */
export const approvals = new Approvals();

/** The approval that waits, as it changes. */
export function usePendingApproval(): PendingApproval | null {
  return useSyncExternalStore(approvals.subscribe, approvals.current, () => null);
}
