import type { FieldValues, Resolver } from "react-hook-form";

/** A form's rules, loading or loaded. */
export interface LazyResolver<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** For the form's first focus: by the time someone has typed, the rules are there. */
  fetch(): void;
}

/**
 * Rules that a page fetches when its form is first used: their schema library is several times as large as the page's
 * own script, and people who only read don't need it.
 * @param load imports the module with the rules
 * @returns rules that refuse nothing if they can't be fetched: the server checks the same ones
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): LazyResolver<Values> {
  const unchecked: Resolver<Values> = (values) => ({ values, errors: {} });
  const rules = () => load().catch(() => unchecked);
  return {
    resolver: async (...form) => (await rules())(...form),
    fetch: () => void rules(),
  };
}
