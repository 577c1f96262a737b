import type { z } from "zod";

/** Why a number was refused: a rule and its limit, as the form keeps them in an error's message. */
export interface ValueError {
  rule: "number" | "whole" | "min" | "max" | "step";
  limit?: number;
}

/** Writes the rule that a number breaks as the error's message; other errors keep theirs. */
export function valueErrorMap(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return issue.expected === "int" ? "whole" : "number";
  if (issue.code === "too_small" && issue.origin === "number") return `min ${issue.minimum}`;
  if (issue.code === "too_big" && ["number", "int"].includes(issue.origin)) return `max ${issue.maximum}`;
  if (issue.code === "not_multiple_of") return `step ${issue.divisor}`;
  return undefined;
}

/** The rule in an error's message; null for another error. */
export function readValueError(message: string | undefined): ValueError | null {
  const [, rule, limit] = /^(number|whole|min|max|step)(?: (\S+))?$/.exec(message ?? "") ?? [];
  if (rule === undefined) return null;
  return { rule: rule as ValueError["rule"], ...(limit !== undefined && { limit: Number(limit) }) };
}
