import type { Evaluation } from "./evaluate.ts";

/** The evaluation as lines of a table. */
export function table(evaluation: Evaluation): string {
  const { all, byLanguage, latency, tokens, cost } = evaluation;
  const scored = [["all", all] as const, ...Object.entries(byLanguage)].map(
    ([name, { messages, slotF1, intentF1 }]) =>
      [name, String(messages), slotF1.toFixed(3), intentF1.toFixed(3)] as const,
  );
  const share = (part: number) => `${(part * 100).toFixed(1)} %`;
  return [
    `${evaluation.provider}: ${evaluation.model}`,
    "",
    ...[["messages", "count", "slot F1", "intent F1"] as const, ...scored].map((row) => columns(row)),
    "",
    columns(["latency", `p50 ${milliseconds(latency.p50)}`, `p95 ${milliseconds(latency.p95)}`]),
    columns(["tokens", `${tokens.input} in`, `${tokens.output} out`]),
    columns(["cost", cost === null ? "no prices set" : `$${cost.toFixed(4)}`]),
    columns(["understood by it", String(evaluation.sent), `${share(evaluation.readingFallback)} fell back`]),
    columns(["phrasings", String(evaluation.wordings), `${share(evaluation.wordingsPassed)} passed the check`]),
  ].join("\n");
}

function columns(cells: readonly string[]): string {
  const [first = "", ...rest] = cells;
  return [first.padEnd(18), ...rest.map((cell) => cell.padEnd(14))].join("").trimEnd();
}

function milliseconds(value: number): string {
  return value < 10 ? `${value.toFixed(2)} ms` : `${Math.round(value)} ms`;
}
