import type { Language } from "@llave/ui/language";
import { useSyncExternalStore } from "react";

/** An approved draft that is sent, or a declined showing that is called off, unless the agent undoes it. */
export interface PendingApproval {
  draftId: string;
  conversationId: string;
  /** True if, instead of a draft, the renter gets a message that the showing won't take place. */
  declines: boolean;
  /** The renter's name. */
  name: string;
  /** Address of the page it was approved on. */
  path: string;
  content: string;
  language: Language;
  /** The agent's edited text; undefined if it's sent as drafted. */
  edited: string | undefined;
  /** True if the answer is also saved to its listing. */
  save: boolean;
  /** The saved answer in the language that the draft isn't in, or "". */
  translation: string;
  /** When it's sent, in milliseconds since 1970. */
  at: number;
}

type UndoneTexts = Pick<PendingApproval, "translation"> & { edited: string };

/** How long an approval can be undone. Milliseconds. */
export const undoMs = 5_000;

/**
 * The one approval that can still be undone. It outlives the page it was approved on. A second approval sends the first
 * immediately; closing the tab sends nothing, and the draft stays.
 */
export class Approvals {
  #pending: PendingApproval | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The texts of an undone approval, until its draft shows them again. */
  readonly #undone = new Map<string, UndoneTexts>();
  readonly #listeners = new Set<() => void>();
  #send: (pending: PendingApproval) => void = () => {};

  begin(approval: Omit<PendingApproval, "at">, send: (pending: PendingApproval) => void): void {
    this.flush();
    this.#send = send;
    this.#set({ ...approval, at: Date.now() + undoMs });
    this.#timer = setTimeout(() => this.flush(), undoMs);
  }

  /** Sends the waiting approval immediately. */
  flush(): void {
    const pending = this.#end();
    if (pending) this.#send(pending);
  }

  undo(): PendingApproval | null {
    const pending = this.#end();
    if (pending?.edited !== undefined) {
      const { draftId, edited, translation } = pending;
      this.#undone.set(draftId, { edited, translation });
    }
    return pending;
  }

  /** Drops it unsent if its draft has been withdrawn in the meantime. */
  withdraw(draftId: string): void {
    if (this.#pending?.draftId === draftId) this.#end();
  }

  /** What the agent wrote into a draft whose approval was undone; returned once. */
  takeUndone(draftId: string): UndoneTexts | undefined {
    const texts = this.#undone.get(draftId);
    this.#undone.delete(draftId);
    return texts;
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

/** One for the whole page. */
export const approvals = new Approvals();

/** The waiting approval; re-renders when it changes. */
export function usePendingApproval(): PendingApproval | null {
  return useSyncExternalStore(approvals.subscribe, approvals.current, () => null);
}
