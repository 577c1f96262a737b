// npm run evaluate: scores a language model, or the built-in stage, on files of renters' messages.
import { parseArgs } from "node:util";
import { readConfig, SettingError } from "../apps/server/src/config.ts";
import { evaluate } from "./evaluate/evaluate.ts";
import { ownItemFiles, readItems } from "./evaluate/items.ts";
import { table } from "./evaluate/report.ts";

const help = `npm run --silent evaluate -- [--provider NAME] [--model NAME] [--limit N] [--at-once N] [--json] [FILE…]

Answers each message of the files as a chat would and prints how much was understood (micro F1 of slots and intents, by
language), how long it took, what it cost, how often the built-in stage had to help, and how many wordings passed.

NAME is builtin (the default), openai, anthropic or openai-compatible; key, address, prices and budget come from the
settings LLM_API_KEY, LLM_BASE_URL, LLM_PRICE_INPUT, LLM_PRICE_OUTPUT and LLM_BUDGET_MS. FILE holds JSON lines as
packages/assistant/specs/understanding has them; without one, all of those are taken. --limit takes so many of them,
evenly. --json prints one object instead of the table.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    provider: { type: "string" },
    model: { type: "string" },
    limit: { type: "string" },
    "at-once": { type: "string", default: "4" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

async function main(): Promise<void> {
  if (values.help) return console.log(help);
  const { provider, model, limit } = values;
  const chosen = { ...(provider && { LLM_PROVIDER: provider }), ...(model && { LLM_MODEL: model }) };
  const config = readConfig({ ...process.env, ...chosen }).model;
  const items = readItems(positionals.length > 0 ? positionals : ownItemFiles(), limit ? Number(limit) : undefined);
  const evaluation = await evaluate(items, config, { atOnce: Number(values["at-once"]) });
  console.log(values.json ? JSON.stringify(evaluation) : table(evaluation));
}

await main().catch((error: unknown) => {
  console.error(error instanceof SettingError || error instanceof SyntaxError ? error.message : error);
  process.exitCode = 2;
});
