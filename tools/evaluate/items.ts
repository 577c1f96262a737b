import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Intent, IsoDate, Language, SlotName, Slots } from "../../packages/assistant/src/index.ts";

/** A renter's message and its meaning; `packages/assistant/specs/understanding/README.md` describes the format. */
export interface Item {
  id: string;
  text: string;
  context: { asked: SlotName | null; reference_date: IsoDate; language_hint: Language };
  language: Language;
  slots: Slots;
  intents: Intent[];
}

const ownFiles = new URL("../../packages/assistant/specs/understanding/", import.meta.url);

/** The repository's own understanding files. */
export function ownItemFiles(): string[] {
  const names = readdirSync(ownFiles).filter((name) => name.endsWith(".jsonl"));
  return names.sort().map((name) => fileURLToPath(new URL(name, ownFiles)));
}

/** The items of files, evenly thinned out to a given number: files are sorted by topic. */
export function readItems(files: readonly string[], limit = Number.POSITIVE_INFINITY): Item[] {
  const all = files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Item);
  });
  if (all.length <= limit) return all;
  return Array.from({ length: limit }, (_, index) => all[Math.floor((index * all.length) / limit)] as Item);
}
