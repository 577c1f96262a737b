import { useState } from "react";
import { refusalOf } from "../../../data/refusal.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";

const catalogs = { en, es };

/** Runs the steps of an import: `busy` is the current step, `error` says why the last one failed. */
export function useAttempt<Step extends string>() {
  const t = useTexts(catalogs);
  const [busy, setBusy] = useState<Step | null>(null);
  const [error, setError] = useState<string>();

  async function attempt(step: Step, work: () => Promise<void>): Promise<void> {
    setBusy(step);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(refusalOf(failure).error ?? t("failed.fallback"));
    } finally {
      setBusy(null);
    }
  }

  return { busy, error, attempt };
}
