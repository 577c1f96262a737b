import type { Predicate } from "../../answering/answerWords.ts";

const irregular: Record<string, string> = { is: "are", has: "have", "isn't": "aren't", "doesn't": "don't" };

/** A predicate with its plural: "has a pool", "have a pool". */
export function predicate(one: string): Predicate {
  const [, verb = "", rest = ""] = /^(\S+)(.*)$/.exec(one) ?? [];
  return { one, many: (irregular[verb] ?? (verb.endsWith("s") ? verb.slice(0, -1) : verb)) + rest };
}
