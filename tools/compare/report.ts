import { isDeepStrictEqual } from "node:util";
import { seeded } from "../../packages/assistant/simulator/random.ts";
import type { Difference, Outcome } from "./compare.ts";

/** Which of the two replies of an entry is the changed revision's. */
export type Key = Record<string, "A" | "B">;

/** The differing turns side by side in random order, for a reader who must not know which is which, and the key to them. */
export function sideBySide(found: readonly Difference[], seed: number): { list: string; key: Key } {
  const random = seeded(seed);
  const key: Key = {};
  const entries = found.map((difference, index) => {
    const number = String(index + 1);
    const first = random.chance(0.5);
    key[number] = first ? "A" : "B";
    const { base, changed } = difference;
    return entryOf(number, difference, first ? [changed, base] : [base, changed]);
  });
  return { list: entries.join("\n"), key };
}

function entryOf(number: string, { id, turn, before, renter }: Difference, [a, b]: [Outcome, Outcome]): string {
  const earlier = before.map((said) => `  renter: ${said.renter}\n  reply:  ${said.reply}`);
  return [
    `## ${number} (${id}, message ${turn})`,
    ...earlier,
    `RENTER: ${renter}`,
    `A: ${told(a, b)}`,
    `B: ${told(b, a)}`,
    "",
  ].join("\n");
}

/** A reply with what else of it differs from the other one. */
function told(own: Outcome, other: Outcome): string {
  const parts = [own.reply || "(silent)"];
  for (const part of ["cards", "times", "slots", "events"] as const)
    if (!isDeepStrictEqual(own[part], other[part])) parts.push(`[${part}: ${JSON.stringify(own[part])}]`);
  return parts.join("\n   ");
}
