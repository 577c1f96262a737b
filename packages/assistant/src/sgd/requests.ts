import type { Draft } from "../understanding/draft.ts";
import { isAsked } from "../understanding/questions.ts";

/** What a question can ask of a home, by the word classes and signals that name it. */
const asked: readonly [string, readonly string[]][] = [
  ["phone_number", ["slot:phone"]],
  ["pets_allowed", ["topic:pets"]],
  ["furnished", ["topic:furnished"]],
  ["has_garage", ["garage"]],
  ["in_unit_laundry", ["topic:laundry"]],
  ["address", ["topic:address"]],
  ["price", ["topic:price"]],
  ["rent", ["topic:price"]],
];

/** Slots whose value the turn asks for. */
export function readRequests(draft: Draft): string[] {
  const { reading } = draft;
  const found = new Set<string>();
  if (reading.has("alternatives")) return [];
  for (let i = 0; i < reading.words.length; i++) {
    for (const [slot, groups] of asked) {
      if (groups.some((group) => reading.group(i, group) > 0) && isAsked(draft, i, i + 1)) found.add(slot);
    }
  }
  return [...found];
}
