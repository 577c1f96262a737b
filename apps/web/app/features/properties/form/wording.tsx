import type { WordingAnswer } from "@llave/contract/properties";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useFormContext } from "react-hook-form";
import { checkWording } from "../../../agent/wording/checkWording.ts";
import { WordingNotice } from "../../../agent/wording/WordingNotice.tsx";
import type { FormValues } from "./values.ts";

interface Wording {
  found: WordingAnswer;
  /** Checks texts by field; clears earlier findings about them. */
  check(texts: Record<string, string>): Promise<void>;
  forget(field: string): void;
}

const WordingContext = createContext<Wording>({ found: {}, check: async () => {}, forget: () => {} });

/** Stores the fair-housing check's findings in the form's texts. */
export function WordingProvider({ children }: { children: ReactNode }) {
  const [found, setFound] = useState<WordingAnswer>({});
  const without = (before: WordingAnswer, fields: string[]) =>
    Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field)));
  const check = async (texts: Record<string, string>) => {
    // Only advice while typing: if the check can't be reached, the server still checks what is saved.
    const answer = await checkWording(texts).catch(() => ({}));
    setFound((before) => ({ ...without(before, Object.keys(texts)), ...answer }));
  };
  const forget = (field: string) => setFound((before) => without(before, [field]));
  return <WordingContext value={{ found, check, forget }}>{children}</WordingContext>;
}

/** The findings in the form's texts so far. */
export function useWording(): Wording {
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
