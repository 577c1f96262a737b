import { useState } from "react";
import { useTexts } from "../language/LanguageProvider.tsx";
import { useAction } from "../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Runs the steps of an import: `busy` is the current step, `error` says why the last one failed. */
export function useAttempt<Step extends string>() {
  const t = useTexts(catalogs);
  const [step, setStep] = useState<Step | null>(null);
  const [error, setError] = useState<string>();
  const { busy, run } = useAction((failure) => setError(failure.error ?? t("failed.fallback")));

  async function attempt(next: Step, work: () => Promise<void>): Promise<boolean> {
    setStep(next);
    setError(undefined);
    return run(work);
  }

  return { busy: busy ? step : null, error, attempt };
}
