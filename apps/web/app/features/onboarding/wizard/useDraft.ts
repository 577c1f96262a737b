import type { OnboardingDraft, OnboardingState } from "@llave/contract/onboarding";
import { useCallback, useEffect, useRef, useState } from "react";
import { HttpError, request } from "../../../data/request.ts";

export type SaveState = "saved" | "saving" | "failed";

/** Typed text is saved after a pause. Milliseconds. */
const pauseMs = 900;

/** The draft in the browser and on the server: every change is saved soon, every step right away. */
export function useDraft(initial: OnboardingState, step: number) {
  const [draft, setDraft] = useState(initial.draft);
  const [saveState, setSaveState] = useState<SaveState>("saved");
  const saver = useRef<DraftSaver>(undefined);
  saver.current ??= new DraftSaver(initial);

  const save = useCallback(async (changed: OnboardingDraft, atStep: number) => {
    setSaveState("saving");
    try {
      const kept = await saver.current?.save(changed, atStep);
      if (kept) setDraft((current) => withKept(current, changed, kept));
      setSaveState("saved");
    } catch (error) {
      setSaveState("failed");
      throw error;
    }
  }, []);

  /** Saves a change that the server may refuse: then it is undone, and nothing is left unsaved. */
  const tryChange = useCallback(
    async (changes: Partial<OnboardingDraft>) => {
      try {
        await save({ ...draft, ...changes }, step);
      } catch (error) {
        if (error instanceof HttpError && saver.current?.has(draft, step)) setSaveState("saved");
        throw error;
      }
    },
    [draft, step, save],
  );

  useEffect(() => {
    if (saver.current?.has(draft, step)) return;
    const timer = setTimeout(() => void save(draft, step).catch(quietly), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, step, save]);

  const change = useCallback((changes: Partial<OnboardingDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
  }, []);
  return { draft, change, save, tryChange, saveState };
}

/** What the server decides: the first link's address, and the resized photo. */
function withKept(current: OnboardingDraft, sent: OnboardingDraft, kept: OnboardingDraft): OnboardingDraft {
  const photo = current.photo === sent.photo ? kept.photo : current.photo;
  const same = photo === current.photo && kept.smartLink.url === current.smartLink.url;
  return same ? current : { ...current, photo, smartLink: kept.smartLink };
}

/** A failed save is shown beside the buttons; a bug in this program is rethrown. */
function quietly(error: unknown): void {
  if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
}

/** Sends one draft at a time, so that an older one never overwrites a newer one. */
class DraftSaver {
  #kept: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ draft, step }: OnboardingState) {
    this.#kept = keyOf(draft, step);
  }

  has(draft: OnboardingDraft, step: number): boolean {
    return this.#kept === keyOf(draft, step);
  }

  save(draft: OnboardingDraft, step: number): Promise<OnboardingDraft> {
    const sending = this.#last.then(async () => {
      const response = await request("PUT", "/api/onboarding/draft", { draft, step });
      const state: OnboardingState = await response.json();
      this.#kept = keyOf(state.draft, step);
      return state.draft;
    });
    this.#last = sending.catch(() => undefined);
    return sending;
  }
}

/** The server trims texts: a space at the end isn't a change. */
function keyOf(draft: OnboardingDraft, step: number): string {
  return JSON.stringify([step, draft], (_key, value) => (typeof value === "string" ? value.trim() : value));
}
