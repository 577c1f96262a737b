import type { FieldValues, Resolver } from "react-hook-form";

/** A form's rules, on their way or there. */
export interface LateRules<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** For the form's first focus: by the time somebody has typed, the rules are there. */
  fetch(): void;
}

/**
 * Rules that a page fetches when its form is first used: the schema library they are written with weighs as much as the
 * page's own script several times over, and whoever only reads has no need of it.
 * @param load imports the module that holds them
 * @returns rules that refuse nothing where they cannot be fetched: the server checks the same ones
 */
export function lateRules<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): LateRules<Values> {
  const unchecked: Resolver<Values> = (values) => ({ values, errors: {} });
  const rules = () => load().catch(() => unchecked);
  return {
    resolver: async (...form) => (await rules())(...form),
    fetch: () => void rules(),
  };
}
