import { expect, onTestFinished, test } from "vitest";
import type { ModelConfig } from "../../apps/server/src/llm/settings/modelConfig.ts";
import { startModelServer } from "../../apps/server/src/testing/modelServer/modelServer.ts";
import { readingText } from "../../apps/server/src/testing/modelServer/readings.ts";
import { evaluate } from "./evaluate.ts";
import { type Item, ownItemFiles, readItems } from "./items.ts";
import { table } from "./report.ts";

const context = { asked: null, reference_date: "2026-03-20", language_hint: "en" as const };
const items: Item[] = [
  {
    id: "1",
    text: "2 bedrooms in Doral",
    context,
    language: "en",
    slots: { bedrooms: 2, area: "Doral" },
    intents: ["give_info"],
  },
  {
    id: "2",
    text: "3 cuartos en Kendall",
    context,
    language: "es",
    slots: { bedrooms: 3, area: "Kendall" },
    intents: ["give_info"],
  },
  { id: "3", text: "I was evicted last year", context, language: "en", slots: {}, intents: [] },
];

test("the built-in stage is scored on the repository's own messages, and its phrasings pass the check", async () => {
  const own = await evaluate(readItems(ownItemFiles(), 200), undefined);
  expect(own).toMatchObject({ provider: "builtin", sent: 0, cost: null });
  expect(own.wordingsPassed).toBeGreaterThanOrEqual(0.98);
  expect(own.all.messages).toBe(200);
  expect(Object.keys(own.byLanguage)).toEqual(["en", "es"]);
  // Every line of these files is also a separate test of the understanding alone.
  for (const { slotF1, intentF1 } of [own.all, ...Object.values(own.byLanguage)]) {
    expect(Math.min(slotF1, intentF1)).toBeGreaterThanOrEqual(0.98);
  }
  expect(own.wordings).toBeGreaterThan(100);
});

test("a model is scored the same way, with its cost and how often it needed help", async () => {
  const server = await startModelServer(({ stage, part }) => {
    if (stage === "phrase") return { text: part("draft").includes("Kendall") ? "It has a pool!" : part("draft") };
    // One message is understood correctly, the other with one room too many.
    const bedrooms = part("message").startsWith("2 ") ? 2 : 4;
    const words = part("message").split(" ").slice(0, 2).join(" ");
    const place = bedrooms === 2 ? "Doral" : "Kendall";
    return {
      text: readingText({
        bedrooms: { min: bedrooms, max: bedrooms, evidence: words },
        area: { places: [place], evidence: place },
      }),
    };
  });
  onTestFinished(() => server.stop());
  const config: ModelConfig = {
    provider: "openai-compatible",
    model: "local",
    apiKey: undefined,
    baseUrl: server.url,
    prices: { input: 1, output: 2 },
    budget: 20_000,
  };
  const scored = await evaluate(items, config);
  expect(scored).toMatchObject({
    all: { messages: 3, slotF1: 0.75 },
    byLanguage: { en: { messages: 2, slotF1: 1 }, es: { messages: 1, slotF1: 0.5 } },
    tokens: { input: 1200, output: 160 },
    cost: 0.00152,
    sent: 2,
    readingFallback: 0,
    wordings: 2,
    wordingsPassed: 0.5,
  });
  expect(table(scored)).toMatch(/slot F1[\s\S]+0\.750[\s\S]+\$0\.0015[\s\S]+50\.0 % passed/);
});
