import type { Language } from "@llave/ui/language";
import { useSyncExternalStore } from "react";

/** A decision that the renter hears of in a few seconds unless the agent undoes it. */
export interface PendingDecision {
  /** Of the draft, or of the showing that is confirmed. */
  id: string;
  kind: "send" | "decline" | "confirm";
  /** The renter's name. */
  name: string;
  /** Address of the page it was made on. */
  path: string;
  /** The draft that is sent or declined; null if a showing is confirmed. */
  draft: DecidedDraft | null;
  /** When it takes effect, in milliseconds since 1970. */
  at: number;
}

/** A draft as the agent decided it. */
export interface DecidedDraft {
  conversationId: string;
  content: string;
  language: Language;
  /** The agent's edited text; undefined if it's sent as drafted. */
  edited: string | undefined;
  /** True if the answer is also saved to its listing. */
  save: boolean;
  /** The saved answer in the language that the draft isn't in, or "". */
  translation: string;
}

type UndoneTexts = Pick<DecidedDraft, "translation"> & { edited: string };

/** How long a decision can be undone. Milliseconds. */
export const undoMs = 5_000;

/**
 * The one decision that can still be undone. It outlives the page it was made on. A second one carries out the first
 * immediately; closing the tab carries out nothing, and what waited for the decision still waits.
 */
export class PendingDecisions {
  #pending: PendingDecision | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The texts of an undone approval, until its draft shows them again. */
  readonly #undone = new Map<string, UndoneTexts>();
  readonly #listeners = new Set<() => void>();
  #carryOut: () => void = () => {};

  begin(decision: Omit<PendingDecision, "at">, carryOut: () => void): void {
    this.flush();
    this.#carryOut = carryOut;
    this.#set({ ...decision, at: Date.now() + undoMs });
    this.#timer = setTimeout(() => this.flush(), undoMs);
  }

  /** Carries out the waiting decision immediately. */
  flush(): void {
    if (this.#end()) this.#carryOut();
  }

  undo(): PendingDecision | null {
    const pending = this.#end();
    const { edited, translation = "" } = pending?.draft ?? {};
    if (pending && edited !== undefined) this.#undone.set(pending.id, { edited, translation });
    return pending;
  }

  /** Drops it if what it was about is gone in the meantime. */
  withdraw(id: string): void {
    if (this.#pending?.id === id) this.#end();
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

  readonly current = (): PendingDecision | null => this.#pending;

  #end(): PendingDecision | null {
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#set(null);
    return pending;
  }

  #set(pending: PendingDecision | null): void {
    this.#pending = pending;
    for (const listener of this.#listeners) listener();
  }
}

/** One for the whole page. */
export const pendingDecisions = new PendingDecisions();

/** The waiting decision; re-renders when it changes. */
export function usePendingDecision(): PendingDecision | null {
  return useSyncExternalStore(pendingDecisions.subscribe, pendingDecisions.current, () => null);
}
