import { z } from "zod";
import { type ModelConfig, modelProviders } from "./modelConfig.ts";

const price = z.coerce.number().nonnegative().max(10_000);

/** Settings of the language model; see the README. */
export const modelSettings = {
  LLM_PROVIDER: z.enum(["builtin", ...modelProviders]).default("builtin"),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://models.example/v1" })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  LLM_BUDGET_MS: z.coerce.number().int().min(100).max(20_000).default(4_000),
  LLM_PRICE_INPUT: price.optional(),
  LLM_PRICE_OUTPUT: price.optional(),
};

type ModelSettings = z.infer<z.ZodObject<typeof modelSettings>>;

/** Settings that the chosen provider requires but lacks, with one message each. */
export function missingModelSettings(s: ModelSettings): { name: keyof ModelSettings; error: string }[] {
  const missing: { name: keyof ModelSettings; error: string }[] = [];
  const need = (name: keyof ModelSettings, error: string) => {
    if (s[name] === undefined) missing.push({ name, error });
  };
  if (s.LLM_PROVIDER !== "builtin") need("LLM_MODEL", `is required with LLM_PROVIDER=${s.LLM_PROVIDER}`);
  if (s.LLM_PROVIDER === "openai" || s.LLM_PROVIDER === "anthropic") {
    need("LLM_API_KEY", `is required with LLM_PROVIDER=${s.LLM_PROVIDER}`);
  }
  if (s.LLM_PROVIDER === "openai-compatible") need("LLM_BASE_URL", "is required with LLM_PROVIDER=openai-compatible");
  if (s.LLM_PRICE_OUTPUT !== undefined) need("LLM_PRICE_INPUT", "goes together with LLM_PRICE_OUTPUT");
  if (s.LLM_PRICE_INPUT !== undefined) need("LLM_PRICE_OUTPUT", "goes together with LLM_PRICE_INPUT");
  return missing;
}

/** The model to use; undefined if the assistant works without one. */
export function modelConfigOf(s: ModelSettings): ModelConfig | undefined {
  if (s.LLM_PROVIDER === "builtin" || s.LLM_MODEL === undefined) return undefined;
  const { LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output } = s;
  return {
    provider: s.LLM_PROVIDER,
    model: s.LLM_MODEL,
    apiKey: s.LLM_API_KEY,
    baseUrl: s.LLM_BASE_URL,
    prices: input === undefined || output === undefined ? null : { input, output },
    budget: s.LLM_BUDGET_MS,
  };
}
