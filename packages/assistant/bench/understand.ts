/**
 * Measures understanding on one thread:
 *
 *   npm run bench:understand
 *
 * Messages a second in each language over the package's own data files, by
 * processor time so that a busy machine does not distort it, and the slowest of
 * many adversarial messages of 2,000 characters, best of five runs each.
 */
import { readFileSync } from "node:fs";
import { southFlorida } from "../src/markets/southFlorida.ts";
import type { Language, SlotName, UnderstandContext } from "../src/types.ts";
import { understand } from "../src/understanding/understand.ts";
import { adversarialMessages } from "./adversarial.ts";

interface Message {
  text: string;
  context: { asked: SlotName | null; reference_date: string; language_hint: Language };
}

const files = ["", ".first", ".second", ".third"];
const secondsEach = 2;
const passesOfWarmUp = 60;
const runsOfWorst = 5;
const required = { rate: 8000, worst: 5 };

function readMessages(name: string): [string, UnderstandContext][] {
  const file = new URL(`../specs/understanding/${name}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Message)
    .map(({ text, context }) => [
      text,
      {
        asked: context.asked,
        referenceDate: context.reference_date,
        languageHint: context.language_hint,
        market: southFlorida,
      },
    ]);
}

/** Messages per second of processor time, once the code is compiled: a server runs for days. */
function rateOf(messages: readonly [string, UnderstandContext][]): number {
  for (let pass = 0; pass < passesOfWarmUp; pass++) for (const [text, context] of messages) understand(text, context);
  const start = process.cpuUsage();
  let count = 0;
  let used = 0;
  while (used < secondsEach * 1e6) {
    for (const [text, context] of messages) understand(text, context);
    count += messages.length;
    const now = process.cpuUsage(start);
    used = now.user + now.system;
  }
  return count / (used / 1e6);
}

function millisecondsOf(text: string): number {
  const context: UnderstandContext = {
    asked: null,
    referenceDate: "2026-03-20",
    languageHint: "en",
    market: southFlorida,
  };
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runsOfWorst; run++) {
    // A text that was just read costs less.
    understand("", context);
    const start = performance.now();
    understand(text, context);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

for (const language of ["en", "es"] as const) {
  const rate = rateOf(files.flatMap((name) => readMessages(`${language}${name}`)));
  process.stdout.write(`${language}: ${Math.round(rate)} messages/s (required ${required.rate})\n`);
}
const slowest = Object.entries(adversarialMessages())
  .map(([name, text]) => ({ name, ms: millisecondsOf(text) }))
  .sort((a, b) => b.ms - a.ms);
for (const { name, ms } of slowest.slice(0, 5)) process.stdout.write(`${ms.toFixed(2)} ms: ${name}\n`);
process.stdout.write(`worst: ${slowest[0]?.ms.toFixed(2)} ms (required ${required.worst})\n`);
