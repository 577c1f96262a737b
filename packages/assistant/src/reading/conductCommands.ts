import { conductLabels } from "../learned/labels.ts";
import { conductTopics, type Topic, type Understanding } from "../types.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command } from "./command.ts";

/**
 * The classifier alone is enough from here on; where a phrase agrees, less is. A rule that speaks up for nothing
 * frightens people off, so the bounds are higher than the best F1 on the dev split would have them.
 */
const sureAlone = 0.55;
const sureWithRule = 0.06;
/** Rules whose words stand in much that is harmless. */
const needsMore: ReadonlySet<Topic> = new Set<Topic>([
  "minor",
  "legal",
  "steering",
  "privacy",
  "emergency",
  "payment",
  "families",
]);
const sureStrict = 0.8;
const sureEcho = 0.7;
const echoShare = 0.5;
/** Safety comes first: either the rules or the classifier is enough. */
const eitherIsEnough: ReadonlySet<Topic> = new Set<Topic>([
  "emergency",
  "sensitive_data",
  "domestic_violence",
  "assistance_animal",
  "voucher",
  "flood",
]);

const isConduct: ReadonlySet<Topic> = new Set<Topic>(conductTopics);

/** The rules of conduct a message touches: what phrases and the classifier find together. */
export function conductCommands({ topics, maskedText }: Understanding, clauses: readonly PointingClause[]): Command[] {
  const byRule = new Set(topics.filter((topic) => isConduct.has(topic)));
  const found = new Map<Topic, { sure: number; command: Command }>();
  for (const label of conductLabels) {
    const topic = label as Topic;
    const best = clauses.reduce<PointingClause | undefined>(
      (top, clause) => (top === undefined || clause.conduct(label) > top.conduct(label) ? clause : top),
      undefined,
    );
    const sure = best?.conduct(label) ?? 0;
    const isRule = byRule.has(topic);
    const isTaken =
      sure >= (needsMore.has(topic) ? sureStrict : sureAlone) ||
      (isRule && (sure >= sureWithRule || eitherIsEnough.has(topic)));
    if (isTaken)
      found.set(topic, {
        sure,
        command: { type: "conduct", topic, ...spanOf(best, maskedText.length) },
      });
  }
  const surest = Math.max(0, ...[...found.values()].map(({ sure }) => sure));
  // Beside a rule that is sure a faint second one is mostly an echo of the same words.
  return [...found.values()]
    .filter(({ sure }) => sure >= surest * echoShare || surest < sureEcho)
    .map(({ command }) => command);
}

/** A rule is about the whole sentence it shows in. */
function spanOf(clause: PointingClause | undefined, length: number): { start: number; end: number } {
  const { start, end } = clause?.sentence ?? clause ?? { start: 0, end: length };
  return { start, end };
}
