import { createContext, type ReactNode, useContext } from "react";
import { useFormContext } from "react-hook-form";
import { type Findings, useFindings } from "../../../agent/wording/useFindings.ts";
import { WordingNotice } from "../../../agent/wording/WordingNotice.tsx";
import type { FormValues } from "./values.ts";

const WordingContext = createContext<Findings>({ found: {}, check: async () => ({}), forget: () => {} });

/** Stores the fair-housing check's findings in the form's texts. */
export function WordingProvider({ children }: { children: ReactNode }) {
  return <WordingContext value={useFindings()}>{children}</WordingContext>;
}

/** The findings in the form's texts so far. */
export function useWording(): Findings {
  return useContext(WordingContext);
}

/** The findings in one field of the form; accepting the neutral wording replaces the field's text. */
export function FieldWording({ field, text }: { field: string; text: string }) {
  const { found, forget } = useWording();
  const { setValue, setFocus } = useFormContext<FormValues>();
  const take = (rewrite: string) => {
    setValue(field as "description", rewrite, { shouldDirty: true, shouldValidate: true });
    forget(field);
    setFocus(field as "description");
  };
  return <WordingNotice about={found[field]} text={text} onTake={take} />;
}
