import type { OnboardingDraft, OnboardingState } from "@llave/contract/agent/onboarding";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { request } from "../../../data/request.ts";
import { type FailedCall, useAction } from "../../../session/useAction.ts";

export type SaveState = "saved" | "saving" | "failed";

/** Typed text is saved after a pause. Milliseconds. */
const pauseMs = 900;

/** The draft in the browser and on the server: every change is saved soon, every step right away. */
export function useDraft(initial: OnboardingState, step: number) {
  const [draft, setDraft] = useState(initial.draft);
  const [saveState, setSaveState] = useState<SaveState>("saved");
  const saver = useRef<DraftSaver>(undefined);
  saver.current ??= new DraftSaver(initial);

  const { run } = useAction();

  /** Saves a draft. A failure is shown beside the buttons, besides what `onFailed` does. */
  const save = async (changed: OnboardingDraft, atStep: number, onFailed?: (failure: FailedCall) => void) => {
    setSaveState("saving");
    const saved = await run(async () => {
      const kept = await saver.current?.save(changed, atStep);
      if (kept) setDraft((current) => withKept(current, changed, kept));
    }, onFailed);
    setSaveState(saved ? "saved" : "failed");
    return saved;
  };

  /** Saves a change that the server may refuse: the caller then undoes it, and nothing is left unsaved. */
  const tryChange = async (changes: Partial<OnboardingDraft>, onFailed: (failure: FailedCall) => void) => {
    const saved = await save({ ...draft, ...changes }, step, onFailed);
    if (!saved && saver.current?.has(draft, step)) setSaveState("saved");
    return saved;
  };

  const saveLater = useEffectEvent(() => void save(draft, step));
  useEffect(() => {
    if (saver.current?.has(draft, step)) return;
    const timer = setTimeout(() => saveLater(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, step]);

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
