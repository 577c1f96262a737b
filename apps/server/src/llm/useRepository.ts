import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { promptVersions } from "./prompts/prompts.ts";
import type { Tokens } from "./providers/port.ts";
import type { ModelConfig } from "./settings/modelConfig.ts";

/** The conversation a model was used in, and the market's day. */
export interface UsedIn {
  agentId: string;
  conversationId: string;
  day: string;
}

/** Adds what a model did for one message to its conversation's figures for the day. */
export async function addModelUse(
  db: Kysely<Database>,
  { agentId, conversationId, day }: UsedIn,
  { provider, model, prices }: ModelConfig,
  use: ModelUse,
): Promise<void> {
  await db
    .insertInto("model_use")
    .values({
      agent_id: agentId,
      conversation_id: conversationId,
      day,
      model: `${provider} ${model}`,
      prompts: promptVersions,
      turns: 1,
      understood: use.understood ? 1 : 0,
      phrased: use.phrased ? 1 : 0,
      calls: use.calls,
      input_tokens: use.tokens.input,
      output_tokens: use.tokens.output,
      cost_micros: prices && microDollars(use.tokens, prices),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["agent_id", "day", "conversation_id", "model", "prompts"])
        .doUpdateSet(
          Object.fromEntries(
            added.map((column) => [
              column,
              sql`coalesce(model_use.${sql.ref(column)}, 0) + excluded.${sql.ref(column)}`,
            ]),
          ),
        ),
    )
    .execute();
}

const added = ["turns", "understood", "phrased", "calls", "input_tokens", "output_tokens", "cost_micros"] as const;

/** Millionths of a US dollar: the price per million tokens is the same number per token. */
export function microDollars({ input, output }: Tokens, prices: { input: number; output: number }): number {
  return Math.round(input * prices.input + output * prices.output);
}

/** What models did for an agent since a day. */
export interface ModelUseSum {
  conversations: number;
  messages: number;
  phrased: number;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null if no price was set for any of it. */
  costMicros: number | null;
}

/** @param since a day of the market, `YYYY-MM-DD`, included */
export async function sumModelUse(db: Kysely<Database>, agentId: string, since: string): Promise<ModelUseSum> {
  const row = await db
    .selectFrom("model_use")
    .select((of) => [
      of.fn.count<number>("conversation_id").distinct().as("conversations"),
      ...(["turns", "phrased", "input_tokens", "output_tokens", "cost_micros"] as const).map((column) =>
        of.fn.sum<number | null>(column).as(column),
      ),
    ])
    .where("agent_id", "=", agentId)
    .where("day", ">=", since)
    .executeTakeFirstOrThrow();
  return {
    conversations: Number(row.conversations),
    messages: Number(row.turns ?? 0),
    phrased: Number(row.phrased ?? 0),
    inputTokens: Number(row.input_tokens ?? 0),
    outputTokens: Number(row.output_tokens ?? 0),
    costMicros: row.cost_micros === null ? null : Number(row.cost_micros),
  };
}

/** What a model did for one message of a renter. */
export interface ModelUse {
  calls: number;
  /** True if its understanding, or its phrasing, was used. */
  understood: boolean;
  phrased: boolean;
  tokens: Tokens;
}
