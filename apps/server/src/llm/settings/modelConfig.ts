/** The supported model providers. */
export const modelProviders = ["openai", "anthropic", "openai-compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The language model of a server, from its settings. */
export interface ModelConfig {
  provider: ModelProvider;
  model: string;
  /** A self-hosted server may need none. */
  apiKey: string | undefined;
  /** The provider's own address if it isn't set. */
  baseUrl: string | undefined;
  /** US dollars per million tokens; null if the settings don't say. */
  prices: { input: number; output: number } | null;
  /** Time limit for all calls of a turn together. Milliseconds. */
  budget: number;
}
