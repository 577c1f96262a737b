import { hourMs } from "@llave/contract/calendar";
import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { changedFields, withKept } from "./keptFields.ts";
import { keepUnsaved, readUnsaved } from "./unsavedTexts.ts";

const keep = (name: string, value: unknown) => keepUnsaved(localStorage, name, value, Date.now());

/** State for text that survives a reload until it is empty again: sent, saved or cleared. */
export function useUnsavedText(name: string): [string, (text: string | ((before: string) => string)) => void] {
  const [text, setText] = useState("");
  const current = useRef(text);
  useEffect(() => {
    const kept = readUnsaved(localStorage, name, Date.now());
    current.current = typeof kept?.value === "string" ? kept.value : "";
    setText(current.current);
  }, [name]);
  const change = (next: string | ((before: string) => string)) => {
    current.current = typeof next === "string" ? next : next(current.current);
    setText(current.current);
    keep(name, current.current === "" ? undefined : current.current);
  };
  return [text, change];
}

export interface UnsavedForm {
  /** True if the form shows what was typed before the page was loaded. */
  restored: boolean;
  /** Puts the form back to how it is stored. */
  discard: () => void;
  /** Forgets what is kept, once it is saved or given up. */
  forget: () => void;
}

/** Fields of a form that aren't kept, or for less than a day. */
interface Kinds<Values> {
  never?: readonly (keyof Values)[];
  forADay?: readonly (keyof Values)[];
}

/** An uploaded picture that no listing uses is deleted after a day. */
const keptWithPictureMs = 23 * hourMs;

/**
 * Keeps a form's changed fields until they are saved, and shows them again after a reload. Fields that weren't changed
 * have what is stored now.
 */
export function useUnsavedForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string,
  { never = [], forADay = [] }: Kinds<Values> = {},
): UnsavedForm {
  const [restored, setRestored] = useState(false);
  const stored = () => form.formState.defaultValues as Values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form; its kinds of fields don't change
  useEffect(() => {
    const kept = readUnsaved(localStorage, name, Date.now());
    const old = kept !== undefined && Date.now() - kept.at > keptWithPictureMs;
    const values = withKept(stored(), kept?.value, old ? [...never, ...forADay] : never);
    if (values !== null) {
      form.reset(values as DefaultValues<Values>, { keepDefaultValues: true });
      setRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => keep(name, changedFields(stored(), typed, never)),
    });
  }, [form, name]);
  const forget = () => {
    keep(name, undefined);
    setRestored(false);
  };
  return {
    restored,
    discard: () => {
      form.reset();
      forget();
    },
    forget,
  };
}
