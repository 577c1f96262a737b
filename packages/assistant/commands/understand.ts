/**
 * Understands messages one by one: JSON lines in, JSON lines out, same order.
 *
 *   npm run --silent understand < items.jsonl > predictions.jsonl
 */
import { southFlorida } from "../src/markets/southFlorida.ts";
import type { IsoDate, Language, SlotName } from "../src/types.ts";
import { understand } from "../src/understanding/understand.ts";
import { readJsonLines, writeJsonLine } from "./jsonLines.ts";

interface Item {
  id: string;
  text: string;
  context?: { asked?: SlotName | null; reference_date?: IsoDate; language_hint?: Language };
}

for await (const item of readJsonLines<Item>(process.stdin)) {
  const { language, slots, intents } = understand(item.text, {
    asked: item.context?.asked ?? null,
    referenceDate: item.context?.reference_date ?? new Date().toISOString().slice(0, 10),
    languageHint: item.context?.language_hint ?? "en",
    market: southFlorida,
  });
  writeJsonLine({ id: item.id, language, slots, intents });
}
